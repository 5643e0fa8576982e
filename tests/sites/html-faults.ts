import { HtmlValidate } from "html-validate";

/** Phone numbers are kept whole by the stylesheet (`.nobreak`), so their spaces stay plain for whoever copies them. */
const validator = new HtmlValidate({
  extends: ["html-validate:recommended"],
  rules: { "long-title": "off", "tel-non-breaking": "off" },
});

/** What html-validate finds in a document, as "rule line n: message". */
export function htmlFaults(html: string): string[] {
  const { results } = validator.validateStringSync(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line }) => `${ruleId} line ${line}: ${message}`),
  );
}
