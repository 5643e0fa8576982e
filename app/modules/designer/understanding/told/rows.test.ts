import { describe, expect, it } from "vitest";
import { BIKE_SHOP } from "../../../../../tests/factories/bike-shop";
import { applyEdit } from "../../../markup/edit";
import { answerBuiltIn } from "../../built-in/answer-built-in";

/** The same shop with a fourth bicycle: two rows of two. */
const FOUR = {
  ...BIKE_SHOP,
  html: BIKE_SHOP.html.replace(
    /(<div[^>]*>\s*<h3>Trail 500<\/h3>[\s\S]*?<\/div>)/,
    (card) => `${card}${card.replace("Trail 500", "Town Two")}`,
  ),
};

const cssAfter = (message: string) => {
  const { edit } = answerBuiltIn({ message, code: FOUR });
  return edit ? applyEdit(FOUR, edit).css : null;
};

describe("rows of as many", () => {
  it.each([
    "The four bikes in the Shop part are squashed in one row. Could they go two and two? Phone is fine.",
    "Im Abschnitt Shop wirken die Räder so gequetscht, lieber zwei oben und zwei unten.",
    "En la sección Shop las bicis están muy apretadas, ¿pueden ir de dos en dos?",
    "Dans la partie Shop, il faudrait mettre les vélos deux par deux",
  ])("%s", (message) => {
    expect(cssAfter(message)).toMatch(/grid-template-columns: repeat\(2,/);
  });

  it.each([
    "in the Shop bit the bikes are squashed on my big screen, could they go five and five so you see something of them",
    "The two of us opened the Shop two years ago, and we like it.",
    "Two riders asked about two bikes in the Shop last week, could you make that heading red",
  ])("nothing: %s", (message) => {
    expect(cssAfter(message) ?? "").not.toContain("repeat(2,");
  });
});
