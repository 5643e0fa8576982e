import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DESIGNER_SITES } from "../../../../tests/factories/designer-sites";
import { answerBuiltIn } from "./answer-built-in";
import { interpret, MOST_READINGS } from "./interpret";
import { readRequest, type Answered, type ReadRequest } from "./read-request";
import { MOST_SPLITS } from "./split-requests";

const LONGEST_MESSAGE = 4_000;
const code = DESIGNER_SITES.gym;
const talkative =
  "Hello! First of all, thank you so much for the lovely page, my wife and I looked at it last night and we both like it a lot, but we talked about it and there are a few things that we would change and maybe you can help us. The picture at the top is nice, but I think that it is a bit dark, and the words under it could be easier to read. We open a little later in winter, and close at five on Saturdays, and my brother in law says that the prices should be nearer to the top, because people call and ask about them and we are busy in the morning and cannot take the call. Could you make the headline bigger and make the buttons green and show our phone number?";

/** Counts readings; what is understood is said by the words. */
function counting(understands: (request: string) => "a change" | "words" | null): {
  readings: string[];
  readOne: ReadRequest;
} {
  const readings: string[] = [];
  const readOne: ReadRequest = (request, before): Answered | null => {
    readings.push(request);
    const found = understands(request);
    const splices = found === "a change" ? [{ part: "css" as const, start: 0, end: 0, text: " " }] : [];
    return (
      found && {
        outcomes: [{ message: "Done.", splices, about: "the headline" }],
        missed: [],
        after: { ...before },
        form: null,
      }
    );
  };
  return { readings, readOne };
}

const piece = fc.constantFrom(
  "make it",
  "make it blue",
  "the menu",
  "hide",
  "move it to",
  "red",
  "bigger",
  "and then",
  '"',
  '"a and b"',
  "show that",
  "it",
);
const sign = fc.constantFrom(" and ", ", ", ". ", "; ", " then ", " also ", " ");
const hostile = fc
  .array(fc.tuple(piece, sign), { minLength: 1, maxLength: 600 })
  .map((parts) => parts.flat().join("").slice(0, LONGEST_MESSAGE));
const judge = fc.func(fc.constantFrom("a change" as const, "words" as const, null, null));

describe("a message is read a bounded number of times", () => {
  const messages = {
    "137 letters": "make it blue and ".repeat(8),
    "250 letters": "make it and ".repeat(21),
    "a talkative owner's": talkative,
    "2,000 letters": "make it blue and make it and ".repeat(70).slice(0, 2_000),
  };
  it.each(Object.entries(messages))("%s", (_, message) => {
    let readings = 0;
    interpret(message, code, null, (...asked) => {
      readings += 1;
      return readRequest(...asked);
    });
    expect(readings).toBeLessThanOrEqual(MOST_READINGS);
  });

  it("whatever its words are, and whatever is understood of it", () => {
    fc.assert(
      fc.property(hostile, judge, (message, understands) => {
        const { readings, readOne } = counting(understands);
        interpret(message, code, null, readOne);
        expect(readings.length).toBeLessThanOrEqual(MOST_READINGS);
      }),
      { numRuns: process.env.FULL ? 3_000 : 100 },
    );
  });

  it("and what comes to nothing takes no more than its beginnings and itself, wherever it begins", () => {
    const { readings, readOne } = counting(() => null);
    interpret("sing a song and take a walk and open the door, close it", code, null, readOne);
    const beginning = (word: string) => readings.filter((request) => request.startsWith(word)).length;
    for (const word of ["sing", "take", "open", "close"])
      expect(beginning(word), word).toBeLessThanOrEqual(2 * MOST_SPLITS + 1);
    expect(new Set(readings).size).toBe(readings.length);
  });
});

describe("what is beyond the bound", () => {
  const wishes = Array.from({ length: MOST_READINGS + 12 }, (_, at) => `make the headline ${10 + at}px`);

  it("is not many requests that are each understood: all of them are done", () => {
    const { message, edit } = answerBuiltIn({ message: wishes.join(" and "), code });
    expect(edit).not.toBeNull();
    expect(message).toContain(`${9 + wishes.length}px in size`);
  });

  it("is named where nothing was understood, and nothing is changed", () => {
    const { message, edit } = answerBuiltIn({ message: "make it and ".repeat(250), code });
    expect(edit).toBeNull();
    expect(message).toMatch(/^I did not understand/);
  });

  it("is no text that shall be read: that is put in whole, up to the longest message", () => {
    const words = "We bake bread and cakes. ".repeat(140).trim();
    const { message, edit } = answerBuiltIn({ message: `change the headline to "${words}"`, code });
    expect(message).not.toContain("I stopped");
    expect(edit?.splices.map(({ text }) => text).join("").length).toBeGreaterThan(3_000);
  });
});

it("does all of a message that a talkative owner ends with wishes", () => {
  const { message } = answerBuiltIn({
    message: talkative.replace(/^.*(?=Could)/s, "We talked about the page, and my wife likes it. "),
    code,
  });
  expect(message).toMatch(/^I made the headline bigger\. I made the background of the button .* green\./);
});
