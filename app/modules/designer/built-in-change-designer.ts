import { applyEdit } from "../markup/edit";
import { answerBuiltIn } from "./built-in/answer-built-in";
import type { ChangeAnswer, ChangeRequest } from "./change-designer";

/** Changes a website by rules: no key, no network, the same answer each time. */
export function changeByRules({ message, code, history, form }: ChangeRequest): ChangeAnswer {
  const answer = answerBuiltIn({ message, code, history, form });
  return { message: answer.message, code: answer.edit && applyEdit(code, answer.edit), form: answer.form };
}
