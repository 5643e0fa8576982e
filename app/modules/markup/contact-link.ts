import { attribute, type HtmlElement } from "./html-document";

const digits = (text: string) => text.replace(/[^\d+]/g, "");

/**
 * Where a link that calls or writes to what it says leads once it says something else; null for any other link, and
 * for a text that is no number or address.
 */
export function contactHref(element: HtmlElement, said: string, wanted: string): string | null {
  const [, scheme, to = ""] = /^(tel|mailto):([^?]*)$/i.exec(attribute(element, "href") ?? "") ?? [];
  if (element.tagName !== "a" || !scheme) return null;
  if (scheme.toLowerCase() === "tel")
    return (to === "" || digits(to) === digits(said)) && digits(wanted).length > 2 ? `tel:${digits(wanted)}` : null;
  return (to === "" || to === said) && /^[^\s@]+@[^\s@]+$/.test(wanted) ? `mailto:${wanted}` : null;
}
