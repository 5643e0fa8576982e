import { attribute, html, type Html } from "../../markup/html";
import { fitted } from "../longest-word";
import type { SectionKind } from "../../site/section-kinds";

interface Headed {
  kind: SectionKind;
  id: string;
  title: string;
  intro?: string | undefined;
}

/** The heading of a section, with what introduces it. */
export function sectionHead(section: Headed): Html {
  return html`<header class="head"><h2 id="${section.id}-title" class="title"${fitted(section.title)}>${section.title}</h2>${
    section.intro && html`<p class="intro">${section.intro}</p>`
  }</header>`;
}

/**
 * A top-level section as the editor finds it: an id, its kind, its name read aloud, and which layout of its kind it
 * has.
 */
export function sectionShell(section: Headed, body: Html, className = "", variant?: string): Html {
  return html`<section id="${section.id}" data-section="${section.kind}"${attribute("data-variant", variant)} class="${`section ${className}`.trim()}" aria-labelledby="${section.id}-title">
<div class="wrap">
${body}
</div>
</section>`;
}

/** Heading, then body: the common case of a shell. */
export function plainSection(section: Headed, body: Html | null, className?: string, variant?: string): Html | null {
  return body && sectionShell(section, html`${sectionHead(section)}\n${body}`, className, variant);
}

/** A class for how many there are, so that a stylesheet can lay out one, few or dozens differently. */
export function countClass(count: number): string {
  if (count <= 6) return `n${count}`;
  return count <= 14 ? "many" : "dozens";
}
