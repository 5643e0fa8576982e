import { setFigure } from "../../../operations/facts/set-figure";
import { elementsWith } from "../../../operations/text/page-words";
import { textOf } from "../../../operations/text-of";
import { declined, quoted, type Outcome } from "../../../operations/outcome";
import { hasAll, stems } from "../../built-in/find/words-of";
import { call } from "../call";
import { wholeClause, type Call, type Context, type Pattern } from "../pattern";
import { contentOf, saidBetween, trimmed } from "../said-words";
import { means, type Word } from "../word";

/** Numbers that the page states: 'we look after 151 homes now'. */
export const FIGURES: readonly Pattern[] = [wholeClause("set-figure", readFigure)];

const NUMBER = /^\d[\d.,]*\+?$/;
const NOW = /^(?:now|by now|today|already|meanwhile|jetzt|inzwischen|ahora|maintenant|adesso|agora|nu)$/i;
const MOST_WORDS = 3;
/** 'Until 18 uur' counts nothing. */
const TIMES = /^(?:uur|uhr|h|heures?|horas?|ore|o'clock|am|pm)$/i;

function readFigure({ clause, site }: Context): Call | Outcome | null {
  const { words, text } = clause;
  const facts = words.filter((word) => means(word, "fact"));
  const [number] = facts;
  if (!number || facts.length > 1 || !means(number, "fact", "number") || !NUMBER.test(number.text)) return null;
  const at = words.indexOf(number);
  const behind = trimmed(words.slice(at + 1).filter((word) => !NOW.test(word.text)));
  if (TIMES.test(behind[0]?.text ?? "") || words.slice(0, at).some((word) => means(word, "link", "until"))) return null;
  if (behind.length === 0 || behind.length > MOST_WORDS || behind.some(isNoName)) return null;
  const noun = saidBetween(behind, { text, start: words[0]!.start });
  const [first = ""] = noun.split(/\s/);
  const counted = new RegExp(
    `(?<![\\d.,])\\d[\\d.,]*\\+?(?=\\s+${first.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?!\\p{L}))`,
    "iu",
  );
  const before = contentOf(words.slice(0, at)).filter((word) => !saysIs(word));
  const nodes = elementsWith(site, counted).filter((node) => {
    const said = textOf(site.page, node);
    return hasAll(said, stems(noun)) && before.every((word) => hasAll(said, stems(word.text)));
  });
  if (nodes.length === 0) return null;
  if (nodes.length > 1)
    return declined(
      `The page names a number of ${noun} in ${nodes.length} places. Quote the sentence that should change.`,
    );
  return call(setFigure, { target: { nodes, name: quoted(noun), selector: null }, number: number.text, noun }, noun);
}

const isNoName = (word: Word) =>
  means(word, "literal") ||
  means(word, "colour") ||
  means(word, "link") ||
  means(word, "property") ||
  means(word, "value");

/** 'We have', 'it is', 'change it to': says nothing of what is counted. */
const saysIs = (word: Word) =>
  means(word, "verb", "be", "change", "make") ||
  means(word, "link", "to") ||
  means(word, "reference", "it", "that", "this") ||
  NOW.test(word.text) ||
  /^(?:have|haben|hat|tenemos|avons|abbiamo|temos|hebben|it's|there's|more|than|we've)$/i.test(word.text);
