import { asciiDigits } from "../../facts/digits";
import { SECTION_KINDS, type SectionKind } from "../../site/section-kinds";
import type { Section, SectionOf } from "../../site/site-plan";
import type { PageLanguage } from "~/lib/languages";
import { isHeadedByTopic, wordFor, type Action, type Composition } from "./composition";
import { aboutWhat, likeliest, type Topic } from "./topics/sentence-topic";

/** The first screen: the owner's words large, the main action, a way further down. `next` is the first part below. */
export function heroSection(composition: Composition, next: Section | undefined): SectionOf<"hero"> {
  const { opening, images, primary } = composition;
  const eyebrow = eyebrowOf(composition);
  const { lead, notice } = opening;
  const secondary = composition.second ?? secondaryAction(composition, next);
  return {
    kind: "hero",
    id: "start",
    ...(eyebrow && { eyebrow }),
    title: opening.title,
    ...(lead && { lead }),
    ...(notice && { notice }),
    primary,
    ...(secondary && { secondary }),
    ...(images.hero && { image: images.hero }),
  };
}

/** Letters that are no story to be led to. */
const SHORT_STORY = 200;

/** Whether most of a text surely tells how a business came to be and who its people are: its rules are read on to. */
function isStory({ paragraphs }: SectionOf<"about">, language: PageLanguage): boolean {
  const told = paragraphs.filter((text) => TELLS.has(likeliest(aboutWhat(text, language).topics)[0])).join("");
  return told.length * 2 > paragraphs.join("").length;
}
const TELLS: ReadonlySet<Topic> = new Set(["story", "people", "craft"]);

const isShort = (section: Section) => section.kind === "about" && section.paragraphs.join(" ").length < SHORT_STORY;

/** What the owner calls it and where, else the town; and the year. A trade's name from a list says less than nothing. */
function eyebrowOf({ business, opening, words }: Composition): string | undefined {
  const town = opening.label ?? (business.address && townOf(business.address.lines));
  const said = [town, opening.title, opening.lead].join(" ");
  const isSaid = asciiDigits(said).includes(String(business.established));
  const since = !isSaid && business.established && `${words.fixed.since} ${business.established}`;
  return [town, since].filter(Boolean).join(" · ") || undefined;
}

/** The last line of an address that holds letters, without its code: "Leeds LS2 7DJ" is Leeds. */
export function townOf(lines: string[]): string | undefined {
  const line = lines.slice(1).findLast((candidate) => /\d/.test(candidate) && /\p{Ll}{2}/u.test(candidate));
  const words = (line ?? "")
    .split(/,?\s+/)
    .filter((word) => /^\p{L}[\p{L}.'’-]*$/u.test(word) && (/\p{Ll}/u.test(word) || word === "am"));
  return words.length > 0 && words.length <= 4 ? words.join(" ") : undefined;
}

/** A way further down the page, to its next part; none to its end, or where the main action leads there already. */
export function secondaryAction(
  composition: Pick<Composition, "brief" | "business" | "words" | "primary"> & Partial<Pick<Composition, "language">>,
  part: Section | undefined,
): Action | undefined {
  const { words, primary, language } = composition;
  const href = part && `#${part.id}`;
  if (!href || isShort(part) || href === primary.href || SECTION_KINDS[part.kind].place === "end") return undefined;
  const { see } = words;
  if (part.kind === "prices" && composition.brief.industry === "restaurant")
    return { label: wordFor(see, composition), href };
  const isOther =
    part.kind === "about" && (isHeadedByTopic(part.title, composition) || (language && !isStory(part, language)));
  return { label: see[isOther ? "usual" : SEE[part.kind]], href };
}

/** The words that lead down to the next part; most are read on to. */
const SEE: Record<SectionKind, "services" | "prices" | "visit" | "story" | "usual"> = {
  hero: "usual",
  services: "services",
  prices: "prices",
  about: "story",
  people: "usual",
  process: "usual",
  visit: "visit",
  gallery: "usual",
  dates: "usual",
  credentials: "usual",
  areas: "usual",
  faq: "usual",
  quotes: "usual",
  figures: "usual",
  notes: "usual",
  custom: "usual",
  cta: "usual",
  contact: "usual",
};
