import { directionOf } from "~/lib/languages";
import type { SitePlan } from "../../site/site-plan";
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
  const additions = [business.tagline, opening.title, town, words.industry[brief.industry], offered];
  const addition = additions.find(
    (text) => text && text !== business.name && business.name.length + text.length + 3 <= MAX_TITLE,
  );
  return addition ? `${business.name} | ${addition}` : truncate(business.name, MAX_TITLE);
}

function metaDescription({ business, opening, brief, words, facts }: Composition): string {
  const names = business.services
    .slice(0, 3)
    .map((service) => service.name)
    .join(", ");
  const title = opening.title === business.name ? "" : ended(opening.title);
  const unsaid = facts.prose.paragraphs
    .flat()
    .filter((sentence) => !opening.used.has(sentence))
    .slice(0, 3);
  const candidates = [title, opening.lead ?? "", names && ended(names), ...unsaid];
  let text = "";
  for (const candidate of candidates) {
    const next = candidate && !text.includes(candidate) ? `${text} ${candidate}`.trim() : text;
    if (next.length <= MAX_DESCRIPTION) text = next;
  }
  const invited = `${text || `${business.name}.`} ${words.invitation[brief.industry]}`;
  return truncate(text.length < MIN_DESCRIPTION ? invited : text, MAX_DESCRIPTION);
}

function ended(text: string): string {
  return /[.!?…؟]$/u.test(text) ? text : `${text}.`;
}
