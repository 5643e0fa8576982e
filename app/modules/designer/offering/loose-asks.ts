import { planRequests } from "../understanding/plan-requests";
import { isCall } from "../understanding/pattern";
import type { Known } from "../understanding/read-request";
import type { Word } from "../understanding/word";
import { askOf } from "./ask-of";
import type { Proposal } from "./proposals/scene";

const SURE = 0.85;

/** What is read of a message word by word, before anybody looks whether all of it is accounted for. */
export const looseAsks = (words: readonly Word[], source: string, known: Known): Proposal[] =>
  planRequests(words, source, known).flatMap(({ understood }) => {
    const ask = understood && isCall(understood.result) ? askOf(understood.result, known.site) : null;
    return ask ? [{ ask, score: SURE }] : [];
  });
