import type { PageLanguage } from "~/lib/languages";
import type { Prose } from "../../../facts/read-prose";
import { tellsOthersMoney } from "../../../facts/prices/others-money";
import { capitalised } from "../../../language/capitalised";
import { leansOn } from "../leans-on";
import { openingPatterns } from "../opening-phrases";
import { aboutWhat, byPart, isOfPart, likeliest, type Likelihoods, type Part, type Topic } from "./sentence-topic";
import { surePart } from "./sure-part";

/** What is left of the owner's text, by what it is about. */
export interface Sorted {
  prose: Prose;
  notes: string[];
  /** Sentences for parts that they name. */
  moved: Record<Exclude<Part, "story" | "notes">, string[]>;
  /** What the story and the notes are about most, where that is sure. */
  topics: { story?: Topic; notes?: Topic };
}

type Home = "story" | "notes";

/** A sentence with those behind it that lean on it: they go together. */
interface Run {
  sentences: string[];
  topics: Likelihoods<Topic>;
  part: Part;
  paragraph: number;
}

/** Fewer say too little of what they are about. */
const FEWEST_WORDS = 4;
/** Letters of a note. */
const LONGEST_NOTE = 140;
/** A share that no other topic comes near. */
const MOSTLY = 0.45;
/** Letters below which what would stand alone is no part of a page. */
const SHORT = 60;

const textOf = ({ sentences }: Run): string => capitalised(sentences.join(" "));
const lengthOf = (runs: readonly Run[]): number => runs.map(textOf).join(" ").length;

/** Sorts the sentences below the headline: what is surely about something else goes there, the rest stays. */
export function sortByTopic(
  prose: Prose,
  notes: readonly string[],
  used: ReadonlySet<string>,
  language: PageLanguage,
  hasPrices = true,
): Sorted {
  const told = prose.paragraphs.flatMap((sentences, paragraph) =>
    runsOf(
      sentences.filter((sentence) => !used.has(sentence)),
      language,
    ).map((run) => placed(run, "story", paragraph, language)),
  );
  // Under the owner's own heading everything is theirs.
  const stay = prose.storyTitle ? told.map((run): Run => ({ ...run, part: "story" })) : told;
  const noted = notes.map((note) => placed([note], "notes", -1, language));
  const runs = withoutCrumbs(
    prose.storyTitle
      ? withoutLoneRuns([...stay, ...noted], hasPrices)
      : withoutFragments(withoutLoneRuns(withoutBins([...stay, ...noted]), hasPrices), language),
  );
  const of = (part: Part) => runs.filter((run) => run.part === part);
  const texts = (part: Part) => of(part).map(textOf);
  const kept = prose.paragraphs.map((sentences, paragraph) => [
    ...sentences.filter((sentence) => used.has(sentence)),
    ...of("story").flatMap((run) => (run.paragraph === paragraph ? run.sentences : [])),
  ]);
  const joined = of("story").flatMap((run) => (run.paragraph < 0 ? [run.sentences] : []));
  return {
    prose: { ...prose, paragraphs: [...kept, ...joined].filter((sentences) => sentences.length > 0) },
    notes: texts("notes"),
    moved: {
      offer: texts("offer"),
      money: texts("money"),
      when: texts("when"),
      where: texts("where"),
      events: texts("events"),
    },
    topics: { ...mostly("story", of("story")), ...mostly("notes", of("notes")) },
  };
}

function runsOf(sentences: readonly string[], language: PageLanguage): string[][] {
  return sentences.reduce<string[][]>((runs, sentence, index) => {
    const before = runs.at(-1);
    const leans = before && leansOn(sentence, index, language);
    return leans ? [...runs.slice(0, -1), [...before, sentence]] : [...runs, [sentence]];
  }, []);
}

function placed(sentences: string[], home: Home, paragraph: number, language: PageLanguage): Run {
  const text = sentences.join(" ");
  const { topics, part } = aboutWhat(text, language);
  const isRead = text.split(" ").length >= FEWEST_WORDS && !(part === "offer" && DENIES.test(text));
  const read = isRead ? part : undefined;
  const sure = surePart(text) ?? read ?? home;
  const run: Run = {
    sentences,
    topics,
    part: sure === "money" && tellsOthersMoney(text, language) ? home : sure,
    paragraph,
  };
  return run.part === "notes" && text.length > LONGEST_NOTE ? { ...run, part: "story" } : run;
}

/** "We don't do wasps", "does not go back once opened": what is refused is nothing that is offered. */
const DENIES =
  /(?<!\p{L})(?:no|not|never|don['’]?t|doesn['’]?t|won['’]?t|nicht|kein\p{Ll}*|nie|non|niente|nessun\p{L}*|pas|sans|ne|não|nunca|sem|niet|geen|nooit|لا|ليس|بدون)(?!\p{L})/iu;

/** Below this a part is headed by no guess, though each of its sentences is likeliest that. */
const HEADED = 0.6;

/**
 * A part of which each sentence is likeliest about something else goes where that is told: nothing stands under a heading
 * of its own kind only because it was left, and nothing under another one that it is not about.
 */
function withoutBins(runs: readonly Run[]): Run[] {
  const hasStory = runs.some((run) => run.part === "story");
  const allOf = (home: Home, part: Part) => runs.every((run) => run.part !== home || likeliestPart(run) === part);
  const isOffer = (home: Home) =>
    allOf(home, "offer") &&
    !runs.some((run) => run.part === home && DENIES.test(textOf(run))) &&
    runs.some((run) => run.part === home && likeliest(byPart(run.topics))[1] > HEADED);
  const moved: Partial<Record<Part, Part>> = {
    ...(isOffer("story") && { story: "offer" }),
    ...(isOffer("notes") ? { notes: "offer" } : allOf("notes", "story") && hasStory && { notes: "story" }),
  };
  return runs.map((run) => ({ ...run, part: moved[run.part] ?? run.part }));
}

const likeliestPart = ({ topics }: Run): Part => likeliest(byPart(topics))[0];

/**
 * One sentence that only reading took for an offer or a place would be headed by a guess, and one amount is no list of
 * prices: it stays in the text.
 */
function withoutLoneRuns(runs: readonly Run[], hasPrices: boolean): Run[] {
  const isGuessed = (run: Run) => run.part in GUESSED && surePart(textOf(run)) !== run.part;
  const isLone = (run: Run) =>
    run.paragraph >= 0 &&
    (isGuessed(run) || (run.part === "money" && !hasPrices && numbersIn(run) < FEWEST_NUMBERS)) &&
    runs.filter(({ part }) => part === run.part).length === 1;
  return runs.map((run): Run => (isLone(run) ? { ...run, part: "story" } : run));
}

/** "The second one gets £3 off" */
const FEWEST_NUMBERS = 2;
const numbersIn = (run: Run): number => textOf(run).match(/\p{Nd}+(?:[.,]\p{Nd}+)*/gu)?.length ?? 0;
const GUESSED: Partial<Record<Part, true>> = { offer: true, where: true, events: true };

/** "Sun closed", "Omar Tate, maintenance": short lines that lists left make no text, each stands for itself. */
function withoutFragments(runs: readonly Run[], language: PageLanguage): Run[] {
  const story = runs.filter(({ part }) => part === "story").map(textOf);
  const fragments = story.filter((text) => saysNoSentence(text, language));
  const isText = fragments.length < FEWEST_FRAGMENTS || story.some(({ length }) => length > SHORT);
  return runs.map((run): Run => (run.part === "story" && !isText ? { ...run, part: "notes" } : run));
}
const FEWEST_FRAGMENTS = 2;

const saysNoSentence = (text: string, language: PageLanguage): boolean =>
  text.length <= SHORT &&
  !text.includes("@") &&
  !openingPatterns(language).speaks.test(text) &&
  (!/[.!?…؟:]["”»]?$/u.test(text) || /^\p{Lu}\S+\s\p{Lu}\S+,\s\p{Ll}[^,]*$/u.test(text));

/** What a few words alone would head is told with what is nearest to it. */
function withoutCrumbs(runs: readonly Run[]): Run[] {
  const length = (part: Part) => lengthOf(runs.filter((run) => run.part === part));
  const nearest: Partial<Record<Part, Part>> = {
    ...(length("offer") < SHORT && length("story") >= SHORT && { offer: "story" }),
    ...(length("events") < SHORT && { events: "notes" }),
    ...(length("notes") < SHORT && length("story") >= SHORT && { notes: "story" }),
    ...(length("story") < SHORT && length("notes") >= SHORT && { story: "notes" }),
  };
  return runs.map((run) => ({ ...run, part: nearest[run.part] ?? run.part }));
}

/** What several sentences are about together, by their length. */
function together(runs: readonly Run[]): Likelihoods<Topic> {
  const all = lengthOf(runs);
  const sums = new Map<Topic, number>();
  for (const run of runs)
    for (const [topic, likelihood] of run.topics)
      sums.set(topic, (sums.get(topic) ?? 0) + (likelihood * textOf(run).length) / all);
  return sums;
}

/** One condition alone is headed by no guess. */
const FEWEST_HEADED: Record<Home, number> = { story: 1, notes: 2 };

/** The topic that heads a part, where its sentences are surely about one, and none is likelier about something else. */
function mostly(home: Home, runs: readonly Run[]): { [H in Home]?: Topic } {
  if (runs.length < FEWEST_HEADED[home]) return {};
  const [topic, likelihood] = likeliest(together(runs));
  const isOfAll = runs.every((run) => likeliest(run.topics)[0] === topic);
  return likelihood > MOSTLY && isOfAll && isOfPart(topic, home) ? { [home]: topic } : {};
}
