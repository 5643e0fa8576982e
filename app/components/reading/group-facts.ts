import type { FactSubject } from "~/modules/facts/read-fact";
import type { PlacedFact } from "~/modules/result/reading";
import { SUBJECT_WORDS } from "./subject-words";

/** Facts that were read from the same words. */
export interface FactRow {
  words: string;
  facts: PlacedFact[];
}

/** Facts by subject, those that follow one another from the same words together. */
export function groupFacts(facts: readonly PlacedFact[]): { about: FactSubject; rows: FactRow[] }[] {
  const subjects = Object.keys(SUBJECT_WORDS) as FactSubject[];
  return subjects.flatMap((about) => {
    const rows = rowsOf(facts.filter((fact) => fact.about === about));
    return rows.length > 0 ? [{ about, rows }] : [];
  });
}

function rowsOf(facts: readonly PlacedFact[]): FactRow[] {
  const rows: FactRow[] = [];
  for (const fact of facts) {
    const last = rows.at(-1);
    if (last?.words === fact.words) last.facts.push(fact);
    else rows.push({ words: fact.words, facts: [fact] });
  }
  return rows;
}
