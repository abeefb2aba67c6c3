import { describe, expect, it } from "vitest";
import { REPORT_REASONS, type IgnoredHere, type TableInfo } from "$lib/wire.ts";
import { hasWords } from "$lib/words.ts";
import { deedsFor, ignoredAs, isMe } from "./menu.svelte.ts";

const GUESTS = [{ guest: 7, name: "Bold Kite", host: false }, { guest: 8, name: null, host: false }];

interface Told {
  info?: Pick<TableInfo, "host" | "status">;
  myGuest?: number | null;
  ignored?: IgnoredHere[];
}

const at = ({ info = { host: false, status: "playing" }, myGuest = null, ignored = [] }: Told = {}) => ({
  info,
  mySeats: [0],
  connection: { myGuest, guests: GUESTS },
  talk: { ignored },
});

const seat = { type: "seat", seat: 1 } as const;
const guest = { type: "guest", guest: 7 } as const;
const unknown = { type: "guest", guest: 8 } as const;
const line = { type: "line", channel: "everybody", number: 3 } as const;

describe("the menu of a person", () => {
  it("has what one can do about them", () => {
    for (const who of [seat, guest, line]) expect(deedsFor(at(), who)).toEqual(["mute", "block", "report"]);
    expect(deedsFor(at(), unknown)).toEqual(["report"]);
  });

  it("takes back what was done", () => {
    const muted = at({ ignored: [{ id: 1, name: "x", how: "mute", seat: 1, guest: null }] });
    const blocked = at({ ignored: [{ id: 2, name: "x", how: "block", seat: null, guest: 7 }] });
    expect(deedsFor(muted, seat)).toEqual(["unmute", "block", "report"]);
    expect(deedsFor(blocked, guest)).toEqual(["unblock", "report"]);
    expect(ignoredAs(blocked, seat)).toBeNull();
    expect(ignoredAs(blocked, guest)?.id).toBe(2);
  });

  it("lets the host send away who looks on, and who sits before the start", () => {
    const gathering = at({ info: { host: true, status: "gathering" } });
    const playing = at({ info: { host: true, status: "playing" } });
    for (const who of [seat, guest]) expect(deedsFor(gathering, who)).toContain("remove");
    expect(deedsFor(playing, seat)).not.toContain("remove");
    expect(deedsFor(playing, guest)).toContain("remove");
    expect(deedsFor(playing, unknown)).toEqual(["report", "remove"]);
  });

  it("is not for oneself", () => {
    expect(isMe(at(), { type: "seat", seat: 0 })).toBe(true);
    expect(isMe(at(), seat)).toBe(false);
    expect(isMe(at({ myGuest: 7 }), guest)).toBe(true);
  });
});

describe("the words for it", () => {
  it("are there", () => {
    const deeds = ["mute", "unmute", "block", "unblock", "report", "remove"];
    for (const deed of deeds) for (const id of [`ui-person-${deed}`, `ui-person-${deed}-hint`]) expect(hasWords(id), id).toBe(true);
    for (const how of ["mute", "block"]) for (const id of [`ui-person-is-${how}`, `ui-person-did-${how}`]) expect(hasWords(id), id).toBe(true);
    for (const reason of Object.keys(REPORT_REASONS)) expect(hasWords(`ui-report-reason-${reason}`), reason).toBe(true);
  });
});
