import type { PageLanguage } from "~/lib/languages";
import { splitLabel } from "../../facts/blocks";
import { capitalised } from "../../language/capitalised";
import { commaParts } from "../../language/enumeration";
import type { Industry } from "../../site/choices";
import type { SectionOf } from "../../site/site-plan";
import { statedAct } from "./acts";

type Form = NonNullable<SectionOf<"contact">["form"]>;

const FORM = /(?<!\p{L})(?:form$|formular\p{L}*|formulari\p{L}*|módulo|modulo|formulier|نموذج|استمارة)(?!\p{L})/iu;
const MOST_FIELDS = 6;
const LONGEST_FIELD = 48;

/** Where guests sit: a chef who comes home and a cake shop have no tables. */
const SEATED =
  /(?<!\p{L})(?:tables?|seats|seated|covers|restaurants?|bistr\p{L}*|pubs?|brasserie|tisch\p{L}*|(?:sitz)?plätze|gasth\p{L}+|wirtshaus|terrasse|mesas?|comedor|restaurante|tavol\p{L}|coperti|ristorante|trattoria|osteria|pizzeria|lugares|tafels?|eetcafé|restaurante?|stolik\p{L}*|restauracj\p{L}|طاول\p{L}*|مطعم)(?!\p{L})/iu;

/** "Bookings through a form: idea, size in cm, where on the body": what the form asks. */
export function askedIn(sentence: string): string[] {
  const label = splitLabel(sentence);
  if (!label || !FORM.test(label.label)) return [];
  const parts = commaParts(label.rest.replace(/[.!]$/u, "")).map(capitalised);
  const fit = parts.length <= MOST_FIELDS && parts.every(({ length }) => length <= LONGEST_FIELD);
  return fit ? parts : [];
}

/** What the form is for, as far as the owner spoke of it; what an owner wants done by a button of their own is not done by it. */
export function formPurpose(
  sentences: readonly string[],
  industry: Industry,
  language: PageLanguage,
  hasOwnAction = false,
): Form | undefined {
  const act = hasOwnAction ? undefined : statedAct(sentences, industry, language)?.act;
  const asks = sentences.flatMap(askedIn);
  const isTable = act === "book" && industry === "restaurant" && sentences.some((text) => SEATED.test(text));
  return act || asks.length > 0
    ? { ...(act && { act: isTable ? "table" : act }), ...(asks.length > 0 && { asks: [...new Set(asks)] }) }
    : undefined;
}
