import { escapeHtml } from "~/lib/escape-html";

/** Text that is already markup. Everything else that enters a template is escaped. */
export class Html {
  constructor(readonly text: string) {}
  toString(): string {
    return this.text;
  }
}

export type HtmlValue = Html | string | number | null | undefined | false | readonly HtmlValue[];

function toMarkup(value: HtmlValue): string {
  if (value === null || value === undefined || value === false) return "";
  if (value instanceof Html) return value.text;
  if (typeof value === "string") return escapeHtml(value);
  if (typeof value === "number") return String(value);
  return value.map(toMarkup).join("");
}

/**
 * Tagged template: values are escaped unless they are Html; false, null and undefined leave nothing. Quote every
 * attribute.
 */
export function html(strings: TemplateStringsArray, ...values: HtmlValue[]): Html {
  return new Html(strings.reduce((text, part, index) => text + toMarkup(values[index - 1]) + part));
}

/** Takes markup of our own making as it stands; never for text of an owner. */
export function trusted(markup: string): Html {
  return new Html(markup);
}

/** An attribute with a leading space, or nothing when it has no value. */
export function attribute(name: string, value: string | number | undefined | false): Html {
  return value === undefined || value === false ? new Html("") : html` ${trusted(name)}="${value}"`;
}
