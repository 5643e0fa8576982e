import { expect, it } from "vitest";
import { planFor } from "../../generation/built-in/built-in-designer";
import { brief } from "../../site/brief";
import { renderSite } from "../render-site";
import { amountLines, isBoard, isCompared } from "./price-objects";
import { unbroken, withWholeNumbers } from "./whole-numbers";

const offer = (name: string, detail?: string) => ({ name, price: "$1,150", ...(detail && { detail }) });

it("compares a few offers that each say what they have", () => {
  const groups = [{ items: [offer("Small", "40 guests"), offer("Large", "90 guests")] }];
  expect([isCompared({ groups }), isBoard({ groups })]).toEqual([true, false]);
  expect(isCompared({ groups: [{ items: [offer("Small", "40 guests"), offer("Large")] }] })).toBe(false);
  const designBrief =
    "A mobile bar in Halifax.\n\n- The Wee One: up to 40 guests, 3 hours, $1,150\n- The Big One: up to 90, 5 hours, $2,300";
  const { html, css } = renderSite(
    planFor(
      brief.parse({ projectTitle: "Bar", industry: "other", audience: "families", template: "classic", designBrief }),
    ),
  );
  expect([html.includes("is-compared"), css.includes(".is-compared")]).toEqual([true, true]);
  // As many columns as offers, and six letters of "$1,150" within a frame.
  expect([css.includes("100% / 3 + 1px"), css.includes("100cqi / 3.8")]).toEqual([true, true]);
});

it("sets offers beside one another where that is asked for, whatever they say of themselves", () => {
  const groups = [{ items: [offer("Small", "40 guests"), offer("Large")] }];
  expect(isCompared({ groups, cards: true })).toBe(true);
  expect(isCompared({ groups: [{ items: [offer("Small")] }], cards: true })).toBe(false);
});

it("sets several amounts of one thing below one another", () => {
  expect(amountLines("12 mois 22 €/kg, 18 mois 27 €/kg")).toBe("12 mois 22 €/kg,\n18 mois 27 €/kg");
  expect(["£1,150", "from £5, tea included", "£9 (£7, half)"].map(amountLines)).toEqual(Array(3).fill(undefined));
});

it("breaks no line within a number", () => {
  expect(withWholeNumbers("Call 976 555 014 or (81) 95 55")).toBe("Call 976\u00a0555\u00a0014 or (81)\u00a095\u00a055");
});

it("breaks no amount of running text from its currency", () => {
  const about = {
    kind: "about",
    id: "about",
    title: "48 000 €",
    paragraphs: ["Toldo desde 480 € instalado."],
  } as const;
  expect(unbroken({ ...about, paragraphs: [...about.paragraphs] })).toMatchObject({
    title: "48\u00a0000\u00a0€",
    paragraphs: ["Toldo desde 480\u00a0€ instalado."],
  });
});

it("sets what is told of all prices under no group's name", () => {
  const { html } = renderSite(
    planFor(
      brief.parse({
        projectTitle: "Donairs",
        industry: "restaurant",
        audience: "families",
        template: "classic",
        designBrief:
          "We fry donairs in Truro.\n\nDonairs\nSmall donair ..... £8.50\nLarge donair ..... £12.00\n\nSides\nGarlic fingers ..... £9.00\nPoutine ..... £7.50\n\nBy post anywhere in Britain for £4.50, or free above £60 if you ask.",
      }),
    ),
  );
  expect(html.match(/<h3 class="price-title">/g)).toHaveLength(2);
  expect(html).toMatch(/<div class="price-group"><ul class="price-list"><li class="price is-told">/);
});
