import { InvalidError, TooLargeError } from "~/lib/errors";
import { isStorable } from "~/lib/stored-text";
import { LARGEST_CODE } from "./check-code";
import { cssDepth, DEEPEST_CSS } from "../markup/css-depth";
import { CODE_PARTS, codeSize } from "../site/code-parts";
import type { WebsiteCode } from "../site/website-code";
import { treeSize } from "../markup/tree-size";

/** Elements inside of one another: browsers keep no more apart. */
export const DEEPEST_HTML = 512;
/** Elements that a page may make again by leaving formatting open: whole pages of other makers have a few thousand. */
export const MOST_REPEATED = 200_000;

/**
 * Lets code pass that can be kept and published.
 * @throws TooLargeError over 2 MB, InvalidError without html, with html that makes an endless tree, css that nests as
 * far, or with characters that cannot be stored
 */
export function requireStorableCode(code: WebsiteCode): void {
  if (code.html.trim() === "") throw new InvalidError("The html is empty.", { html: ["The html is empty."] });
  if (codeSize(code) > LARGEST_CODE) throw new TooLargeError("The website's code is larger than 2 MB.");
  requireReadable(code.html);
  if (cssDepth(code.css) > DEEPEST_CSS) throw new InvalidError(TOO_DEEP, { css: [TOO_DEEP] });
  for (const part of CODE_PARTS) {
    if (isStorable(code[part])) continue;
    const message = "The code contains a character that cannot be stored.";
    throw new InvalidError(message, { [part]: [message] });
  }
}

const TOO_DEEP = `The css has more than ${DEEPEST_CSS} brackets inside of one another. Close every bracket, and take rules out of those that they do not belong to.`;

function requireReadable(html: string): void {
  const { depth, repeated } = treeSize(html);
  if (depth > DEEPEST_HTML)
    throw unreadable(
      `The html has more than ${DEEPEST_HTML} elements inside of one another. Close every tag, and take out elements that hold nothing but another one.`,
    );
  if (repeated > MOST_REPEATED)
    throw unreadable(
      "The html leaves too many tags such as <b>, <a> or <font> open. Close each of them where its words end.",
    );
}

const unreadable = (message: string) => new InvalidError(message, { html: [message] });
