import { headingOf } from "../blocks";
import type { Line, SourceText } from "../source-text";
import { topicOf } from "../topics";
import { FOREIGN } from "./hours-kinds";
import { announcesHours, readHoursSentence, type HoursSentence } from "./read-sentence";
import { isKind } from "./walk";

/** A sentence about hours with the line that it stands in. */
type Placed = Pick<HoursSentence, "tokens"> & { line: Line };

/** Lines below a heading that names something else than opening hours: "Kitchen", "Yoga with Anna". */
export function foreignLines(source: SourceText, about: readonly Placed[], language: string): Set<Line> {
  const inHours = new Set(about.map(({ line }) => line));
  const isAnnounced = new Set(about.filter(({ tokens }) => saysItself(tokens)).map(({ line }) => line));
  const foreign = new Set<Line>();
  let heading: Line | undefined;
  // A short line among others may be one more of them, and no heading.
  let isInRun = false;
  for (const [index, line] of source.lines.entries()) {
    const before = source.lines[index - 1];
    if (inHours.has(line)) {
      const isOwn = isInRun && heading && isAnnounced.has(line) && !namesOther(heading, language);
      if (heading && !isOwn && !isHeadingOfHours(heading.text, language)) foreign.add(line);
    } else if (headingOf(line)?.rest === "") [heading, isInRun] = [line, false];
    else if (line.kind === "blank") heading = heading?.kind === "heading" && before === heading ? heading : undefined;
    else {
      heading = isShortLabel(line) ? line : undefined;
      isInRun = before?.kind === "text" && !inHours.has(before) && line.text.split(" ").length > 2;
    }
  }
  return foreign;
}

/** "Opening hours: Mon-Fri 9-5" */
const saysItself = ([first, second]: HoursSentence["tokens"]) => isKind(first, "open") && second?.text === ":";

/** It may have hours of its own. */
const namesOther = ({ text }: Line, language: string) =>
  readHoursSentence(text, language).tokens.some((token) => isKind(token, ...FOREIGN, "place", "office", "host"));

/** A few words alone on a line directly above hours say whose they are. */
const isShortLabel = ({ text, kind }: Line) =>
  kind === "text" && text.length <= 40 && text.split(" ").length <= 5 && !/[\d,@]|[.!?]$/u.test(text);

function isHeadingOfHours(text: string, language: string): boolean {
  const topic = topicOf(text.replace(/:$/, ""));
  return topic === "contact" || topic === "about" || announcesHours(text, language);
}
