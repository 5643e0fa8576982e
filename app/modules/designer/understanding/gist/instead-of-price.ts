import { isWithin } from "../../../cascade/query";
import { quoted } from "../../../operations/outcome";
import { readPrices } from "../../../operations/facts/read-prices";
import { entryAround } from "../../../operations/structure/siblings";
import type { Target } from "../../../operations/target";
import { textOf } from "../../../operations/text-of";
import { readThings } from "../../../page-roles/read-things";
import { isRole } from "../exchange";
import { means } from "../word";
import type { Phrase } from "./clauses";
import { headOf } from "./locate";
import type { Scene, Spoken } from "./scene";

/** 'Instead of the price': what behind 'instead' names a kind of thing, and no words of the page. */
export const roleInstead = ({ clause, source }: Scene): Phrase | undefined =>
  clause.phrases.find(({ link, words }) => {
    const own = words.filter((word) => !means(word, "light"));
    return link === "instead" && own.length > 0 && isRole(own, clause.words, source);
  });

/** The price of an entry that other words are to stand for: 'City E should say Sold out instead of the price'. */
export function priceOfEntry({ site }: Scene, role: Phrase, subject: Spoken["target"]): Target | null {
  const entry = subject.nodes.length === 1 ? entryAround(site.page, subject.nodes[0]!) : undefined;
  if (headOf(role.words) !== "price" || entry === undefined) return null;
  const thing = readThings(site).at(entry);
  const [price, ...others] = readPrices(site.page).filter(({ node }) => isWithin(site.page, node, entry));
  const isAlone = price !== undefined && others.length === 0 && textOf(site.page, price.node) === price.text;
  if (!thing?.roles.includes("item") || !isAlone) return null;
  return { nodes: [price.node], name: `the price of ${quoted(thing.name)}`, selector: null };
}
