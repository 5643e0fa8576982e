import { attribute, elementsOf, type HtmlElement, type HtmlNode } from "../../markup/html-document";
import { parseHtml } from "../../markup/parse-html";
import type { WebsiteCode } from "../../site/website-code";
import { hostsInAttributes, hostsInText, programsInAttributes, VOCABULARIES } from "../../markup/addresses";

/** What a website's code comes to in a browser, as far as a change must not worsen it. */
export interface PageTraits {
  /** There is text or a picture to be seen. */
  showsSomething: boolean;
  /** What the html ends in the middle of: a comment, a tag, a script. It swallows all that follows. */
  brokenEnds: Set<string>;
  linksStyles: boolean;
  /** Everything in the html that runs, and what the script does to run text as a program or to hide an address. */
  programs: Set<string>;
  /** Hosts that the website reaches without being asked. */
  hosts: Set<string>;
}

const HIDING =
  /\b(?:eval|atob|unescape|importScripts|fromCharCode)\s*\(|\bFunction\s*\(|\bimport\s*\(|document\.write/g;

/** Reads code for its traits; each part is read once. */
export function readTraits({ html, css, javascript }: WebsiteCode): PageTraits {
  const brokenEnds = new Set<string>();
  const root = parseHtml(html, {
    onParseError: ({ code }) => void (code.startsWith("eof-in-") && brokenEnds.add(code)),
  });
  const elements = elementsOf(root);
  const texts = [css, javascript, ...elements.map(runningText)];
  const hosts = [...elements.flatMap(hostsInAttributes), ...texts.flatMap(hostsInText)];
  return {
    showsSomething: shows(elements.find(({ tagName }) => tagName === "body")),
    brokenEnds,
    linksStyles: elements.some((element) => element.tagName === "link" && attribute(element, "href") === "styles.css"),
    programs: new Set([...elements.flatMap(programsOf), ...(javascript.match(HIDING) ?? [])]),
    hosts: new Set(hosts.filter((host) => !VOCABULARIES.has(host))),
  };
}

const UNSEEN = new Set(["script", "style", "template", "title", "noscript"]);
const PICTURES = new Set(["img", "svg", "video", "canvas", "iframe"]);

function shows(node: HtmlNode | undefined): boolean {
  if (!node) return false;
  if (node.nodeName === "#text" && "value" in node) return node.value.trim() !== "";
  if (UNSEEN.has(node.nodeName)) return false;
  return PICTURES.has(node.nodeName) || ("childNodes" in node && node.childNodes.some(shows));
}

/** The code inside a style or an inline script. */
function runningText(element: HtmlElement): string {
  if (element.tagName !== "style" && !isProgram(element)) return "";
  return element.childNodes.map((node) => ("value" in node ? node.value : "")).join("");
}

/** Whether an element is a script that runs, not data. */
function isProgram(element: HtmlElement): boolean {
  if (element.tagName !== "script") return false;
  const type = (attribute(element, "type") ?? "").trim().toLowerCase();
  return type === "" || type === "module" || /(?:java|ecma)script/.test(type);
}

function programsOf(element: HtmlElement): string[] {
  const own = isProgram(element) ? [`script ${attribute(element, "src") ?? ""} ${runningText(element).trim()}`] : [];
  return [...own, ...programsInAttributes(element)];
}
