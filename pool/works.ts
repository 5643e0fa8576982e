import type { Pooled } from "~/lib/pool/in-pool.server";
import { browserFindings } from "~/modules/checks/browser/browser-findings";
import { checkHtml, checkRules } from "~/modules/checks/check-static.server";
import { fixStatic } from "~/modules/checks/fix-static.server";
import {
  browserFindingsInPool,
  checkHtmlInPool,
  checkRulesInPool,
  fixInPool,
} from "~/modules/checks/pooled-checks.server";
import { changeClaim, claimsOf, newClaims } from "~/modules/claims/claim-works";
import { changeClaimInPool, claimsOfInPool, newClaimsInPool } from "~/modules/claims/pooled-claims.server";
import { codeChanges } from "~/modules/markup/code-changes";
import { assembleInPool, codeChangesInPool, pageStyleInPool } from "~/modules/assembly/pooled-publishing.server";
import { assemble } from "~/modules/assembly/publish-works";
import { pageStyle } from "~/modules/assembly/sharing/site-style";
import { changeByRules } from "~/modules/designer/built-in-change-designer";
import { changeProblem } from "~/modules/designer/guard/change-problem";
import { keepInScope } from "~/modules/designer/guard/scope/keep-in-scope";
import { readAnswer } from "~/modules/designer/model/read-answer";
import { specimenInPool } from "~/modules/generation/draw-specimen.server";
import { specimenOf } from "~/modules/generation/specimen";
import { readingInPool } from "~/modules/result/pooled-reading.server";
import { readingOf } from "~/modules/result/reading";
import {
  changeByRulesInPool,
  changeProblemInPool,
  keepInScopeInPool,
  readAnswerInPool,
} from "~/modules/designer/pooled-designer.server";

// oxlint-disable-next-line typescript/no-explicit-any -- as for inPool
type Work = (...args: any[]) => unknown;

/** Says which function stands behind one that is called from outside; of another type it does not compile. */
const work = <F extends Work>({ workName }: Pooled<F>, here: NoInfer<F>): Record<string, Work> => ({
  [workName]: here,
});

/** What the pool's processes can do. */
export const works: Record<string, Work> = {
  ...work(checkHtmlInPool, checkHtml),
  ...work(checkRulesInPool, checkRules),
  ...work(fixInPool, fixStatic),
  ...work(browserFindingsInPool, browserFindings),
  ...work(claimsOfInPool, claimsOf),
  ...work(newClaimsInPool, newClaims),
  ...work(changeClaimInPool, changeClaim),
  ...work(assembleInPool, assemble),
  ...work(pageStyleInPool, pageStyle),
  ...work(codeChangesInPool, codeChanges),
  ...work(changeByRulesInPool, changeByRules),
  ...work(readAnswerInPool, readAnswer),
  ...work(keepInScopeInPool, keepInScope),
  ...work(changeProblemInPool, changeProblem),
  ...work(readingInPool, readingOf),
  ...work(specimenInPool, specimenOf),
};
