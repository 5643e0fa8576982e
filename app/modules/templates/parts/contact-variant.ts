import type { Site } from "../design";
import { chosenFor } from "../seeded";
import { GROUND_TOKENS } from "./ground-tokens";

const CONTACTS = ["beside", "flipped", "deep"] as const;
type ContactVariant = (typeof CONTACTS)[number];

/** How the way to write stands on a page: the form behind the ways to call, before them, or both on a dark ground. */
export const contactVariant = ({ plan }: Pick<Site, "plan">): ContactVariant => chosenFor(plan, "contact", CONTACTS);

const DEEP = `  [data-section="contact"][data-variant="deep"] { ${GROUND_TOKENS.deep} }`;
const FLIPPED = `  @media (width >= 56rem) {
    .is-placed[data-variant="flipped"] .contact-side { order: 1; }
    .is-placed[data-section="contact"][data-variant="flipped"] > .wrap { grid-template-columns: minmax(0, 7fr) minmax(0, 5fr); }
  }`;
const RULES: Record<ContactVariant, string | null> = { beside: null, flipped: FLIPPED, deep: DEEP };

/** The rules of a page's own variant alone. */
export function contactVariantCss(site: Pick<Site, "plan">): string[] {
  const rules = RULES[contactVariant(site)];
  return rules ? [`@layer sections {\n${rules}\n}`] : [];
}
