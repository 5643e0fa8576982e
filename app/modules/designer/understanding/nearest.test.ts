import { expect, it } from "vitest";
import { DESIGNER_SITES } from "../../../../tests/factories/designer-sites";
import { answerBuiltIn } from "../built-in/answer-built-in";

const code = DESIGNER_SITES.bakery;

it.each([
  ["please frobnicate the headline", "headline"],
  ["frobnicate all our buttons", "button"],
  ["waltz the carousel wobble", "You could say"],
  ["frobnicate the video", "cannot find a video"],
])("offers for '%s' what would be done for certain", (message, says) => {
  const { message: answer, offers = [], edit } = answerBuiltIn({ message, code });
  expect(edit).toBeNull();
  expect(answer).toContain(says);
  expect(offers.length).toBeGreaterThan(0);
  for (const offer of offers) expect(answerBuiltIn({ message: offer.says, code }).edit).not.toBeNull();
});
