import { components, type Di, type DiInfo, type EFFECTS } from "../wire.ts";

/** What a DI card does beside its points, by name. */
export type EffectName = keyof typeof EFFECTS;

export const effectOf = ({ effect }: DiInfo): EffectName => (typeof effect === "string" ? effect : (Object.keys(effect)[0] as EffectName));

/** The cards that do this. */
export const cardsWith = (name: EffectName): readonly Di[] => components.di.filter((row) => effectOf(row) === name).map(({ id }) => id);
