import { directionOf } from "~/lib/languages";

interface PlainPageOptions {
  lang?: string;
  back?: { href: string; text: string } | null;
}

/**
 * What visitors see where there is no site, or no script: names neither the product nor what might have been there.
 * Takes markup; texts are escaped before.
 */
export function plainPage(title: string, text: string, { lang = "en", back = null }: PlainPageOptions = {}): string {
  return `<!doctype html>
<html lang="${lang}" dir="${directionOf(lang)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>
:root{color-scheme:light dark}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:2rem;font:1.0625rem/1.6 system-ui,sans-serif;background:Canvas;color:CanvasText}
main{max-width:30rem}
h1{margin:0 0 .5rem;font-size:clamp(1.5rem,5vw,2rem);line-height:1.2;letter-spacing:-.01em}
p{margin:0;opacity:.75;overflow-wrap:anywhere}
a{display:inline-flex;align-items:center;min-height:2.75rem;margin-top:.75rem;color:inherit}
</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${text}</p>
${back ? `<a href="${back.href}">${back.text}</a>\n` : ""}</main>
</body>
</html>
`;
}

export const NO_SITE_PAGE = plainPage(
  "There is no site here",
  "Nothing is published at this address. It may be mistyped, or the site has been taken offline.",
);
export const TAKEN_DOWN_PAGE = plainPage("This site is not available", "The site at this address has been taken down.");
export const FOREIGN_PAGE = plainPage("There is no site here", "This address leads here, but no site goes by it.");
export const NO_PAGE_PAGE = plainPage("Page not found", "The site has no page at this address.");
export const REFUSED_PAGE = plainPage(
  "This address cannot be read",
  "The request was malformed. Please check the address.",
);
export const UNAVAILABLE_PAGE = plainPage(
  "One moment, please",
  "This page is not ready yet. Please try again in a few seconds.",
);
