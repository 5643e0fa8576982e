import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { completeWhole } from "./complete-whole";
import { repeatedLength } from "./join-answers";
import type { Model, ModelAnswer, ModelRequest } from "./model";

type Said = Partial<ModelAnswer> & { text: string; tokens?: number; restartsAfter?: string };

/** A model that says these things one after another, in pieces, and remembers what it was asked. */
function modelSaying(...answers: Said[]) {
  const asked: ModelRequest[] = [];
  const model: Model = {
    vendor: "claude",
    name: "m",
    complete(request, { onText, onRestart }) {
      const said = answers[asked.push(request) - 1] ?? expect.fail("asked too often");
      if (said.restartsAfter) {
        onText?.(said.restartsAfter);
        onRestart?.();
      }
      for (const piece of said.text.match(/[^]{1,5}/g) ?? []) onText?.(piece);
      return Promise.resolve({
        end: "complete",
        usage: { inputTokens: 10, cachedTokens: 0, outputTokens: said.tokens ?? 100 },
        ...said,
      });
    },
  };
  return { model, asked };
}

async function complete(allowance: number, ...answers: Said[]) {
  const { model, asked } = modelSaying(...answers);
  let heard = "";
  const options = { onText: (piece: string) => void (heard += piece), onRestart: () => void (heard = "") };
  const request: ModelRequest = { messages: [{ role: "user", content: "Plan" }], maxOutputTokens: 1000 };
  return { answer: await completeWhole(model, request, { allowance }, options), asked, heard };
}

const cutOff = (text: string, tokens?: number): Said => ({ text, end: "cut-off", tokens });

describe("completeWhole", () => {
  it("asks for the rest of a cut-off answer and joins it", async () => {
    const { answer, asked, heard } = await complete(1000, cutOff('{"title": "Bread, ev'), { text: 'ery morning"}' });
    expect(answer).toMatchObject({
      text: '{"title": "Bread, every morning"}',
      end: "complete",
      usage: { inputTokens: 20, outputTokens: 200 },
    });
    expect(heard).toBe(answer.text);
    expect(asked[1]!.messages.slice(1)).toMatchObject([
      { role: "assistant", content: '{"title": "Bread, ev' },
      { role: "user" },
    ]);
    expect(asked.map(({ maxOutputTokens }) => maxOutputTokens)).toEqual([1000, 900]);
  });

  it("stops where its tokens are spent, and where a model says nothing more", async () => {
    expect(await complete(1500, cutOff("a", 1000), cutOff("b", 450))).toMatchObject({
      answer: { text: "ab", end: "cut-off" },
      asked: [{}, { maxOutputTokens: 500 }],
    });
    expect((await complete(9000, cutOff("a"), cutOff(""))).answer).toMatchObject({ text: "a", end: "cut-off" });
    expect((await complete(9000, cutOff(""))).asked).toHaveLength(1);
  });

  it("keeps what was said before when the rest begins anew", async () => {
    const { answer, heard } = await complete(9000, cutOff("Bread, ev"), {
      text: "ery morning",
      restartsAfter: "ery other day",
    });
    expect([answer.text, heard]).toEqual(["Bread, every morning", "Bread, every morning"]);
  });

  it("drops what a rest repeats, and nothing else, wherever an answer is cut", async () => {
    const word = fc.constantFrom("bread ", "rolls, ", '"},{"name": "', "é🥐", "\n", "a");
    const text = fc
      .array(word, { minLength: 8, maxLength: 40 })
      .map((words) => words.map((each, index) => `${index}${each}`).join(""));
    const at = fc.nat({ max: 300 });
    await fc.assert(
      fc.asyncProperty(text, at, fc.constantFrom(0, 16, 40, 1000), async (whole, cut, repeated) => {
        const end = Math.max(1, Math.min(cut, whole.length - 1));
        const start = Math.max(0, end - repeated);
        const { answer, heard } = await complete(9000, cutOff(whole.slice(0, end)), {
          text: whole.slice(end - start < 16 ? end : start),
        });
        expect(answer.text).toBe(whole);
        expect(heard).toBe(whole);
      }),
      { numRuns: process.env.FULL ? 2000 : 100 },
    );
  });

  it("does not take a short likeness for a repetition", () => {
    expect(repeatedLength("bookke", "eper")).toBe(0);
    expect(repeatedLength("from Monday to Friday", "from Monday to Friday, nine")).toBe(21);
  });
});
