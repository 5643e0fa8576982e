import { attribute, type HtmlElement } from "../../editing/html-document";

/** Attributes that make a browser load something, or send something, by themselves or with a form. */
const ADDRESSES = ["src", "href", "xlink:href", "action", "formaction", "poster", "data", "background", "manifest", "ping"];
const TEXTS = ["style", "srcset", "imagesrcset", "srcdoc"];

const OWN = "https://own.invalid/";
const ABSOLUTE = /\b(?:https?|wss?):\\?\/\\?\/([\w.-]+)/gi;
const WITHOUT_SCHEME = /(?:["'`(=,]|url\()\s*\/\/([\w-]+(?:\.[\w-]+)+)/gi;

/** The hosts that an element's attributes reach. An ordinary link leads there only when it is followed, so it does not count. */
export function hostsInAttributes(element: HtmlElement): string[] {
  const isLink = element.tagName === "a" || element.tagName === "area";
  const addresses = ADDRESSES.filter((name) => !(isLink && name.endsWith("href"))).map((name) => attribute(element, name));
  const refresh = element.tagName === "meta" && attribute(element, "http-equiv") ? attribute(element, "content") : undefined;
  const texts = [...TEXTS.map((name) => attribute(element, name)), refresh];
  return [...addresses.flatMap(hostOf), ...texts.flatMap((text) => hostsInText(text ?? ""))];
}

function hostOf(address: string | undefined): string[] {
  const url = read(address);
  return url && /^(?:https?|wss?):$/.test(url.protocol) && url.host !== "own.invalid" ? [url.host] : [];
}

/** The hosts of whole addresses in a style or a script. */
export function hostsInText(text: string): string[] {
  return [...text.matchAll(ABSOLUTE), ...` ${text}`.matchAll(WITHOUT_SCHEME)].map(([, host]) => host!.toLowerCase());
}

/** The attributes of an element that run as a program: handlers, documents in a text, addresses that are code. */
export function programsInAttributes(element: HtmlElement): string[] {
  const running = element.attrs.filter(({ name, value }) => name.startsWith("on") || name === "srcdoc" || (ADDRESSES.includes(name) && isCode(value)));
  return running.map(({ name, value }) => `${name} ${value}`);
}

function isCode(address: string): boolean {
  const url = read(address);
  return url?.protocol === "javascript:" || url?.protocol === "vbscript:" || (url?.protocol === "data:" && /html|xml/i.test(url.pathname.split(",")[0]!));
}

const read = (address: string | undefined) => (address !== undefined && URL.canParse(address, OWN) ? new URL(address, OWN) : null);
