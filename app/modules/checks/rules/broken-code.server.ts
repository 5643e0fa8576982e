import { Script } from "node:vm";
import { stylesheetsOf, unclosedAt } from "../../markup/stylesheets";
import type { Rule } from "../rule";

/** A script that no browser runs, since it does not parse. */
export const brokenScript: Rule = {
  rule: "broken-script",
  severity: "error",
  message: "The page's script has a mistake, so none of it runs.",
  why: "Menu, contact form and whatever else moves on the page do not work for visitors.",
  fix: "Take the last change of the script back, or mend the line.",
  find: ({ code: { javascript } }) => {
    const problem = syntaxProblem(javascript);
    return problem ? [{ where: { part: "javascript", line: problem.line, text: problem.text } }] : [];
  },
};

const FILE = "script.js";

/** Compiles a script and never runs it. */
function syntaxProblem(javascript: string): { line: number; text: string } | null {
  try {
    new Script(javascript, { filename: FILE });
    return null;
  } catch (error) {
    // V8 begins the stack of a syntax error with the place.
    const [place = "", ...rest] = String((error as Error).stack).split("\n");
    const line = Number(place.slice(FILE.length + 1));
    const message = rest.find((each) => each.startsWith("SyntaxError")) ?? String(error);
    return { line: line > 0 ? line : 1, text: message };
  }
}

/** A stylesheet whose rest is swallowed by something that is never closed. */
export const brokenStyles: Rule = {
  rule: "broken-styles",
  severity: "error",
  message: "The page's design breaks off: something in the stylesheet is opened and never closed.",
  why: "What follows it does not count, so that parts of the page lose their look.",
  fix: "Take the last change of the design back, or close the bracket or comment.",
  find: (site) =>
    stylesheetsOf(site.code).flatMap(({ part, offset, css }) => {
      const at = unclosedAt(css);
      return at === null ? [] : [{ where: site.atOffset(part, offset + at, css.slice(at).split("\n")[0]) }];
    }),
};
