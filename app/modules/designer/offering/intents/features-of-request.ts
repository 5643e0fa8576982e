import type { Sense, Word } from "../../understanding/word";

/** Words of which the beginnings tell, too: 'verschieb', 'verschiebe', 'verschoben'. */
const BEGINNINGS = [4, 6];
const WORDS_A_STEP = 4;
const MOST_STEPS = 8;

/** What a request is known by to the classifier of intents: what the word lists know of it, its words and its length. */
export function featuresOfRequest(words: readonly Word[]): string[] {
  const known = words.flatMap(({ senses }) => senses.flatMap(asFeature));
  const spelled = words.map(({ text }) => folded(text)).flatMap((text) => [`word ${text}`, ...beginningsOf(text)]);
  const length = Math.min(MOST_STEPS, Math.floor(words.length / WORDS_A_STEP));
  return [...new Set([...known, ...spelled, `length ${length}`])];
}

/** Which colour was said makes no difference, and words that hold others together tell nothing. */
function asFeature(sense: Sense): string[] {
  if (sense.kind === "colour") return ["colour"];
  return sense.kind === "light" ? [] : [`${sense.kind}:${sense.is}`];
}

const beginningsOf = (text: string): string[] =>
  BEGINNINGS.filter((length) => text.length > length).map((length) => `begins ${text.slice(0, length)}`);

const folded = (text: string) =>
  text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/\p{Nd}/gu, "0");
