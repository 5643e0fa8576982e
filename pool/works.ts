import type { Pooled } from "~/lib/pool/in-pool.server";
import { changeByRules } from "~/modules/designer/built-in-change-designer";
import { changeProblem } from "~/modules/designer/guard/change-problem";
import { readAnswer } from "~/modules/designer/model/read-answer";
import { changeByRulesInPool, changeProblemInPool, readAnswerInPool } from "~/modules/designer/pooled-designer.server";

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- as for inPool
type Work = (...args: any[]) => unknown;

/** Says which function stands behind one that is called from outside; of another type it does not compile. */
export const work = <F extends Work>({ workName }: Pooled<F>, here: NoInfer<F>): Record<string, Work> => ({ [workName]: here });

/** What the pool's processes can do: `...work(findFaults, findFaultsHere)` for each. */
export const works: Record<string, Work> = {
  ...work(changeByRulesInPool, changeByRules),
  ...work(readAnswerInPool, readAnswer),
  ...work(changeProblemInPool, changeProblem),
};
