import type { ModelMessage } from "~/integrations/models/model";
import { markedData } from "~/lib/marked-data";
import type { ChangeRequest } from "../change-designer";
import type { Problem } from "./problem";
import { CHANGE_RULES } from "./prompts/change-rules";
import { readPage, type NodeId } from "../../markup/page";
import { CODE_PARTS } from "../../site/code-parts";
import type { WebsiteCode } from "../../site/website-code";

/** The messages that put a request, and the code it is about, to a model. */
export function askingMessages({ message, code, history, selected }: ChangeRequest): ModelMessage[] {
  return [
    { role: "system", content: CHANGE_RULES },
    ...history.map(({ role, text }): ModelMessage => ({ role, content: text })),
    {
      role: "user",
      content: `${markedData(CODE_PARTS.map((name) => ({ name, text: code[name] })))}\n\n${selectedWords(code, selected)}The owner asks:\n${message}`,
    },
  ];
}

const LONGEST_SELECTED = 600;

/** What the owner has selected, as it stands in the html: the page's own words, which are data. */
function selectedWords({ html }: WebsiteCode, selected: NodeId | undefined): string {
  const at = selected === undefined ? undefined : readPage(html).elements[selected]?.sourceCodeLocation;
  if (!at) return "";
  const text = html.slice(at.startOffset, Math.min(at.endOffset, at.startOffset + LONGEST_SELECTED));
  return `${markedData([{ name: "selected", text }])}\n\nThe owner has selected this; "this" and "it" mean it.\n\n`;
}

/** The message that sends an answer back which could not be applied. */
export function repairMessage(problems: Problem[]): ModelMessage {
  const list = problems.map(({ words }) => `- ${words}`).join("\n");
  return {
    role: "user",
    content: `Nothing was changed, because your answer could not be applied:\n${list}\n\nSend the whole answer again, every block, mended.`,
  };
}
