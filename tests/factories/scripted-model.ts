import { expect } from "vitest";
import { NO_USAGE, type Model, type ModelAnswer, type ModelRequest } from "~/integrations/models/model";

type Said = string | (Partial<ModelAnswer> & { text: string });

/** A model that says these things one after another, piece by piece, and remembers what it was asked. */
export function modelSaying(...answers: Said[]) {
  const asked: ModelRequest[] = [];
  const model: Model = {
    vendor: "claude",
    name: "scripted",
    async complete(request, { onText }) {
      asked.push(request);
      const said = answers[asked.length - 1] ?? expect.fail("asked too often");
      const answer = {
        end: "complete" as const,
        usage: NO_USAGE,
        ...(typeof said === "string" ? { text: said } : said),
      };
      for (const piece of answer.text.match(/[^]{1,9}/g) ?? []) onText?.(piece);
      return answer;
    },
  };
  return { model, asked };
}
