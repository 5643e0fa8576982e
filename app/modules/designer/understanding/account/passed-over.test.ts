import { describe, expect, it } from "vitest";
import { DESIGNER_SITES } from "../../../../../tests/factories/designer-sites";
import { applyEdit } from "../../../markup/edit";
import { answerBuiltIn } from "../../built-in/answer-built-in";
import { keptChangeOf } from "../../kept-change";

const code = DESIGNER_SITES.gym;
const answer = (message: string) => answerBuiltIn({ message, code });

describe("what a request says beside what can be done", () => {
  it("is not done in all windows where it is meant for phones only", () => {
    const { edit, offers = [] } = answer("Could you make the headline smaller, but only on phones?");
    expect(edit).toBeNull();
    const phones = offers.find(({ says }) => says === "Make the headline smaller on phones only");
    const pressed = answer(phones!.says);
    expect(applyEdit(code, pressed.edit!).css).toMatch(/@media \(width < 48rem\) \{[^@]*font-size/);
  });

  it("is not done by half where the letters are to have a colour, too", () => {
    expect(answer("make the booking button white with the blue writing").edit).toBeNull();
  });

  it("is named where another sentence goes on with it", () => {
    const { edit, message } = answer("make the headline bigger. and gymnastics is with a y there, people laugh");
    expect(edit).not.toBeNull();
    expect(message).toContain("I did not understand");
  });
});

describe("what is to be as it was", () => {
  it("is the last change taken back, whatever colour it was", () => {
    const first = answer("change the background to green");
    const after = applyEdit(code, first.edit!);
    const history = [
      { role: "user" as const, text: "change the background to green" },
      { role: "assistant" as const, text: first.message, change: keptChangeOf(code, after) },
    ];
    const back = answerBuiltIn({ message: "nah. put it back to the blue like it was before", code: after, history });
    expect(applyEdit(after, back.edit!)).toEqual(code);
  });
});
