import type { Play } from "./session.svelte.ts";

/** What a key asks of the page around the play area. */
export interface KeyHopes {
  help: () => void;
  list: () => void;
  /** All of my mat, or one row; nothing where it is always whole. */
  mat?: (() => void) | undefined;
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
}

/** Enter on a button or a link presses that one. */
function hasOwnEnter(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("button, a, summary, [role=button]") !== null;
}

/** Keys that play; true when the key was meant for us. */
export function playKey(event: KeyboardEvent, play: Play, hopes: KeyHopes): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return false;
  if (document.querySelector("dialog[open]") !== null) return false;
  switch (event.key) {
    case "Escape":
      if (play.adviser.shown) {
        play.adviser.close();
        return true;
      }
      return play.stepBack();
    case "?":
      hopes.help();
      return true;
    case "l":
    case "L":
      hopes.list();
      return true;
    case "m":
    case "M":
      hopes.mat?.();
      return hopes.mat !== undefined;
    case "h":
    case "H":
      if (!play.adviser.available) return false;
      play.adviser.toggle();
      return true;
    case "u":
    case "U":
      if (play.held !== null) {
        play.takeBack();
        return true;
      }
      if (play.undoLeft.step === 0) return false;
      play.undo("step");
      return true;
    case "Enter":
      return !hasOwnEnter(event.target) && pressPrimary(play);
    default:
      return /^[1-9]$/.test(event.key) && pressNumbered(play, Number(event.key) - 1);
  }
}

function pressPrimary(play: Play): boolean {
  if (play.confirming) {
    play.confirm();
    return true;
  }
  if (play.held) {
    play.letGo();
    return true;
  }
  if (play.picking) return false;
  const meant = play.ready ?? play.bar.primary;
  if (!meant) return false;
  play.attempt(meant);
  return true;
}

function pressNumbered(play: Play, at: number): boolean {
  if (play.picking && !play.picking.stepper) {
    const offer = play.picking.offers[at];
    if (offer) play.attempt(offer);
    return offer !== undefined;
  }
  const group = play.numbered[at];
  if (!group) return false;
  play.choose(group);
  return true;
}
