import { describe, expect, test } from "vitest";
import { briefByIndustry, briefs, oneLiner } from "../../../../tests/factories/briefs";
import { brief, type Brief } from "../../site/brief";
import { INDUSTRIES, TEMPLATES } from "../../site/choices";
import type { SectionKind } from "../../site/section-kinds";
import { sitePlan, type Section, type SectionOf } from "../../site/site-plan";
import { builtInDesigner, planFor } from "./built-in-designer";

const kinds = (input: Brief) => planFor(input).sections.map((section) => section.kind);

function part<K extends SectionKind>(input: Brief, kind: K): SectionOf<K> | undefined {
  return planFor(input).sections.find((section: Section): section is SectionOf<K> => section.kind === kind);
}

const minimal = (changes: Partial<Brief>): Brief =>
  brief.parse({ template: "modern", projectTitle: "Marlow Yard", ...changes });

describe("six businesses, one for each industry", () => {
  test.each(Object.entries(briefs))("%s: the plan fits the schema and every link leads somewhere", async (_, input) => {
    const plan = await builtInDesigner.plan(input, {});
    expect(sitePlan.parse(plan)).toEqual(plan);
    const ids = new Set(plan.sections.map((section) => `#${section.id}`));
    expect(ids.size).toBe(plan.sections.length);
    const hero = plan.sections[0] as SectionOf<"hero">;
    const links = [...plan.nav, plan.primaryAction, hero.primary, ...(hero.secondary ? [hero.secondary] : [])];
    for (const { href } of links.filter((link) => link.href.startsWith("#"))) expect(ids).toContain(href);
  });

  test.each(INDUSTRIES)("%s opens with the owner's words, in the order of its trade and design", (industry) => {
    const first: Record<string, SectionKind[]> = {
      restaurant: ["hero", "prices", "visit"],
      healthcare: ["hero", "people", "visit"],
      "real-estate": ["hero", "about", "services"],
      "professional-services": ["hero", "process", "people"],
      ecommerce: ["hero", "prices", "about"],
      other: ["hero", "services", "prices"],
    };
    const titles: Record<string, string> = {
      restaurant: "A Portuguese bakery on Kirkgate in Leeds",
      healthcare: "Bouldin Physical Therapy helps people in South Austin walk, lift and sleep without pain",
      "real-estate": "Tidewell lets and looks after flats between Margate Old Town and Broadstairs",
      "professional-services": "Wir beraten Handwerksbetriebe, Praxen und kleine Reedereien in Hamburg-Altona",
      ecommerce: "Stoneware for the table",
      other: "A worker-owned bicycle repair shop",
    };
    expect(kinds(briefByIndustry[industry]).slice(0, 3)).toEqual(first[industry]);
    expect(part(briefByIndustry[industry], "hero")?.title).toBe(titles[industry]);
  });

  test("no two designs tell a brief with much to say in one order", () => {
    const orders = TEMPLATES.map((template) => kinds({ ...briefs.physiotherapy, template }).join(" "));
    expect(new Set(orders).size).toBe(TEMPLATES.length);
  });

  test("the bakery: menu in groups, hours, address, people, year, languages, the sentence on orders", () => {
    const { business, primaryAction, theme } = planFor(briefs.bakery);
    expect(business).toMatchObject({
      phone: { display: "0113 496 0182", href: "tel:01134960182" },
      email: "ola@padariaalfazema.example",
      address: { lines: ["84 Kirkgate", "Leeds LS2 7DJ"] },
      people: [{ name: "Inês Carvalho" }],
      languages: ["English", "Portuguese"],
      social: [{ label: "Instagram", href: "https://www.instagram.com/padaria.alfazema" }],
    });
    expect(business.hours.map(({ days, times }) => [days, times])).toEqual([
      ["Mondays", "Closed"],
      ["Tue-Fri", "7:30am-4pm"],
      ["Sat", "8am-5pm"],
      ["Sun", "9am-1pm"],
    ]);
    expect(part(briefs.bakery, "prices")?.groups.map((group) => [group.name, group.items.length])).toEqual([
      ["Pastries", 4],
      ["Bread", 3],
      ["Lunch", 3],
      ["Coffee", 3],
    ]);
    expect(part(briefs.bakery, "about")).toMatchObject({ title: "Our story" });
    expect(part(briefs.bakery, "cta")?.title).toBe("Large celebration orders need two days' notice");
    expect(primaryAction).toEqual({ label: "Call 0113 496 0182", href: "tel:01134960182" });
    expect(theme).toMatchObject({ mode: "light", motion: true, scale: "normal" });
  });

  test("the practice in Austin: people with roles, prices, questions, large type", () => {
    const { business, theme } = planFor(briefs.physiotherapy);
    expect(business.people).toEqual([
      { name: "Dr. Marisol Quintero", role: "Physical therapist and owner" },
      { name: "Dr. Teodor Vance", role: "Physical therapist", detail: "post-surgical rehabilitation" },
      { name: "Aiko Brandt", role: "Front desk and insurance" },
    ]);
    expect(business.prices.map(({ name, price }) => `${name} ${price}`)).toEqual([
      "First assessment $165",
      "Follow-up visit $130",
      "Home visit $180",
    ]);
    expect(business.services).toHaveLength(5);
    expect(business.address?.lines).toEqual(["1508 South 5th Street, Suite 3", "Austin, TX 78704"]);
    expect(part(briefs.physiotherapy, "faq")?.items.map((item) => item.question)).toEqual([
      "Do I need a referral?",
      "Which insurance do you take?",
      "What should I wear?",
    ]);
    expect(theme.scale).toBe("large");
    expect(JSON.stringify(planFor(briefs.physiotherapy))).not.toContain("large type");
  });

  test("the tax adviser is German throughout, without motion", () => {
    const { meta, words, theme, business, primaryAction } = planFor(briefs.taxAdviser);
    expect(meta).toMatchObject({ lang: "de", dir: "ltr", title: "Steuerkanzlei Thomsen & Yıldız | Hamburg" });
    expect(words.closed).toBe("Geschlossen");
    expect(theme.motion).toBe(false);
    expect(business.people.map(({ name }) => name)).toEqual(["Henrike Thomsen", "Dr. Emre Yıldız"]);
    expect(business.hours.map(({ times }) => times)).toEqual(["8:00 - 17:00 Uhr", "8:00 - 14:00 Uhr", "Geschlossen"]);
    expect(part(briefs.taxAdviser, "process")?.steps.map(({ name }) => name)).toEqual([
      "Erstgespräch",
      "Angebot",
      "Übernahme",
    ]);
    expect(primaryAction.label).toBe("040 66969-310 anrufen");
  });

  test("the letting agent: the wished action, dark, a quotation, figures", () => {
    const { theme, primaryAction, business } = planFor(briefs.lettingAgent);
    expect(theme.mode).toBe("dark");
    expect(primaryAction).toEqual({
      label: "Request a valuation",
      href: "mailto:hello@tidewell.example?subject=Request%20a%20valuation",
    });
    expect(part(briefs.lettingAgent, "quotes")?.items).toEqual([
      {
        text: "They fixed the boiler on a Sunday and sent me the photos.",
        by: "Joanna Petrie, landlord in Cliftonville",
      },
    ]);
    expect(part(briefs.lettingAgent, "figures")?.items[0]).toEqual({ value: "143", label: "homes" });
    expect(part(briefs.lettingAgent, "prices")?.title).toBe("Fees for landlords");
    expect(business.services.map(({ name }) => name)).toEqual([
      "Tenant finding",
      "Full management",
      "Rent collection",
      "Inventory reports",
    ]);
  });

  test("the ceramics shop and the co-op: goods in groups, hours that overlap", () => {
    expect(part(briefs.ceramicsShop, "prices")?.groups.map(({ name }) => name)).toEqual([
      "Tableware",
      "For the kitchen",
      "Workshops",
    ]);
    expect(planFor(briefs.ceramicsShop).business.address?.lines[0]).toBe("The Old Dairy");
    expect(planFor(briefs.bicycleCoop).business.hours.map(({ days, times }) => `${days} ${times}`)).toEqual([
      "Daily 10am to 6pm",
      "Thursday until 9pm",
    ]);
  });
});

describe("the first screen speaks of the business", () => {
  test("with its town and year, never with the name of its trade", () => {
    expect(part(minimal({ industry: "healthcare", designBrief: "We treat feet." }), "hero")?.eyebrow).toBeUndefined();
    expect(part(briefs.bakery, "hero")?.eyebrow).toMatch(/^Leeds/);
  });

  const bar = "A walk-in bar with eleven stools. 12 Mill Lane, Leeds LS2 7DJ. Mon-Sat 5pm-11pm.";
  test.each([
    ["come by, where doors are open and nobody is to be called", "restaurant", bar, "Come by", "#visit"],
    ["come by, rather than write", "restaurant", `${bar} hello@bar.example`, "Come by", "#visit"],
    ["write, where nobody walks in", "professional-services", `${bar} hello@bar.example`, "Write to us", "mailto:"],
    ["call, where there is a number", "restaurant", `${bar} 0113 496 0182`, "Call 0113 496 0182", "tel:"],
    ["get in touch, where nothing is known", "restaurant", "A bar.", "Get in touch", "#contact"],
  ] as const)("with what fits the trade: %s", (_, industry, designBrief, label, href) => {
    const { primaryAction } = planFor(minimal({ industry, designBrief }));
    expect(primaryAction).toEqual({ label, href: expect.stringContaining(href) as string });
  });
});

describe("briefs that say little", () => {
  test("a title alone gives a whole page that claims nothing", () => {
    const plan = planFor(oneLiner);
    expect(plan.sections.map(({ kind }) => kind)).toEqual(["hero", "contact"]);
    expect(plan.primaryAction).toEqual({ label: "Get in touch", href: "#contact" });
    expect(plan.business).toMatchObject({ prices: [], people: [], hours: [], services: [] });
  });

  test.each(INDUSTRIES)("%s with nothing but a title", (industry) => {
    const plan = planFor(minimal({ industry }));
    expect(plan.sections.map(({ kind }) => kind)).toEqual(["hero", "contact"]);
    expect(plan.meta.description).toContain("Marlow Yard");
  });

  test("what the owner says to the designer is no copy, but may name the business", () => {
    const plan = planFor(
      minimal({
        designBrief: "We want a website for our garden nursery in Bath. Include a gallery section and use big fonts.",
      }),
    );
    expect(part(minimal({ designBrief: "We want a website for our garden nursery in Bath." }), "hero")?.title).toBe(
      "Garden nursery in Bath",
    );
    expect(JSON.stringify(plan.sections)).not.toMatch(/website|gallery section|big fonts/);
    expect(plan.theme.scale).toBe("large");
  });

  test("a saint's name in a greeting is cut nowhere, and a brief of one word stands on the page", () => {
    const school = "Welcome to the website of St. Brigid's National School!! Children learn Irish and English here.";
    const hero = part(minimal({ projectTitle: "St Brigid's National School", designBrief: school }), "hero");
    expect(hero?.title).toBe("Children learn Irish and English here");
    expect(part(minimal({ designBrief: "roofs" }), "hero")?.lead).toBe("Roofs");
  });

  test("a stock phrase never becomes the headline", () => {
    const input = minimal({
      designBrief:
        "Welcome to Marlow Yard! We are passionate about quality. We rent out 14 studios in a former rope works!",
    });
    expect(part(input, "hero")?.title).toBe("We rent out 14 studios in a former rope works");
  });
});

describe("pictures, reference, language, titles", () => {
  const image = (name: string, width: number, height: number) => ({
    path: `assets/images/${name}.webp`,
    width,
    height,
    alt: name,
  });

  test("the widest landscape leads, the next goes with the story, the rest make a gallery", () => {
    const images = [
      image("door", 800, 1200),
      image("street", 2000, 1200),
      image("table", 1200, 800),
      image("cup", 900, 900),
    ];
    const input = { ...briefs.bakery, images, logo: image("logo", 200, 200) };
    expect(part(input, "hero")?.image?.alt).toBe("street");
    expect(part(input, "about")?.image?.alt).toBe("door");
    expect(part(input, "gallery")?.images.map(({ alt }) => alt)).toEqual(["table", "cup"]);
    expect(planFor(input).logo?.alt).toBe("logo");
  });

  test("a reference sets the mode and the order of the parts that it names", () => {
    const reference = { colors: [], dark: true, sections: ["About us", "Menu"] };
    const order = kinds({ ...briefs.bakery, reference });
    expect(order.indexOf("about")).toBeLessThan(order.indexOf("prices"));
    expect(planFor({ ...briefs.bakery, reference }).theme.mode).toBe("dark");
  });

  test.each([
    ["es", "ltr", "Somos una panadería de barrio en Cádiz y abrimos de lunes a sábado para todos los vecinos."],
    ["ar", "rtl", "نحن مخبز عائلي في عمّان ونخبز الخبز الطازج كل صباح"],
    ["en", "ltr", "We bake."],
  ])("%s is recognised", (lang, dir, designBrief) => {
    expect(planFor(minimal({ designBrief })).meta).toMatchObject({ lang, dir });
  });

  test.each([
    ["<b>Zoé's</b> 🌸 Blumen | Floristik am Markt", "<b>Zoé's</b> 🌸 Blumen"],
    ["مخبز الياسمين", "مخبز الياسمين"],
    ["👩‍🍳 Kitchen", "👩‍🍳 Kitchen"],
    ["   ", "Home"],
    ["---", "Home"],
  ])("title %s", (projectTitle, name) => {
    const { business, words } = planFor(minimal({ projectTitle }));
    expect(business.name).toBe(name === "Home" ? words.home : name);
  });

  test.each(["word ".repeat(40), "x".repeat(90), "🌸".repeat(120)])(
    "a very long title is cut in one piece",
    (projectTitle) => {
      const plan = planFor(minimal({ projectTitle }));
      expect(plan.business.name.length).toBeLessThanOrEqual(80);
      expect(plan.business.name).toMatch(/…$/);
      expect(plan.meta.title.length).toBeLessThanOrEqual(60);
      expect(() => encodeURIComponent(plan.meta.title)).not.toThrow();
    },
  );

  test("a cancelled plan is not written", async () => {
    await expect(builtInDesigner.plan(oneLiner, { signal: AbortSignal.abort() })).rejects.toThrow();
  });
});
