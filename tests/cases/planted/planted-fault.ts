import type { WebsiteCode } from "~/modules/site/website-code";

/** A website of the site cases with one fault put into it, and what the checks are to say of it. */
export interface PlantedFault {
  name: string;
  /** Name of the site case. */
  site: string;
  rule: string;
  /** Where it stands: a selector that the page has once, or a text of the stylesheet or script; the whole of it for none. */
  where: { part: "html"; selector?: string } | { part: "css" | "javascript"; text?: string };
  plant(code: WebsiteCode): WebsiteCode;
}

type Change = (code: WebsiteCode) => WebsiteCode;

/** Puts something else in the place of a text that the page has once or more: in the first. @throws when it has none */
export const replaced = (from: string | RegExp, to: string): Change => (code) => {
  const html = code.html.replace(from, () => to);
  if (html === code.html) throw new Error(`The page has no ${from}`);
  return { ...code, html };
};

/** Puts markup last into a section. */
export const inSection = (id: string, markup: string): Change => (code) => {
  const start = code.html.indexOf(`<section id="${id}"`);
  const end = code.html.indexOf("</section>", start);
  if (start === -1) throw new Error(`The page has no section ${id}`);
  return { ...code, html: `${code.html.slice(0, end)}${markup}\n${code.html.slice(end)}` };
};

export const inHead = (markup: string) => replaced("</head>", `${markup}\n</head>`);
export const inMain = (markup: string) => replaced("</main>", `${markup}\n</main>`);
export const inStyles = (css: string): Change => (code) => ({ ...code, css: `${code.css}\n${css}\n` });
export const inScript = (javascript: string): Change => (code) => ({ ...code, javascript: `${code.javascript}\n${javascript}\n` });
