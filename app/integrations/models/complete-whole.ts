import { Continuation } from "./continuation";
import {
  addUsage,
  type Model,
  type ModelAnswer,
  type ModelMessage,
  type ModelOptions,
  type ModelRequest,
} from "./model";

interface Limits {
  /** Output tokens of all calls together, thinking included. */
  allowance: number;
}

/** With fewer tokens left than this, nothing useful can be added. */
const FEWEST = 200;

const GO_ON =
  "Your answer was cut off because it became too long for one message. Go on exactly where it stopped, in the middle of a word if need be: repeat nothing, explain nothing, begin with the very next character.";

/**
 * Asks for an answer and, where it is cut off, for the rest, until it is whole or its tokens are spent: then it ends
 * "cut-off". A rest is not held to the request's schema, since it is a piece of JSON only together with what came
 * before.
 * @throws ModelFailure as the model does; its usage is that of the last call
 */
export async function completeWhole(
  model: Model,
  request: ModelRequest,
  { allowance }: Limits,
  options: ModelOptions,
): Promise<ModelAnswer> {
  const within = (spent: number) => Math.min(request.maxOutputTokens, allowance - spent);
  let answer = await model.complete({ ...request, maxOutputTokens: within(0) }, options);
  while (answer.end === "cut-off" && answer.text.trim() && within(answer.usage.outputTokens) >= FEWEST) {
    const rest = { messages: goOn(request.messages, answer.text), maxOutputTokens: within(answer.usage.outputTokens) };
    const continuation = new Continuation(answer.text, options);
    const next = await model.complete(rest, continuation.hearing);
    answer = { text: continuation.end(next.text), end: next.end, usage: addUsage(answer.usage, next.usage) };
    if (!next.text.trim()) break;
  }
  return answer;
}

function goOn(messages: ModelMessage[], said: string): ModelMessage[] {
  return [...messages, { role: "assistant", content: said }, { role: "user", content: GO_ON }];
}
