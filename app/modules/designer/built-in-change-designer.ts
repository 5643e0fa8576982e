import { applyEdit } from "../markup/edit";
import { answerBuiltIn } from "./built-in/answer-built-in";
import type { ChangeAnswer, ChangeRequest } from "./change-designer";

/** Changes a website by rules: no key, no network, the same answer each time. */
export function changeByRules(request: ChangeRequest): ChangeAnswer {
  const { edit, ...answer } = answerBuiltIn(request);
  return { ...answer, code: edit && applyEdit(request.code, edit) };
}
