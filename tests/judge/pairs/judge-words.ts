import { ownerText, type PairCase } from "../truth";
import type { Said } from "./said";
import { saysInOrder, wordsOf } from "./words";

/** So many words of a wish in a row are the wish. */
const RUN = 4;

/** Wishes of which the page says something, as they stand in the brief. */
export function publishedWishes(each: PairCase, { ownWords }: Said): string[] {
  const page = wordsOf(ownWords);
  const rest = wordsOf(each.truth.wishes.reduce((text, wish) => text.replace(wish, "\n"), ownerText(each)));
  const isSaid = (run: string[]) => saysInOrder(page, run) && !saysInOrder(rest, run);
  return each.truth.wishes.filter((wish) => runsOf(wish).some(isSaid));
}

/** Four words each of a wish's parts; a shorter part whole, one word alone only where it is all of the wish. */
function runsOf(wish: string): string[][] {
  const parts = wish
    .split(/[,.;!?()–—\n]/)
    .map(wordsOf)
    .filter((part) => part.length > 0);
  return parts.flatMap((part) => {
    if (part.length < RUN) return part.length > 1 || parts.length === 1 ? [part] : [];
    return Array.from({ length: part.length - RUN + 1 }, (_, at) => part.slice(at, at + RUN));
  });
}

/** Talk that stands on the page. */
export function publishedTalk({ truth }: PairCase, { text }: Said): string[] {
  const page = wordsOf(text);
  return truth.talk.filter((talk) => saysInOrder(page, wordsOf(talk)));
}

/** What the owner said and the page does not, word for word. */
export function missingWords({ truth }: PairCase, { text }: Said): string[] {
  const page = wordsOf(text);
  return truth.says.filter((words) => !saysInOrder(page, wordsOf(words)));
}

const PARTS: Record<string, "ground" | "action" | "header" | "footer"> = {
  background: "ground",
  buttons: "action",
  header: "header",
  footer: "footer",
};

/** Colours that were asked for and that no part of the theme has. */
export function coloursNotFollowed({ truth, brief }: PairCase, { plan }: Said): string[] {
  const { colours = {} } = plan.theme;
  const isSet = (part: string) => {
    const own = PARTS[part];
    const isAny = Object.keys(colours).length > 0 || plan.theme.primary !== brief.colorTheme;
    return own ? colours[own] !== undefined : isAny;
  };
  return Object.entries(truth.colours).flatMap(([part, name]) => (isSet(part) ? [] : [`${part}: ${name}`]));
}
