import { escapeHtml, renderPage } from "../page";
import type { Message } from "./mail-folder";

/** All mails, newest first. */
export function listPage(messages: Message[]): string {
  return renderPage({
    title: "Mailbox",
    css,
    body: `<main>
<header><div><h1>Mailbox</h1><p class="soft">Every mail that this machine sends ends here. Nothing leaves it.</p></div>
<a href="/">Refresh</a></header>
${messages.length === 0 ? `<p class="empty">No mail yet.</p>` : `<ul class="mails">${messages.map(listItem).join("")}</ul>`}
</main>`,
  });
}

function listItem({ id, subject, from, to, receivedAt, text }: Message): string {
  return `<li><a href="/messages/${id}">
<span class="subject">${escapeHtml(subject || "(no subject)")}</span>
<time class="soft" datetime="${receivedAt}">${shortTime(receivedAt)}</time>
<span class="soft">${escapeHtml(from)} to ${escapeHtml(to.join(", "))}</span>
<span class="soft excerpt">${escapeHtml(text.replace(/\s+/g, " ").trim().slice(0, 140))}</span>
</a></li>`;
}

/** One mail: head, its HTML in a frame without any rights, its text. */
export function messagePage(message: Message): string {
  return renderPage({
    title: message.subject || "Mail",
    css,
    body: `<main>
<p><a href="/">Back to the mailbox</a></p>
<h1>${escapeHtml(message.subject || "(no subject)")}</h1>
<dl>${headRow("From", message.from)}${headRow("To", message.to.join(", "))}${headRow("Reply to", message.replyTo.join(", "))}${headRow("Received", shortTime(message.receivedAt))}</dl>
${message.html ? `<h2>As HTML</h2><iframe title="HTML of this mail" sandbox src="/messages/${message.id}/html"></iframe>` : ""}
${message.text ? `<h2>As text</h2><pre tabindex="0">${escapeHtml(message.text)}</pre>` : ""}
${attachments(message)}
<p><a href="/messages/${message.id}/source">Source (.eml)</a></p>
</main>`,
  });
}

/** For an address that names no mail. */
export function missingPage(): string {
  return renderPage({
    title: "No such mail",
    css,
    body: `<main><h1>No such mail</h1><p><a href="/">Back to the mailbox</a></p></main>`,
  });
}

function headRow(name: string, value: string): string {
  return value ? `<dt class="soft">${name}</dt><dd>${escapeHtml(value)}</dd>` : "";
}

function attachments({ attachments }: Message): string {
  if (attachments.length === 0) return "";
  const items = attachments.map(
    ({ filename, mimeType, size }) =>
      `<li>${escapeHtml(filename || mimeType)} <span class="soft">${size} bytes</span></li>`,
  );
  return `<h2>Attachments</h2><ul>${items.join("")}</ul>`;
}

function shortTime(iso: string): string {
  return new Date(iso).toLocaleString("en-GB", { dateStyle: "medium", timeStyle: "short" });
}

const css = `
main { max-width: 52rem; margin: 0 auto; padding: 1.5rem 1.25rem 4rem; display: grid; gap: 1rem; }
header { display: flex; justify-content: space-between; align-items: baseline; gap: 1rem; }
h1 { overflow-wrap: anywhere; }
h2 { font-size: 1rem; margin: 1rem 0 0; }
.empty { padding: 3rem 0; border-top: 1px solid var(--line); color: var(--soft); }
.mails { list-style: none; margin: 0; padding: 0; border-top: 1px solid var(--line); }
.mails li { border-bottom: 1px solid var(--line); }
.mails a { display: grid; grid-template-columns: 1fr auto; gap: .125rem 1rem; padding: .75rem .25rem; text-decoration: none; }
.mails a:hover .subject { text-decoration: underline; }
.mails span { overflow-wrap: anywhere; grid-column: 1; }
.mails time { grid-row: 1; grid-column: 2; font-variant-numeric: tabular-nums; white-space: nowrap; }
.subject { font-weight: 600; grid-row: 1; }
.excerpt { font-size: .875rem; }
dl { display: grid; grid-template-columns: auto 1fr; gap: .125rem 1rem; margin: 0; }
dd { margin: 0; overflow-wrap: anywhere; }
iframe { width: 100%; height: 28rem; border: 1px solid var(--line); background: #fff; border-radius: 4px; color-scheme: light; }
pre { margin: 0; padding: 1rem; background: var(--card); border: 1px solid var(--line); border-radius: 4px; white-space: pre-wrap; overflow-wrap: anywhere; }
`;
