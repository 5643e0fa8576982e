import { completeWhole } from "~/integrations/models/complete-whole";
import type { Model, ModelMessage } from "~/integrations/models/model";
import { VENDOR_NAMES } from "~/lib/vendors";
import type { AnswerOptions, ChangeAnswer, ChangeDesigner, ChangeRequest } from "../change-designer";
import { StreamedWords } from "./streamed-words";
import { askingMessages, repairMessage } from "./model-prompt";
import { readAnswer, type ReadAnswer } from "./read-answer";
import { codeSize } from "../../site/code-parts";

/** Bytes of code that fit into a model's question with room for its answer. */
const LARGEST_QUESTION = 400_000;
/** Output tokens of one message of a model, and of an answer with the messages that continue it. */
const MESSAGE_TOKENS = 8_000;
const ANSWER_TOKENS = 16_000;

const TOO_LARGE = "This website's code is too large for me to read at once, so nothing was changed.";
const NOT_APPLIED =
  "I could not fit this change into your website's code, so nothing was changed. Try asking for one change at a time, and name the text or the section you mean.";

/** Reads the text of an answer, here or in the pool of processes. */
type ReadText = (...asked: Parameters<typeof readAnswer>) => ReadAnswer | Promise<ReadAnswer>;

/** A designer that asks a model for its changes. */
export function modelDesigner(model: Model, readText: ReadText = readAnswer): ChangeDesigner {
  return { id: model.vendor, answer: (request, options) => answerWithModel(model, request, options, readText) };
}

/**
 * Asks a model, and once more where its answer cannot be applied; then nothing is changed and the answer says so.
 * @throws ModelFailure when the vendor fails
 */
export async function answerWithModel(
  model: Model,
  request: ChangeRequest,
  options: AnswerOptions,
  readText: ReadText = readAnswer,
): Promise<ChangeAnswer> {
  if (codeSize(request.code) > LARGEST_QUESTION) return { message: TOO_LARGE, code: null };
  const messages = askingMessages(request);
  const asked = { model, request, options, readText };
  const first = await ask(asked, messages);
  if (first.read.ok) return first.read.answer;
  options.onProgress?.("The change did not fit yet. Trying once more");
  const again: ModelMessage[] = [
    ...messages,
    { role: "assistant", content: first.text || "(empty)" },
    repairMessage(first.read.problems),
  ];
  const { read } = await ask(asked, again);
  return read.ok ? read.answer : { message: NOT_APPLIED, code: null };
}

interface Asked {
  model: Model;
  request: ChangeRequest;
  options: AnswerOptions;
  readText: ReadText;
}

async function ask(
  { model, request: { code }, options: { signal, onProgress, onWords }, readText }: Asked,
  messages: ModelMessage[],
): Promise<{ text: string; read: ReadAnswer }> {
  signal?.throwIfAborted();
  let heard: StreamedWords | undefined;
  const onText = (piece: string) => {
    if (!heard) onProgress?.("Writing the change");
    heard ??= new StreamedWords();
    onWords?.(heard.add(piece));
  };
  const onRestart = () => void (heard = new StreamedWords());
  const request = { messages, maxOutputTokens: MESSAGE_TOKENS };
  const answer = await completeWhole(model, request, { allowance: ANSWER_TOKENS }, { signal, onText, onRestart });
  signal?.throwIfAborted();
  if (answer.end === "refused")
    return { text: answer.text, read: { ok: true, answer: { message: declined(model), code: null } } };
  // Between two blocks nobody sees that an answer was cut off.
  return { text: answer.text, read: answer.end === "cut-off" ? CUT_OFF : await readText(answer.text, code) };
}

const CUT_OFF: ReadAnswer = {
  ok: false,
  problems: [
    { reason: "cut-off", block: null, words: "The answer is too long and was cut off. Send fewer and smaller blocks." },
  ],
};

const declined = ({ vendor }: Model) =>
  `${VENDOR_NAMES[vendor]} declined this request, so nothing was changed. Please ask for it in other words.`;
