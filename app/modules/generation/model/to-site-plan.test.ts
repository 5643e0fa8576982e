import { describe, expect, it } from "vitest";
import { SITE_CASES } from "../../../../tests/cases/site-briefs";
import { everyNth } from "../../../../tests/setup/every-nth";
import type { Brief } from "../../site/brief";
import { planFor } from "../built-in/built-in-designer";
import { bakery, physiotherapy } from "../demo-briefs";
import type { SectionKind } from "../../site/section-kinds";
import { sitePlan, type SectionOf } from "../../site/site-plan";
import { fromSitePlan } from "./from-site-plan";
import type { ModelItem, ModelPlan, ModelSection } from "./model-plan";
import { toSitePlan } from "./to-site-plan";

const photo = { path: "assets/images/oven.webp", width: 1600, height: 900, alt: "The oven" };
const pictured: Brief = { ...bakery, images: [photo, { ...photo, path: "assets/images/door.webp", alt: "The door" }] };

const of = (kind: ModelSection["kind"], rest: Partial<ModelSection> = {}): ModelSection => ({
  kind,
  title: `Our ${kind}`,
  intro: "",
  items: [],
  paragraphs: [],
  html: "",
  ...rest,
});
const item = (name: string, value = "", detail = "", group = ""): ModelItem => ({ name, detail, value, group });

/** The bakery's plan by a model that answers with these sections, and other words where they are given. */
function planOf(sections: ModelSection[], words: Partial<ModelPlan> = {}, brief = bakery) {
  const draft = sitePlan.parse(planFor(brief));
  const plan = sitePlan.parse(toSitePlan({ ...fromSitePlan(draft), sections, ...words }, draft, brief));
  const section = <K extends SectionKind>(kind: K) =>
    plan.sections.find((each): each is SectionOf<K> => each.kind === kind);
  return { plan, draft, section, kinds: plan.sections.map(({ kind }) => kind) };
}

describe("toSitePlan", () => {
  it.each(everyNth(SITE_CASES, 3).map((each) => [each.name, each.brief] as const))(
    "gives the draft of %s where a model changed nothing",
    (_, brief) => {
      const draft = sitePlan.parse(planFor(brief));
      expect(sitePlan.parse(toSitePlan(fromSitePlan(draft), draft, brief))).toEqual(draft);
    },
  );

  it("takes a model's words and order, and keeps what is ours", () => {
    const { plan, draft, kinds, section } = planOf(
      [of("visit"), of("prices"), of("about", { paragraphs: ["We bake."] }), of("contact")],
      {
        headline: "Warm all morning",
        lead: "Come early.",
        actions: { primary: "Ring the shop", secondary: "Find us" },
      },
    );
    expect(kinds.filter((kind) => kind !== "people")).toEqual(["hero", "visit", "prices", "about", "contact"]);
    expect(section("hero")).toMatchObject({
      title: "Warm all morning",
      lead: "Come early.",
      primary: { label: "Ring the shop", href: draft.primaryAction.href },
      secondary: { label: "Find us", href: "#visit" },
    });
    expect({ ...plan.business, tagline: draft.business.tagline }).toEqual(draft.business);
    expect({ theme: plan.theme, words: plan.words }).toEqual({ theme: draft.theme, words: draft.words });
    expect(plan.nav.map(({ href }) => href)).toContain("#visit");
  });

  it("loses none of the owner's lists, whichever of them the model leaves out", () => {
    const { section, draft } = planOf([
      of("prices", { items: [item("Pastel de nata", "£9.99", "Warm custard"), item("Bica", "£2.00")] }),
    ]);
    const names = section("prices")!.groups.flatMap(({ items }) => items.map(({ name }) => name));
    const theirs = draft.sections.find(({ kind }) => kind === "prices") as SectionOf<"prices">;
    expect(names.toSorted()).toEqual(theirs.groups.flatMap(({ items }) => items.map(({ name }) => name)).toSorted());
    expect(section("prices")!.groups[0]!.items[0]).toEqual({
      name: "Pastel de nata",
      detail: "Warm custard",
      price: "£1.90",
    });
    const { section: ofPhysio, draft: physioDraft } = planOf(
      [of("about", { paragraphs: ["We help."] })],
      {},
      physiotherapy,
    );
    for (const kind of ["people", "prices", "faq"] as const)
      expect(ofPhysio(kind)).toEqual(physioDraft.sections.find((each) => each.kind === kind));
  });

  it("puts nothing back that the model says elsewhere", () => {
    const { section: draft } = planOf([]);
    const menu = draft("prices")!.groups.flatMap(({ items }) => items);
    const html = `<ul>${menu.map(({ name, price }) => `<li><b>${name}</b> <i>${price}</i></li>`).join("")}</ul>`;
    expect(planOf([of("custom", { html })]).section("prices")).toBeUndefined();
  });

  it("loses no fact of the owner's running text", () => {
    const { section } = planOf([of("about", { paragraphs: ["A bakery with a wooden counter."] })]);
    expect(section("about")!.paragraphs.join(" ")).toMatch(/since 2016/);
    expect(planOf([of("about", { paragraphs: ["Since 2016."] })]).kinds).toContain("visit");
  });

  it("says nothing twice where a model leaves the draft's words standing", () => {
    for (const { brief } of everyNth(SITE_CASES, 9)) {
      const draft = planFor(brief);
      const { sections } = toSitePlan({ ...fromSitePlan(draft), lead: "", headline: "" }, draft, brief);
      expect(sections.filter(({ kind }) => kind === "about")).toEqual(
        draft.sections.filter(({ kind }) => kind === "about"),
      );
    }
  });

  it("shows the owner's pictures only", () => {
    const { section, plan } = planOf(
      [
        of("gallery", { items: [item("", "assets/images/door.webp"), item("", "https://evil.example/a.png")] }),
        of("custom", { html: '<img src="assets/images/oven.webp">' }),
      ],
      {},
      pictured,
    );
    expect(section("gallery")!.images).toEqual([pictured.images[1]]);
    expect(section("custom")!.images).toEqual([photo]);
    expect(JSON.stringify(plan)).not.toContain("evil.example");
  });

  it("has one way to reach the business, at its end, and an id for each section", () => {
    const { plan, kinds } = planOf([
      of("contact"),
      of("custom", { html: "<p>One</p>" }),
      of("custom", { html: "<p>Two</p>" }),
      of("contact"),
      of("people", { items: [item("Inês Carvalho")] }),
    ]);
    expect(kinds.at(-1)).toBe("contact");
    expect(kinds.filter((kind) => kind === "contact")).toHaveLength(1);
    const ids = plan.sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("names the language of the words, with our own in it where we have them", () => {
    const german = planOf([], { language: "de", headline: "Warm aus dem Ofen" }).plan;
    expect(german.meta).toMatchObject({ lang: "de", dir: "ltr" });
    expect(german.words.closed).toBe("Geschlossen");
    expect(german.business.hours.find(({ closed }) => closed)!.times).toBe("Geschlossen");
    expect(planOf([], { language: "he" }).plan.meta.dir).toBe("rtl");
    expect(planOf([], { language: '"><script>' }).plan.meta.lang).toBe("en");
  });
});
