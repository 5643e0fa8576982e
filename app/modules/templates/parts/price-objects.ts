import type { SectionOf } from "../../site/site-plan";
import { longestWord } from "../longest-word";
import { hashText } from "../seeded";

/** What of a list of prices decides how it stands. */
export type PriceList = Pick<SectionOf<"prices">, "groups" | "told" | "cards">;

/** Prices of a board, letters of each, and how wide a word of a name may be (em) to fit its column on a small phone. */
const ON_BOARD = { fewest: 2, most: 4, letters: 9, word: 6 };
/** Offers beside one another, and letters of each of their prices. */
const OFFERED = { fewest: 2, most: 4, letters: 16 };
/** The same where an owner asked for them. */
const ASKED = { fewest: 2, most: 6, letters: 28 };

/** A few short prices may hang large beside one another; the things themselves choose between that and a list. */
export function isBoard({ groups, told = [], cards }: PriceList): boolean {
  const [{ items } = { items: [] }, ...others] = groups;
  const fits =
    others.length + told.length === 0 &&
    items.length >= ON_BOARD.fewest &&
    items.length <= ON_BOARD.most &&
    items.every(({ name, price }) => price.length <= ON_BOARD.letters && longestWord(name) <= ON_BOARD.word);
  return (
    fits &&
    !isCompared({ groups, told, ...(cards && { cards }) }) &&
    hashText(items.map(({ name }) => name).join(" ")) % 3 > 0
  );
}

/** A few offers that each say what they have, to be compared side by side, or that are asked for so. */
export function isCompared({ groups, cards }: PriceList): boolean {
  const [{ items } = { items: [] }, ...others] = groups;
  if (cards)
    return (
      groups.every((group) => group.items.length >= ASKED.fewest && group.items.length <= ASKED.most) &&
      groups.every((group) => group.items.every(({ price }) => price.length <= ASKED.letters))
    );
  return (
    others.length === 0 &&
    items.length >= OFFERED.fewest &&
    items.length <= OFFERED.most &&
    items.every(({ detail, price }) => detail !== undefined && price.length <= OFFERED.letters)
  );
}

/** Whether prices stand beside one another, and not below one another as in a list. */
export const areBeside = (section: PriceList): boolean => isBoard(section) || isCompared(section);

/** Several amounts of one thing, each on a line of its own: "12 months 22 €, 18 months 27 €". Undefined where it has one. */
export function amountLines(price: string): string | undefined {
  const parts = price.split(/(?<=[,;،])\s(?![^(]*\))/u);
  return parts.length > 1 && parts.every((part) => /\p{Nd}/u.test(part)) ? parts.join("\n") : undefined;
}
