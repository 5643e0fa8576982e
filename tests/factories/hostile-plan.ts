import { planFor } from "~/modules/generation/built-in/built-in-designer";
import { brief } from "~/modules/site/brief";
import type { TemplateId } from "~/modules/site/choices";
import type { SitePlan } from "~/modules/site/site-plan";
import { HOSTILE_TEXTS, LONG_TITLE, LONG_WORD } from "./hostile-texts";
import { restaurantPlan } from "./plans";

/**
 * Every kind of text where it is hardest to lay out: one endless word, 200 characters, pictures as letters, right to
 * left.
 */
export function hostilePlan(template: TemplateId): SitePlan {
  const plan = restaurantPlan(template);
  // No two parts of a page are called the same.
  const [second, third, fourth, fifth, sixth] = [2, 3, 4, 5, 6].map((number) => `${LONG_WORD} ${number}`) as [
    string,
    string,
    string,
    string,
    string,
  ];
  const [emoji, arabic] = ["🧁👩🏽‍🍳🇵🇹 Bäckerei 🥐", "مخبز الياسمين عند الميناء القديم"];
  return {
    ...plan,
    meta: { ...plan.meta, title: LONG_TITLE },
    business: {
      ...plan.business,
      name: LONG_WORD,
      tagline: LONG_TITLE,
      email: `${"a".repeat(60)}@${"b".repeat(60)}.example`,
      people: [{ name: arabic, role: LONG_WORD }],
    },
    nav: [
      { label: LONG_WORD, href: "#services" },
      { label: emoji, href: "#people" },
      { label: arabic, href: "#prices" },
    ],
    primaryAction: { label: LONG_WORD, href: "#contact" },
    sections: [
      {
        kind: "hero",
        id: "top",
        eyebrow: LONG_WORD,
        title: LONG_TITLE,
        lead: LONG_WORD,
        primary: { label: LONG_WORD, href: "#contact" },
        secondary: { label: emoji, href: "#people" },
      },
      {
        kind: "services",
        id: "services",
        title: LONG_WORD,
        intro: LONG_WORD,
        items: [
          { name: LONG_WORD, detail: LONG_WORD, price: LONG_WORD },
          { name: emoji },
          { name: arabic, detail: LONG_TITLE },
        ],
      },
      {
        kind: "prices",
        id: "prices",
        title: arabic,
        groups: [
          {
            name: LONG_WORD,
            items: [
              { name: LONG_WORD, price: "€5" },
              { name: arabic, detail: emoji, price: LONG_WORD },
            ],
          },
        ],
      },
      { kind: "about", id: "about", title: emoji, paragraphs: [...HOSTILE_TEXTS, LONG_WORD] },
      {
        kind: "people",
        id: "people",
        title: `${LONG_TITLE} 2`,
        items: [
          { name: arabic, role: LONG_WORD },
          { name: LONG_WORD, detail: emoji },
        ],
      },
      { kind: "faq", id: "faq", title: second, items: [{ question: LONG_WORD, answer: arabic }] },
      { kind: "quotes", id: "quotes", title: `${emoji} 2`, items: [{ text: LONG_WORD, by: arabic }] },
      {
        kind: "figures",
        id: "figures",
        title: third,
        items: [
          { value: LONG_WORD, label: LONG_WORD },
          { value: "7", label: emoji },
        ],
      },
      { kind: "visit", id: "visit", title: fourth },
      { kind: "cta", id: "cta", title: fifth, primary: { label: LONG_WORD, href: "#contact" } },
      { kind: "contact", id: "contact", title: sixth, intro: LONG_WORD },
    ],
  };
}

/** A title of one endless word, and a brief of nothing but attacks, as the built-in designer makes a website of it. */
export const attackedPlan = (template: TemplateId): SitePlan =>
  planFor(
    brief.parse({
      template,
      projectTitle: LONG_WORD,
      industry: "restaurant",
      designBrief: HOSTILE_TEXTS.join("\n"),
      documentText: HOSTILE_TEXTS.join(" "),
    }),
  );
