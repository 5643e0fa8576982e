import { describe, expect, it } from "vitest";
import { REQUEST_LANGUAGES } from "~/lib/languages";
import { BIKE_SHOP } from "../../../../tests/factories/bike-shop";
import { DESIGNER_SITES } from "../../../../tests/factories/designer-sites";
import { applyEdit } from "../../markup/edit";
import { openSite } from "../../operations/opened-site";
import { answerBuiltIn } from "../built-in/answer-built-in";
import { askOf } from "./ask-of";
import { CALLED, FORMS, type Ask } from "./ask";
import { readAsks } from "./read-asks";
import { asLabel, sayAsks } from "./say";

/** An ask with something in every place, of which a sentence takes what it has room for. */
const full = (form: Ask["form"]): Ask => ({
  form,
  at: { called: "button", name: "Book; now" },
  by: { called: "section", name: "What we do" },
  text: "Fish & chips (large)",
  old: "a. b? c",
  entry: { name: "Eel", detail: "smoked", price: "£9" },
});

describe.each(REQUEST_LANGUAGES)("offers in %s", (language) => {
  it.each(FORMS)("%s is read back as it was said", (form) => {
    const said = sayAsks([full(form)], language)!;
    const { asks } = readAsks(said)!;
    expect(asks).toHaveLength(1);
    expect(asks[0]!.form).toBe(form);
    expect(full(form)).toMatchObject(JSON.parse(JSON.stringify(asks[0])));
    expect(sayAsks(asks, language)).toBe(said);
  });

  it("calls each kind of element by a name of its own", () => {
    for (const called of CALLED) {
      const said = sayAsks([{ form: "remove", at: { called, name: "One" } }], language)!;
      expect(readAsks(said)!.asks[0]!.at!.called).toBe(called);
    }
  });
});

describe("several offers in one", () => {
  it("are read back one by one", () => {
    const asks: Ask[] = [
      { form: "remove", at: { called: "item", name: "Eel; smoked" } },
      { form: "price", old: "Cod", text: "9" },
    ];
    expect(readAsks(sayAsks(asks, "en")!)!.asks).toEqual(asks);
  });
});

it("offers nothing that could not be read back", () => {
  expect(sayAsks([{ form: "banner", text: "We are “open”" }], "en")).toBeNull();
});

it("cuts long texts on a button", () => {
  expect(asLabel(`Show “${"word".repeat(40)}” as a banner`)).toHaveLength(59);
});

it("takes no other sentence for an offer", () => {
  expect(readAsks("Remove the “old” stuff please")).toBeNull();
});

describe("a message that is not understood", () => {
  it.each([
    ["letting", "we dont want the quotes bit any more, rather silly", "Remove", "In their words"],
    ["bakery", "hmm that Bifana thing is, well, 7.90 these days innit", "Bifana", "7.90"],
  ] as const)("%s: %s", (site, message, ...words) => {
    const code = DESIGNER_SITES[site];
    const { edit, offers = [] } = answerBuiltIn({ message, code });
    expect(edit).toBeNull();
    expect(offers.length).toBeLessThanOrEqual(3);
    expect(new Set(offers.map(({ says }) => says)).size).toBe(offers.length);
    expect(offers.some(({ says }) => words.every((word) => says.toLowerCase().includes(word.toLowerCase())))).toBe(
      true,
    );
    for (const { says } of offers) {
      const pressed = answerBuiltIn({ message: says, code });
      expect(pressed.edit, says).not.toBeNull();
      expect(applyEdit(code, pressed.edit!)).not.toEqual(code);
    }
  });
});

it("offers nothing for what is only answered, or taken back", () => {
  const site = openSite(DESIGNER_SITES.gym, null);
  const perform = () => ({ message: "", splices: [] });
  expect(askOf({ name: "say-head-text", tells: true, perform }, site)).toBeNull();
});

it("offers something new beside what is named as its place", () => {
  const message = "we've taken on a lad called Callum Reid, put him in after Dana, he is the apprentice";
  const { offers = [] } = answerBuiltIn({ message, code: BIKE_SHOP });
  expect(offers.map(({ says }) => says)).toContainEqual(
    expect.stringMatching(/^Add “Callum Reid”.* after the entry “.*Dana/),
  );
});
