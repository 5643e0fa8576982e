import { describe, expect, it } from "vitest";
import { designerReply } from "./designer-input";
import { sentenceFor } from "./designer-texts";

describe("sentenceFor", () => {
  it("tells a fault of the server from everything else", () => {
    expect(sentenceFor('500: {"message":"Something went wrong"}')).toBe(
      "I'm having trouble processing your request. Try being more specific like 'make the logo 20% bigger' or 'change background to blue'.",
    );
    expect(sentenceFor("409: Conflict")).toBe(
      "Sorry, I couldn't process your request right now. Please try again or be more specific about what you'd like to change.",
    );
  });
});

describe("designerReply", () => {
  const code = { html: "<p>", css: "", javascript: "" };
  it.each([
    [{ message: "Hello" }, { message: "Hello", hasChanges: false }],
    [
      { message: "Hello", hasChanges: "yes", updatedCode: { html: 5 } },
      { message: "Hello", hasChanges: false, updatedCode: null },
    ],
    [
      { message: "Done", hasChanges: true, updatedCode: code, more: 1 },
      { message: "Done", hasChanges: true, updatedCode: code },
    ],
  ])("reads %j", (answer, reply) => expect(designerReply.parse(answer)).toEqual(reply));
  it.each([undefined, null, "Hello", {}, { message: null }, { message: 5 }, { message: ["x"] }])(
    "refuses %j: a reply has a message",
    (answer) => {
      expect(designerReply.safeParse(answer).success).toBe(false);
    },
  );
});
