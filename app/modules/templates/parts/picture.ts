import { attribute, html, type Html } from "../../markup/html";
import type { SiteImage } from "../../site/brief";

/** The room that a picture has on screens of any width, as the attribute `sizes` says it. */
const SLOTS = {
  /** From edge to edge. */
  full: "100vw",
  /** As wide as the page's text. */
  page: "(min-width: 80rem) 76rem, 94vw",
  /** Somewhat more than half of the page; all of it on a phone. */
  most: "(min-width: 80rem) 46rem, (min-width: 48rem) 58vw, 94vw",
  /** Beside a text; across the page on a phone. */
  half: "(min-width: 80rem) 36rem, (min-width: 56rem) 42vw, 94vw",
  /** A narrow column; across the page on a phone. */
  column: "(min-width: 80rem) 24rem, (min-width: 56rem) 30vw, 94vw",
  /** One of three in a row; of two on a phone. */
  tile: "(min-width: 64rem) 25rem, 48vw",
} as const;

/** CSS pixels to which a logo is drawn high, in a bar and on a sign board. */
const LOGO_SLOTS = { logo: 52, sign: 96 } as const;

export type LogoSlot = keyof typeof LOGO_SLOTS;
export type PictureSlot = keyof typeof SLOTS | LogoSlot;

interface Placing {
  className?: string;
  /** The picture of the first view: it is fetched before all others. */
  eager?: boolean;
  sizes: PictureSlot;
}

/** A picture in the widths that there are of it, with its size, so that nothing moves when it arrives. */
export function picture(image: SiteImage, { className, eager = false, sizes }: Placing): Html {
  const { path, width, height, alt } = image;
  return html`<img src="${path}"${candidates(image, sizes)} alt="${alt}" width="${width}" height="${height}" decoding="async"${loading(eager, sizes)}${attribute("class", className)}${focused(image)}>`;
}

/** The width from which a frame would enlarge a picture, for a frame that has a page to itself. */
export const nativeWidth = ({ width }: SiteImage): Html => attribute("style", `--native: ${width}px`)!;

/** Frames cut a photo around its focus. */
const focused = ({ focus }: SiteImage): Html | null =>
  focus ? attribute("style", `object-position: ${focus.x}% ${focus.y}%`) : null;

function candidates(image: SiteImage, room: PictureSlot): Html | null {
  const widths = widthsOf(image, room);
  return widths && html` srcset="${widths.srcset}" sizes="${widths.sizes}"`;
}

/** The widths that there are of a picture, for a room, as attributes; null where there is but one. */
export function widthsOf(image: SiteImage, room: PictureSlot): { srcset: string; sizes: string } | null {
  const { path, width, variants = [] } = image;
  if (variants.length === 0) return null;
  const list = [...variants, { path, width }].sort((a, b) => a.width - b.width);
  const srcset = list.map((candidate) => `${candidate.path} ${candidate.width}w`).join(", ");
  return { srcset, sizes: roomFor(image, room) };
}

function roomFor({ width, height }: SiteImage, room: PictureSlot): string {
  return isLogo(room) ? `${Math.ceil((LOGO_SLOTS[room] * width) / height)}px` : SLOTS[room];
}

// A logo stands at the top of the page, and is too small to be worth a place before the hero's picture.
function loading(eager: boolean, room: PictureSlot): Html | null {
  if (eager) return html` fetchpriority="high"`;
  return isLogo(room) ? null : html` loading="lazy"`;
}

const isLogo = (room: PictureSlot): room is LogoSlot => Object.hasOwn(LOGO_SLOTS, room);
