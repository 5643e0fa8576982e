import { attribute, html, type Html } from "../html";
import type { SiteImage } from "../../generation/brief";

/** A picture with its size, so that nothing moves when it arrives; `eager` for those in the first view. */
export function picture(image: SiteImage, className?: string, eager = false): Html {
  const loading = eager ? html` fetchpriority="high"` : html` loading="lazy"`;
  return html`<img src="${image.path}" alt="${image.alt}" width="${image.width}" height="${image.height}" decoding="async"${loading}${attribute("class", className)}>`;
}
