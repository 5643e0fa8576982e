import { expect, it } from "vitest";
import { PHRASINGS } from "../../../../tests/cases/designer-phrasings";
import { judgePhrasings } from "../../../../tests/cases/judge-phrasings";
import { everyNth } from "../../../../tests/setup/every-nth";
import { applyEdit } from "../../markup/edit";
import { answerBuiltIn } from "./answer-built-in";

const WANTED = 0.9;
const TIME_FOR_ALL = 300_000;

// Looked at as a visitor sees them, in Chromium: nothing but what was asked for may look or read otherwise.
it("does what owners say in nine of ten phrasings that were written before it", { timeout: TIME_FOR_ALL }, async () => {
  const verdicts = await judgePhrasings(
    (message, code) => {
      const { edit } = answerBuiltIn({ message, code });
      return edit && applyEdit(code, edit);
    },
    everyNth(PHRASINGS, 4),
  );
  const wrong = verdicts
    .filter(({ fault }) => fault !== null)
    .map(({ phrasing, fault }) => `${phrasing.says}: ${fault}`);
  expect(verdicts.length - wrong.length, wrong.join("\n")).toBeGreaterThanOrEqual(verdicts.length * WANTED);
});
