import type { OpenedSite } from "../../operations/opened-site";
import type { Target } from "../../operations/target";
import { readThings } from "../../page-roles/read-things";
import type { Dialogue } from "./dialogue";
import type { Piece, PieceOf } from "./pieces";
import type { Known } from "./read-request";
import { phraseOf } from "./read-pieces";
import { isTarget, resolveTarget } from "./resolve-target";
import { thingTarget } from "./targets/to-target";
import { means, senseOf, type Word } from "./word";

/**
 * What is spoken of behind a clause that is no request itself: 'The buttons look so hard.' Then 'make them round' is said
 * of these, and 'on my phone it fills the screen' says where the next is meant.
 */
export function withTopic(dialogue: Dialogue, words: readonly Word[], source: string, { site }: Known): Dialogue {
  const spoken = { ...dialogue, selected: null };
  const phrase = nounsOf(words)
    .map((run): PieceOf<"phrase"> => {
      const said = phraseOf(run, source);
      const target = calledBehind(run, source, site);
      return { kind: "phrase", link: null, text: said.text, phrase: target ? { ...said, target } : said };
    })
    .find((piece) => {
      const found = resolveTarget(site, piece, spoken);
      return found !== null && isTarget(found);
    });
  const device = deviceIn(words);
  if (!phrase && (!device || !dialogue.last)) return dialogue;
  const subject: Piece[] = phrase
    ? [phrase]
    : dialogue.last!.pieces.filter(({ kind }) => kind === "phrase").slice(0, 1);
  return {
    ...dialogue,
    about: phrase?.text ?? dialogue.about,
    last: { verb: null, pieces: device ? [...subject, device] : subject },
    said: null,
  };
}

/** 'The heading What they say is on the left': of those on the page the one that is called so. */
function calledBehind(run: readonly Word[], source: string, site: OpenedSite): Target | null {
  const last = run.at(-1)!;
  const isHeading = means(last, "thing", "heading", "headline", "section-heading");
  const kind = isHeading ? "heading" : means(last, "thing", "button") ? "button" : null;
  const behind = source
    .slice(last.end)
    .trimStart()
    .replace(/^["“«„'‘]/u, "")
    .toLowerCase();
  const called = kind
    ? readThings(site)
        .of(kind)
        .filter(({ name, hidden }) => !hidden && beginsSo(behind, name))
    : [];
  const longest = Math.max(0, ...called.map(({ name }) => name.length));
  const [only, ...others] = called.filter(({ name }) => name.length === longest);
  return kind && only && others.length === 0
    ? thingTarget(site, [only], { thing: kind, all: false, place: null })
    : null;
}

const beginsSo = (text: string, name: string): boolean =>
  /\p{L}{2}/u.test(name) && text.startsWith(name.toLowerCase()) && !/^\p{L}/u.test(text.slice(name.length));

function deviceIn(words: readonly Word[]): Piece | null {
  const word = words.find((each) => means(each, "device"));
  return word ? { kind: "device", is: senseOf(word, "device")!.is, link: null, text: word.text } : null;
}

/**
 * What a clause names first: words up to a kind of thing, or what stands on the page under that name. A noun that is not
 * on the page goes before it, and then it is what the clause is about.
 */
function nounsOf(words: readonly Word[]): Word[][] {
  const runs: Run[] = [{ words: [], isNamed: false }];
  for (const word of words) {
    const run = runs.at(-1)!;
    if (mayName(word)) run.words.push(word);
    else if (run.words.length > 0 || !QUALIFIES.some((kind) => means(word, kind)))
      runs.push({ words: [], isNamed: means(word, "light", "article") || means(word, "reference", "that", "this") });
  }
  const nouns = runs.map(({ words: run, isNamed }) => ({ noun: nounIn(run), isNamed: isNamed && run.length > 0 }));
  const [first] = nouns.filter(({ noun, isNamed }) => noun !== null || isNamed);
  return first?.noun ? [first.noun] : [];
}

interface Run {
  words: Word[];
  isNamed: boolean;
}

const QUALIFIES = ["value", "colour", "amount", "scope"] as const;

function nounIn(run: readonly Word[]): Word[] | null {
  const at = run.findLastIndex((word) => means(word, "thing"));
  if (at !== -1) return run.slice(0, at + 1);
  const name = run.find((word) => word.senses.length === 0 && word.text.includes(" "));
  return name ? [name] : null;
}

const mayName = (word: Word) => word.senses.length === 0 || means(word, "thing") || means(word, "ordinal");
