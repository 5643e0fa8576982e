import { headingOf } from "../../../operations/structure/link-target";
import { renameSection } from "../../../operations/structure/rename-section";
import { setText } from "../../../operations/text/set-text";
import { textOf } from "../../../operations/text-of";
import { quoted } from "../../../operations/outcome";
import { readThings } from "../../../page-roles/read-things";
import type { Target } from "../../../operations/target";
import { call } from "../call";
import type { Thing, Verb } from "../names";
import { textOfTarget } from "../resolve-target";
import { ROLES_OF } from "../targets/thing-roles";
import { partTarget, thingTarget } from "../targets/to-target";
import { means, senseOf, type Word } from "../word";
import { isNegated, isWeighty } from "./asks";
import { priceOfEntry, roleInstead } from "./instead-of-price";
import { headOf } from "./locate";
import { inMenu } from "./moves";
import { ownTextBehind, type OwnText } from "./own-text";
import type { Mention, Reader, Scene } from "./scene";

const WRITING: readonly Verb[] = ["change", "make", "put", "write", "rename", "replace", "use", "be", "show", "give"];

/** 'Can the heading say The Potting Shed instead of Café', 'make that one Where you live', 'call it Bikes'. */
export const renames: Reader = (scene) => {
  const { words } = scene.clause;
  const at = openerIn(words);
  const own = at === -1 ? null : ownTextBehind(scene, at);
  if (!own || (isNegated(scene) && !words.some((word) => means(word, "link", "instead")))) return null;
  const kind = isCalledSo(words, at) ? words[at]! : null;
  const isOther = (word: Word) => word !== kind && means(word, "verb") && !means(word, "verb", ...WRITING);
  if (words.some((word) => isOther(word) && !own.used.includes(word))) return null;
  const target = kind ? spokenOfKind(scene, kind) : targetOf(scene, at, own);
  if (!target) return null;
  const part = partOf(scene, target);
  return part && namesMenu(scene)
    ? call(renameSection, { target: part, name: own.text }, part.name)
    : call(setText, { target, text: own.text }, target.name);
};

/** Behind which word the new words begin. */
function openerIn(words: readonly Word[]): number {
  const isAsked = (at: number) =>
    words.slice(0, at).some((word) => means(word, "light", "modal") || means(word, "verb", ...WRITING));
  return words.findIndex((word, at) => {
    if (at === words.length - 1) return false;
    if (means(word, "link", "says", "called", "colon")) return isAsked(at) && !isOwnBegun(words, at);
    if (means(word, "light", "modal") && words.slice(at + 2).some((_, index) => isOwnBegun(words, at + 2 + index)))
      return true;
    if (means(word, "reference", "it", "that", "this")) return writesBefore(words, at) && !isCalledSo(words, at + 1);
    if (isCalledSo(words, at)) return true;
    if (means(word, "light", "modal") && / /.test(word.text)) return at > 0 && IS.test(word.text);
    if (means(word, "verb", "be")) return at > 1 && means(words[at - 1]!, "light", "modal");
    return means(word, "link", "to") && words.slice(0, at).some((each) => means(each, "verb", "change", "rename"));
  });
}
/** 'Soll Schnupperstunde buchen stehen': the words stand between what asks and the verb. */
const isOwnBegun = (words: readonly Word[], at: number): boolean => {
  const modal = words.slice(0, at).findLastIndex((word) => means(word, "light", "modal"));
  const [first] = words.slice(modal + 1);
  return BEHIND.test(words[at]!.text) && modal !== -1 && at > modal + 1 && /^\p{Lu}/u.test(first?.text ?? "");
};
const BEHIND = /^(?:stehen|heißen|heissen|lauten|staan|heten)$/i;
const IS = /\s(?:be|say|read)$/i;

const writesBefore = (words: readonly Word[], at: number): boolean =>
  at > 0 &&
  means(words[at - 1]!, "verb", "make", "change", "rename", "put") &&
  !(words[at + 1] && means(words[at + 1]!, "link"));

/** 'Call that link When I teach'. */
const isCalledSo = (words: readonly Word[], at: number): boolean =>
  at > 1 &&
  at < words.length - 1 &&
  means(words[at]!, "thing") &&
  means(words[at - 1]!, "reference", "that", "this") &&
  means(words[at - 2]!, "verb", "rename") &&
  /^\p{Lu}/u.test(words[at + 1]!.text);

const NO_TEXTS: ReadonlySet<Thing> = new Set([
  "phone",
  "email",
  "address",
  "hours",
  "price",
  "logo",
  "page",
  "form",
  "field",
  "picture",
  "business-name",
  "alt-text",
  "share-text",
  "site-title",
  "site-description",
] as const);

/** What is to have other words: what stood there, else what the clause is about, else what was spoken of. */
function targetOf(scene: Scene, at: number, own: OwnText): Target | null {
  const { clause, mentions, strange, site } = scene;
  const end = clause.words[at]!.end;
  const isBefore = ({ phrase }: Mention) => phrase.words.every((word) => word.end <= end);
  const role = roleInstead(scene);
  const old = role ? undefined : mentions.find(({ phrase }) => phrase.link === "instead");
  const [named, ...others] = mentions.filter((each) => each !== old && isBefore(each));
  const taken = [...[named, old].flatMap((each) => each?.phrase.words ?? []), ...(role?.words ?? [])];
  const left = clause.words.filter(
    (word) =>
      !own.used.includes(word) &&
      !taken.includes(word) &&
      !means(word, "verb", ...WRITING) &&
      !means(word, "link", "says", "called", "to", "instead"),
  );
  const nth = named || old ? null : nthOf(scene, clause.words.slice(0, at + 1));
  if (others.length > 0 || left.some((word) => isWeighty(word) && !(nth && means(word, "ordinal")))) return null;
  if (named && NO_TEXTS.has(headOf(named.phrase.words)!)) return null;
  if (strange.some(({ words, link }) => words.some((word) => word.end <= end && !nth) && link === null && !old))
    return null;
  const holds = (each: Mention | undefined) =>
    each &&
    old &&
    each.target.nodes.some((node) => textOf(site.page, node) === textOf(site.page, old.target.nodes[0]!));
  const subject = old && !holds(named) ? old.target : (named?.target ?? nth ?? pointedAt(scene));
  if (role) return subject && priceOfEntry(scene, role, subject);
  return subject && textTarget(scene, subject);
}

/** 'The first one' of those that were spoken of. */
function nthOf({ before, site }: Scene, words: readonly Word[]): Target | null {
  const ordinal = words.flatMap((word) => senseOf(word, "ordinal")?.is ?? [])[0];
  const things = readThings(site);
  const spoken = before.flatMap(({ target }) => target.nodes.map((node) => things.at(node)));
  const item = spoken.map((thing) => (thing?.group === undefined ? things.at(thing?.item ?? -1) : thing)).find(Boolean);
  if (!ordinal || item?.group === undefined) return null;
  const all = things.of("item").filter(({ group, hidden }) => group === item.group && !hidden);
  const found = ordinal === "last" ? all.at(-1) : all[ORDER.indexOf(ordinal)];
  return found ? thingTarget(site, [found], { thing: "item", all: false, place: null }) : null;
}
const ORDER: readonly string[] = ["first", "second", "third", "fourth", "fifth", "sixth"];

const pointedAt = ({ clause, before }: Scene): Target | null =>
  clause.pointer
    ? (before.find(({ target }) => target.nodes.length === 1 || !target.name.includes(" and "))?.target ?? null)
    : null;

/** 'That link': the last of its kind that was spoken of. */
function spokenOfKind({ before, site }: Scene, kind: Word): Target | null {
  const roles = ROLES_OF[senseOf(kind, "thing")!.is]?.roles ?? [];
  const isOfKind = (node: number) =>
    readThings(site)
      .at(node)
      ?.roles.some((role) => roles.includes(role));
  return before.find(({ target: { nodes } }) => nodes.length === 1 && isOfKind(nodes[0]!))?.target ?? null;
}

/** The text by which something goes: the title of an entry, the heading of a part. */
function textTarget({ site }: Scene, target: Target): Target | null {
  const texts = new Set(target.nodes.map((node) => textOf(site.page, node)));
  const headings = target.nodes.filter((node) => readThings(site).at(node)?.roles.includes("heading"));
  if (headings.length === 1) return { ...target, nodes: headings, selector: null };
  if (!target.region) return texts.size === 1 ? textOfTarget(site, target) : null;
  const heading = target.nodes.length === 1 ? headingOf(site.page, target.nodes[0]!) : null;
  return heading === null
    ? null
    : { nodes: [heading], name: `the heading ${quoted(textOf(site.page, heading))}`, selector: null };
}

/** The part of the page that a heading stands over. */
function partOf({ site }: Scene, { nodes }: Target): Target | null {
  const things = readThings(site);
  const section = things.at(nodes[0]!)?.section ?? null;
  const part = section === null ? undefined : things.at(section);
  return part && headingOf(site.page, part.node) === nodes[0] ? partTarget(site, [part]) : null;
}

/** Whether it is to go so in the navigation, too. */
const namesMenu = (scene: Scene): boolean =>
  inMenu(scene) || (scene.next !== undefined && inMenu({ ...scene, clause: scene.next }));
