import { codeSize } from "../../generation/check-code";
import type { AnswerOptions, ChangeAnswer, ChangeDesigner, ChangeRequest } from "../change-designer";
import type { ModelClient, ModelMessage } from "./model-client";
import { askingMessages, repairMessage } from "./model-prompt";
import { readAnswer } from "./read-answer";

/** Bytes of code that fit into a model's question with room for its answer. */
const LARGEST_QUESTION = 400_000;

const TOO_LARGE = "This website's code is too large for me to read at once, so nothing was changed.";
const NOT_APPLIED =
  "I could not fit this change into your website's code, so nothing was changed. Try asking for one change at a time, and name the text or the section you mean.";

/** A designer that asks a model for its changes. */
export function modelDesigner(client: ModelClient): ChangeDesigner {
  return { id: client.id, answer: (request, options) => answerWithModel(client, request, options) };
}

/** Asks a model, and once more where its answer cannot be applied; then nothing is changed and the answer says so. */
export async function answerWithModel(client: ModelClient, request: ChangeRequest, options: AnswerOptions): Promise<ChangeAnswer> {
  if (codeSize(request.code) > LARGEST_QUESTION) return { message: TOO_LARGE, code: null };
  const messages = askingMessages(request);
  const first = await ask(client, messages, options);
  const answer = readAnswer(first, request.code);
  if (answer.ok) return answer.answer;
  options.onProgress?.("The change did not fit yet. Trying once more");
  const again: ModelMessage[] = [...messages, { role: "assistant", content: first || "(empty)" }, repairMessage(answer.problems)];
  const second = readAnswer(await ask(client, again, options), request.code);
  return second.ok ? second.answer : { message: NOT_APPLIED, code: null };
}

async function ask(client: ModelClient, messages: ModelMessage[], { signal, onProgress }: AnswerOptions): Promise<string> {
  signal?.throwIfAborted();
  let writing = false;
  const onText = () => {
    if (!writing) onProgress?.("Writing the change");
    writing = true;
  };
  const text = await client.complete(messages, { signal, onText });
  signal?.throwIfAborted();
  return text;
}
