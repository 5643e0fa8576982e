import { accounted } from "../understanding/account/accounted";
import { isCall } from "../understanding/pattern";
import { isDone, type Planned } from "../understanding/planned";
import { planRequests } from "../understanding/plan-requests";
import type { Known } from "../understanding/read-request";
import { planTold } from "../understanding/told/told";
import type { Word } from "../understanding/word";
import { askOf } from "./ask-of";
import type { Proposal } from "./proposals/scene";

/** How likely that is meant which accounts for all that is said of it, and which does not. */
export const SURE = 0.85;
const UNSURE = 0.6;

/** What is read of a message word by word, and of what several sentences tell together. */
export const looseAsks = (words: readonly Word[], source: string, known: Known): Proposal[] =>
  [planTold(words, source, known) ?? [], planRequests(words, source, known)].flatMap((plan) =>
    asksOf(plan, words, source, known),
  );

function asksOf(plan: Planned[], words: readonly Word[], source: string, { site }: Known): Proposal[] {
  const starts = accounted(plan, words, source)
    .filter(isDone)
    .map((planned) => startOf(planned));
  return plan.flatMap((planned) => {
    const { understood } = planned;
    const ask = understood && isCall(understood.result) ? askOf(understood.result, site) : null;
    return ask ? [{ ask, score: starts.includes(startOf(planned)) ? SURE : UNSURE }] : [];
  });
}

const startOf = ({ words }: Planned): number | undefined => words[0]?.start;
