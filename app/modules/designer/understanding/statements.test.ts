import { describe, expect, it } from "vitest";
import { BIKE_SHOP } from "../../../../tests/factories/bike-shop";
import { DESIGNER_SITES } from "../../../../tests/factories/designer-sites";
import { answerBuiltIn } from "../built-in/answer-built-in";
import { readWords } from "./read-words";
import { isStatement } from "./statements";
import { understand } from "./understand";

const GYM = DESIGNER_SITES.gym;
const code = BIKE_SHOP;
const edit = (message: string, site = code) => answerBuiltIn({ message, code: site }).edit;

describe("what only tells how something is", () => {
  it.each([
    ["the boxes have a grey smudge under them", true],
    ["le pied de page est noir corbeau", true],
    ["die Schrift ist grau auf dem Foto", true],
    ["the buttons should be green", false],
    ["make the buttons green", false],
    ["the opening text is: Come in", false],
    ["can we have the buttons green", false],
  ])("%s: %s", (said, expected) => expect(isStatement(readWords(said), said)).toBe(expected));

  it.each([
    "the boxes have that grey smudge under them",
    "The panel with the prices has a purple behind it",
    "the buttons are green",
  ])("is no wish for it: %s", (message) => expect(edit(message)).toBeNull());

  it("names no colour for what goes", () => expect(edit("remove the pink button")).toBeNull());

  it("is no name of a business in small letters", () =>
    expect(understand({ message: "the name of the business is huge, it shouts", code: GYM, form: null }).after).toEqual(
      GYM,
    ));
});

describe("what is left out, or meant of something else", () => {
  it.each([
    "the headings in capitals, but not the one at the top",
    "make all headings green but not the one at the top",
  ])("is not done to all: %s", (message) => expect(edit(message)).toBeNull());

  it("is no wish for what is to go", () => expect(edit("shadow off the cards")).toBeNull());

  it("is the colour that a noun paints", () =>
    expect(JSON.stringify(edit("make the buttons a warm bread brown"))).toContain("#74462b"));

  it("is no reason to leave what stands beside a comma", () =>
    expect(edit("add Multi purpose compost, 60 litres £7.50 to the repairs")).not.toBeNull());

  it("takes a look away, and not what has it", () =>
    expect(edit("I don't like the shadow behind the logo, take it away")).toBeNull());

  it("is no alignment where English says 'right' for 'all the way'", () =>
    expect(edit("there is a stripe of nothing above the headline, cut it right down")).toBeNull());

  it("is no part of a text", () =>
    expect(edit("the headline should be Bikes fixed today not Bikes fixed tomorrow")).toBeNull());

  it("is said of another thing", () => expect(edit("make it the same colour as the menu on the left", GYM)).toBeNull());
});

describe("hours in free speech", () => {
  const said = (message: string) => understand({ message, code, form: null }).after.html;

  it.each(["It says we're open 9-12 on sundays", "an extra bit saying School holidays: every day 9am - 6pm"])(
    "are not those of the week: %s",
    (message) => expect(said(message)).toBe(code.html),
  );
});

it("keeps nothing in sight that only sticks out", () =>
  expect(edit("The first picture is fine. When I look on my phone it sticks out over the side")).toBeNull());
