import type { Section, SectionOf, SitePlan } from "../../site/site-plan";
import { amountLines, isBoard, isCompared } from "../parts/price-objects";
import { withWholeNumbers } from "../parts/whole-numbers";
import { isRunning, runs } from "../parts/running-names";

/** How wide a figure of the display type is at most, in em. */
const FIGURE = 0.64;

/** As large as `size`, and no larger than what has to stay in one line finds room for between the edges of its entry. */
const inside = (size: string, letters: number): string =>
  `min(${size}, calc(100cqi / ${(letters * FIGURE).toFixed(1)}))`;

/** A few prices beside one another, each larger than what it is of; none has more than `letters`. */
const board = (
  letters: number,
) => `  .is-board .price-list { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 8rem), 1fr)); gap: var(--space-3) var(--space-4); columns: auto; }
  .is-board.is-board.is-board .price-list .price.price { container-type: inline-size; padding-block: var(--space-3); border-block: 2px solid var(--color-ink); border-block-end: 0; }
  .is-board.is-board.is-board .price-line { flex-direction: column-reverse; align-items: flex-start; gap: var(--space-2); font-family: var(--font-display); font-size: var(--step-1); letter-spacing: 0; line-height: 1.25; }
  .is-board .price-leader { display: none; }
  .is-board.is-board.is-board .price-value { margin: 0; font-family: var(--font-display); font-size: ${inside("calc((var(--step-4) + var(--step-5)) / 2)", letters)}; font-weight: var(--weight-display); line-height: 1; letter-spacing: -.03em; text-align: start; white-space: nowrap; }
  @media (width >= 40rem) { .is-board .price-list { gap: var(--space-4) var(--space-5); } }`;

/**
 * Offers beside one another, each in a frame with its price and what there is for it: no more columns than offers, and
 * no word of a price wider than its frame.
 */
const compared = (
  letters: number,
  offers: number,
) => `  .is-compared.is-compared.is-compared .price-list { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, max(15rem, 100% / ${offers + 1} + 1px)), 1fr)); gap: var(--space-3); columns: auto; }
  .is-compared.is-compared.is-compared .price.price { container-type: inline-size; padding: var(--space-4); border: 1px solid var(--color-line-strong); border-block-start: 4px solid var(--color-accent); border-radius: var(--radius); }
  .is-compared.is-compared.is-compared .price-line { flex-direction: column; align-items: flex-start; gap: var(--space-2); font-size: var(--step-1); }
  .is-compared .price-leader { display: none; }
  .is-compared.is-compared.is-compared .price-value { margin: 0; font-family: var(--font-display); font-size: ${inside("var(--step-4)", letters)}; font-weight: var(--weight-display); line-height: 1.1; text-align: start; white-space: normal; }
  .is-compared.is-compared .price-detail { margin-block-start: var(--space-3); padding: 0; font-size: var(--step-0); }
  .is-compared.is-compared.is-compared .is-told { grid-column: 1 / -1; padding: 0; border: 0; }
  .is-compared.is-compared.is-compared .is-told .price-line { font-size: var(--step-0); }`;

/** Several amounts of one thing below one another. */
const IN_LINES = `  .price-line .price-value.in-lines { white-space: pre-line; }`;

/** Names in one line of large type. */
const RUNNING = `  .notes.is-running, [data-variant="running"] .services { display: block; columns: auto; font-family: var(--font-display); font-weight: var(--weight-display); font-size: var(--step-3); line-height: 1.24; letter-spacing: -.02em; text-wrap: pretty; }
  .notes.is-running > .note, [data-variant="running"] .service, [data-variant="running"] .service-name { display: inline; padding: 0; border: 0; font: inherit; letter-spacing: inherit; line-height: inherit; max-inline-size: none; container-type: normal; }
  :is(.notes.is-running > .note, [data-variant="running"] .service):not(:last-child)::after { content: " / " / ""; color: var(--color-accent); font-weight: 400; opacity: .7; }
  [data-variant="running"] .service::before { content: none; }
  @media (width >= 40rem) { .notes.is-running, [data-variant="running"] .services { font-size: var(--step-4); } }`;

/** A telephone number across the first view: between 1.5 and 6 rem, never wider than a window of 320 pixels holds it. */
const NUMBER = `  .hero .button.is-number { min-block-size: 4rem; padding: .35em .5em; font-family: var(--font-display); font-size: clamp(1.5rem, 118vw / var(--signs), 6rem); font-weight: var(--weight-display); letter-spacing: -.01em; line-height: 1.1; }
  .contact-lines .phone { font-size: var(--step-3); }`;

/** What nobody may miss, set off in the first view. */
const NOTICE = `  .hero .not-missed { display: inline-block; margin-block: 0 var(--space-4); padding-block: .15em; padding-inline-start: .8em; max-inline-size: min(100%, 46ch); border-inline-start: .3em solid currentColor; font-size: var(--step-1); font-weight: 700; line-height: 1.35; text-align: start; text-wrap: pretty; }
  .hero-words > .lead-and-notice { display: contents; }
  .hero-foot > .lead-and-notice { display: grid; justify-items: start; gap: var(--space-3); }
  .hero-foot > .lead-and-notice > .not-missed { margin: 0; }`;

const isRun = (section: Section): boolean =>
  section.kind === "services" ? runs(section.items) : section.kind === "notes" && isRunning(section.items);

const pricesIn = (sections: readonly Section[]): string[] =>
  sections.flatMap((section) =>
    section.kind === "prices"
      ? section.groups.flatMap(({ items }) => items.map(({ price }) => price))
      : section.kind === "services"
        ? section.items.flatMap(({ price }) => price ?? [])
        : [],
  );

/** The rules for lists of prices of one form, by the most offers of one and the longest of what stays in one line. */
function priceRules(
  sections: readonly Section[],
  has: (section: SectionOf<"prices">) => boolean,
  linesOf: (price: string) => string[],
  rules: (letters: number, offers: number) => string,
): string | undefined {
  const lists = sections.filter((section) => section.kind === "prices").filter(has);
  const letters = pricesIn(lists)
    .flatMap(linesOf)
    .map(({ length }) => length);
  const offers = lists.flatMap(({ groups }) => groups.map(({ items }) => items.length));
  return lists.length > 0 ? rules(Math.max(...letters), Math.max(...offers)) : undefined;
}

/** What is set as an object, for the pages that have it; after the templates' own rules. */
export function objectsCss({ sections, theme }: Pick<SitePlan, "sections" | "theme">): string[] {
  const rules = [
    priceRules(sections, isBoard, (price) => [price], board),
    priceRules(sections, isCompared, (price) => withWholeNumbers(price).split(" "), compared),
    pricesIn(sections).some((price) => amountLines(price)) && IN_LINES,
    sections.some(isRun) && RUNNING,
    sections.some((section) => section.kind === "hero" && section.notice) && NOTICE,
    theme.largeNumber && NUMBER,
  ].filter(Boolean);
  return rules.length > 0 ? [`@layer sections {\n${rules.join("\n")}\n}`] : [];
}
