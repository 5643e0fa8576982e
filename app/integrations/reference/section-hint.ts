// First match wins: the narrower words stand before the wider ones.
const HINTS: readonly [kind: string, words: RegExp][] = [
  ["faq", /\b(faqs?|questions?)\b/],
  ["quotes", /\b(testimonials?|reviews?|quotes?|clients say)\b/],
  ["prices", /\b(pric(e|es|ing)|menu|plans|rates|fees|tariffs?)\b/],
  ["people", /\b(team|people|staff|crew|founders?|doctors)\b/],
  ["gallery", /\b(gallery|portfolio|projects|photos|showcase)\b/],
  ["dates", /\b(events?|dates|calendar|what ?s on)\b/],
  ["credentials", /\b(credentials|memberships?|accreditations?|certifications?|awards)\b/],
  ["areas", /\b(areas (we )?(served?|cover(ed)?)|service areas?|coverage)\b/],
  ["process", /\b(process|how it works|steps)\b/],
  ["figures", /\b(stats|statistics|figures|numbers)\b/],
  ["visit", /\b(visit|find us|location|directions|opening hours|hours|map)\b/],
  ["notes", /\b(good to know|house rules|conditions|terms)\b/],
  ["services", /\b(services?|features?|what we do|offer(s|ing|ings)?|products?|treatments?)\b/],
  ["about", /\b(about|story|who we are|mission|history)\b/],
  ["contact", /\b(contact|get in touch|enquir(y|ies))\b/],
  ["cta", /\b(cta|call to action|get started)\b/],
  ["hero", /\b(hero|masthead|jumbotron)\b/],
];

const LONGEST = 200;

/** The kind of page part that an id, class or heading speaks of, or null. Kinds are those of a site plan. */
export function sectionHint(words: string): string | null {
  const spaced = words
    .slice(0, LONGEST)
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .replace(/[-_\s]+/g, " ")
    .toLowerCase();
  return HINTS.find(([, pattern]) => pattern.test(spaced))?.[0] ?? null;
}
