import type { OpenedSite } from "../../../operations/opened-site";
import { textOf } from "../../../operations/text-of";
import { setText } from "../../../operations/text/set-text";
import { readThings } from "../../../page-roles/read-things";
import type { Thing } from "../../../page-roles/thing";
import { stems } from "../../built-in/find/words-of";
import { call } from "../call";
import { detectSaid } from "../said-lexicon";
import { isCommon } from "../slips";
import { cueIn } from "../words/told-cues";
import { sentencesOf } from "./message";
import type { Told, ToldReader } from "./part";
import { wordsIn } from "./text-likeness";

const ADDS = `add|adding|ajoutez|ajoute|ajouter|rajoutez|füge?n?|ergänze?n?|añade|añadid|agrega|aggiungi|aggiungete|adiciona|acrescenta|voeg|${cueIn("writes")}`;
const NAME = "name|title|heading|nom|titre|namen|titel|nombre|título|nome|titolo|naam|kop";
const BEHIND =
  "after|behind|next to|après|derrière|à côté d[ue]|hinter|nach|neben|detrás de|después de|tras|junto a|dopo|accanto a|depois d[oe]|atrás d[oe]|ao lado d[oe]|achter|na|naast";
const MARKED = new RegExp(
  `(?<!\\p{L})(?:${ADDS})\\s+(?<mark>\\([^()\\n]{2,30}\\)|["“«„'‘][^"”»“'’\\n]{2,30}["”»“'’])\\s(?:\\p{L}{2,14}\\s)?(?:${BEHIND})\\s(?:\\p{L}{1,4}\\s)?(?:\\p{L}{1,20}s?\\s)?(?:${NAME})(?!\\p{L})(?:\\s(?:d[ue]|of|vom|del|da|do|van)\\s(?:\\p{L}{1,4}\\s)?\\p{L}{2,20})?(?:\\s(?:${cueIn("please")}))?`,
  "iu",
);
const LEAST = 4;

/** 'The beginners' course is full, add (full) right after its name': a mark behind the name of the entry that is spoken of. */
export const readMarkedEntry: ToldReader = (_words, source, { site }): Told | null => {
  for (const { text, start } of sentencesOf(source)) {
    const found = MARKED.exec(text);
    const entry = found && spokenOf(text.slice(0, found.index), source, site);
    if (!found || !entry) continue;
    const [node, mark] = [entry.title ?? entry.node, found.groups!.mark!.replace(/^["“«„'‘]|["”»“'’]$/gu, "")];
    const target = { nodes: [node], name: `“${entry.name}”`, selector: null };
    const made = call(setText, { target, text: `${textOf(site.page, node)} ${mark}` }, entry.name);
    return { start, end: start + found.index + found[0].length, call: made, isCloser: true };
  }
  return null;
};

/** The one entry of whose name most words are said. */
function spokenOf(said: string, source: string, site: OpenedSite): Thing | null {
  const language = detectSaid(source);
  const tokens = wordsIn(said).filter((token) => token.length >= LEAST && !isCommon(token, language));
  const scored = readThings(site)
    .of("item")
    .filter(({ hidden, name }) => !hidden && name !== "")
    .map((entry) => ({
      entry,
      score: tokens.filter((token) => stems(token).every((stem) => stems(entry.name).includes(stem))).length,
    }));
  const most = Math.max(0, ...scored.map(({ score }) => score));
  const [only, ...others] = scored.filter(({ score }) => score === most);
  return only && most > 0 && others.length === 0 ? only.entry : null;
}
