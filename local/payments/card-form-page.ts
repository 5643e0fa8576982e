import { escapeHtml } from "../page";

/** The page inside the frame. Labels, order and autocomplete are those of Stripe's own card form. */
export function cardFormPage(appOrigin: string): string {
  return `<!doctype html>
<html lang="en" data-app-origin="${escapeHtml(appOrigin)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>Card details</title>
<style>${css}</style>
</head>
<body>
<div class="form" role="group" aria-label="Card details">
${field("number", "Card number", "cc-number", "1234 1234 1234 1234")}
<div class="pair">
${field("expiry", "Expiration date", "cc-exp", "MM / YY")}
${field("code", "Security code", "cc-csc", "CVC")}
</div>
<p class="note">Test mode: use 4242 4242 4242 4242 with any later date and any security code.</p>
</div>
<script src="/v3/card-form.js"></script>
</body>
</html>
`;
}

function field(id: string, label: string, autocomplete: string, placeholder: string): string {
  return `<div class="field">
<label for="${id}">${label}</label>
<input id="${id}" type="text" inputmode="numeric" autocomplete="${autocomplete}" placeholder="${placeholder}" spellcheck="false" aria-required="true" aria-describedby="${id}-error">
<p class="error" id="${id}-error" role="alert"></p>
</div>`;
}

const css = `
*, ::before, ::after { box-sizing: border-box; }
/* The page passes its own surface as colorBackground, so that the frame does not show. */
html { background: var(--colorBackground); }
body { margin: 0; padding: 4px; font: var(--fontSizeBase, 16px)/1.5 var(--fontFamily, system-ui, sans-serif); color: var(--colorText); }
.form { display: grid; gap: .875rem; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: .875rem; align-items: start; }
.field { display: grid; gap: .25rem; min-width: 0; }
label { font-size: .9375em; font-weight: 500; }
input {
  font: inherit; font-variant-numeric: tabular-nums; color: inherit; width: 100%; min-height: 2.75rem; padding: .5rem .75rem;
  background: transparent; border: 1px solid var(--colorBorder); border-radius: var(--borderRadius);
}
input::placeholder { color: var(--colorTextSecondary); opacity: 1; }
input:focus-visible { outline: 2px solid var(--colorPrimary); outline-offset: 1px; }
input[aria-invalid] { border-color: var(--colorDanger); }
p { margin: 0; }
.error { color: var(--colorDanger); font-size: .9375em; }
.error:empty { display: none; }
.note { color: var(--colorTextSecondary); font-size: .875em; }
`;
