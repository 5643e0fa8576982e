import { attribute, html, type Html } from "../../markup/html";
import { safeHref } from "../../markup/safe-href";
import type { Site } from "../design";
import { withWholeNumbers } from "./whole-numbers";

export interface Action {
  label: string;
  href: string;
}

/** The address of an action; an anchor that the page lacks leads to the top instead of nowhere. */
export function hrefOf(action: Action, site: Site): string {
  const href = safeHref(action.href);
  return href.startsWith("#") && href.length > 1 && !site.anchors.has(href.slice(1)) ? "#main" : href;
}

/** Whether an action leads anywhere: anchors of parts that the page lacks do not. */
export function leads(action: Action, site: Site): boolean {
  return hrefOf(action, site) !== "#main";
}

export function link(action: Action, site: Site, className?: string): Html {
  return html`<a href="${hrefOf(action, site)}"${attribute("class", className)}>${withWholeNumbers(action.label)}</a>`;
}

/** Down the page one reads on; whatever else a second thing to do is has a frame. */
const isDone = ({ href }: Action) => !href.startsWith("#") || href === "#contact";

/** The one or two things to do next: a filled button, and a link or a framed one. */
export function actions(primary: Action, secondary: Action | undefined, site: Site): Html | null {
  const [first, second] = [primary, secondary].filter((action) => action !== undefined && leads(action, site));
  return first
    ? html`<p class="actions">${button(first, site)}${second && link(second, site, isDone(second) ? "more is-framed" : "more")}</p>`
    : null;
}

/** The main button; a number that its owner wants large is as large as its signs let it be. */
function button(action: Action, site: Site): Html {
  const { theme, business } = site.plan;
  if (theme.largeNumber && action.label === business.phone?.display)
    return html`<a class="button is-number figures" style="--signs: ${action.label.length}" href="${hrefOf(action, site)}">${action.label}</a>`;
  return link(action, site, action.href.startsWith("tel:") ? "button is-call" : "button");
}

export function phoneLink({ plan }: Site, className = "phone"): Html | null {
  const phone = plan.business.phone;
  return phone
    ? html`<a class="${className} nobreak figures" href="${safeHref(phone.href)}">${phone.display}</a>`
    : null;
}

export function mailLink({ plan }: Site, className = "mail"): Html | null {
  const { email } = plan.business;
  if (!email) return null;
  const [name, ...host] = email.split("@");
  return html`<a class="${className}" href="${`mailto:${email}`}">${name}${host.map((part) => html`@<wbr>${part}`)}</a>`;
}

export function mapLink({ plan }: Site, className = "more"): Html | null {
  const { address } = plan.business;
  return address
    ? html`<a class="${className}" href="${safeHref(address.mapHref)}" rel="noopener">${plan.words.directions}</a>`
    : null;
}
