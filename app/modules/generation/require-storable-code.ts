import { InvalidError, TooLargeError } from "~/lib/errors";
import { isStorable } from "~/lib/stored-text";
import { codeSize, LARGEST_CODE } from "./check-code";
import type { GeneratedCode } from "./generated-code";

/**
 * Lets code pass that can be kept and published.
 * @throws TooLargeError over 2 MB, InvalidError without html or with characters that cannot be stored
 */
export function requireStorableCode(code: GeneratedCode): void {
  if (code.html.trim() === "") throw new InvalidError("The html is empty.", { html: ["The html is empty."] });
  if (codeSize(code) > LARGEST_CODE) throw new TooLargeError("The website's code is larger than 2 MB.");
  for (const [name, part] of Object.entries(code)) {
    if (isStorable(part)) continue;
    const message = "The code contains a character that cannot be stored.";
    throw new InvalidError(message, { [name]: [message] });
  }
}
