import { isWithin, queryAll } from "~/modules/cascade/query";
import type { NodeId } from "~/modules/markup/page";
import { indexOf } from "~/modules/designer/finding/page-index";
import { speakingFor } from "~/modules/designer/finding/find";
import { knownWords } from "~/modules/designer/understanding/known-words";
import { withMentions } from "~/modules/designer/understanding/mentions";
import { readWords } from "~/modules/designer/understanding/read-words";
import type { Word } from "~/modules/designer/understanding/word";
import { openSite, type OpenedSite } from "~/modules/operations/opened-site";
import { textOf } from "~/modules/operations/text-of";
import { readThings } from "~/modules/page-roles/read-things";
import { readCases, type EditCase } from "../../tests/edit-benchmark/case-schema";
import { readMeant, type Meant } from "../../tests/edit-benchmark/meant";
import { openPage } from "../../tests/edit-benchmark/pages";
import type { Choice } from "./train-ranker";

/** A phrase, or a whole message, with the things of its page of which some are meant. */
export interface MeantChoice extends Choice {
  page: string;
  says: string;
  /** What each thing is above all. */
  kinds: readonly string[];
}

const ROUNDS = new URL("../../tests/edit-benchmark/rounds/", import.meta.url);

/** What the phrases of the rounds, and their whole messages, mean on their pages. */
export function meantChoices(): { phrases: MeantChoice[]; messages: MeantChoice[] } {
  const asked = new Map<string, Meant[]>();
  for (const meant of readMeant()) {
    const key = `${meant.round} ${meant.case}`;
    asked.set(key, [...(asked.get(key) ?? []), meant]);
  }
  const sites = new Map<string, OpenedSite>();
  const all = [...asked.values()].map((own) => {
    const of = caseOf(own[0]!);
    if (!sites.has(of.page)) sites.set(of.page, openSite(openPage(of.page), null));
    return choicesOf(own, of, sites.get(of.page)!);
  });
  return { phrases: all.flatMap(({ phrases }) => phrases), messages: all.flatMap(({ messages }) => messages) };
}

const rounds = new Map<number, EditCase[]>();

function caseOf({ round, case: id }: Meant): EditCase {
  if (!rounds.has(round)) rounds.set(round, readCases(new URL(`round-${round}.json`, ROUNDS).pathname));
  return rounds.get(round)!.find((each) => each.id === id)!;
}

function choicesOf(own: readonly Meant[], of: EditCase, site: OpenedSite) {
  const words = withMentions(readWords(of.says, knownWords(site.page)), of.says, site);
  const selected = of.selected === undefined ? null : (queryAll(site.page, of.selected)[0] ?? null);
  const choose = (said: readonly Word[], says: string, meant: readonly Meant[]): MeantChoice => ({
    page: of.page,
    says,
    features: speakingFor(site, said, of.says, selected),
    right: rightOf(site, meant),
    kinds: indexOf(site).entries.map(({ kind }) => kind),
  });
  const known = own.filter(({ means }) => means.some((each) => "at" in each));
  const phrases = known
    .filter(({ pronoun }) => !pronoun || selected !== null)
    .map((meant) => choose(wordsIn(words, of.says, meant.phrase), meant.phrase, [meant]));
  const targets = known.filter(({ kind }) => kind === "target");
  return { phrases, messages: targets.length > 0 ? [choose(words, of.says, targets)] : [] };
}

function wordsIn(words: readonly Word[], says: string, phrase: string): readonly Word[] {
  const start = says.indexOf(phrase);
  return words.filter((word) => word.start >= start && word.end <= start + phrase.length + 1);
}

/** Which things of a page are meant: the element itself, what shows the same words around it, or a list of just these. */
function rightOf(site: OpenedSite, meant: readonly Meant[]): boolean[] {
  const answers = meant.flatMap(({ means }) =>
    means.flatMap((each) => ("at" in each ? [each.at.flatMap((path) => queryAll(site.page, path))] : [])),
  );
  return indexOf(site).entries.map(({ thing: { node } }) =>
    answers.some((answer) => answer.some((each) => isSame(site, each, node)) || isListOf(site, node, answer)),
  );
}

function isSame({ page }: OpenedSite, one: NodeId, other: NodeId): boolean {
  if (one === other) return true;
  const text = textOf(page, one);
  return text !== "" && text === textOf(page, other) && (isWithin(page, one, other) || isWithin(page, other, one));
}

function isListOf(site: OpenedSite, node: NodeId, answer: readonly NodeId[]): boolean {
  const items = readThings(site)
    .of("item")
    .filter(({ group }) => group === node);
  return (
    answer.length > 1 &&
    items.length === answer.length &&
    items.every((item) => answer.some((each) => isSame(site, each, item.node)))
  );
}
