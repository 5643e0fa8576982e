import { applyEdit } from "../editing/edit";
import { answerBuiltIn } from "./built-in/answer-built-in";
import type { ChangeDesigner } from "./change-designer";

/** Changes websites by rules: no key, no network, the same answer each time. */
export const builtInChangeDesigner: ChangeDesigner = {
  id: "built-in",
  async answer({ message, code, history, form }) {
    const answer = answerBuiltIn({ message, code, history, form });
    return { message: answer.message, code: answer.edit && applyEdit(code, answer.edit), form: answer.form };
  },
};
