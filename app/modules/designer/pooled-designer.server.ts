import { CutOff } from "~/lib/pool/cut-off";
import { inPool } from "~/lib/pool/in-pool.server";
import type { changeByRules } from "./built-in-change-designer";
import type { ChangeDesigner } from "./change-designer";
import type { changeProblem } from "./guard/change-problem";
import type { KeptInScope, keepInScope } from "./guard/scope/keep-in-scope";
import { NO_TIME_TO_CHECK, NO_TIME_TO_READ } from "./designer-texts";
import { CUT_SHORT, type ReadAnswer, type readAnswer } from "./model/read-answer";

const LIMITS = { milliseconds: 10_000, megabytes: 300 };

export const changeByRulesInPool = inPool<typeof changeByRules>("change-by-rules", LIMITS);
export const readAnswerInPool = inPool<typeof readAnswer>("read-designer-answer", LIMITS);
export const keepInScopeInPool = inPool<typeof keepInScope>("keep-in-scope", LIMITS);
export const changeProblemInPool = inPool<typeof changeProblem>("change-problem", LIMITS);

/**
 * The built-in designer, at work for an owner. It reads a message a bounded number of times, and yet pages are of any
 * kind.
 */
export function builtInDesignerFor(userId: number): ChangeDesigner {
  const answer: ChangeDesigner["answer"] = (request) =>
    changeByRulesInPool(userId, request).catch(atLimit({ message: NO_TIME_TO_READ, code: null }));
  return { id: "built-in", answer };
}

/** Reads what a model answered an owner. */
export const readAnswerFor =
  (userId: number) =>
  (...[text, code]: Parameters<typeof readAnswer>): Promise<ReadAnswer> =>
    readAnswerInPool(userId, text, code).catch(atLimit(CUT_SHORT));

/** A model's change without what was not asked for. One that cannot be read to its end stays whole, to be looked over. */
export const inScope = (userId: number, ...of: Parameters<typeof keepInScope>): Promise<KeptInScope> =>
  keepInScopeInPool(userId, ...of).catch(atLimit({ code: of[1], left: [] }));

/** Looks a change over for an owner: one that cannot be looked over to its end must not be made. */
export const findProblem = (userId: number, ...of: Parameters<typeof changeProblem>): Promise<string | null> =>
  changeProblemInPool(userId, ...of).catch(atLimit(NO_TIME_TO_CHECK));

/** What stands for a result that a limit cut off; any other failure stays one. */
const atLimit =
  <Value>(value: Value) =>
  (error: unknown): Value => {
    if (error instanceof CutOff) return value;
    throw error;
  };
