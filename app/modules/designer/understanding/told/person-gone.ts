import { childrenOf, parentNode } from "../../../cascade/query";
import { elementAt } from "../../../markup/element";
import type { NodeId } from "../../../markup/page";
import type { OpenedSite } from "../../../operations/opened-site";
import { remove } from "../../../operations/structure/remove";
import { textOf } from "../../../operations/text-of";
import { call } from "../call";
import { hintsFor } from "../gist/hints";
import { means } from "../word";
import { cueIn, wordsSaid } from "../words/told-cues";
import { sentencesOf, wordsWithin } from "./message";
import type { Told, ToldReader } from "./part";
import { peopleOf } from "./people-of-page";
import { wordsIn } from "./text-likeness";

const GONE = wordsSaid(cueIn("gone"));
const NAME = /^(?:\p{Lu}[\p{L}'’.-]{0,24}\s){1,3}\p{Lu}[\p{L}'’.-]{1,24}$/u;
const LEAST = 4;
const MOST_BELOW = 2;

/** 'Callum's away to Perth so he'll have to come off the page': a name that heads a text or two, among others like it. */
export const readPersonGone: ToldReader = (words, source, { site }): Told | null => {
  const people = peopleOf(site).length > 0 ? [] : headedIn(site);
  const hints = hintsFor(source);
  for (const { text, start, end } of people.length > 0 ? sentencesOf(source) : []) {
    const said = wordsIn(text);
    const named = people.filter(({ name }) =>
      wordsIn(name).some((each) => each.length >= LEAST && said.includes(each)),
    );
    const own = wordsWithin(words, { start, end });
    const isGone = GONE.test(text) && (hints(text, "remove") || own.some((word) => means(word, "verb", "remove")));
    const [person, ...others] = firstNamed(named, said);
    if (
      !person ||
      others.length > 0 ||
      !isGone ||
      hints(text, "not") ||
      own.some((word) => means(word, "fact", "price"))
    )
      continue;
    const target = { nodes: person.nodes, name: person.name, selector: null };
    return { start, end, call: call(remove, { target }, person.name), isCloser: true };
  }
  return null;
};

interface Headed {
  name: string;
  nodes: NodeId[];
}

/** Of two with one surname the one whose first name is said. */
const firstNamed = (people: readonly Headed[], said: readonly string[]): readonly Headed[] =>
  people.length < 2 ? people : people.filter(({ name }) => said.includes(wordsIn(name)[0]!));

/** Names that head a text each, beside each other in one part. */
function headedIn({ page }: OpenedSite): Headed[] {
  const heads = [...page.elements.keys()].filter(
    (node) => /^h[3-5]$/.test(page.elements[node]!.tagName) && NAME.test(textOf(page, node)),
  );
  const found = heads.flatMap((node) => {
    const parent = parentNode(page, node);
    const siblings = parent === null ? [] : childrenOf(page, parent);
    const behind = siblings.slice(siblings.indexOf(node) + 1);
    const until = behind.findIndex((each) => page.elements[each]!.tagName !== "p");
    const below = until === -1 ? behind : behind.slice(0, until);
    const isPair = below.length > 0 && below.length <= MOST_BELOW && elementAt(page, node) !== undefined;
    return isPair ? [{ name: textOf(page, node), nodes: [node, ...below], parent }] : [];
  });
  return found.filter(({ parent }) => found.filter((each) => each.parent === parent).length > 1);
}
