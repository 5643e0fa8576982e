import { directionOf } from "~/lib/languages";
import type { BusinessFacts, SitePlan } from "../../site/site-plan";
import type { Composition } from "./composition";
import { townOf } from "./hero-section";
import { truncate } from "../../language/truncate";

/** Search engines cut what is longer. */
const MAX_TITLE = 60;
const MAX_DESCRIPTION = 155;
/** They fill up from the page, in their own choice, what is shorter. */
const MIN_DESCRIPTION = 50;

/** Title and description of the page, from the owner's words. */
export function pageMeta(composition: Composition, lang: string): SitePlan["meta"] {
  return {
    title: metaTitle(composition),
    description: metaDescription(composition),
    lang,
    dir: directionOf(lang),
  };
}

function metaTitle({ business, opening, brief, words }: Composition): string {
  const town = business.address && townOf(business.address.lines);
  const offered = [...business.services, ...business.prices][0]?.name;
  const additions = [business.tagline, opening.label, opening.title, town, words.industry[brief.industry], offered];
  const addition = additions.find(
    (text) => text && text !== business.name && business.name.length + text.length + 3 <= MAX_TITLE,
  );
  return addition ? `${business.name} | ${addition}` : truncate(business.name, MAX_TITLE);
}

function metaDescription({ business, opening, facts, primary }: Composition): string {
  const names = business.services
    .slice(0, 3)
    .map((service) => service.name)
    .join(", ");
  const title = opening.title === business.name ? "" : ended(opening.title);
  const unsaid = facts.prose.paragraphs
    .flat()
    .filter((sentence) => !opening.used.has(sentence))
    .slice(0, 3);
  const label = opening.label ? ended(opening.label) : "";
  const told = filled("", [label, title, opening.lead ?? "", names && ended(names), ...unsaid], MAX_DESCRIPTION);
  return truncate(filled(told, [...factsOf(business), ended(primary.label)], MIN_DESCRIPTION), MAX_DESCRIPTION);
}

/** What else the owner gave, for a page that has few sentences. */
function factsOf({ name, prices, people, address, hours, phone, email }: BusinessFacts): string[] {
  const priced = prices.map((item) => `${item.name} ${item.price}`).join(", ");
  const met = people.map((person) => person.name).join(", ");
  const opened = hours.map(({ days, times }) => `${days} ${times}`).join(", ");
  return [name, priced, met, address?.lines.join(", ") ?? "", opened, phone?.display ?? "", email ?? ""]
    .filter((fact) => fact !== "")
    .map(ended);
}

/** A text with those that it does not say yet, as long as it is shorter than `enough` and does not become too long. */
function filled(text: string, additions: string[], enough: number): string {
  return additions.reduce((said, addition) => {
    const next = addition && !said.includes(addition) ? `${said} ${addition}`.trim() : said;
    return said.length < enough && next.length <= MAX_DESCRIPTION ? next : said;
  }, text);
}

function ended(text: string): string {
  return /[.!?…؟]$/u.test(text) ? text : `${text}.`;
}
