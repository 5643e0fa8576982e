import { replaceWords } from "../../../operations/text/replace-words";
import { isOneSlipAway } from "../../../language/typos";
import { call } from "../call";
import { knownWords } from "../known-words";
import type { Verb } from "../names";
import { means, type Word } from "../word";
import { cueIn, SAYS_EVERYWHERE } from "../words/told-cues";
import type { Told, ToldReader } from "./part";

const LEAST_LETTERS = 5;

/** 'Hamburguesas se escribe con hache!!': a word of the page that is one letter away from the one that is told. */
export const readSpelling: ToldReader = (words, source, { site }): Told | null => {
  const isEverywhere = SAYS_EVERYWHERE.test(source) && words.some((word) => means(word, "verb", "change", "replace"));
  const cues = [WITH, WITHOUT, SPELT].flatMap((cue) => [...source.matchAll(cue)]);
  const isMistake = cues.length === 0 && MISTAKE.test(source);
  const isCue = ({ start }: Word) => cues.some(({ index, 0: { length } }) => start >= index && start < index + length);
  if ((cues.length === 0 && !isEverywhere && !isMistake) || !words.every((word) => isCue(word) || mayStandBeside(word)))
    return null;
  const onPage = knownWords(site.page);
  const said = [...new Set(source.toLowerCase().match(/\p{L}{5,}/gu) ?? [])];
  const pairs = said
    .filter((word) => !onPage.has(word))
    .flatMap((right) =>
      [...onPage]
        .filter(
          (wrong) =>
            isTold(wrong, right, source) ||
            (isMistake && isSlip(wrong, right)) ||
            (isEverywhere && isBothSaid(wrong, right, said)),
        )
        .map((wrong) => ({ wrong, right })),
    );
  const [only, ...others] = pairs.length > 0 ? pairs : lettersLeftOut(said, source, onPage);
  if (!only || others.length > 0) return null;
  const { wrong, right } = only;
  return {
    start: 0,
    end: source.length,
    call: call(replaceWords, { from: wrong, to: right, everyCase: true }, right),
  };
};

const MISTAKE =
  /(?<!\p{L})(?:spelling|typo|spelt wrong|misspel\p{L}{1,5}|rechtschreibfehler|tippfehler|schreibfehler|falta de ortografía|errata|faute (?:de frappe|d['’]orthographe)|coquille|errore di (?:battitura|ortografia)|refuso|erro de (?:ortografia|digitação|português)|spelfout|typefout|tikfout)(?!\p{L})/iu;
/** 'There is a spelling mistake, Christmas': the right word is said, and the page has it with one letter more, less or other. */
const isSlip = (wrong: string, right: string): boolean =>
  wrong.length >= LONG &&
  wrong !== right &&
  wrong.at(-1) === right.at(-1) &&
  wrong[0] === right[0] &&
  isOneSlipAway(wrong, right);
const LONG = 7;

/** 'Contacto é de portugal, aqui é contato, arruma em tudo': both are said, and one of them stands on the page. */
const isBothSaid = (wrong: string, right: string, said: readonly string[]): boolean =>
  wrong !== right && said.includes(wrong) && wrong.at(-1) === right.at(-1) && isOneSlipAway(wrong, right);

const OTHERS: readonly Verb[] = [
  ...(["add", "remove", "hide", "move", "swap", "copy", "raise", "lower", "link", "translate", "align"] as const),
];

/** Nothing else is asked for, and no word is said to be left as it is. */
const mayStandBeside = (word: Word): boolean =>
  !means(word, "fact") && !means(word, "colour") && (!means(word, "verb", ...OTHERS) || means(word, "light"));

/** What a letter is called by where its name is a word. */
const NAMES: Record<string, string> = { hache: "h", aitch: "h", acca: "h", agá: "h", aga: "h", ha: "h" };

const WITH = new RegExp(
  `(?<!\\p{L})(?:${cueIn("with")})\\s?(?<letter>\\p{L}|${Object.keys(NAMES).join("|")})(?!\\p{L})`,
  "giu",
);
const WITHOUT = new RegExp(
  `(?<!\\p{L})(?:${cueIn("without")})\\s?(?<letter>\\p{L}|${Object.keys(NAMES).join("|")})(?!\\p{L})`,
  "giu",
);
const SPELT = new RegExp(`(?<!\\p{L})(?:${cueIn("spelt")})\\s(?:["“«„]?)(?<word>\\p{L}{5,40})`, "giu");

const lettersIn = (source: string, pattern: RegExp): string[] =>
  [...source.toLowerCase().matchAll(pattern)].map(({ groups }) => NAMES[groups!.letter!] ?? groups!.letter!);

/** Whether a word of the page is the other but for the letter that is told, or for the way it is said to be spelt. */
function isTold(wrong: string, right: string, source: string): boolean {
  if (wrong.length < LEAST_LETTERS || wrong === right || wrong.at(-1) !== right.at(-1)) return false;
  if (!isOneSlipAway(wrong, right) && plain(wrong) !== plain(right)) return false;
  const letters = [...lettersIn(source, WITH), ...lettersIn(source, WITHOUT)];
  if (letters.some((letter) => count(right, letter) > count(wrong, letter))) return true;
  return [...source.toLowerCase().matchAll(SPELT)].some(({ groups }) => groups!.word === right);
}

/** 'Pone amburguesas sin hache': the letter that is missing is the first one, where only that can be. */
function lettersLeftOut(said: readonly string[], source: string, onPage: ReadonlySet<string>) {
  if (!lettersIn(source, WITHOUT).includes("h")) return [];
  return said
    .filter((word) => onPage.has(word) && /^[aeiouáéíóú]/.test(word) && isNamedWithout(word, source))
    .map((wrong) => ({ wrong, right: `h${wrong}` }));
}

/** Right before the words that tell what is missing in it. */
const isNamedWithout = (word: string, source: string): boolean =>
  new RegExp(`${word}\\s(?:\\p{L}{1,8}\\s)?(?:${cueIn("without")})\\s`, "iu").test(source.toLowerCase());

const count = (word: string, letter: string) => word.split(letter).length;
const plain = (word: string) => word.normalize("NFD").replace(/\p{M}/gu, "");
