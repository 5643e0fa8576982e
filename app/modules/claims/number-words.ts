import { onceInARow } from "./once";
import { plainWord } from "./plain-text";

/** A number that is written out, with its offsets. */
export interface WordNumber {
  value: number;
  start: number;
  end: number;
}

const LISTS: [string, number[]][] = [
  [
    "two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen",
    range(2, 19),
  ],
  [
    "zwei drei vier funf sechs sieben acht neun zehn elf zwolf dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn neunzehn",
    range(2, 19),
  ],
  ["dos tres cuatro cinco seis siete ocho nueve diez", range(2, 10)],
  [
    "doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve",
    range(12, 29),
  ],
  ["deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize", range(2, 16)],
  ["اثنان ثلاثه اربعه خمسه سته سبعه ثمانيه تسعه عشره", range(2, 10)],
  ["اثنين ثلاث اربع خمس ست سبع ثماني تسع عشر", range(2, 10)],
  // Italian: "due", "sei" and "otto" are words or names elsewhere.
  ["tre quattro cinque", range(3, 5)],
  ["sette", [7]],
  ["nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove", range(9, 19)],
  [
    "dois tres quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezasseis dezassete dezoito dezanove",
    range(2, 19),
  ],
  ["duas dezesseis dezessete dezenove", [2, 16, 17, 19]],
  [
    "twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien",
    range(2, 19),
  ],
  [
    "dwa trzy cztery piec szesc siedem osiem dziewiec dziesiec jedenascie dwanascie trzynascie czternascie pietnascie szesnascie siedemnascie osiemnascie dziewietnascie",
    range(2, 19),
  ],
  ["dwie dwoje dwoch trzech czterech pieciu szesciu siedmiu osmiu dziewieciu dziesieciu", [2, 2, 2, ...range(3, 10)]],
  ["trenta quaranta cinquanta sessanta settanta ottanta novanta", tens(3)],
  ["vinte trinta quarenta cinquenta sessenta setenta oitenta noventa", tens(2)],
  ["twintig dertig veertig vijftig zestig zeventig tachtig negentig", tens(2)],
  [
    "dwadziescia trzydziesci czterdziesci piecdziesiat szescdziesiat siedemdziesiat osiemdziesiat dziewiecdziesiat",
    tens(2),
  ],
  ["twenty thirty forty fifty sixty seventy eighty ninety", tens(2)],
  ["zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig", tens(2)],
  ["treinta cuarenta cincuenta sesenta setenta ochenta noventa", tens(3)],
  ["vingt trente quarante cinquante soixante", tens(2)],
  ["عشرون ثلاثون اربعون خمسون ستون سبعون ثمانون تسعون", tens(2)],
  ["عشرين ثلاثين اربعين خمسين ستين سبعين ثمانين تسعين", tens(2)],
  [
    "doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos",
    tens(2).map((ten) => 10 * ten),
  ],
  [
    "doscientas trescientas cuatrocientas quinientas seiscientas setecientas ochocientas novecientas",
    tens(2).map((ten) => 10 * ten),
  ],
  ["مئتان مئتين مائتان مائتين", [200, 200, 200, 200]],
];
const VALUES = new Map([
  ...LISTS.flatMap(([words, values]) => words.split(" ").map((word, index) => [word, values[index]!] as const)),
  ...compounds(),
]);

/** Italian and Dutch write tens and ones as one word: "venticinque", "vijfentwintig". */
function compounds(): [string, number][] {
  const ones = "uno due tre quattro cinque sei sette otto nove".split(" ");
  const eens = "een twee drie vier vijf zes zeven acht negen".split(" ");
  const italian = "venti trenta quaranta cinquanta sessanta settanta ottanta novanta".split(" ");
  const dutch = "twintig dertig veertig vijftig zestig zeventig tachtig negentig".split(" ");
  return tens(2).flatMap((ten, at) =>
    ones.flatMap((one, index): [string, number][] => [
      [(/^[uo]/.test(one) ? italian[at]!.slice(0, -1) : italian[at]!) + one, ten + index + 1],
      [`${eens[index]!}en${dutch[at]!}`, ten + index + 1],
    ]),
  );
}
/** What multiplies the number before it, or stands for itself. */
const SCALES = new Map<string, number>([
  ...["dozen", "dozens", "dutzend", "docena", "dozzina", "duzia", "dozijn", "tuzin"].map((word) => [word, 12] as const),
  ...["hundred", "hundert", "cien", "ciento", "cent", "cento", "cem", "honderd", "sto", "مئه", "مائه"].map(
    (word) => [word, 100] as const,
  ),
  ...["thousand", "tausend", "mil", "mille", "mila", "duizend", "tysiac", "tysiace", "tysiecy", "الف", "الاف"].map(
    (word) => [word, 1000] as const,
  ),
  ...[
    "million",
    "millionen",
    "millon",
    "millones",
    "milione",
    "milioni",
    "milhao",
    "milhoes",
    "miljoen",
    "milion",
    "مليون",
  ].map((word) => [word, 1e6] as const),
]);
/** Of generations only: else they are no numbers of anything. */
const ORDINALS = new Map(
  [
    "second zweite zweiter zweiten segunda deuxieme الثاني",
    "third dritte dritter dritten tercera troisieme الثالث",
    "fourth vierte vierter vierten cuarta quatrieme الرابع",
    "fifth funfte funfter funften quinta cinquieme الخامس",
    "sixth sechste sechster sechsten sexta sixieme السادس",
  ].flatMap((words, index) => words.split(" ").map((word) => [word, index + 2] as const)),
);
const ONE = new Set(["a", "one", "ein", "eine", "un", "una", "une"]);
/** Arabic says ten behind the ones: fifteen. */
const TEEN = /^عشره?$/u;
const AND = new Set(["and", "und", "y", "et", "e", "en", "i"]);
const GERMAN = /^(?:(.+)tausend)?(?:(.*)hundert)?(?:und)?(?:(.+)und)?(.*)$/;

/**
 * Numbers that are written out in one of the nine languages ("twelve hundred", "fünfundzwanzig"), from two on.
 */
export const wordNumbers = onceInARow(readWordNumbers);

function readWordNumbers(text: string): readonly WordNumber[] {
  const words = Array.from(text.matchAll(/[\p{L}\p{M}]+/gu), ({ 0: word, index }) => ({
    word: plainWord(word),
    start: index,
    end: index + word.length,
  }));
  const found: WordNumber[] = [];
  for (let at = 0; at < words.length; ) {
    if (/^(?:per|por|pour)$/.test(words[at]!.word)) at += 2;
    if (at >= words.length) break;
    const ordinal = ordinalAt(words, at);
    const number =
      ordinal ?? (isNumber(words[at]!.word) || ONE.has(words[at]!.word) ? numberAt(text, words, at) : undefined);
    if (number) found.push(number);
    at = number ? number.next : at + 1;
  }
  return found;
}

/** "third generation", "generación" before or behind. */
function ordinalAt(words: Word[], at: number): (WordNumber & { next: number }) | undefined {
  const value = ORDINALS.get(words[at]!.word);
  if (value === undefined) return undefined;
  const isOfGenerations = [words[at - 1], words[at + 1]].some(
    (word) => word && /^(?:generatio|generacio|جيل|الجيل)/.test(word.word),
  );
  return isOfGenerations ? { value, start: words[at]!.start, end: words[at]!.end, next: at + 1 } : undefined;
}

interface Word {
  word: string;
  start: number;
  end: number;
}

/** Reads on while words join: "two hundred and fifty", "treinta y cinco", "خمسة وعشرون". */
function numberAt(text: string, words: Word[], at: number): (WordNumber & { next: number }) | undefined {
  const first = words[at]!;
  const sum = new Sum();
  if (ONE.has(first.word)) {
    if (!SCALES.has(words[at + 1]?.word ?? "") || !joins(text, first, words[at + 1]!)) return undefined;
    sum.add(1);
  } else if (!sum.take(first.word)) return undefined;
  let last = at;
  for (;;) {
    const next = last + (AND.has(words[last + 1]?.word ?? "") ? 2 : 1);
    const word = words[next];
    if (!word || !joins(text, words[last]!, words[last + 1]!) || !joins(text, words[next - 1]!, word)) break;
    if (!sum.take(word.word.replace(/^و(?=\p{L}{3})/u, ""), next - last === 2 || /^و/.test(word.word))) break;
    last = next;
  }
  return sum.value >= 2 ? { value: sum.value, start: first.start, end: words[last]!.end, next: last + 1 } : undefined;
}

const joins = (text: string, a: Word, b: Word) => /^[ \u00a0-]$/.test(text.slice(a.end, b.start));

/** A number that is being said, from its greatest part down. */
class Sum {
  private done = 0;
  private part = 0;
  /** What may still follow is smaller than this. */
  private room = Infinity;

  get value(): number {
    return this.done + this.part;
  }

  add(value: number): void {
    this.part += value;
    this.room = value >= 100 ? 100 : value >= 20 && value % 10 === 0 ? 10 : 1;
  }

  /** Takes a word that continues the number; false when it begins another one. */
  take(word: string, joined = false): boolean {
    const scale = SCALES.get(word);
    if (scale !== undefined) return this.multiply(scale);
    const value = simpleValue(word);
    if (TEEN.test(word) && this.value > 0 && this.value < 10) {
      this.add(10);
      return true;
    }
    // Arabic says the ones first: five and twenty.
    const isTurned = joined && this.part < 10 && this.part > 0 && value !== undefined && value >= 20 && value < 100;
    if (value === undefined || (value >= this.room && !isTurned)) return false;
    this.add(value);
    return true;
  }

  private multiply(scale: number): boolean {
    if (scale > 100 && this.value > 0) {
      this.done = this.value * scale;
      this.part = 0;
    } else if (this.part >= 100) return false;
    else this.part = (this.part || 1) * scale;
    this.room = scale;
    return true;
  }
}

const isNumber = (word: string) => SCALES.has(word) || simpleValue(word) !== undefined;

function simpleValue(word: string): number | undefined {
  return VALUES.get(word) ?? (word.length > 8 || /^(?:hundert|tausend)/.test(word) ? germanValue(word) : undefined);
}

/** "fünfundzwanzig", "zwölfhundert", "zweihundertfünfzig", "dreitausend". */
function germanValue(word: string): number | undefined {
  const match = /und|hundert|tausend/.test(word) ? GERMAN.exec(word) : null;
  if (!match) return undefined;
  const [, thousands, hundreds, ones, rest] = match;
  const parts = [
    part(thousands, 1000),
    part(hundreds, 100, word.includes("hundert")),
    part(ones, 1),
    part(rest || undefined, 1),
  ];
  return parts.some(Number.isNaN) ? undefined : parts.reduce((a, b) => a + b, 0);
}

function part(word: string | undefined, factor: number, isThere = word !== undefined): number {
  if (!isThere) return 0;
  if (!word || word === "ein" || word === "eins") return factor;
  return (VALUES.get(word) ?? NaN) * factor;
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

function tens(from: number): number[] {
  return range(from, 9).map((ten) => 10 * ten);
}
