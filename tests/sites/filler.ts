import type { Section, SitePlan } from "~/modules/site/site-plan";
import { wordsOf } from "./words-of-page";

/** What says something of a section; titles, names of links and the like are labels. */
const STATEMENTS = new Set(["lead", "intro", "name", "detail", "paragraphs", "question", "answer", "text", "what"]);

/** Statements of a plan that have a word which its owner did not write: they could stand on anybody's page. */
export function fillerIn({ sections, meta }: Pick<SitePlan, "sections" | "meta">, said: string): string[] {
  // As parts of words, since Arabic writes "the" and "and" as one with what follows.
  const known = wordsOf(said).join(" ");
  const statements = [...sections.flatMap((section) => statementsIn(section)), meta.description].flatMap(inSentences);
  return statements.filter((statement) => wordsOf(statement).some((word) => !known.includes(word)));
}

function statementsIn(value: Section | object): string[] {
  return Object.entries(value).flatMap(([key, each]: [string, unknown]) => {
    if (typeof each === "string") return STATEMENTS.has(key) ? [each] : [];
    if (!Array.isArray(each)) return [];
    return each.flatMap((item: unknown) => {
      if (typeof item === "string") return STATEMENTS.has(key) ? [item] : [];
      return item && typeof item === "object" ? statementsIn(item) : [];
    });
  });
}

const inSentences = (text: string) => text.split(/(?<=[.!?…؟])\s+/u).filter((sentence) => sentence !== "");
