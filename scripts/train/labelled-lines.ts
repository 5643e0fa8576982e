import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

/** A text with what it is, in the language that its file is named for. */
export interface LabelledLine<Label extends string> {
  label: Label;
  text: string;
  language: string;
}

/** The lines of a folder's files in their order, a label and behind a tab its text: `en.tsv`, `de.tsv`. */
export const labelledLines = <Label extends string>(folder: string): LabelledLine<Label>[] =>
  readdirSync(folder)
    .toSorted()
    .flatMap((name) =>
      readFileSync(join(folder, name), "utf8")
        .trimEnd()
        .split("\n")
        .map((line) => {
          const [label, text] = line.split("\t") as [Label, string];
          return { label, text, language: basename(name, ".tsv") };
        }),
    );
