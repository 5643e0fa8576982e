import type { Word } from "../../understanding/word";

/** What the word lists know of a message: a classifier learns from them what its letters do not tell. */
export const sensesIn = (words: readonly Word[]): string[] => [
  ...new Set(
    words.flatMap(({ senses }) =>
      senses.flatMap((sense) => {
        if (sense.kind === "colour") return ["colour"];
        return sense.kind === "light" ? [] : [`${sense.kind}:${sense.is}`];
      }),
    ),
  ),
];
