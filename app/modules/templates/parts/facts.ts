import { attribute, html, type Html } from "../../markup/html";
import { safeHref } from "../../markup/safe-href";
import type { Site } from "../design";
import type { SectionKind } from "../../site/section-kinds";
import { mailLink, mapLink, phoneLink } from "./links";

/** Characters that fit into the narrowest column that hours stand in. */
const LONGEST_SPAN = 22;

export function addressBlock({ plan }: Site): Html | null {
  const { address } = plan.business;
  if (!address) return null;
  return html`<address class="address">${address.lines.map((line) => html`<span class="address-line">${line}</span> `)}</address>`;
}

/** Between two times of a day: "9-12, 14-18", "8h30-12h30 e 14h-18h30". */
const BETWEEN = /(?<=[,;،])\s+|(?<!\s)\s{1,9}(?=(?:and|und|y|e|et|en|i|oraz|&|\+)\s|و)/u;

/** Times as an owner writes them, several to a line: each keeps together, lines break between them only. */
function timesText(times: string): Html[] {
  const spans = times.split(BETWEEN);
  return spans.map(
    (span, index) =>
      html`${index > 0 && " "}<span${attribute("class", span.length <= LONGEST_SPAN && "nobreak")}>${span}</span>`,
  );
}

/** Opening hours, one row a line, figures aligned, and below them when they are not true. */
export function hoursList({ plan }: Site): Html | null {
  const { hours } = plan.business;
  if (hours.length === 0) return null;
  const notes = [...new Set(hours.flatMap(({ note }) => note ?? []))];
  return html`<dl class="hours figures">${hours.map(
    (row) =>
      html`<div class="hours-row${row.closed && " is-closed"}"><dt>${row.days}</dt><dd class="${row.closed ? "closed" : "times"}">${timesText(row.times)}</dd></div>`,
  )}</dl>${notes.map((note) => html`<p class="hours-note">${note}</p>`)}`;
}

/** When somebody is there, in the owner's words, where nobody could read it as days and times. */
export function toldHours({ plan }: Site): Html | null {
  const entries = plan.sections.find((section) => section.kind === "contact")?.hours ?? [];
  return entries.length > 0
    ? html`<ul class="told-hours">${entries.map((entry) => html`<li>${entry}</li>`)}</ul>`
    : null;
}

/** Phone and mail as a list; nothing when neither was given. */
export function contactLines(site: Site): Html | null {
  const lines = [phoneLink(site), mailLink(site)].filter((line) => line !== null);
  return lines.length > 0 ? html`<ul class="contact-lines">${lines.map((line) => html`<li>${line}</li>`)}</ul>` : null;
}

export function socialLinks({ plan }: Site): Html | null {
  const { social } = plan.business;
  if (social.length === 0) return null;
  return html`<ul class="social">${social.map(
    ({ label, href }) => html`<li><a href="${safeHref(href)}" rel="noopener me">${label}</a></li>`,
  )}</ul>`;
}

/** A label and what it names, for facts at a glance; nothing without a value. */
export function fact(label: string, value: Html | null, level: "h2" | "h3" | "p" = "p"): Html | null {
  if (!value) return null;
  const heading = {
    h2: html`<h2 class="label">${label}</h2>`,
    h3: html`<h3 class="label">${label}</h3>`,
    p: html`<p class="label">${label}</p>`,
  };
  return html`<div class="fact">${heading[level]}${value}</div>`;
}

/** Whether the plan has a section of this kind, which then says what others need not repeat. */
export function hasSection({ plan }: Site, kind: SectionKind): boolean {
  return plan.sections.some((section) => section.kind === kind);
}

/** Whether the first part below the headline gives hours and place, so that the headline need not. */
export function placeFollows({ plan }: Site): boolean {
  return plan.sections.find(({ kind }) => kind !== "hero")?.kind === "visit";
}

export function hasPlace({ plan }: Site): boolean {
  const { address, hours } = plan.business;
  return Boolean(address) || hours.length > 0;
}

/** Address with the way there. */
export function placeBlock(site: Site): Html | null {
  const address = addressBlock(site);
  return address && html`${address}<p class="way">${mapLink(site)}</p>`;
}

/** The quickest way to ask: the phone, else the mail address; nothing where the page has a part for that. */
export function mailOrPhone(site: Site): Html | null {
  if (hasSection(site, "contact")) return null;
  const way = phoneLink(site) ?? mailLink(site);
  return way && html`<p class="ask">${way}</p>`;
}
