const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** Text made safe for an element's content or a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign]!);
}

interface Page {
  title: string;
  /** Trusted markup: whatever came from outside went through escapeHtml. */
  body: string;
  /** Rules of this page alone. */
  css?: string;
}

/** A whole document in the look that all stand-ins share: light and dark, readable on a phone, no script. */
export function renderPage({ title, body, css = "" }: Page): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,">
<title>${escapeHtml(title)}</title>
<style>${sharedCss}${css}</style>
</head>
<body>
${body}
</body>
</html>
`;
}

const sharedCss = `
:root {
  color-scheme: light dark;
  --paper: #f6f4f0; --card: #fffdf9; --ink: #211e1a; --soft: #5f584f; --line: #d9d3c8; --edge: #8b8276;
  --signal: #a5391f; --signal-ink: #ffffff; --alert: #9a1c1c; --alert-field: #fbeaea;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #171512; --card: #211e1a; --ink: #f3eee6; --soft: #b7aea2; --line: #3a352e; --edge: #857b6e;
    --signal: #f0a48c; --signal-ink: #2a0f07; --alert: #ffb4ab; --alert-field: #3a1715;
  }
}
*, ::before, ::after { box-sizing: border-box; }
body {
  margin: 0; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", sans-serif;
}
h1 { font: 600 1.75rem/1.2 Georgia, "Times New Roman", serif; margin: 0; text-wrap: balance; }
p { margin: 0; }
a { color: inherit; text-underline-offset: .2em; }
:focus-visible { outline: 3px solid var(--signal); outline-offset: 2px; }
.soft { color: var(--soft); }
`;

/** Headers of every page here: nothing from outside, no guessing of types. */
export function pageHeaders(policy: string): Record<string, string> {
  return {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Security-Policy": `default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; ${policy}`,
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
  };
}
