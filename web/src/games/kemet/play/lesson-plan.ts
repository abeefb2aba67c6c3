import type { CouncilPlan } from "./council.ts";

/** The plan without what the lesson does not expect at this point; the same plan if nothing is wrong. */
export function keptToLesson(plan: CouncilPlan, expected: string | null): CouncilPlan {
  const [verb, card] = expected?.split(" ") ?? [];
  switch (verb) {
    case "play-card":
      return plan.play === null || plan.play === card ? plan : { ...plan, play: null };
    case "discard-card":
      return plan.discard === null || plan.discard === card ? plan : { ...plan, discard: null };
    case "add":
      return plan.di.every((one) => one === card) ? plan : { ...plan, di: plan.di.filter((one) => one === card) };
    case "hide":
      return plan.declare ? { ...plan, declare: false } : plan;
    default:
      return plan;
  }
}
