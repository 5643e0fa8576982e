import { openSite } from "../../operations/opened-site";
import { listed, quoted, type Offer } from "../../operations/outcome";
import { readThings } from "../../page-roles/read-things";
import type { Role } from "../../page-roles/thing";
import type { Thing } from "./names";
import { knownWords } from "./known-words";
import { withMentions } from "./mentions";
import { aboutNamed } from "./nearest-named";
import { readWords } from "./read-words";
import { nameOfKind } from "./targets/to-target";
import { ROLES_OF } from "./targets/thing-roles";
import type { Said } from "./understand";
import { senseOf, means, type Word } from "./word";

/** What is said where nothing was understood, and requests that come near. */
interface Nearest {
  message: string;
  offers: Offer[];
}

/** Tells whether a request would be done on the page. */
type IsDone = (request: string) => boolean;

const MOST_OFFERS = 3;
/** So many are tried: each is understood before it is offered. */
const MOST_TRIED = 6;
/** Of what was named by its words so many, so that what goes by its kind has a place too. */
const MOST_NEAR = 4;

/** What can be done with a thing that was named, or else what there is to be changed. */
export function nearest({ message, code, form }: Said, isDone: IsDone): Nearest | null {
  const site = openSite(code, form);
  const words = readWords(message.slice(0, LONGEST), knownWords(site.page));
  const roles = new Set(readThings(site).all.flatMap((thing) => thing.roles));
  const thing = thingSaid(words);
  const isThere = thing !== null && (ROLES_OF[thing]?.roles ?? []).some((role) => roles.has(role));
  const named = aboutNamed(withMentions(words, message, site), message, site);
  const kinds = isThere ? sayings(thing, words) : thingsOf(roles).flatMap((each) => sayings(each, words).slice(0, 1));
  const offers: Offer[] = [];
  for (const offer of [...named.slice(0, MOST_NEAR), ...kinds].slice(0, MOST_TRIED))
    if (offers.length < MOST_OFFERS && !offers.some(({ says }) => says === offer.says) && isDone(offer.says))
      offers.push(offer);
  if (offers.length === 0) return null;
  const isNamed = offers.some((offer) => named.includes(offer));
  return { message: isNamed ? sayingNear(offers) : saying(thing, isThere, words, offers), offers };
}

const LONGEST = 400;

const sayingNear = (offers: readonly Offer[]) =>
  `I see what you speak of, but I am not certain what to do with it. You could say ${listed(
    offers.map(({ says }) => quoted(says)),
    "or",
  )}.`;

function saying(thing: Thing | null, isThere: boolean, words: readonly Word[], offers: Offer[]): string {
  const can = listed(
    offers.map(({ says }) => quoted(says)),
    "or",
  );
  const name = thing === null ? "" : nameOfKind(thing, false);
  if (isThere) return `I see that it is about the ${name}, but not what to do with it. You could say ${can}.`;
  if (thing !== null) return `I cannot find a ${name} on this page. You could say ${can}.`;
  const own = words.filter(({ senses }) => senses.length === 0).map(({ text }) => text);
  const unknown =
    own.length > 0 && own.length <= MOST_NAMED ? ` I do not know what ${quoted(own.join(" "))} means here.` : "";
  return `I did not understand that.${unknown} You could say ${can}.`;
}

const MOST_NAMED = 4;

const thingSaid = (words: readonly Word[]): Thing | null =>
  words.flatMap((word) => senseOf(word, "thing") ?? []).find(({ is }) => is !== "page" && is !== "word")?.is ?? null;

const OFFERED: [Role, Thing][] = [
  ["headline", "headline"],
  ["button", "button"],
  ["lead", "lead"],
  ["picture", "picture"],
  ["section", "section"],
  ["footer", "footer"],
];
const thingsOf = (roles: ReadonlySet<Role>): Thing[] =>
  OFFERED.flatMap(([role, thing]) => (roles.has(role) ? [thing] : []));

/** Requests about a thing; what was asked for by its verb goes first. */
function sayings(thing: Thing, words: readonly Word[]): Offer[] {
  const many = MANY.has(thing);
  const name = nameOfKind(thing, many);
  const all: [label: string, says: string, verb: string][] = [
    [`Make the ${name} bigger`, `make the ${name} bigger`, "make"],
    [`Make the ${name} green`, `make the ${name} green`, "change"],
    [`Centre the ${name}`, `center the ${name}`, "align"],
    [`Hide the ${name}`, `hide the ${name}`, "hide"],
    [`Make the ${name} bold`, `make the ${name} bold`, "highlight"],
    [`Remove the ${name}`, `remove the ${name}`, "remove"],
  ];
  const isMeant = (verb: string) => words.some((word) => means(word, "verb", verb as never));
  return [...all.filter(([, , verb]) => isMeant(verb)), ...all.filter(([, , verb]) => !isMeant(verb))].map(
    ([label, says]) => ({ label, says }),
  );
}

/** Of these a page has several. */
const MANY: ReadonlySet<Thing> = new Set(["button", "picture", "section", "card", "review", "price", "link", "item"]);
