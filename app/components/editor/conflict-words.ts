import { readRules, readDeclarations } from "~/modules/markup/css-declarations";
import type { Conflict } from "~/modules/markup/merge-code";
import { readableMarkup } from "~/modules/markup/readable-markup";
import { markupFacets, styleFacets, type Facet } from "./facets";

/** Conflicts that are one question to their owner. */
export interface ConflictQuestionWords {
  name: string;
  mine: string;
  theirs: string;
  /** Which conflicts they are, by their place in the list. */
  of: number[];
}

type Words = Omit<ConflictQuestionWords, "of">;

const GONE = "Taken out";
const AS_WRITTEN = { mine: "As it is here", theirs: "As it was saved elsewhere" };

/**
 * What is asked about, in words of a person. Places where the same words stand against the same others are one
 * question: a headline is said again in the title, and for search engines.
 */
export function conflictQuestions(conflicts: readonly Conflict[]): ConflictQuestionWords[] {
  const questions = new Map<string, ConflictQuestionWords>();
  conflicts.forEach((conflict, at) => {
    const words = wordsOf(conflict);
    const isSaid = words.mine !== AS_WRITTEN.mine;
    const key = JSON.stringify([isSaid ? "" : words.name, words.mine, words.theirs]);
    const asked = questions.get(key);
    if (!asked) return void questions.set(key, { ...words, of: [at] });
    asked.of.push(at);
    asked.name = namesTogether([...asked.name.split(", "), words.name]);
  });
  return [...questions.values()];
}

/** What a place is called, and what it says here and elsewhere. */
function wordsOf({ part, mine, theirs }: Conflict): Words {
  if (part === "javascript") return { name: "Behaviour", ...AS_WRITTEN };
  if (part === "css") return differing("Design", designOf(mine), designOf(theirs));
  const [here, there] = [readableMarkup(mine), readableMarkup(theirs)];
  if (here !== there) return { name: "Text", mine: here || GONE, theirs: there || GONE };
  return differing("Look of a part", markupFacets(mine), markupFacets(theirs));
}

const designOf = (css: string) =>
  styleFacets(css.includes("{") ? readRules(css).flatMap(({ declarations }) => declarations) : readDeclarations(css));

/** What two sides say otherwise, by what it is; where that cannot be said in words, that they differ. */
function differing(name: string, mine: Facet[], theirs: Facet[]): Words {
  const [here, there] = [without(mine, theirs), without(theirs, mine)];
  if (here.length === 0 && there.length === 0) return { name, ...AS_WRITTEN };
  const names = namesTogether([...here, ...there].map(({ name: said }) => said));
  return { name: name === "Design" ? name : names, mine: said(here) || GONE, theirs: said(there) || GONE };
}

const without = (facets: Facet[], others: Facet[]) =>
  facets.filter(({ name, value }) => !others.some((other) => other.name === name && other.value === value));

const said = (facets: Facet[]) => [...new Set(facets.map(({ value }) => value))].join("\n");

const namesTogether = (names: string[]) => [...new Set(names)].join(", ");
