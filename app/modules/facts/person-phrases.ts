import type { WordTable, WordTables } from "./reading/read-languages";

/**
 * `led` and `by` lead to who runs a business or makes its things ("founded by"); `own` stands before a role ("our
 * chef"); `since` ends one ("baker since 2004").
 */
type Phrase = "led" | "by" | "own" | "since";

const PHRASES: WordTables<Phrase> = {
  en: {
    led: "run|printed|sewn|restored|reupholstered|upholstered|staffed|established|assisted|owned|founded|led|managed|started|opened|headed|made|thrown|baked|cooked|glazed|designed|built|taught|grown|roasted|brewed|operated",
    by: "by",
    own: "our|my|the|is|by|with|a|an|your",
    since: "since|for|who|which|with",
  },
  de: {
    led: "geführt|gegründet|geleitet|gebaut|gebacken|gekocht|unterrichtet",
    by: "von",
    own: "unser|unsere|mein|meine|der|die|ist|von|mit|ihre|ihr",
    since: "seit|mit|der|die",
  },
  es: {
    led: "asistido|asistida|dirigido|dirigida|fundado|fundada|regentado|regentada|llevado|llevada|abierto|abierta",
    by: "por",
    own: "nuestro|nuestra|mi|el|la|es|por|con|su",
    since: "desde|con|que|y",
  },
  ar: { led: "أسسها|أسسه|يديرها|يديره|تديرها|تأسست", by: "على يد", own: "مع", since: "منذ" },
  fr: {
    led: "ouvert|ouverte|assisté|assistée|secondé|secondée|dirigé|dirigée|fondé|fondée|tenu|tenue|créé|créée|mené|menée|repris|reprise",
    by: "par",
    own: "notre|mon|ma|le|la|est|par|avec|votre",
    since: "depuis|avec|qui|et",
  },
  it: {
    led: "assistito|assistita|gestito|gestita|fondato|fondata|diretto|diretta|aperto|aperta|guidato|guidata|condotto|condotta",
    by: "da|dal|dalla",
    own: "nostro|nostra|mio|mia|il|la|lo|è|da|con|sua|suo",
    since: "dal|da|con|che",
  },
  pt: {
    led: "assistido|assistida|gerido|gerida|fundado|fundada|dirigido|dirigida|aberto|aberta|criado|criada",
    by: "por|pela|pelo",
    own: "nosso|nossa|meu|minha|o|a|é|por|com|sua|seu",
    since: "desde|com|que",
  },
  nl: {
    led: "bijgestaan|geleid|opgericht|gerund|gestart|geopend",
    by: "door",
    own: "onze|ons|mijn|de|het|is|door|met|uw",
    since: "sinds|met|die",
  },
  // What stands behind "założona przez" is no longer the name as it is said.
  pl: {
    own: "nasz|nasza|mój|moja|jest|przez|z",
    since: "od|z|która|który",
  },
};

const wordsOf = (kind: Phrase) => Object.values<WordTable<Phrase>>(PHRASES).map((table) => table[kind] ?? "");
const either = (word: string) => `[${word.charAt(0)}${word.charAt(0).toUpperCase()}]${word.slice(1)}`;

/** The source of a pattern for "founded in 2009 by", in the words of each language. */
export const LED_BY = `(?:${Object.values<WordTable<Phrase>>(PHRASES)
  .filter(({ led, by }) => led && by)
  .map(
    ({ led, by }) =>
      `(?:${led!.split("|").map(either).join("|")})(?:\\s(?:\\p{L}+\\s){0,2}\\d{4})?(?:\\s(?:in|en|a|à|em|te|w)\\s\\p{Lu}[\\p{L}'’-]+)?(?:\\s(?:and|und|y|et|e|en|i)\\s\\p{L}+)?\\s(?:${by!})`,
  )
  .join("|")})(?:\\s(?:la|el|dem|der|den))?`;

/** The source of a pattern for "run", "founded" and the like, in the words of each language. */
export const LED = `(?:${wordsOf("led").filter(Boolean).join("|")})`;

/** The source of a pattern for "is our", in the words of each language. */
export const IS_OUR =
  "(?:(?:is|was)\\s(?:our|my)|ist\\s(?:unser|unsere|mein|meine)|es\\s(?:nuestro|nuestra|mi)|est\\s(?:notre|mon|ma)|è\\s(?:il\\snostro|la\\snostra)|é\\s(?:o\\snosso|a\\snossa|nosso|nossa)|is\\s(?:onze|ons|mijn)|jest\\s(?:naszym|naszą))";

const INTRODUCES =
  "I['’]m|Im|I am|my name is|my name['’]s|ich heiße|ich heisse|mein Name ist|ich bin(?: die| der)?|je m['’]appelle|je suis|soy|me llamo|mi nombre es|mi chiamo|sono(?: la| il)?|chamo-me|me chamo|sou(?: o| a)?|meu nome é|ik ben|ik heet|mijn naam is|jestem|nazywam się|it['’]s me|its me|just me|myself|moi c['’]est|c['’]est moi|prowadzę ja|prowadzę go ja";

/** "My daughter and I, Ann Bell, …", "Ich (Ann Bell) …": words for oneself beside which a name stands apart. */
const ONESELF = "I|me|ich|yo|moi|io|eu|ik|ja";

/** The source of a pattern for what leads to the name of who writes: "I'm", "my name is", in eight languages. */
export const SAYS_OWN_NAME = `(?<!\\p{L})(?:(?:${INTRODUCES.split("|").map(either).join("|")}),?\\s|(?:${ONESELF.split("|").map(either).join("|")})(?:,\\s|\\s\\())`;

const WE_ARE = "we['’]re|we are|somos|siamo|nous sommes|wij zijn|we zijn|jesteśmy|your hosts are";

/** The source of a pattern for what leads to two names of those who write: "We're Tom and Sue Bell". */
export const SAYS_OWN_NAMES = `(?<!\\p{L})(?:${WE_ARE.split("|").map(either).join("|")})\\s`;

const OWN = new Set(wordsOf("own").flatMap((words) => words.split("|").filter(Boolean)));
const SINCE = new RegExp(`\\s(?:${wordsOf("since").join("|")})\\s.*$`, "iu");

/** "is our head chef" is the role "head chef". */
export const withoutOwn = (role: string): string => {
  const words = role.split(" ");
  return words.slice(words.findLastIndex((word) => OWN.has(word.toLowerCase())) + 1).join(" ");
};

/** "baker since 2004", "chef with 20 years": what a role is told with is no part of it. */
export const withoutSince = (role: string): string => role.replace(SINCE, "");
