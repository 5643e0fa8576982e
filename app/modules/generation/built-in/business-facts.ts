import { capitalised } from "../../language/capitalised";
import type { Person } from "../../facts/person";
import type { OwnerFacts } from "../../facts/read-facts";
import type { BusinessFacts } from "../../site/site-plan";
import type { BusinessName } from "./business-name";
import { inOrder } from "./said-beside";
import type { DesignerWords } from "../../language/words/designer-words";

/** "Fix. mostly commuters": the end of the sentence before, by somebody who writes without capitals. */
const ENDED = /^\p{L}{3,}\.\s(?=\p{Ll}{3})/u;

/** Puts the owner's facts into the plan's form; nothing is added to them. */
export function businessFactsFrom(
  { name, tagline }: BusinessName,
  facts: OwnerFacts,
  words: DesignerWords,
): BusinessFacts {
  const [phone] = facts.phones;
  return {
    name,
    ...(tagline && { tagline }),
    ...(phone && { phone: { display: inOrder(phone.display), href: phone.href } }),
    ...(facts.emails[0] && { email: facts.emails[0] }),
    ...(facts.address && { address: facts.address }),
    hours: hoursRows(facts, words.fixed.closed),
    services: facts.services.items.map((item) => ({ ...item, name: capitalised(item.name.replace(ENDED, "")) })),
    prices: facts.prices.groups.flatMap((group) => group.items),
    people: facts.people.items.filter(isNotThe(name)).map((person) => ({
      ...person,
      ...(person.role && { role: capitalised(person.role) }),
    })),
    ...(facts.established && { established: facts.established }),
    languages: facts.languages,
    social: facts.social,
  };
}

/** "Hörwerk Bamberg, owner Katrin Dürrbeck": a firm among people is not one of them. */
const isNotThe =
  (business: string) =>
  ({ name, role }: Person, _: number, all: readonly Person[]): boolean =>
    role !== undefined || all.length === 1 || name.toLowerCase() !== business.toLowerCase();

/**
 * In the order of the week, unless the owner's week begins elsewhere; what is said twice, in the brief and in the
 * document, stands once.
 */
function hoursRows({ hours }: OwnerFacts, closedWord: string): BusinessFacts["hours"] {
  const rows = hours.map(({ days, times, closed, weekdays, spans, note }) => ({
    days,
    times: closed ? closedWord : times,
    closed,
    weekdays,
    spans,
    ...(note && { note }),
  }));
  const unique = rows.filter(
    (row, index) => rows.findIndex((other) => other.days === row.days && other.times === row.times) === index,
  );
  const wraps = unique.some(({ weekdays }) => weekdays.includes(6) && weekdays.indexOf(0) > weekdays.indexOf(6));
  const ordered = wraps ? unique : unique.toSorted((a, b) => (a.weekdays[0] ?? 7) - (b.weekdays[0] ?? 7));
  return ordered.slice(0, 21);
}
