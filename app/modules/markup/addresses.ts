import { attribute, type HtmlElement } from "./html-document";

/** Attributes that make a browser load something, or send something, by themselves or with a form. */
const ADDRESSES = new Set([
  "src",
  "href",
  "xlink:href",
  "action",
  "formaction",
  "poster",
  "data",
  "background",
  "manifest",
  "ping",
]);
const TEXTS = new Set(["style", "srcset", "imagesrcset", "srcdoc"]);

/** Hosts in the names of vocabularies, which nothing is loaded from. */
export const VOCABULARIES: ReadonlySet<string> = new Set(["www.w3.org", "schema.org"]);

const OWN = "https://own.invalid/";
const ABSOLUTE = /\b(?:https?|wss?):\\?\/\\?\/([\w.-]+)/gi;
const WITHOUT_SCHEME = /(?:["'`(=,]|url\()\s*\/\/([\w-]+(?:\.[\w-]+)+)/gi;

/**
 * The hosts that an element's attributes reach. An ordinary link leads there only when it is followed, so it does not
 * count.
 */
export function hostsInAttributes(element: HtmlElement): string[] {
  const isLink = element.tagName === "a" || element.tagName === "area";
  const refreshes = element.tagName === "meta" && attribute(element, "http-equiv") !== undefined;
  return element.attrs.flatMap(({ prefix, name: local, value }) => {
    const name = prefix ? `${prefix}:${local}` : local;
    if (TEXTS.has(name) || (refreshes && name === "content")) return hostsInText(`,${value}`);
    return ADDRESSES.has(name) && !(isLink && name.endsWith("href")) ? hostOf(value) : [];
  });
}

function hostOf(address: string): string[] {
  const url = read(address);
  return url && /^(?:https?|wss?):$/.test(url.protocol) && url.host !== "own.invalid" ? [url.host] : [];
}

/** The hosts of whole addresses in a style or a script. */
export function hostsInText(text: string): string[] {
  return [...text.matchAll(ABSOLUTE), ...text.matchAll(WITHOUT_SCHEME)].map(([, host]) => host!.toLowerCase());
}

/** What shows an address as a picture only: a drawing's own scripts do not run there. */
const PICTURING = new Set(["img", "link", "source"]);

/** The attributes of an element that run as a program: handlers, documents in a text, addresses that are code. */
export function programsInAttributes(element: HtmlElement): string[] {
  const running = element.attrs.filter(
    ({ name, value }) => name.startsWith("on") || name === "srcdoc" || (ADDRESSES.has(name) && isCode(value, element)),
  );
  return running.map(({ name, value }) => `${name} ${value}`);
}

function isCode(address: string, { tagName }: HtmlElement): boolean {
  const url = read(address);
  if (url?.protocol === "javascript:" || url?.protocol === "vbscript:") return true;
  const type = url?.protocol === "data:" ? url.pathname.split(/[;,]/)[0]! : "";
  return /html|xml/i.test(type) && !(PICTURING.has(tagName) && /^image\/svg\+xml$/i.test(type.trim()));
}

const read = (address: string) => (URL.canParse(address, OWN) ? new URL(address, OWN) : null);
