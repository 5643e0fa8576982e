/** What stands behind figures for a thousand of them: "90 mil", "18 ألف". */
export const THOUSANDS = "mil|mila|mille|tausend|duizend|tysięcy|tysiące|tys|ألف|آلاف|الف";

/** "Fünfundvierzig", "vijfentwintig": ones, what joins them, tens. */
const ONES_FIRST = [
  [
    "ein|zwei|drei|vier|fünf|sechs|sieben|acht|neun",
    "und",
    "zwanzig|dreißig|dreissig|vierzig|fünfzig|sechzig|siebzig|achtzig|neunzig",
  ],
  [
    "een|twee|drie|vier|vijf|zes|zeven|acht|negen",
    "[eë]n",
    "twintig|dertig|veertig|vijftig|zestig|zeventig|tachtig|negentig",
  ],
];

/** "Veinticinco", "settantadue": tens, then ones. */
const TENS_FIRST = [
  ["veinti", "uno|ún|una|dós|dos|trés|tres|cuatro|cinco|séis|seis|siete|ocho|nueve"],
  ["venti|trenta|quaranta|cinquanta|sessanta|settanta|ottanta|novanta", "due|tre|tré|quattro|cinque|sei|sette|nove"],
  ["vent|trent|quarant|cinquant|sessant|settant|ottant|novant", "uno|un|otto"],
  ["cento", "venti|trenta|quaranta|cinquanta|sessanta|settanta|ottanta|novanta|cinque|dieci"],
  [
    "zwei|drei|vier|fünf|sechs|sieben|acht|neun",
    "hundert(?:zehn|fünfzehn|zwanzig|dreißig|dreissig|vierzig|fünfzig|sechzig|siebzig|achtzig|neunzig)?",
  ],
];

/** "Forty-five", "dix-huit", "quatre-vingt-dix". */
const WITH_HYPHENS = [
  ["twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety", "-", "one|two|three|four|five|six|seven|eight|nine"],
  ["dix", "-", "sept|huit|neuf"],
  [
    "vingt|trente|quarante|cinquante|soixante|septante|huitante|nonante|quatre-vingt",
    "-",
    "(?:et-)?un|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|(?:et-)?onze|douze|treize|quatorze|quinze|seize",
  ],
];

const WORDS = [...ONES_FIRST, ...TENS_FIRST, ...WITH_HYPHENS]
  .map((parts) => parts.map((part) => `(?:${part})`).join(""))
  .join("|");

/** A number above ten that languages write as one word. */
export const numbersInOneWord = (): RegExp => new RegExp(`(?<!\\p{L})(?:${WORDS})(?!\\p{L})`, "uy");

/** Whether a word is such a number. */
export const isNumberInOneWord = (word: string): boolean => ONE_WORD.test(word);
const ONE_WORD = new RegExp(`^(?:${WORDS})$`, "u");
