import { numberOf } from "../../../markup/element";
import type { HtmlElement } from "../../../markup/html-document";
import { slotsOf, textsIn } from "../../../operations/structure/entry-slots";
import { addText } from "../../../operations/text/add-text";
import { setText } from "../../../operations/text/set-text";
import { textOf } from "../../../operations/text-of";
import { quoted } from "../../../operations/outcome";
import { readThings } from "../../../page-roles/read-things";
import type { Thing as PageThing } from "../../../page-roles/thing";
import { call } from "../call";
import type { Verb } from "../names";
import type { Call } from "../pattern";
import { means, type Word } from "../word";
import { cueIn } from "../words/told-cues";
import { isListed, isNegated } from "./asks";
import type { Mention, Reader, Scene } from "./scene";

/** 'Put Payroll Manager below Mr Qureshi's name', 'under Tom can it say Sports injuries', 'Frau Demir ist jetzt …'. */
export const roles: Reader = (scene) => {
  const {
    last,
    clause: { words },
  } = scene;
  const at = words.findIndex((word) => means(word, "link", "below"));
  const isTied = last !== null && words[0] !== undefined && means(words[0], "link", "below");
  const isPut =
    isTied ||
    words.some((word) => means(word, "verb", "put", "write", "add", "make", "change") || means(word, "link", "says"));
  const isNow = at === -1 && NOW.test(scene.clause.text) && words.some((word) => means(word, "verb", "be"));
  if (!(at !== -1 && isPut) && !isNow) return null;
  const mention = scene.mentions.find(({ phrase }) => (isNow ? phrase.link === null : phrase.link === "below"));
  const person = personOf(scene, mention, at);
  const own = person && ownRun(scene, mention);
  return own && person && !(isNow && isNegated(scene)) ? roleCall(scene, person, own, isNow) : null;
};

const NOW = new RegExp(`(?<!\\p{L})(?:${cueIn("nowCalled")}|(?:${cueIn("is")})\\s(?:${cueIn("now")}))(?!\\p{L})`, "iu");

/** Who is meant: by name, or as 'him', 'her name' who was spoken of. */
function personOf(
  { site, before, clause: { words } }: Scene,
  mention: Mention | undefined,
  at: number,
): PageThing | null {
  const things = readThings(site);
  const isPointed =
    !mention && words.slice(at + 1).some((word) => means(word, "thing", "name") || PRONOUN.test(word.text));
  const spoken = mention ? [mention] : isPointed ? before : [];
  const found = spoken
    .filter(({ target }) => target.nodes.length === 1)
    .map(({ target }) => things.at(target.nodes[0]!))
    .map((thing) => (thing?.group === undefined ? things.at(thing?.item ?? -1) : thing));
  return found.find((item) => item?.kind === "person") ?? null;
}
const PRONOUN = /^(?:him|her|his|ihm|ihr|ihn|lui|elle|lei|ele|ela|hem|haar)$/i;

const MOST_WORDS = 5;

/** What is left of a clause when what asks and what it is about are taken away: one run of words. */
function ownRun({ clause: { words }, source }: Scene, mention: Mention | undefined): string | null {
  const isFrame = (word: Word) =>
    mention?.phrase.words.includes(word) ||
    (mention?.used ?? []).includes(word) ||
    VERBS_SAID.some((verb) => isListed(word, verb)) ||
    means(word, "link", "below", "says", "colon", "called") ||
    means(word, "light") ||
    means(word, "reference") ||
    means(word, "thing", "name") ||
    PRONOUN.test(word.text) ||
    IDLE.test(word.text);
  const from = words.findIndex((word) => !isFrame(word) || means(word, "literal"));
  const to = words.findLastIndex((word) => !isFrame(word) || means(word, "literal"));
  const own = words.slice(from, to + 1);
  if (from === -1 || own.length > MOST_WORDS || own.some((word) => means(word, "fact") || means(word, "link", "below")))
    return null;
  if (own.some((word) => means(word, "literal"))) return own.length === 1 ? own[0]!.text : null;
  return source.slice(own[0]!.start, own.at(-1)!.end);
}
const VERBS_SAID: readonly Verb[] = ["put", "write", "add", "make", "change", "be", "show", "give"];
const IDLE = /^(?:you|while|there)$/i;

/** In the place of what stood below the name, or as a new line there. */
function roleCall({ site }: Scene, person: PageThing, own: string, isNow: boolean): Call | null {
  const { page } = site;
  const slot = slotsOf(textsIn(page.elements[person.node]!)).get("detail");
  const text = own.charAt(0).toUpperCase() + own.slice(1);
  if (slot) {
    const node = numberOf(page, slot.parentNode as HtmlElement);
    const was = node === undefined ? "" : textOf(page, node);
    if (node === undefined || was !== slot.value.trim() || was.length > LONGEST_ROLE) return null;
    const name = `what stands below ${quoted(person.name)}`;
    return call(setText, { target: { nodes: [node], name, selector: null }, text }, person.name);
  }
  const title = person.title ?? null;
  if (isNow || title === null) return null;
  const place = { nodes: [title], name: `the name ${quoted(person.name)}`, selector: null };
  return call(addText, { text, place, where: "below" }, person.name);
}
const LONGEST_ROLE = 60;
