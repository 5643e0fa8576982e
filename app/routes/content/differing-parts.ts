import type { Difference } from "~/components/ui/two-states";
import { plainLines } from "~/lib/plain-lines";

const NAMES = {
  title: "Title",
  excerpt: "Excerpt",
  content: "Content",
  site: "Website",
  category: "Category",
} as const;
type Part = keyof typeof NAMES;

/** The parts of a post as a person reads them. */
export type PostTexts = Record<Part, string>;

const plain = (text: string) => plainLines(text).trim();

/** The parts of a post that were saved elsewhere otherwise than they are entered here. */
export function differingParts(mine: PostTexts, theirs: PostTexts): Difference[] {
  const parts = Object.keys(NAMES) as Part[];
  return parts
    .filter((part) => plain(mine[part]) !== plain(theirs[part]))
    .map((part) => ({ name: NAMES[part], theirs: theirs[part] }));
}
