import type { SitePlan } from "../site/site-plan";
import { buildPalette } from "./colour/palette";
import { html } from "../markup/html";

/** Up to two letters that stand for a name: the initials of its first two words. */
export function initialsOf(name: string): string {
  const words = name
    .split(/[\s\-–—/.,&+]+/u)
    .map((word) => word.replace(/[^\p{L}\p{N}]/gu, ""))
    .filter(Boolean);
  const letters = words.slice(0, 2).map((word) => [...word][0] ?? "");
  return letters.join("").toLocaleUpperCase("und") || "•";
}

/** The site's favicon as an SVG document: initials on the owner's colour. */
export function siteFavicon(plan: SitePlan): string {
  const palette = buildPalette(plan.theme.primary, plan.theme.mode, { lightness: 0.99, chroma: 0.004 });
  const initials = initialsOf(plan.business.name);
  const size = initials.length > 1 ? 30 : 40;
  return html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="12" fill="${palette.action ?? ""}"/><text x="32" y="33" fill="${palette["on-action"] ?? ""}" font-family="Arial, sans-serif" font-size="${size}" font-weight="700" text-anchor="middle" dominant-baseline="central">${initials}</text></svg>`
    .text;
}

/** The favicon as an address of its own, so that no file can be missing. */
export function faviconHref(plan: SitePlan): string {
  return `data:image/svg+xml,${encodeURIComponent(siteFavicon(plan))}`;
}
