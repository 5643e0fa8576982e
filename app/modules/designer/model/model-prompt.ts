import type { ModelMessage } from "~/integrations/models/model";
import { markedData } from "~/lib/marked-data";
import type { ChangeRequest } from "../change-designer";
import type { Problem } from "./problem";
import { CHANGE_RULES } from "./prompts/change-rules";
import { CODE_PARTS } from "../../site/code-parts";

/** The messages that put a request, and the code it is about, to a model. */
export function askingMessages({ message, code, history }: ChangeRequest): ModelMessage[] {
  return [
    { role: "system", content: CHANGE_RULES },
    ...history.map(({ role, text }): ModelMessage => ({ role, content: text })),
    {
      role: "user",
      content: `${markedData(CODE_PARTS.map((name) => ({ name, text: code[name] })))}\n\nThe owner asks:\n${message}`,
    },
  ];
}

/** The message that sends an answer back which could not be applied. */
export function repairMessage(problems: Problem[]): ModelMessage {
  const list = problems.map(({ words }) => `- ${words}`).join("\n");
  return {
    role: "user",
    content: `Nothing was changed, because your answer could not be applied:\n${list}\n\nSend the whole answer again, every block, mended.`,
  };
}
