import { remove } from "../../../operations/structure/remove";
import { call } from "../call";
import { hintsFor } from "../gist/hints";
import { means } from "../word";
import { labelSaid } from "./labels";
import type { Told, ToldReader } from "./part";
import { segmentsOf } from "./segments";

/** 'In the dark part at the bottom take off Unsubscribe': right behind the verb the whole of what visitors press. */
export const readRemovedLabel: ToldReader = (words, source, { site }): Told | null => {
  const hints = hintsFor(source);
  for (const segment of segmentsOf(words, source)) {
    const verb = segment.words.findIndex((word) => means(word, "verb", "remove"));
    const next = segment.words.slice(verb + 1).find((word) => !means(word, "light", "article"));
    if (verb === -1 || !next || !/^\p{Lu}/u.test(next.text)) continue;
    const [before, behind] = [source.slice(segment.start, next.start), source.slice(next.start, segment.end)];
    const label = labelSaid(behind, segment.words, site);
    const rest = label ? behind.slice(label.text.length).trim() : "";
    if (!label || label.at !== 0 || rest !== "" || hints(before, "not") || !/\s/.test(label.text)) continue;
    return {
      start: segment.start,
      end: segment.end,
      call: call(remove, { target: label.target }, label.text),
      isCloser: true,
    };
  }
  return null;
};
