import { DRAFT_FIELD } from "~/components/drafts/send-kept";
import { plainLines } from "~/lib/plain-lines";

/** The fields of a post's dialog that are not empty. */
export type TypedPost = Record<string, string>;

/** What nobody types. The revision is kept, but is no change by itself. */
const HIDDEN = [DRAFT_FIELD, "id", "intent"];
const REVISION = "revision";

/** The fields of a form's value as texts, without those that are empty. */
export function typedPost(value: object = {}): TypedPost {
  const texts = Object.entries(value).map(
    ([name, entry]) => [name, typeof entry === "number" ? String(entry) : entry] as const,
  );
  return Object.fromEntries(
    texts.filter(
      (field): field is [string, string] =>
        typeof field[1] === "string" && field[1] !== "" && !HIDDEN.includes(field[0]),
    ),
  );
}

/** Whether somebody typed or chose something. A form's own word for it counts its hidden fields, too. */
export function isTyped(typed: TypedPost, before: TypedPost): boolean {
  const names = new Set([...Object.keys(typed), ...Object.keys(before)]);
  names.delete(REVISION);
  return [...names].some((name) => plainLines(typed[name] ?? "") !== plainLines(before[name] ?? ""));
}
