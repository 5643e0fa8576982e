import type { PageLanguage } from "~/lib/languages";
import type { Act, Industry } from "../../site/choices";
import type { SectionOf } from "../../site/site-plan";
import { statedAct } from "./acts";
import { fieldsAsked, MOST_FIELDS } from "./asked-fields";

type Form = NonNullable<SectionOf<"contact">["form"]>;

/** Where guests sit: a chef who comes home and a cake shop have no tables. */
const SEATED =
  /(?<!\p{L})(?:tables?|seats|seated|covers|restaurants?|bistr\p{L}*|pubs?|brasserie|tisch\p{L}*|(?:sitz)?plätze|gasth\p{L}+|wirtshaus|terrasse|mesas?|comedor|restaurante|tavol\p{L}|coperti|ristorante|trattoria|osteria|pizzeria|lugares|tafels?|eetcafé|restaurante?|stolik\p{L}*|restauracj\p{L}|طاول\p{L}*|مطعم)(?!\p{L})/iu;

/**
 * What the form is for, as far as the owner spoke of it. What an owner wants done by a button of their own is not done by
 * it, unless the button's words are that one books or orders.
 */
export function formPurpose(
  sentences: readonly string[],
  industry: Industry,
  language: PageLanguage,
  ownAction?: string,
): Form | undefined {
  const stated = statedAct(sentences, industry, language)?.act;
  const act = ownAction === undefined ? stated : actOfButton(ownAction, industry, language, stated);
  const asks = fieldsAsked(sentences).slice(0, MOST_FIELDS);
  const isTable = act === "book" && industry === "restaurant" && sentences.some((text) => SEATED.test(text));
  return act || asks.length > 0
    ? {
        ...(act && { act: isTable ? "table" : act }),
        ...(asks.length > 0 && { asks }),
      }
    : undefined;
}

/** What a form can do in a button's place. */
const BOOKS: ReadonlySet<Act | undefined> = new Set<Act | undefined>(["book", "table", "stay", "appointment", "order"]);

/** "Je réserve", "Order": what the words of a button ask for, where a form takes it; `stated` may say it better. */
export function actOfButton(label: string, industry: Industry, language: PageLanguage, stated?: Act): Act | undefined {
  const { act } = statedAct([`${label}:`], industry, language) ?? statedAct([`${label}:`], "other", language) ?? {};
  if (!BOOKS.has(act)) return undefined;
  return act !== "order" && stated !== "order" && BOOKS.has(stated) ? stated : act;
}
