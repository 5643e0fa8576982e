import { makeRelative, relativeCss } from "./make-relative";
import { showPlaceholders } from "./show-placeholders";

const STYLES_MARK = "data-plinth-styles";

// Scripts would not run here; the others would lead addresses, or the frame itself, elsewhere.
const LEFT_OUT = "script, base, meta[http-equiv], link[rel~=modulepreload i]";
const EMBEDS = "iframe, frame, object, embed";
const FOCUSABLE = "a, area, button, input, select, textarea, summary, audio, video, [tabindex], [contenteditable]";

/** Makes the page of its numbered html and its stylesheet, as the frame shows it. */
export function prepareDocument(html: string, css: string): Document {
  const page = new DOMParser().parseFromString(html, "text/html");
  for (const element of page.querySelectorAll(LEFT_OUT)) element.remove();
  // The site's scripts do not run here: what it has for browsers without them is how it looks.
  for (const element of page.querySelectorAll("head noscript")) element.replaceWith(...element.childNodes);
  for (const element of page.querySelectorAll(EMBEDS)) {
    for (const name of ["src", "srcdoc", "data"]) element.removeAttribute(name);
  }
  showPlaceholders(page);
  makeRelative(page);
  placeStyles(page, css);
  leaveOneTabStop(page);
  return page;
}

/** Shows another stylesheet in the page that is shown. */
export function replaceStyles(css: string): void {
  const style = document.querySelector(`style[${STYLES_MARK}]`);
  if (style) style.textContent = relativeCss(css);
}

/** Puts the stylesheet where the page links it, or at the end of its head: the cascade stays as it is. */
function placeStyles(page: Document, css: string): void {
  const address = new URL("styles.css", location.href).href;
  const links = [...page.querySelectorAll<HTMLLinkElement>("link[rel~=stylesheet i]")];
  const [link, ...others] = links.filter(({ href }) => href.replace(/[?#].*/, "") === address);
  const style = page.createElement("style");
  style.setAttribute(STYLES_MARK, "");
  style.textContent = relativeCss(css);
  if (link) {
    style.media = link.media;
    link.replaceWith(style);
  } else page.head.append(style);
  for (const other of others) other.remove();
}

/** The page is one thing to the Tab key, with arrow keys inside: nobody has to pass all its links to get on. */
function leaveOneTabStop(page: Document): void {
  for (const element of page.querySelectorAll<HTMLElement>(FOCUSABLE)) {
    element.removeAttribute("contenteditable");
    element.removeAttribute("autofocus");
    element.tabIndex = -1;
  }
  page.body.tabIndex = 0;
}
