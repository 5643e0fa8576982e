import { isDone, type Planned } from "./planned";
import type { PieceKind } from "./pieces";
import { findVerb } from "./read-pieces";

/**
 * A plan without what would be done to a guess. A clause with no verb of its own goes on from the one before it in the
 * sentence, and one that names nothing is said of what was spoken of: where that was not understood, nor is this.
 */
export function withoutAdrift(plan: readonly Planned[]): Planned[] {
  const kept: Planned[] = [];
  for (const planned of plan) {
    const before = kept.findLast(({ understood, isRequest }) => understood !== null || isRequest);
    const isAdrift = isDone(planned) && before !== undefined && isMissed(before) && hangsOn(planned, before);
    kept.push(isAdrift ? { ...planned, understood: null, isRequest: true } : planned);
  }
  return kept;
}

const isMissed = ({ understood, isRequest }: Planned): boolean => understood === null && isRequest;

/** What several sentences tell together stands by itself. */
const hangsOn = (planned: Planned, before: Planned): boolean =>
  !planned.isTold && ((!before.endsSentence && findVerb(planned.words) === -1) || namesNothing(planned));

function namesNothing({ understood }: Planned): boolean {
  const { pieces } = understood!.reading;
  return pieces.length > 0 && !pieces.some(({ kind }) => NAMES.has(kind));
}
const NAMES: ReadonlySet<PieceKind> = new Set(["phrase", "literal", "fact"]);
