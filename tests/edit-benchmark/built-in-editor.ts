import { answerBuiltIn } from "~/modules/designer/built-in/answer-built-in";
import { applyEdit } from "~/modules/markup/edit";
import type { Editor } from "./editor";

/** Our own designer that works by rules. */
export const builtInEditor: Editor = ({ message, code, history }) => {
  const { edit, message: said } = answerBuiltIn({ message, code, history });
  return { message: said, code: edit && applyEdit(code, edit), offers: [], isPart: /I did not understand/.test(said) };
};
