import { describe, expect, it } from "vitest";
import { listReadFacts } from "./read-back";
import type { FactSubject } from "./read-fact";
import { readFacts } from "./read-facts";

const BRIEF = `We are a small bakery. Run by Inês Carvalho. We have baked since 2009.

Opening hours
Monday to Friday: 08:30 - 17:30
Saturday: 9am to 1pm
Sunday: closed

Menu
Pastel de nata - £1.90
Rye loaf - £4.20

Call us on 0113 496 0182. Find us at 84 Kirkgate, Leeds LS2 7DJ.
Please use a cream background and dark green buttons. No animations please.
`;

const rows = (text: string, about: FactSubject) =>
  listReadFacts(readFacts(text))
    .read.filter((fact) => fact.about === about)
    .map(({ name, says, words }) => [name, says, words]);

describe("what we read", () => {
  it.each<[FactSubject, (string | null)[][]]>([
    [
      "hours",
      [
        ["Monday to Friday", "08:30 to 17:30", "Monday to Friday: 08:30 - 17:30"],
        ["Saturday", "09:00 to 13:00", "Saturday: 9am to 1pm"],
        ["Sunday", "Closed", "Sunday: closed"],
      ],
    ],
    [
      "prices",
      [
        ["Pastel de nata", "£1.90", "Pastel de nata - £1.90"],
        ["Rye loaf", "£4.20", "Rye loaf - £4.20"],
      ],
    ],
    ["people", [["Inês Carvalho", null, "Run by Inês Carvalho"]]],
    ["phone", [["0113 496 0182", null, "Call us on 0113 496 0182."]]],
    ["address", [["84 Kirkgate, Leeds LS2 7DJ", null, "84 Kirkgate, Leeds LS2 7DJ"]]],
    ["established", [["2009", null, "since 2009"]]],
    ["wishes", [["Nothing moves", null, "No animations please."]]],
  ])("puts the owner's words beside %s", (about, expected) => {
    expect(rows(BRIEF, about)).toEqual(expected.map((row) => row.map((text) => text && expect.stringContaining(text))));
  });

  it("names the colours that were asked for with the sentence that asks", () => {
    const words = "Please use a cream background and dark green buttons.";
    expect(rows(BRIEF, "colours").map(([name, , said]) => [name, said])).toEqual([
      ["Background", words],
      ["Buttons", words],
    ]);
  });

  it("names what was said to the designer alone and changes nothing", () => {
    const text = "We bake bread. Please dont make it look corporate. Large writing please.";
    expect(rows(text, "wishes")).toEqual([["Large writing", null, "Large writing please."]]);
    expect(rows(text, "asides")).toEqual([["Not shown to visitors", null, "Please dont make it look corporate."]]);
  });

  it("says what belongs to an amount, a person or a figure with it", () => {
    const text = "We bake.\n\nPrices\nStarter $29/mo for 100 invoices\n\nWe look after 143 homes.";
    expect(rows(text, "prices")).toEqual([["Starter", "$29/mo, for 100 invoices", "Starter $29/mo for 100 invoices"]]);
    expect(rows(text, "figures")).toEqual([["143 homes", null, "We look after 143 homes."]]);
  });

  it("names what was set right", () => {
    const { tidied } = listReadFacts(readFacts("ok so we are a bakery in Leeds and we love bread."));
    expect(tidied).toContainEqual({ from: expect.stringMatching(/^ok so/), to: expect.any(String) });
  });

  it("lists what the brief and the document both say once", () => {
    expect(rows("Call 0113 496 0182.\n\nTelephone: 0113 496 0182.", "phone")).toHaveLength(1);
  });

  it("lists nothing of words that say no fact", () => {
    expect(listReadFacts(readFacts("Roofs"))).toEqual({ read: [], unread: [], tidied: [] });
    expect(listReadFacts(readFacts(""))).toEqual({ read: [], unread: [], tidied: [] });
  });

  it.each([
    ["opening hours", "Open Monday to Friday 9 to 5 except during the fair."],
    ["prices", "We sell bread. A loaf is £4 unless it rains on a Tuesday, then £3."],
  ])("lists a sentence of %s with words that no reader understood", (_, sentence) => {
    const { unread } = listReadFacts(readFacts(`We are a bakery in Leeds.\n\n${sentence}`));
    expect(unread).toEqual([{ sentence: expect.any(String), left: expect.any(Array) }]);
    expect(sentence).toContain(unread[0]!.sentence);
    expect(unread[0]!.left.length).toBeGreaterThan(0);
    for (const word of unread[0]!.left) expect(sentence.toLowerCase()).toContain(word.toLowerCase());
  });

  it("gives a sentence that was left alone once, in the owner's order, with all words that were left over", () => {
    const facts = {
      ...readFacts("First thing. Open Monday 9 to 5 except in May.\n\nFirst thing."),
      unread: [
        { sentenceId: 1, left: ["except", "May"] },
        { sentenceId: 0, left: ["thing"] },
        { sentenceId: 2, left: ["thing"] },
        { sentenceId: 1, left: ["May", "in"] },
      ],
    };
    expect(listReadFacts(facts).unread).toEqual([
      { sentence: "First thing.", left: ["thing"] },
      { sentence: "Open Monday 9 to 5 except in May.", left: ["except", "May", "in"] },
    ]);
  });
});
