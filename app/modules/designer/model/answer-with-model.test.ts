import { describe, expect, it } from "vitest";
import { ModelFailure, NO_USAGE, type Model } from "~/integrations/models/model";
import { modelSaying } from "../../../../tests/factories/scripted-model";
import { answerWithModel, modelDesigner } from "./answer-with-model";

const CODE = { html: "<p>one</p>", css: "a { color: red }", javascript: "" };
const REQUEST = { message: "Make links blue", code: CODE, history: [] };
const block = (search: string) =>
  `Your links are blue now.\n<<<<<<< SEARCH css\n${search}\n=======\na { color: blue }\n>>>>>>> REPLACE`;
const GOOD = block("a { color: red }");
const BAD = block("a { color: green }");

describe("answerWithModel", () => {
  it("gives the code with the change, and what the model says", async () => {
    const { model, asked } = modelSaying(GOOD);
    const answer = await answerWithModel(model, REQUEST, {});
    expect(answer).toEqual({ message: "Your links are blue now.", code: { ...CODE, css: "a { color: blue }" } });
    expect(asked).toHaveLength(1);
  });

  it("goes back to the model once, naming the block that failed and why", async () => {
    const { model, asked } = modelSaying(BAD, GOOD);
    expect((await answerWithModel(model, REQUEST, {})).code?.css).toBe("a { color: blue }");
    expect(asked[1]!.messages.slice(0, -2)).toEqual(asked[0]!.messages);
    expect(asked[1]!.messages.at(-2)).toEqual({ role: "assistant", content: BAD });
    expect(asked[1]!.messages.at(-1)!.content).toContain("Block 1 (css) searches for text that does not occur in css.");
  });

  it("changes nothing when the second answer fails as well, and says so", async () => {
    const answer = await answerWithModel(modelSaying(BAD, BAD).model, REQUEST, {});
    expect(answer.code).toBeNull();
    expect(answer.message).toMatch(/nothing was changed/);
  });

  it("asks again after an empty answer, without sending an empty message", async () => {
    const { model, asked } = modelSaying("", "Which links?");
    expect(await answerWithModel(model, REQUEST, {})).toEqual({ message: "Which links?", code: null });
    expect(asked.flatMap(({ messages }) => messages).every(({ content }) => content.trim())).toBe(true);
  });

  it("says what it is doing, each thing once", async () => {
    const said: string[] = [];
    await answerWithModel(modelSaying(BAD, GOOD).model, REQUEST, { onProgress: (words) => said.push(words) });
    expect(said).toEqual(["Writing the change", "The change did not fit yet. Trying once more", "Writing the change"]);
  });

  it("stops when it is told to, also between the tries", async () => {
    const cancel = new AbortController();
    const { model, asked } = modelSaying(BAD, GOOD);
    const stopping: Model = { ...model, complete: (...args) => (cancel.abort(), model.complete(...args)) };
    await expect(answerWithModel(stopping, REQUEST, { signal: cancel.signal })).rejects.toThrow();
    expect(asked).toHaveLength(1);
  });

  it("does not ask about code that no model can read at once", async () => {
    const large = { ...CODE, css: "x".repeat(500_000) };
    const answer = await answerWithModel(modelSaying().model, { ...REQUEST, code: large }, {});
    expect(answer).toEqual({ message: expect.stringContaining("too large") as string, code: null });
  });

  it("lets the owner hear its sentences as they are written, and no code", async () => {
    const heard: string[] = [];
    await answerWithModel(modelSaying(BAD, `${GOOD}\nHave a look.`).model, REQUEST, {
      onWords: (words) => heard.push(words),
    });
    expect(heard[0]).toBe("Your link");
    expect(heard.at(-1)).toBe("Your links are blue now.\nHave a look.");
    expect(heard.join("")).not.toMatch(/[<>=]|color/);
  });

  it("applies nothing of an answer that was cut off between two blocks", async () => {
    const { model, asked } = modelSaying(
      { text: `${GOOD}\n`, end: "cut-off", usage: { ...NO_USAGE, outputTokens: 16_000 } },
      GOOD,
    );
    expect((await answerWithModel(model, REQUEST, {})).code).not.toBeNull();
    expect(asked[1]!.messages.at(-1)!.content).toContain("cut off");
  });

  it("says that the vendor declined", async () => {
    const answer = await answerWithModel(modelSaying({ text: "", end: "refused" }).model, REQUEST, {});
    expect(answer).toEqual({ message: expect.stringContaining("Claude declined") as string, code: null });
  });

  it("lets failures of the vendor and faults of ours through", async () => {
    const failing = (error: Error): Model => ({ vendor: "openai", name: "m", complete: () => Promise.reject(error) });
    const busy = new ModelFailure("busy", "OpenAI has too much to do right now.", NO_USAGE);
    await expect(modelDesigner(failing(busy)).answer(REQUEST, {})).rejects.toBe(busy);
    await expect(modelDesigner(failing(new Error("a fault of ours"))).answer(REQUEST, {})).rejects.toThrow(
      "a fault of ours",
    );
    expect(modelDesigner(failing(busy)).id).toBe("openai");
  });
});
