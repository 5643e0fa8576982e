import { describe, expect, it } from "vitest";
import { answerWithModel, modelDesigner } from "./answer-with-model";
import type { ModelClient, ModelMessage } from "./model-client";

const CODE = { html: "<p>one</p>", css: "a { color: red }", javascript: "" };
const REQUEST = { message: "Make links blue", code: CODE, history: [] };
const block = (search: string) => `Your links are blue now.\n<<<<<<< SEARCH css\n${search}\n=======\na { color: blue }\n>>>>>>> REPLACE`;
const GOOD = block("a { color: red }");
const BAD = block("a { color: green }");

/** A model that says these things one after another, and remembers what it was asked. */
function modelSaying(...answers: string[]) {
  const asked: ModelMessage[][] = [];
  const client: ModelClient = {
    id: "claude",
    async complete(messages, { onText }) {
      asked.push(messages);
      const answer = answers[asked.length - 1] ?? expect.fail("asked too often");
      for (const piece of answer.match(/[^]{1,9}/g) ?? []) onText?.(piece);
      return answer;
    },
  };
  return { client, asked };
}

describe("answerWithModel", () => {
  it("gives the code with the change, and what the model says", async () => {
    const { client, asked } = modelSaying(GOOD);
    const answer = await answerWithModel(client, REQUEST, {});
    expect(answer).toEqual({ message: "Your links are blue now.", code: { ...CODE, css: "a { color: blue }" } });
    expect(asked).toHaveLength(1);
  });

  it("goes back to the model once, naming the block that failed and why", async () => {
    const { client, asked } = modelSaying(BAD, GOOD);
    expect((await answerWithModel(client, REQUEST, {})).code?.css).toBe("a { color: blue }");
    expect(asked[1]!.slice(0, -2)).toEqual(asked[0]);
    expect(asked[1]!.at(-2)).toEqual({ role: "assistant", content: BAD });
    expect(asked[1]!.at(-1)!.content).toContain("Block 1 (css) searches for text that does not occur in css.");
  });

  it("changes nothing when the second answer fails as well, and says so", async () => {
    const answer = await answerWithModel(modelSaying(BAD, BAD).client, REQUEST, {});
    expect(answer.code).toBeNull();
    expect(answer.message).toMatch(/nothing was changed/);
  });

  it("asks again after an empty answer, without sending an empty message", async () => {
    const { client, asked } = modelSaying("", "Which links?");
    expect(await answerWithModel(client, REQUEST, {})).toEqual({ message: "Which links?", code: null });
    expect(asked.flat().every(({ content }) => content.trim())).toBe(true);
  });

  it("says what it is doing, each thing once", async () => {
    const said: string[] = [];
    await answerWithModel(modelSaying(BAD, GOOD).client, REQUEST, { onProgress: (words) => said.push(words) });
    expect(said).toEqual(["Writing the change", "The change did not fit yet. Trying once more", "Writing the change"]);
  });

  it("stops when it is told to, also between the tries", async () => {
    const cancel = new AbortController();
    const { client, asked } = modelSaying(BAD, GOOD);
    const stopping: ModelClient = { ...client, complete: (...args) => (cancel.abort(), client.complete(...args)) };
    await expect(answerWithModel(stopping, REQUEST, { signal: cancel.signal })).rejects.toThrow();
    expect(asked).toHaveLength(1);
  });

  it("does not ask about code that no model can read at once", async () => {
    const large = { ...CODE, css: "x".repeat(500_000) };
    const answer = await answerWithModel(modelSaying().client, { ...REQUEST, code: large }, {});
    expect(answer).toEqual({ message: expect.stringContaining("too large") as string, code: null });
  });

  it("lets faults of the model through", async () => {
    const broken: ModelClient = { id: "openai", complete: () => Promise.reject(new Error("overloaded")) };
    await expect(modelDesigner(broken).answer(REQUEST, {})).rejects.toThrow("overloaded");
    expect(modelDesigner(broken).id).toBe("openai");
  });
});
