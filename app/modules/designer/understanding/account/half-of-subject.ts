import { beginsWithVerb } from "../clauses";
import type { Planned } from "../planned";
import { findVerb } from "../read-pieces";
import { means } from "../word";

/** 'The line about coins and cards is so tiny': what an 'and' ties to words without a verb is half of what is named. */
export function isHalfOfSubject(planned: Planned, plan: readonly Planned[]): boolean {
  const before = plan[plan.indexOf(planned) - 1];
  return (
    planned.joinedBy === "and" &&
    before?.understood === null &&
    !before.isPassed &&
    before.words.some((word) => means(word, "thing")) &&
    findVerb(before.words) === -1 &&
    !beginsWithVerb(planned.words) &&
    planned.words.some((word) => means(word, "verb", "be"))
  );
}
