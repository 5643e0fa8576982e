import { escapeHtml, renderPage } from "../page";

/** What was typed and what is wrong with it, by field. */
export interface SignInForm {
  action: string;
  values: { name: string; email: string };
  errors: { name?: string[]; email?: string[] };
}

/** The sign-in page. It needs no script: the form posts to itself. */
export function signInPage({ action, values, errors }: SignInForm): string {
  const wrong = Boolean(errors.name ?? errors.email);
  return renderPage({
    title: wrong ? "Error: Sign in to Plinth" : "Sign in to Plinth",
    css,
    body: `<main>
<p class="where">Sign-in on this machine</p>
<h1>Sign in to Plinth</h1>
<p class="soft">Any name and e-mail address will do. The same address is the same account every time.</p>
<form method="post" action="${escapeHtml(action)}" novalidate>
${field({ name: "name", label: "Name", type: "text", autocomplete: "name", value: values.name, error: errors.name?.[0], first: !errors.email || Boolean(errors.name) })}
${field({ name: "email", label: "Email", type: "email", autocomplete: "email", value: values.email, error: errors.email?.[0], first: Boolean(errors.email) && !errors.name })}
<button type="submit">Continue</button>
</form>
</main>`,
  });
}

/** A page for a sign-in that cannot go on, with the way to begin again. */
export function startAgainPage(reason: string, appOrigin: string): string {
  return renderPage({
    title: "Sign-in stopped",
    css,
    body: `<main>
<p class="where">Sign-in on this machine</p>
<h1>This sign-in cannot go on</h1>
<p>${escapeHtml(reason)}</p>
<p><a href="${escapeHtml(appOrigin)}/api/login">Start again</a></p>
</main>`,
  });
}

interface Field {
  name: string;
  label: string;
  type: string;
  autocomplete: string;
  value: string;
  error?: string;
  /** Takes the focus when the page opens. */
  first: boolean;
}

function field({ name, label, type, autocomplete, value, error, first }: Field): string {
  const described = error ? ` aria-invalid="true" aria-describedby="${name}-error"` : "";
  return `<div class="field">
<label for="${name}">${label}</label>
<input id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}" value="${escapeHtml(value)}" required${described}${first ? " autofocus" : ""}>
${error ? `<p class="error" id="${name}-error" role="alert">${escapeHtml(error)}</p>` : ""}
</div>`;
}

const css = `
body { min-height: 100dvh; display: grid; place-items: center; padding: 1.25rem; }
main { width: 100%; max-width: 26rem; display: grid; gap: .75rem; }
.where { font-size: .8125rem; letter-spacing: .04em; color: var(--soft); }
form { display: grid; gap: 1.25rem; margin-top: 1rem; padding: 1.5rem; background: var(--card); border: 1px solid var(--line); border-radius: 6px; }
.field { display: grid; gap: .375rem; }
label { font-weight: 600; }
input { font: inherit; color: inherit; background: transparent; border: 1px solid var(--edge); border-radius: 4px; padding: .625rem .75rem; min-height: 2.75rem; width: 100%; }
input[aria-invalid] { border-color: var(--alert); background: var(--alert-field); }
.error { color: var(--alert); font-size: .9375rem; }
button { font: inherit; font-weight: 600; min-height: 2.75rem; padding: .625rem 1rem; border: 0; border-radius: 4px; background: var(--ink); color: var(--paper); cursor: pointer; }
button:hover { background: var(--signal); color: var(--signal-ink); }
`;
