import { withHeadFollowing } from "../editing/said-in-head";
import { applyEdit, type Edit } from "../markup/edit";
import type { WebsiteCode } from "../site/website-code";
import { answerBuiltIn } from "./built-in/answer-built-in";
import type { ChangeAnswer, ChangeRequest } from "./change-designer";

/** Changes a website by rules: no key, no network, the same answer each time. */
export function changeByRules(request: ChangeRequest): ChangeAnswer {
  const { edit, ...answer } = answerBuiltIn(request);
  return { ...answer, code: edit && changedBy(request.code, edit) };
}

function changedBy(code: WebsiteCode, edit: Edit): WebsiteCode {
  const after = applyEdit(code, edit);
  return { ...after, html: withHeadFollowing(code.html, after.html) };
}
