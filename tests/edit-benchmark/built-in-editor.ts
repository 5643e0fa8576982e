import { answerBuiltIn } from "~/modules/designer/built-in/answer-built-in";
import { keptChangeOf, type KeptChange } from "~/modules/designer/kept-change";
import { applyEdit } from "~/modules/markup/edit";
import { readPage } from "~/modules/markup/page";
import type { Editor } from "./editor";

/** Our own designer that works by rules; it remembers what it changed, as the conversation does. */
export function builtInEditor(): Editor {
  const changes = new Map<string, KeptChange | undefined>();
  return ({ message, code, history, selected }) => {
    const told = history.map((line, index) => ({
      ...line,
      change: line.role === "assistant" ? changes.get(keyOf(history.slice(0, index))) : undefined,
    }));
    const answer = answerBuiltIn({ message, code, history: told, selected: numberOf(code.html, selected) });
    const after = answer.edit && applyEdit(code, answer.edit);
    if (after) changes.set(keyOf([...history, { text: message }]), keptChangeOf(code, after, answer.takesBack));
    const offers = (answer.offers ?? []).map(({ says }) => says);
    return {
      message: answer.message,
      code: after,
      offers,
      isPart: /I did not understand|It still says/.test(answer.message),
    };
  };
}

const keyOf = (said: readonly { text: string }[]) => JSON.stringify(said.map(({ text }) => text));

const numberOf = (html: string, offset: number | undefined) =>
  offset === undefined
    ? undefined
    : readPage(html).elements.findIndex(({ sourceCodeLocation: at }) => at.startOffset === offset);
