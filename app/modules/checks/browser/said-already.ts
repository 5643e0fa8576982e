import type { Finding } from "../../site/finding";

/** What a look at the code alone says of the same fault, by the name that a browser's look has for it. */
const SAME: Readonly<Record<string, readonly string[]>> = {
  "outside-request": ["outside-request"],
  "missing-file": ["missing-file"],
  "image-alt": ["wcag/h37", "alt-says-nothing"],
  label: ["input-missing-label"],
  "select-name": ["input-missing-label"],
  "button-name": ["text-content", "vague-button"],
  "link-name": ["wcag/h30", "text-content"],
  "heading-order": ["heading-level"],
  "page-has-heading-one": ["main-heading", "heading-level"],
  "empty-heading": ["empty-heading", "empty-text"],
  "html-has-lang": ["page-language", "element-required-attributes"],
  "html-lang-valid": ["page-language"],
  "document-title": ["page-title", "element-required-content", "empty-title"],
  "meta-viewport": ["no-zoom"],
  "script-error": ["broken-script"],
};

/** Of the whole page there is one, wherever each look puts it; files and hosts are known by their names. */
const ONCE = new Set([
  "page-has-heading-one",
  "html-has-lang",
  "html-lang-valid",
  "document-title",
  "meta-viewport",
  "script-error",
]);
const NAMED = new Set(["outside-request", "missing-file"]);

/** Whether a fault that a browser saw is among what was found without one. */
export function isSaidAlready(seen: Finding, findings: readonly Finding[]): boolean {
  const same = SAME[seen.rule];
  return same !== undefined && findings.some((known) => same.includes(known.rule) && isSamePlace(seen, known));
}

function isSamePlace({ rule, where }: Finding, known: Finding): boolean {
  if (ONCE.has(rule)) return true;
  if (NAMED.has(rule)) return Boolean(where.text) && known.message.includes(where.text!);
  return where.selector !== undefined && where.selector === known.where.selector;
}
