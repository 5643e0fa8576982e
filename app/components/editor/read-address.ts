const ALLOWED = /^(?:https?:\/\/[^\s/]|mailto:[^\s@]+@|tel:\+?[\d\s().-]+$|#|[/?.]|[\w-]+(?:[./?#]|$))/i;
const SCHEME = /^[a-z][a-z\d+.-]*:/i;
const EMAIL = /^[^\s@:/]+@[^\s@:/][^\s@:/.]*\.[^\s@:/]+$/;
const PHONE = /^\+?\d[\d\s().-]{4,}$/;

const PROBLEM = "Enter a web address (https://…), an e-mail address, a phone number, or #section of this page.";

/** What an owner typed as the aim of a link, as the address that a link takes, or what is wrong with it. */
export function readAddress(typed: string): { href: string } | { problem: string } {
  // Browsers drop control characters inside a scheme, so `java\tscript:` would run.
  // oxlint-disable-next-line no-control-regex
  const text = typed.replace(/[\u0000-\u001f]/g, "").trim();
  if (EMAIL.test(text)) return { href: `mailto:${text}` };
  if (PHONE.test(text)) return { href: `tel:${text.replace(/[\s().-]/g, "")}` };
  if (/^www\./i.test(text)) return { href: `https://${text}` };
  const isKnown =
    ALLOWED.test(text) && !text.startsWith("//") && (!SCHEME.test(text) || /^(?:https?|mailto|tel):/i.test(text));
  return isKnown ? { href: text.replace(/ /g, "%20") } : { problem: PROBLEM };
}
