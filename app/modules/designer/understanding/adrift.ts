import { isDone, type Planned } from "./planned";
import { findVerb } from "./read-pieces";

/**
 * A plan without what would be done to a guess: a clause with no verb of its own goes on from the one before it in
 * the sentence, so where that one asks for something that was not understood, nor is what goes on from it.
 */
export function withoutAdrift(plan: readonly Planned[]): Planned[] {
  const kept: Planned[] = [];
  for (const planned of plan) {
    const before = kept.findLast(({ isPassed }) => !isPassed);
    const isAdrift = isDone(planned) && before !== undefined && isMissed(before) && goesOn(planned);
    kept.push(isAdrift ? { ...planned, understood: null, isRequest: true } : planned);
  }
  return kept;
}

/** A sentence of its own is new. */
const isMissed = ({ understood, isRequest, endsSentence }: Planned): boolean =>
  understood === null && isRequest && !endsSentence;

/** What several sentences tell together stands by itself. */
const goesOn = ({ words, isTold }: Planned): boolean => !isTold && findVerb(words) === -1;
