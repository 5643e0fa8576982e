import type { PlaceholderKind } from "../../../site/placeholder-kinds";
import { listPlaceholders } from "../../../markup/placeholders";
import { setText } from "../../../editing/set-text";
import { done, quoted, type Intent } from "../../../operations/outcome";
import { unquoted } from "./values";

/** What owners call what they fill in; null for what no words can say. */
const SAYS: Record<PlaceholderKind, string | null> = {
  hours: "(?:opening |business |open )?(?:hours|times)",
  address: "(?:street |postal |business )?address",
  phone: "(?:tele)?phone(?: number)?|number",
  email: "e-?mail(?: address)?",
  services: "services?|products?",
  prices: "prices?|menu|price list|fees?",
  people: "team|people|staff",
  photos: null,
};
const NOUNS = Object.entries(SAYS).flatMap(([kind, says]) => (says === null ? [] : [[kind, says] as const]));
const KIND = NOUNS.map(([, says]) => says).join("|");
const ADD = new RegExp(
  `^(?:add|include|insert|enter|fill in|write|put|put in|set|show) (?:our |the |my )?(${KIND})(?: to the (?:page|site|website))?(?::| are| is| as| to|,)? (.+)$`,
  "is",
);
const SAY = new RegExp(`^(?:our|the|my) (${KIND}) (?:is|are):? (.+)$`, "is");
const OPEN = /^(?:we are|we're) (?:open|there) (.+)$/is;

/** 'Add our opening hours: Mon-Fri 9-5': the owner's words, where the page has kept a place for them. */
export const fillPlaceholder: Intent = (request, { page }) => {
  const places = listPlaceholders(page);
  if (places.length === 0) return null;
  const [, noun = "hours", said = ""] = ADD.exec(request) ?? SAY.exec(request) ?? open(request);
  const kind = NOUNS.find(([, says]) => new RegExp(`^(?:${says})$`, "i").test(noun))?.[0];
  const place = places.find((each) => each.kind === kind);
  const text = unquoted(said).trim();
  // Hours and numbers are told by their figures: 'add our opening hours below the menu' asks for something else.
  if (
    !place ||
    !text ||
    (/hours|phone/.test(place.kind) && !/\d/.test(text)) ||
    (kind === "email" && !text.includes("@"))
  )
    return null;
  if (/^(?:section|part|list|below|above|under|to|in|at the)\b/i.test(text)) return null;
  return done(
    `I added ${quoted(text)}, and visitors will see it.`,
    [setText(page, place.blank, text, "built-in")],
    noun,
  );
};

const open = (request: string): string[] => {
  const match = OPEN.exec(request);
  return match ? [request, "hours", match[1]!] : [];
};
