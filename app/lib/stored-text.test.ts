import { expect, it } from "vitest";
import { isStorable, storedText, UNSTORABLE_TEXT } from "./stored-text";

it.each([
  ["", true],
  ["tab\tand\r\nline ends", true],
  ["a whole 😀 one", true],
  ["\ufffd\uffff", true],
  ["nul \u0000", false],
  ["\ud83d first half", false],
  ["second half \ude00", false],
  ["\ude00\ud83d halves the wrong way round", false],
])("tells of %j whether it can be stored: %s", (text, storable) => expect(isStorable(text)).toBe(storable));

it("goes on as any rule for text, and names what is wrong", () => {
  const name = storedText("Please enter your name.").trim().min(1, "Please enter your name.").max(3);
  expect(name.parse(" Ada ")).toBe("Ada");
  const messages = (value: unknown) => name.safeParse(value).error?.issues.map(({ message }) => message);
  expect(messages(undefined)).toEqual(["Please enter your name."]);
  expect(messages("A\u0000")).toEqual([UNSTORABLE_TEXT]);
});
