import type { Difference } from "~/components/ui/two-states";

const NAMES = { title: "Title", excerpt: "Excerpt", content: "Content", site: "Website", category: "Category" } as const;
type Part = keyof typeof NAMES;

/** The parts of a post as a person reads them. */
export type PostTexts = Record<Part, string>;

// Browsers end lines in a way of their own.
const plain = (text: string) => text.replace(/\r\n?/g, "\n").trim();

/** The parts of a post that were saved elsewhere otherwise than they are entered here. */
export function differingParts(mine: PostTexts, theirs: PostTexts): Difference[] {
  const parts = Object.keys(NAMES) as Part[];
  return parts.filter((part) => plain(mine[part]) !== plain(theirs[part])).map((part) => ({ name: NAMES[part], theirs: theirs[part] }));
}
