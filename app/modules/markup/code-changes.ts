import { changedPlaces, textOf } from "./changed-places";
import { diffEdit } from "./diff-edit";
import { readableMarkup } from "./readable-markup";
import type { CodePart } from "../site/code-parts";
import type { WebsiteCode } from "../site/website-code";

/** So many texts are quoted; the others are counted. */
const MOST_QUOTED = 2;
const QUOTE = 60;

/**
 * What is otherwise in one code than in another, for the history of a website: `text: …` with the beginning of one,
 * `more texts: 3`, `pictures and links`, `design`, `behaviour`.
 */
export function codeChanges(before: WebsiteCode, after: WebsiteCode): string[] {
  const { splices } = diffEdit(before, after, "owner", "");
  const of = (part: CodePart) => splices.filter((splice) => splice.part === part);
  const places = changedPlaces("html", before.html, of("html"), []).map(({ place, mine }) => ({
    was: readableMarkup(textOf(before.html, place)),
    is: readableMarkup(textOf(before.html, place, mine)),
  }));
  const texts = [...new Set(places.filter(({ was, is }) => was !== is).map(({ was, is }) => quoted(is || was)))];
  const rest = texts.length - MOST_QUOTED;
  return [
    ...texts.slice(0, MOST_QUOTED).map((text) => `text: ${text}`),
    ...(rest > 0 ? [`more texts: ${rest}`] : []),
    ...(places.length > 0 && texts.length === 0 ? ["pictures and links"] : []),
    ...(of("css").length > 0 ? ["design"] : []),
    ...(of("javascript").length > 0 ? ["behaviour"] : []),
  ];
}

function quoted(text: string): string {
  const [line = ""] = text.split("\n");
  const letters = [...line];
  return letters.length > QUOTE ? `${letters.slice(0, QUOTE).join("").trimEnd()}…` : line;
}
