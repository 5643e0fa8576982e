import type { WebsiteCode } from "./website-code";

/** Whether two states of a website are the same to the letter. */
export function sameCode(a: WebsiteCode, b: WebsiteCode): boolean {
  return a.html === b.html && a.css === b.css && a.javascript === b.javascript;
}
