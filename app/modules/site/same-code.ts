import type { GeneratedCode } from "./generated-code";

/** Whether two states of a website are the same to the letter. */
export function sameCode(a: GeneratedCode, b: GeneratedCode): boolean {
  return a.html === b.html && a.css === b.css && a.javascript === b.javascript;
}
