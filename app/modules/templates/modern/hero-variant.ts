import { colourSign } from "../art/sign";
import type { Site } from "../design";
import { chosenFor } from "../seeded";
import { hasPlace } from "../parts/facts";
import { lengthClass } from "../typography";
import type { SectionOf } from "../../site/site-plan";
import type { SiteImage } from "../../site/brief";

/** From which width to height a picture is a wide one. */
const WIDE = 1.4;

/** Pixels that a picture needs to go from edge to edge. */
export const FULL_WIDTH = 1_000;

export type PictureShape = "tall" | "square" | "wide";

export function shapeOf({ width, height }: Pick<SiteImage, "width" | "height">): PictureShape {
  if (height > width * 1.1) return "tall";
  return width >= height * WIDE ? "wide" : "square";
}

export type HeroVariant = "upright" | "strip" | "wall" | "poster" | "type";

/**
 * How the first view hangs its picture: `upright` beside the words, as a `strip` below them with facts in the margin, as
 * a `wall` with the words set into its corner. What is drawn stands beside the words or as a `poster` behind a few large
 * ones, where nothing covers it; without a drawing the words are the picture (`type`).
 */
export function heroVariant({ title, image }: Pick<SectionOf<"hero">, "title" | "image">, site: Site): HeroVariant {
  const length = lengthClass(title);
  if (image) {
    const shape = shapeOf(image);
    if (shape === "tall") return "upright";
    if (image.width < FULL_WIDTH) return shape === "wide" ? "strip" : "upright";
    return shape === "wide" && length !== "short" && hasPlace(site) ? "strip" : "wall";
  }
  if (!colourSign(site.plan, "whole")) return "type";
  return chosenFor(site.plan, "hero", length === "short" ? ["poster", "upright"] : ["upright"]);
}
