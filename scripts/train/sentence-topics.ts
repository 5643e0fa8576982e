import type { PageLanguage } from "~/lib/languages";
import { topicFindings } from "~/modules/generation/built-in/topics/topic-findings";
import { labelledLines } from "./labelled-lines";
import type { Example } from "./train-classifier";

const TOPICS = "scripts/train/topics";

/** Sentences of owners with what each is about, by hands that had not seen the code. */
export const topicExamples = (): Example[] =>
  labelledLines(TOPICS).map(({ label, text, language }) => ({
    label,
    text,
    found: topicFindings(text, language as PageLanguage),
  }));
