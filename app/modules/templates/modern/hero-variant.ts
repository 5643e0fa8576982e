import type { Site } from "../design";
import { chosenFor } from "../seeded";
import { hasPlace } from "../parts/facts";
import { lengthClass } from "../typography";
import type { SectionOf } from "../../site/site-plan";
import type { SiteImage } from "../../site/brief";

/** From which width to height a picture is a wide one. */
const WIDE = 1.4;

export type PictureShape = "tall" | "square" | "wide";

export function shapeOf({ width, height }: Pick<SiteImage, "width" | "height">): PictureShape {
  if (height > width * 1.1) return "tall";
  return width >= height * WIDE ? "wide" : "square";
}

export type HeroVariant = "upright" | "strip" | "wall" | "poster";

/**
 * How the first view hangs its picture: `upright` beside the words, as a `strip` below them with facts in the margin,
 * as a `wall` with the words set into its corner, or, drawn only, as a `poster` behind a few large words. A picture's
 * shape decides; without one, name and place choose among what fits the length of the statement.
 */
export function heroVariant({ title, image }: Pick<SectionOf<"hero">, "title" | "image">, site: Site): HeroVariant {
  const length = lengthClass(title);
  if (image) {
    const shape = shapeOf(image);
    if (shape === "tall") return "upright";
    return shape === "wide" && length !== "short" && hasPlace(site) ? "strip" : "wall";
  }
  return chosenFor(site.plan, "hero", drawnVariants(length, hasPlace(site)));
}

/** The ways to hang a drawing that leave a statement of this length its room. */
function drawnVariants(length: ReturnType<typeof lengthClass>, isPlaced: boolean): [HeroVariant, ...HeroVariant[]] {
  if (length === "short") return ["poster", "wall"];
  const first: [HeroVariant, HeroVariant] = [length === "long" ? "upright" : "wall", "upright"];
  return isPlaced ? [...first, "strip"] : first;
}
