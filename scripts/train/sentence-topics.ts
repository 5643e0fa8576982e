import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { PageLanguage } from "~/lib/languages";
import { topicFindings } from "~/modules/generation/built-in/topics/topic-findings";
import type { Example } from "./train-classifier";

const TOPICS = "scripts/train/topics";

/** Sentences of owners with what each is about, by hands that had not seen the code. */
export const topicExamples = (): Example[] =>
  readdirSync(TOPICS)
    .toSorted()
    .flatMap((name) =>
      readFileSync(join(TOPICS, name), "utf8")
        .trimEnd()
        .split("\n")
        .map((line) => {
          const [label, text] = line.split("\t") as [string, string];
          return { label, text, found: topicFindings(text, basename(name, ".tsv") as PageLanguage) };
        }),
    );
