import { splitSentences } from "../../../facts/sentences";
import { isWithin } from "../../../cascade/query";
import type { NodeId } from "../../../markup/page";
import type { OpenedSite } from "../../../operations/opened-site";
import { declined, listed, quoted, type Outcome } from "../../../operations/outcome";
import type { Target } from "../../../operations/target";
import { deleteWords } from "../../../operations/text/delete-words";
import { elementsWith, wordsPattern } from "../../../operations/text/page-words";
import { textOf } from "../../../operations/text-of";
import { hasAll, stems } from "../../built-in/find/words-of";
import { call } from "../call";
import type { Call, Clause, Context } from "../pattern";
import { findVerb } from "../read-pieces";
import { saidBetween, sourceOf, trimmed } from "../said-words";
import { means, type Word } from "../word";
import { loose, TEXT_THINGS } from "./own-words-of";
import { scopeOf } from "./words-place";

/** 'Delete “Honest prices.”', 'delete the sentence about 4,200 agencies': these words and no others. */
export function readDelete({ clause, site, dialogue, verb }: Context): Call | Outcome | null {
  const { words } = clause;
  const at = findVerb(words);
  if (verb !== "remove" || at === -1) return null;
  const behind = trimmed(words.slice(at + 1));
  const what = behind.findIndex((word) => means(word, "thing", ...TEXT_THINGS));
  const kind = what === -1 || what > 2 ? null : behind[what]!;
  const about = kind
    ? behind.findIndex(
        (word, index) =>
          index === what + 1 &&
          (means(word, "link", "about", "with", "on") || /^(?:about|über|sobre|à|su|over)$/i.test(word.text)),
      )
    : -1;
  if (about !== -1) return aboutWords(site, kind!, trimmed(behind.slice(about + 1)), clause);
  const after = kind ? behind.slice(what + 1).filter((word) => !means(word, "link", "says", "colon")) : behind;
  const quotation = behind.find((word) => means(word, "literal"));
  const own = quotation ? [quotation] : after;
  const said = saidBetween(own, sourceOf(clause));
  if (quotation) {
    const rest = behind.slice(behind.indexOf(quotation) + 1);
    const lead = behind.slice(0, behind.indexOf(quotation));
    if (
      lead.some(
        (word) =>
          !means(word, "light") &&
          !means(word, "thing", ...TEXT_THINGS) &&
          !means(word, "link", "says", "colon", "with"),
      )
    )
      return null;
    return deletion(site, said, scopeOf(site, rest, dialogue), null);
  }
  if (!kind || !said) return null;
  const made = deletion(site, said, null, kind);
  return made && "perform" in made ? loose(made, own) : null;
}

/**
 * Where these words stand as they were said; what ends them on the page may be left out. Of a sentence or a paragraph
 * (`kind`) that they are said to be in, all goes.
 */
function deletion(site: OpenedSite, said: string, within: Target | null, kind: Word | null): Call | Outcome | null {
  const pattern = wordsPattern(site, said.replace(/[.!?]$/, ""));
  const nodes = pattern
    ? elementsWith(site, pattern).filter(
        (node) => !within || within.nodes.some((each) => isWithin(site.page, node, each)),
      )
    : [];
  const [node] = nodes;
  if (node === undefined) return null;
  const text = textOf(site.page, node);
  const at = new RegExp(pattern!.source, pattern!.flags.replace("g", "")).exec(text)!;
  const end = /^[.!?]/.exec(text.slice(at.index + at[0].length))?.[0] ?? "";
  if (nodes.length > 1) return declined(`${quoted(said)} stands in ${nodes.length} places. Which one do you mean?`);
  return call(deleteWords, { node, words: wholeAround(text, at.index, kind) ?? at[0] + end }, at[0]);
}

/** 'The sentence that says …' is all of the sentence; null where the words alone are meant. */
function wholeAround(text: string, from: number, kind: Word | null): string | null {
  if (kind && means(kind, "thing", "paragraph")) return text;
  const isSentence = kind && means(kind, "thing", "sentence", "line");
  return isSentence
    ? splitSentences(text)
        .findLast(({ start }) => start <= from)!
        .text.trim()
    : null;
}

/** The one sentence, or the one paragraph, in which all of these words stand. */
function aboutWords(site: OpenedSite, kind: Word, words: readonly Word[], clause: Clause): Call | Outcome | null {
  const said = saidBetween(words, sourceOf(clause));
  const wanted = stems(said);
  const isWholeText = means(kind, "thing", "paragraph", "text");
  const lines: { node: NodeId; text: string }[] = elementsWith(site, /\p{L}/u).flatMap((node) => {
    const text = textOf(site.page, node);
    return (isWholeText ? [text] : splitSentences(text).map((each) => each.text.trim()))
      .filter((each) => hasAll(each, wanted))
      .map((each) => ({ node, text: each }));
  });
  const found = lines.filter(({ node }) => !/^(?:h[1-6]|a|button|label)$/.test(site.page.elements[node]!.tagName));
  const [only, ...others] = found;
  if (!only) return null;
  if (others.length > 0)
    return declined(
      `Which ${kind.text.toLowerCase()} do you mean? I can see ${listed(found.slice(0, 4).map(({ text }) => quoted(text)))}.`,
    );
  return loose(call(deleteWords, { node: only.node, words: only.text }, said), words);
}
