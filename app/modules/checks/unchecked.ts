import type { WebsiteCode } from "../site/website-code";
import type { Finding } from "../site/finding";
import { treeSize } from "../markup/tree-size";

/** Past these the time to validate a page no longer has to do with what is in it. Pages of ours have ten levels. */
export const DEEPEST = 200;
export const LARGEST_HTML = 512 * 1024;

const WHY = "Mistakes can be in it that nobody tells you of, and every browser mends them in its own way.";
const unchecked = (rule: string, message: string, fix: string): Finding => ({
  rule,
  severity: "warning",
  message,
  where: { part: "html" },
  why: WHY,
  fix,
});

/** What is to be said of a page that is not validated: always the same of the same page. */
export function tooMuchToValidate({ html }: WebsiteCode): Finding | null {
  if (html.length > LARGEST_HTML)
    return unchecked(
      "html-unchecked",
      "The page is too large to be checked for valid HTML.",
      "Take out parts that you do not need, or move them to a post of their own.",
    );
  if (treeSize(html).depth <= DEEPEST) return null;
  return unchecked(
    "html-unchecked",
    "The page is nested too deeply to be checked for valid HTML.",
    "Flatten it: close every tag in the code, and take out containers that hold nothing but another one.",
  );
}

const STOPPED = "check-stopped";
const AGAIN =
  "Choose 'Check again' in a few minutes. If it says the same then, make the page simpler: fewer parts in one another, and every tag closed.";

/** What is to be said where a check reached its limit of time or memory; another time it may not. */
export const HTML_STOPPED: Finding = unchecked(
  STOPPED,
  "The check for valid HTML took too long and was stopped.",
  AGAIN,
);
export const RULES_STOPPED: Finding = unchecked(
  STOPPED,
  "The check of links, texts and files took too long and was stopped.",
  AGAIN,
);
export const FIXING_STOPPED: Finding = unchecked(
  STOPPED,
  "Checking and mending the new page took too long and was stopped.",
  AGAIN,
);
export const INSPECTION_STOPPED: Finding = unchecked(
  STOPPED,
  "Finding what was seen in a browser in the page's code took too long and was stopped.",
  AGAIN,
);

/** Whether a check was stopped, so that what it says is not all there is to say. */
export const isStopped = (findings: readonly Finding[]): boolean => findings.some(({ rule }) => rule === STOPPED);
