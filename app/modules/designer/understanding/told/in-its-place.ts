import { numberOf } from "../../../markup/element";
import type { HtmlElement } from "../../../markup/html-document";
import type { NodeId } from "../../../markup/page";
import type { OpenedSite } from "../../../operations/opened-site";
import { slotsOf, textsIn } from "../../../operations/structure/entry-slots";
import { setText } from "../../../operations/text/set-text";
import { readThings } from "../../../page-roles/read-things";
import { stems } from "../../built-in/find/words-of";
import { call } from "../call";
import { together } from "../patterns/style/together";
import type { Call } from "../pattern";
import { detectSaid } from "../said-lexicon";
import { isCommon } from "../slips";
import { cueIn } from "../words/told-cues";
import { sentencesOf } from "./message";
import type { Told, ToldReader } from "./part";
import { peopleOf } from "./people-of-page";
import { wordsIn } from "./text-likeness";

const IN_PLACE =
  "in (?:his|her|its|their) place|instead of (?:him|her|it|them)|an (?:seiner|ihrer|deren) stelle|stattdessen|en su lugar|en vez de (?:él|ella|ellos)|à (?:sa|leur) place|al (?:suo|loro) posto|no (?:seu )?lugar(?: dele| dela| deles| delas)?|in (?:zijn|haar|hun) plaats|in plaats daarvan";
const COMES =
  "c'est|c’est|on met|mettez|mets|it's|it is|is|put|we have|there is|comes|kommt|ist|steht|haben wir|es|está|viene|pon|è|ci va|c'è|metti|é|vem|põe|coloca|komt|is|zet";
const UNDER =
  "under it|under that|underneath|below|darunter|unten|debajo|en dessous|dessous|sotto|embaixo|debaixo|eronder|daaronder";
const NEW = new RegExp(
  `(?<!\\p{L})(?:${IN_PLACE})(?:\\s(?:${COMES}))?(?:\\s?:)?\\s+(?<name>\\p{Lu}[^,.;:!?()\\n]{1,60}?)(?:,\\s(?:(?:${cueIn("nothing")}|and|und|y|et|e|en)\\s)?(?:(?:${UNDER})\\s?:?\\s+(?<below>\\p{L}[^\\n.!?]{2,200}[.!?]?)|(?<role>\\p{Lu}[^,.;:!?()\\n]{2,60}))|(?=[.!?]|$))(?=\\s|[.!?]|$)`,
  "iu",
);
const LEAST = 4;

/** 'The figs are over. In their place Chestnut, and below: Only until Christmas': an entry takes the words of another. */
export const readInItsPlace: ToldReader = (_words, source, { site }): Told | null => {
  const found = NEW.exec(source);
  const { name, below, role } = found?.groups ?? {};
  if (!found || !name || !/^\p{Lu}/u.test(name)) return null;
  const detail = below ?? role;
  const subject = subjectBefore(source, found.index, site);
  const calls = subject && written(subject.node, subject.title, name.trim(), detail?.trim(), site);
  if (!calls) return null;
  return { start: subject.start, end: found.index + found[0].length, call: together(calls)!, isCloser: true };
};

interface Subject {
  node: NodeId;
  title: NodeId;
  start: number;
}

/** The one entry of which a word of the name is said right before. */
function subjectBefore(source: string, end: number, site: OpenedSite): Subject | null {
  const before = sentencesOf(source.slice(0, end)).slice(-2);
  const language = detectSaid(source);
  for (const { text, start } of before.toReversed()) {
    const said = wordsIn(text).filter((token) => token.length >= LEAST && !isCommon(token, language));
    const named = entriesOf(site).filter(({ name }) =>
      stems(name).some((stem) => said.some((token) => stems(token).includes(stem))),
    );
    const [only, ...others] = named;
    if (only && others.length === 0) return { ...only, start };
    if (named.length > 1) return null;
  }
  return null;
}

/** People, and entries with a title of their own. */
function entriesOf(site: OpenedSite): { node: NodeId; title: NodeId; name: string }[] {
  const people = peopleOf(site).map(({ block, title, name }) => ({ node: block, title, name }));
  const items = readThings(site)
    .of("item")
    .flatMap(({ node, title, name, hidden, kind }) =>
      hidden || title == null || title === node || NO_NAMES.has(kind ?? "") || people.some((each) => each.node === node)
        ? []
        : [{ node, title, name }],
    );
  return [...people, ...items];
}
const NO_NAMES: ReadonlySet<string> = new Set(["question", "review", "hours-row", "picture", "step"]);

/** All that an entry says becomes other; null where it says more than is told. */
function written(
  node: NodeId,
  title: NodeId,
  name: string,
  detail: string | undefined,
  { page }: OpenedSite,
): Call[] | null {
  const texts = textsIn(page.elements[node]!);
  const below = slotsOf(texts).get("detail");
  if (texts.length > 2 || (texts.length === 2) !== (detail !== undefined)) return null;
  const target = (of: NodeId, what: string) => ({ nodes: [of], name: what, selector: null });
  const own = below && numberOf(page, below.parentNode as HtmlElement);
  if (detail !== undefined && (own === undefined || own === node)) return null;
  const text = detail && (/[.!?]$/.test(below?.value.trim() ?? "") ? detail : detail.replace(/\.$/, ""));
  return [
    call(setText, { target: target(title, "the name"), text: name }, name),
    ...(text === undefined ? [] : [call(setText, { target: target(own!, `what stands below ${name}`), text }, name)]),
  ];
}
