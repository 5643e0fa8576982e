import type { PageLanguage } from "~/lib/languages";
import { lazyClassifier } from "../../../language/classifier/classifier";
import { topicFindings } from "./topic-findings";
import weights from "./topics.json" with { type: "json" };

/** What a sentence of a business can be about (docs/decisions/0120). */
export type Topic =
  | "offer"
  | "money"
  | "when"
  | "where"
  | "people"
  | "story"
  | "craft"
  | "steps"
  | "terms"
  | "promise"
  | "delivery"
  | "events"
  | "place";

/** Where sentences of a topic stand: topics that a page tells together have one part. */
const PART_OF = {
  story: "story",
  people: "story",
  craft: "story",
  place: "story",
  offer: "offer",
  money: "money",
  when: "when",
  where: "where",
  terms: "notes",
  steps: "notes",
  delivery: "notes",
  promise: "notes",
  events: "events",
} as const satisfies Record<Topic, string>;
export type Part = (typeof PART_OF)[Topic];

/** Below this a sentence stays where it would stand without being read: four of five that are above belong there. */
const SURE = 0.6;

/** How likely each topic is of a sentence, and the part that it belongs to where that is as good as sure. */
export interface About {
  topics: Likelihoods<Topic>;
  part?: Part;
}
export type Likelihoods<Of extends string> = ReadonlyMap<Of, number>;

/** Reads what a sentence is about. */
export function aboutWhat(sentence: string, language: PageLanguage): About {
  const found = classifier(sentence, topicFindings(sentence, language));
  const topics = new Map(found.map(({ label, likelihood }) => [label, likelihood]));
  const [part, likelihood] = likeliest(byPart(topics));
  return { topics, ...(likelihood > SURE && { part }) };
}

/** Topics that share a part, together. */
export function byPart(topics: Likelihoods<Topic>): Likelihoods<Part> {
  const parts = new Map<Part, number>();
  for (const [topic, likelihood] of topics) parts.set(PART_OF[topic], (parts.get(PART_OF[topic]) ?? 0) + likelihood);
  return parts;
}

/** The likeliest, with its likelihood. */
export const likeliest = <Of extends string>(likelihoods: Likelihoods<Of>): [Of, number] =>
  [...likelihoods].reduce((most, each) => (each[1] > most[1] ? each : most));

/** Whether a part tells of a topic. */
export const isOfPart = (topic: Topic, part: Part): boolean => PART_OF[topic] === part;

const classifier = lazyClassifier<Topic>(weights);
