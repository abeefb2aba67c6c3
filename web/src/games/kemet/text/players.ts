/** A player in words: every public figure, and cards that are shown to the eye that looks. */

import { listed, nameOf, word } from "$lib/words.ts";
import { piles } from "$play/hand.ts";
import { item, type TextItem } from "../../../text/game-text.ts";
import { figure, listItem, sentences, told, toldItems } from "../../../text/told.ts";
import { isAmon } from "../amon/amon.ts";
import { cityName, zoneName } from "../board/describe.ts";
import { DISTRICTS } from "../board/zones.ts";
import { goldIsThere } from "../play/choices.ts";
import { godState } from "../play/god.ts";
import { hasTeams } from "../teams.ts";
import { components, type PlayerView, type SecretView, type View } from "../wire.ts";
import { amonItems } from "./amon.ts";

function fame(view: View, player: PlayerView): string {
  const { fame, team_fame, battle_fame: battle, divine_fame: divine, temporary_fame: temporary } = player;
  const { goal } = view.agreed;
  const kinds = word("play-fame-kinds", { battle, divine, temporary });
  const all = view.amon ? figure(word("play-fame"), fame) : word("play-fame-of", { fame, goal });
  return sentences(all, kinds, hasTeams(view) ? word("play-team-fame", { fame: team_fame, goal }) : "");
}

const pyramids = ({ pyramids }: PlayerView): TextItem[] =>
  pyramids.map(({ level, colour }, at) =>
    item(figure(word(`district-${DISTRICTS[at]}`), colour ? word("play-pyramid-level", { colour: word(`colour-${colour}`), level }) : word("play-pyramid-none"))),
  );

function tokens(view: View, player: PlayerView): string {
  const silver = player.has_silver ? word(player.silver_tokens.length === 0 ? "play-silver-ready" : "play-silver-used") : "";
  const gold = goldIsThere(view, player.seat) ? word(player.gold_used ? "play-gold-used" : "play-gold-ready") : "";
  const used = [...player.own_tokens, ...player.silver_tokens].map((id) => nameOf({ kind: "space", id }));
  return sentences(word("play-tokens-left", { count: player.tokens }), used.length > 0 ? word("play-tokens-on", { spaces: listed(used) }) : "", silver, gold);
}

/** The god itself, where gods come to the board. */
function god(view: View, player: PlayerView): TextItem[] {
  const { figure: piece, god: id } = player;
  const state = godState(view, player);
  if (!piece || state === null || id === null) return [];
  const where = piece.zone === null ? "" : word("play-god-where", { zone: zoneName(piece.zone) });
  const life = word("play-god-life", { life: piece.zone === null ? piece.most_life : piece.life, most: piece.most_life });
  const needs = piece.needs.map(({ name, need, met }) => item(figure(word(`play-god-needs-${name}`, { need }), word(met ? "play-god-yes" : "play-god-no"))));
  return [
    item(sentences(figure(nameOf({ kind: "god", id }), [word(`play-god-${state}`), where].join(" ").trim()), life, word("play-god-strength", { strength: piece.strength })), [
      item(told("power", id)),
      ...(needs.length > 0 ? [item(word("play-god-needs"), needs)] : []),
    ]),
  ];
}

/** Cards of somebody, for eyes that may see them. */
export function handItems(secret: SecretView | null): TextItem[] {
  if (secret === null) return [];
  const divine = piles(secret.di).map(({ card, count }) => item(count > 1 ? word("text-times", { count, thing: told("di", card) }) : told("di", card)));
  return [
    listItem(word("play-battle-cards"), toldItems("card", secret.battle_hand), word("text-none")),
    ...(secret.face_down.length > 0 ? [item(word("play-face-down"), toldItems("card", secret.face_down))] : []),
    listItem(word("play-di-cards"), divine, word("text-none")),
  ];
}

const shownItems = (secret: SecretView | null): TextItem[] => (secret === null ? [] : [item(word("play-shown-to-you"), handItems(secret))]);

/** What lies beside the board of a player. */
function belongings(player: PlayerView): TextItem[] {
  const { slots, companions, face_up: played, removed } = player;
  const colours = slots.flatMap((colour) => (colour === null ? [] : [nameOf({ kind: "colour", id: colour })]));
  return [
    listItem(word("play-tiles"), toldItems("tile", player.tiles), word("text-none")),
    ...(colours.length > 0 ? [item(word("text-acquire-tokens", { colours: listed(colours) }))] : []),
    ...(companions.length > 0 ? [item(word("play-companions-waiting"), toldItems("companion", companions))] : []),
    item(figure(word("play-discards-of"), played.length === 0 ? word("play-face-up-none") : listed(played.map((id) => nameOf({ kind: "card", id }))))),
    ...(removed > 0 ? [item(word("play-removed-count", { count: removed }))] : []),
  ];
}

export function playerItems(view: View, seat: number, shown: unknown): TextItem[] {
  const player = view.players[seat];
  if (player === undefined) return [];
  if (isAmon(view, seat)) return amonItems(view);
  const { prayer, supply, stock, veterans, battle_hand, face_down, di, city } = player;
  return [
    ...(city === null ? [] : [item(figure(word("text-city"), cityName(city)))]),
    item(fame(view, player)),
    item(word("play-prayer-of", { prayer, most: components.max_prayer })),
    ...(view.agreed.edition === "first" ? [] : [item(figure(word("play-veterans"), veterans))]),
    item(word("play-supply-of", { supply, stock })),
    item(sentences(word("play-battle-cards-count", { count: battle_hand }), figure(word("play-face-down"), face_down), word("play-di-cards-count", { count: di }))),
    ...(view.round > 0 ? [item(tokens(view, player))] : []),
    item(word("play-pyramids"), pyramids(player)),
    ...god(view, player),
    ...belongings(player),
    ...shownItems(shown as SecretView | null),
    ...(view.eye === "Archive" ? handItems(player.secret) : []),
  ];
}
