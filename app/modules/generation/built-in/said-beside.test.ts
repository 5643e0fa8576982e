import { expect, test } from "vitest";
import { brief } from "../../site/brief";
import { planFor } from "./built-in-designer";
import { beforeMail, isolated, saysOnly, withoutDetail } from "./said-beside";

test.each([
  ["Tel. 0341 5550 186, Bernd Lindner.", "Bernd Lindner."],
  ["Alleen op afspraak: 0341 5550 186.", "Alleen op afspraak."],
  ["I pick up nights too: 0341 5550 186, Donnie", "I pick up nights too, Donnie."],
  ["Phone 0341 5550 186, best after 4.", "best after 4."],
  ["0341 5550 186, Steeve Gard.", "Steeve Gard."],
  ["WhatsApp 0341 5550 186 send a photo, answer in 15min.", "WhatsApp 0341 5550 186 send a photo, answer in 15min."],
  ["Ring us on 0341 5550 186 after six.", "Ring us on 0341 5550 186 after six."],
  ["Call 0341 5550 186.", "Call 0341 5550 186."],
  ["We answer the same day.", "We answer the same day."],
])("%s", (sentence, left) => expect(withoutDetail(sentence, "0341 5550 186")).toBe(left));

test("a number in Arabic is read in its own order", () => {
  expect(isolated("للحجز 06 555 0171 قبل يومين")).toBe("للحجز \u206606 555 0171\u2069 قبل يومين");
  expect(isolated("واتساب ٠٥٠ ٥٥٥ ٠١٤٣")).toBe("واتساب \u2066٠٥٠\u00a0٥٥٥\u00a0٠١٤٣\u2069");
  expect(isolated("Call 06 555 0171")).toBe("Call 06 555 0171");
});

test("what says nothing but details that stand beside it", () => {
  const details = ["0470 00 01 36", "a@b.example"];
  expect(
    ["Gsm 0470 00 01 36.", "Telefone 0470 00 01 36. a@b.example.", "A@b.example", "Ring 0470 00 01 36."].map((text) =>
      saysOnly(text, details),
    ),
  ).toEqual([true, true, true, false]);
  expect(beforeMail("Telefono 0470, dopo le 10. a@b.example")).toEqual(["Telefono 0470, dopo le 10.", "a@b.example"]);
});

test("a mail address by itself is no part of the story", () => {
  const designBrief =
    "Wir beraten Familien in Celle seit vierzig Jahren. Unsere Halle hat Platz für sechzig Gäste. Büro Mo–Fr 8.30–17 Uhr. post@haus.example";
  const { sections } = planFor(brief.parse({ projectTitle: "Haus", template: "classic", designBrief }));
  expect(JSON.stringify(sections.filter(({ kind }) => kind === "about"))).not.toContain("haus.example");
});
