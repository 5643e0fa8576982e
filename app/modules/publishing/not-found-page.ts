import { escapeText } from "../editing/html-document";

// The page is shown at any depth, under a folder or on a host of its own, so only a script can know the way home.
const HOME_SCRIPT = `document.getElementById("home").href=(/^\\/(?:sites|preview)\\/[^/]+\\//.exec(location.pathname)||["/"])[0]`;

const STYLE = `
:root{color-scheme:light dark;--ground:#fafaf8;--ink:#1c1c1a;--soft:#5c5c57;--line:#deded8}
@media(prefers-color-scheme:dark){:root{--ground:#161615;--ink:#f1f1ec;--soft:#a9a9a1;--line:#3a3a36}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;min-height:100svh;display:grid;place-items:center;padding:2rem;background:var(--ground);color:var(--ink);font:1.0625rem/1.6 system-ui,sans-serif}
main{width:100%;max-width:34rem}
.site{margin:0 0 2.5rem;padding-bottom:1rem;border-bottom:1px solid var(--line);color:var(--soft)}
h1{margin:0 0 .75rem;font-size:clamp(1.75rem,6vw,2.5rem);line-height:1.15;letter-spacing:-.02em;text-wrap:balance}
p{margin:0 0 2rem;color:var(--soft);text-wrap:pretty}
a{display:inline-block;padding:.7rem 1.2rem;border-radius:.5rem;background:var(--ink);color:var(--ground);font-weight:600;text-decoration:none}
a:focus-visible{outline:3px solid var(--ink);outline-offset:3px}
`.trim();

/** A site's own answer to an address it does not have: neutral, without outside files, light and dark. */
export function notFoundPage(siteTitle: string): string {
  const title = escapeText(siteTitle);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Page not found${title ? ` · ${title}` : ""}</title>
<style>
${STYLE}
</style>
</head>
<body>
<main>
${title ? `<p class="site">${title}</p>\n` : ""}<h1>This page does not exist</h1>
<p>The address may be mistyped, or the page has moved.</p>
<a id="home" href="./">Go to the start page</a>
</main>
<script>${HOME_SCRIPT}</script>
</body>
</html>
`;
}
