import type { WordTable } from "./reading/read-languages";
import { TOPIC_WORDS, type Topic } from "./topic-words";

/** The first language that has a word decides; few of them mean two things. */
const BY_WORD = new Map(
  Object.values<WordTable<Topic>>(TOPIC_WORDS)
    .toReversed()
    .flatMap((table) => Object.entries(table))
    .flatMap(([topic, words]) => words.split("|").map((word) => [word, topic as Topic] as const)),
);

const OPENING =
  /^(?:our|my|the|we|unsere?n?|meine?|die|der|das|nuestr[oa]s?|mis|los|las|el|la|nos|notre|les|le|[ei] nostri|le nostre|il nostro|la nostra|il|[oa]s? noss[oa]s?|onze|ons|nasze|nasz|nasza)\s+/;

/** The topic that a heading or label names ("Our services", "Fees for landlords", "Öffnungszeiten"), if any. */
export function topicOf(label: string): Topic | undefined {
  const words = label
    .toLowerCase()
    .replace(/[:#.!?*]/g, "")
    .replace(/\([^)]{0,200}\)|\b20\d\d(?:\/\d\d)?\b/g, "")
    .replace(/\s+/g, " ")
    .trim();
  if (DENIES.test(words)) return undefined;
  const bare = words.replace(OPENING, "");
  const exact = BY_WORD.get(words) ?? BY_WORD.get(bare);
  if (exact || bare.length > 60) return exact;
  return startsWithTopic(bare.split(" ")) ?? PATTERNS.find(([, pattern]) => pattern.test(bare))?.[0];
}

/** "Was wir nicht machen", "No incluye": what stands there is none of it. */
const DENIES = /(?<!\p{L})(?:not|no|don['’]?t|never|nicht|kein\p{L}*|pas|non|não|niet|geen|nie|لا)(?!\p{L})(?!\.)/u;

const PATTERNS: [Topic, RegExp][] = [
  [
    "faq",
    /^(?:frequently asked|good to know|before you ask)|\bquestions?\b(?! is)|\bask(?:s|ed)? (?:me|us)\b|^what (?:people|everyone|everybody|customers|clients|guests|parents|we)(?:['’]re| are)? (?:\w+ ){0,2}ask(?:ed)?\b|^(?:people|everyone|everybody|customers|clients|guests|parents) (?:\w+ )?ask\b|^preguntas\b|^lo que (?:me|nos) preguntan\b|^häufige\b|^was (?:\p{L}+ ){1,3}fragen$|^ce qu['’]on (?:me|nous) demande\b|^domande\b|^perguntas\b|^vragen\b|^(?:częste |najczęstsze )?pytania\b/u,
  ],
  [
    "process",
    /^how (?:a|an|our|it|we|you|to)\b.{0,30}\b(?:works?|runs?|goes|go|order|book|happens)$|^what happens\b|^so läuft\b|^wie wir arbeiten|^cómo (?:lo hacemos|trabaj)|^(?:our )?approach$|^mov(?:e|ing)[- ]in$/,
  ],
  [
    "services",
    /^what (?:we|i) (?:do|treat|offer|make|sell|repair|clean|grow|teach|build|mend)\b|^what(?: you get|['’]?s included| is included)$|^was (?:wir|ich) (?:tun|machen|anbieten|bauen|behandeln)|^qué (?:hacemos|tratamos|ofrecemos|incluye)/,
  ],
  [
    "prices",
    /^(?:rates|fees|prices|charges|tariffs?|menu|price list)\b|\b(?:menu|prices|fees|charges|rates|preise|precios|tarifas|price list)$|^what (?:it|that|this) costs|^(?:what\s?\/\s?)?how much\b|^was (?:es|das) kostet|^(?:lo que|cuánto) cuesta/,
  ],
  [
    "dates",
    /^(?:next|upcoming|coming|this year['’]?s) (?:\p{L}+ )?(?:auctions?|dates|events?|sales?|courses?|walks?|swims?|concerts?|workshops?)$/u,
  ],
];

function startsWithTopic(words: string[]): Topic | undefined {
  if (words.length < 2 || words.length > 5) return undefined;
  if (
    !/^(?:for|of|in|we|patients|and|from|people|customers|clients|to|at|für|und|im|am|in|para|y|de|you|our)$/.test(
      words[1]!,
    )
  ) {
    return BY_WORD.get(words.at(-1)!);
  }
  return BY_WORD.get(words[0]!);
}
