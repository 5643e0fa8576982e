import type { Link, Ordinal } from "../names";
import { ORDINALS } from "../targets/sought";
import { means, senseOf, type Word } from "../word";

/** What leads to the things that something stands beside. */
export const ORDERS: readonly Link[] = ["above", "below", "before", "after", "between"];

/** What is said of a place among others: beside one or two of them, at an edge, as the second. */
type PlaceSaid =
  | { kind: "beside"; side: "before" | "after"; words: readonly Word[] }
  | { kind: "between"; one: readonly Word[]; other: readonly Word[] }
  | { kind: "edge"; is: "start" | "end" }
  | { kind: "nth"; at: number };

/** Where something new is to stand: beside one that is there. */
export interface Spot<Peer> {
  beside: Peer;
  side: "before" | "after";
  /** The words that say so. */
  used: readonly Word[];
}

/** Finds which of the others some words name, and how many of the words do; null where none, or several. */
export type Finder<Peer> = (words: readonly Word[]) => { peer: Peer; used: readonly Word[] } | null;

interface Found {
  gap: number;
  used: readonly Word[];
}

/**
 * The one place among others that all that is said of it means: 'between X and Y', 'straight after X, before Y', 'at the
 * bottom after X', 'as the second'. Undefined where nothing is said, null where that is not found or means two places.
 */
export function spotAmong<Peer>(
  words: readonly Word[],
  peers: readonly Peer[],
  find: Finder<Peer>,
): Spot<Peer> | null | undefined {
  const said = words.flatMap((word, at) => {
    const place = placeAt(words, at);
    return place ? [{ word, place }] : [];
  });
  if (said.length === 0) return undefined;
  if (said.length > MOST_PLACES) return null;
  const found = said.map(({ word, place }) => ({ word, place, found: gapOf(place, peers, find) }));
  const sure = found.flatMap((each) => (each.found ? [{ ...each.found, word: each.word }] : []));
  const [first] = sure;
  // 'Under me' says nothing by itself, and nothing else than what is said beside it.
  const isOpen = found.some((each) => !each.found && !(each.place.kind === "beside" && isOwner(each.place.words)));
  if (!first || isOpen || sure.some(({ gap }) => gap !== first.gap)) return null;
  const owners = found.flatMap(({ place }) =>
    place.kind === "beside" && isOwner(place.words) ? place.words.slice(0, 1) : [],
  );
  const used = [...found.map(({ word }) => word), ...sure.flatMap((each) => each.used), ...owners];
  return first.gap > 0
    ? { beside: peers[first.gap - 1]!, side: "after", used }
    : { beside: peers[0]!, side: "before", used };
}

/** Who writes. */
export const OWNER = /^(?:me|mich|mir|mí|moi|mim|mij|us|uns|nosotr[oa]s|nous|noi|nós|ons)$/iu;
const isOwner = ([first]: readonly Word[]): boolean => first !== undefined && OWNER.test(first.text);

/** What a word begins to say of a place; null where it says nothing of one. */
function placeAt(words: readonly Word[], at: number): PlaceSaid | null {
  const word = words[at]!;
  const behind = upToSign(words.slice(at + 1, at + 1 + MOST_WORDS));
  if (means(word, "link", "between")) {
    const and = behind.findIndex((each) => means(each, "light", "and"));
    return and === -1 ? null : { kind: "between", one: behind.slice(0, and), other: behind.slice(and + 1) };
  }
  if (means(word, "link", "above", "before")) return { kind: "beside", side: "before", words: behind };
  if (means(word, "link", "below", "after")) return { kind: "beside", side: "after", words: behind };
  if (means(word, "link", "start") && !isOfPage(behind)) return { kind: "edge", is: "start" };
  if (means(word, "link", "end") && !isOfPage(behind)) return { kind: "edge", is: "end" };
  const ordinal = senseOf(word, "ordinal")?.is;
  const before = words.slice(Math.max(0, at - 2), at);
  return ordinal && before.some((each) => means(each, "link", "as")) ? nth(ordinal) : null;
}

function nth(ordinal: Ordinal): PlaceSaid | null {
  if (ordinal === "last") return { kind: "edge", is: "end" };
  const at = ORDINALS.indexOf(ordinal);
  return at === -1 ? null : { kind: "nth", at };
}

/** 'In the menu at the top' is no place among entries. */
const isOfPage = (behind: readonly Word[]): boolean =>
  behind.slice(0, MOST_LIGHT).some((word) => means(word, "thing", "page"));
const MOST_LIGHT = 3;

/** So many words say where something goes, and so many such places belong to one thing. */
const MOST_WORDS = 14;
const MOST_PLACES = 4;

/** The words up to a sign, or to what says another place. */
function upToSign(words: readonly Word[]): readonly Word[] {
  const end = words.findIndex(
    (word, at) =>
      means(word, "light", "comma", "stop") ||
      (means(word, "link", "colon") && !word.text.includes(" ")) ||
      (at > 0 && means(word, "link", ...ORDERS, "end", "start")),
  );
  return end === -1 ? words : words.slice(0, end);
}

function gapOf<Peer>(place: PlaceSaid, peers: readonly Peer[], find: Finder<Peer>): Found | null {
  if (peers.length === 0) return null;
  if (place.kind === "edge") return { gap: place.is === "start" ? 0 : peers.length, used: [] };
  if (place.kind === "nth") return place.at <= peers.length ? { gap: place.at, used: [] } : null;
  if (place.kind === "beside") {
    const found = longest(place.words, find);
    const at = found ? peers.indexOf(found.peer) : -1;
    return found && at !== -1 ? { gap: at + (place.side === "after" ? 1 : 0), used: found.used } : null;
  }
  const [one, other] = [longest(place.one, find), longest(place.other, find)];
  if (!one || !other) return null;
  const [low, high] = [peers.indexOf(one.peer), peers.indexOf(other.peer)].toSorted((a, b) => a - b);
  const isGap = low !== undefined && high !== undefined && low >= 0 && high === low + 1;
  return isGap ? { gap: high, used: [...one.used, ...other.used] } : null;
}

const MOST_NAME = 8;

/** What the most of the first words name: behind it a sentence may go on. */
function longest<Peer>(words: readonly Word[], find: Finder<Peer>): { peer: Peer; used: readonly Word[] } | null {
  for (let length = Math.min(words.length, MOST_NAME); length > 0; length -= 1) {
    const found = find(words.slice(0, length));
    if (found) return found;
  }
  return null;
}
