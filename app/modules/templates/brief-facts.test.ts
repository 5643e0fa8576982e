import { parse, type DefaultTreeAdapterTypes } from "parse5";
import { describe, expect, it } from "vitest";
import { planFor } from "../generation/built-in/built-in-designer";
import { TEMPLATES } from "../site/choices";
import { briefs } from "../generation/demo-briefs";
import { renderSite } from "./render-site";

/** What each owner told us: the telephone, mail, place, prices, hours and people of the demonstration briefs. */
const FACTS: Record<keyof typeof briefs, string[]> = {
  bakery: [
    ...[
      "Padaria Alfazema",
      "2016",
      "0113 496 0182",
      "ola@padariaalfazema.example",
      "84 Kirkgate",
      "LS2 7DJ",
      "Inês Carvalho",
      "Duarte",
    ],
    ...[
      "7:30am-4pm",
      "8am-5pm",
      "9am-1pm",
      "Mondays",
      "Closed",
      "English and Portuguese",
      "Instagram",
      "two days' notice",
    ],
    ...[
      "£1.90",
      "£2.40",
      "£2.80",
      "£2.20",
      "£4.50",
      "£4.20",
      "£6.00",
      "£6.50",
      "£7.20",
      "£8.90",
      "£2.00",
      "£2.90",
      "Galão",
      "Easter only",
    ],
  ],
  physiotherapy: [
    ...[
      "Bouldin Physical Therapy",
      "(512) 555-0147",
      "front.desk@bouldinpt.example",
      "1508 South 5th Street",
      "Suite 3",
      "Austin, TX 78704",
    ],
    ...[
      "Dr. Marisol Quintero",
      "Dr. Teodor Vance",
      "Aiko Brandt",
      "$165",
      "$130",
      "$180",
      "Vestibular therapy",
      "Home visits within five miles",
    ],
    ...[
      "Monday to Thursday",
      "7:00 am - 6:00 pm",
      "Friday",
      "7:00 am - 2:00 pm",
      "Saturday and Sunday",
      "English and Spanish",
      "Medicare",
    ],
    "after an injury or an operation",
  ],
  taxAdviser: [
    ...[
      "Thomsen & Yıldız",
      "040 66969-310",
      "kanzlei@thomsen-yildiz.example",
      "Große Elbstraße 212",
      "22767 Hamburg",
      "1998",
    ],
    ...[
      "Henrike Thomsen",
      "Dr. Emre Yıldız",
      "8:00 - 17:00",
      "8:00 - 14:00",
      "Geschlossen",
      "Nachfolge und Schenkung",
      "45 Minuten",
    ],
  ],
  lettingAgent: [
    ...[
      "Tidewell Lettings",
      "01632 960 417",
      "hello@tidewell.example",
      "23 Hawley Square",
      "CT9 1PF",
      "Priya Raman",
      "Callum Oduya",
      "2009",
    ],
    ...[
      "£450 per let",
      "11% of the monthly rent",
      "from £95",
      "9.00-17.30",
      "10.00-14.00",
      "Sunday",
      "143",
      "Joanna Petrie",
      "Request a valuation",
    ],
  ],
  ceramicsShop: [
    ...[
      "Okafor Kiln",
      "+353 91 555 014",
      "nneka@okaforkiln.example",
      "The Old Dairy",
      "Ballyloughane Road",
      "H91 X2K4",
      "Ireland",
    ],
    ...[
      "Nneka Okafor",
      "€34",
      "€46",
      "€28",
      "€32",
      "€120",
      "€145",
      "€85",
      "Visits by appointment",
      "dishwasher safe",
      "An Post",
    ],
  ],
  bicycleCoop: [
    ...[
      "Spoke & Commons",
      "612.555.0163",
      "wrench@spokecommons.example",
      "1927 Cedar Ave S",
      "Minneapolis, MN 55404",
      "2012",
      "Facebook",
    ],
    ...[
      "$12",
      "$75",
      "from $210",
      "$8",
      "10am to 6pm",
      "until 9pm",
      "English, Somali and Spanish",
      "Flat clinic for kids",
      "Free",
    ],
  ],
  oneLiner: ["Fennick Stair Makers"],
};

type Node = DefaultTreeAdapterTypes.Node;

/** The text that a visitor can read in the page's body. */
function textOf(node: Node): string {
  if (node.nodeName === "head") return "";
  if ("value" in node) return node.value;
  return "childNodes" in node ? node.childNodes.map(textOf).join("") : "";
}

describe.each(TEMPLATES)("template %s", (template) => {
  it.each(Object.entries(FACTS))("keeps every fact of the brief %s", (name, facts) => {
    const { html } = renderSite(planFor({ ...briefs[name as keyof typeof briefs], template }));
    const text = textOf(parse(html)).replace(/\s+/g, " ").toLowerCase();
    expect(facts.filter((fact) => !text.includes(fact.toLowerCase()))).toEqual([]);
  });

  it("offers the form where nothing else is known", () => {
    const { html } = renderSite(planFor({ ...briefs.oneLiner, template }));
    expect(html).toMatch(/class="dock has-main"[^>]*><a href="#contact">Get in touch/);
    expect(html).toMatch(/href="#contact" class="button">Get in touch/);
    expect(html.slice(html.indexOf('id="contact"'))).not.toContain('class="contact-ways"');
  });

  it("gives the address in the visit section and not again beside the telephone", () => {
    const { html } = renderSite(planFor({ ...briefs.bakery, template }));
    const contact = html.slice(html.indexOf('data-section="contact"'), html.indexOf("<footer"));
    expect(contact).toContain("0113 496 0182");
    expect(contact).not.toContain("84 Kirkgate");
    expect(html.slice(html.indexOf('data-section="visit"'))).toContain("84 Kirkgate");
    expect(html.slice(html.indexOf("<footer"))).not.toContain("84 Kirkgate");
  });

  it("keeps the dock back on a phone only where the first screen's button says the same", () => {
    const plan = planFor({ ...briefs.bakery, template });
    expect(renderSite(plan).html).toContain('class="dock has-main"');
    const other = { ...plan, primaryAction: { label: "Order", href: "mailto:order@padaria.example" } };
    expect(renderSite(other).html).toContain('class="dock"');
  });

  it("breaks no heading inside of a number", () => {
    const plan = planFor({ ...briefs.bakery, template });
    const sections = plan.sections.map((section) =>
      section.kind === "visit" ? { ...section, title: "14 200 loaves for 2 €" } : section,
    );
    expect(renderSite({ ...plan, sections }).html).toContain(">14\u00a0200 loaves for 2\u00a0€</h2>");
  });
});
