import { directionOf } from "~/lib/languages";

interface PlainPageOptions {
  lang?: string;
  back?: { href: string; text: string } | null;
}

/**
 * What is seen where there is no site, or no script: names neither the product nor what might have been there.
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
