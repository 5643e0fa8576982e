import type { SectionKind } from "../../site/section-kinds";
import { sectionCalled } from "../find-structure-wishes";
import { partNamed } from "../part-words";
import type { Topic } from "../topic-words";
import { topicOf } from "../topics";
import { bareLabel, saysOnlyLook, type Look } from "./outline-words";

/** One part of a page as its owner orders it: "b) Honorare als Tabelle: Standortbestimmung € 1.900, …". */
export interface OutlineItem {
  /** Without what only orders. */
  label: string;
  topic?: Topic;
  kind?: SectionKind;
  look?: Look;
  /** The owner says how it is to look, or calls it a part. */
  isPart: boolean;
  /** What is to be read there; empty where the owner leaves that to others. */
  content: string;
}

/** Who writes is a part, too: "then me (Ann Bell, 22 years in hospitals)". */
const OWNER = /^(?:me|myself|ich|mich|yo|mí|moi|io|eu|mim|mij|ik|ja|mnie|عني|أنا)$/iu;
/** Letters and words of a label. */
const LONGEST = 60;
const MOST_WORDS = 7;
const LABELLED = /^([^:؟?!]{2,90}?)\s?[:：]\s(.+)$/su;
const BRACKETED = /^([^().:]{2,60}?)\s\((.+)\)[.!]?$/su;
const SENTENCE = /^([^.!?؟]{2,90})[.]\s(.+)$/su;
const BARE = /^([^.!?؟:()]{2,110})[.]?$/u;

/** Reads what an owner orders as one part of the page. Undefined where no label leads it. */
export function itemIn(text: string): OutlineItem | undefined {
  const labelled = LABELLED.exec(text) ?? BRACKETED.exec(text);
  const dotted = SENTENCE.exec(text);
  const isDottedFirst = dotted && (!labelled || dotted[1]!.length < labelled[1]!.length);
  const [, said = "", content = ""] = (isDottedFirst ? dotted : labelled) ?? BARE.exec(text) ?? [];
  if (!said) return undefined;
  const { label, look, isPart } = bareLabel(said);
  if (label.length < 2 || label.length > LONGEST || label.split(/\s+/u).length > MOST_WORDS || /[,،;]/u.test(label))
    return undefined;
  const topic = topicOf(label);
  const kind = OWNER.test(label) ? "about" : (sectionCalled(label) ?? shortlyNamed(label));
  return {
    label,
    ...(topic && { topic }),
    ...(kind && { kind }),
    ...(look && { look }),
    isPart,
    content: kind === "gallery" || saysOnlyLook(content) ? "" : content.trim(),
  };
}

/** "we wait a week" tells what happens, and names no part. */
const shortlyNamed = (label: string): SectionKind | undefined =>
  label.split(/\s+/u).length <= MOST_OF_NAME && !SOMEBODY.test(label) ? partNamed(label) : undefined;
const MOST_OF_NAME = 3;
const SOMEBODY =
  /^(?:we|i|you|he|she|it|they|wir|ich|sie|er|es|ihr|nous|je|vous|il|elle|on|wij|we|ik|je|jij|u|hij|zij|noi|voi|lei|lui|nós|eu|ele|ela|você|yo|tú|usted|ustedes|ella|ellos|nosotros|my|pan|pani|نحن|أنا|هو|هي)\s/iu;

/** Whether the label names a part that pages have. */
export const isKnown = ({ topic, kind }: OutlineItem): boolean => topic !== undefined || kind !== undefined;
