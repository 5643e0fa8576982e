import type { SiteImage } from "../../site/brief";
import type { PlacedImages } from "./composition";

/**
 * Gives the widest landscape picture to the first screen, the next to the story, the others to the gallery; two that are
 * left hang beside one another, since one alone is no gallery.
 */
export function placeImages(images: SiteImage[], hasStory: boolean): PlacedImages {
  const hero = images.reduce<SiteImage | undefined>(
    (best, image) => (!best || score(image) > score(best) ? image : best),
    undefined,
  );
  const others = images.filter((image) => image !== hero);
  const about = hasStory && others.length !== 2 ? others[0] : undefined;
  return { hero, about, gallery: others.filter((image) => image !== about) };
}

/** Pixels across count up to what a full-width picture needs; upright pictures make poor heroes. */
function score({ width, height }: SiteImage): number {
  return Math.min(width, 2000) * (width / height >= 1.2 ? 1 : 0.4);
}
