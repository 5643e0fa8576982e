import { wcagContrast } from "culori";
import { brief, isChosen } from "../site/brief";
import type { TemplateId } from "../site/choices";

/** What a website's frame is drawn of before anything of it is made. */
export interface FirstFrame {
  template: TemplateId;
  /** The colour that its owner chose, with the ink that can be read on it; null where it is left to the designer. */
  color: { ground: string; ink: string } | null;
  /** The path of the owner's logo below the preview's address; null where there is none. */
  logo: string | null;
}

/** What stands in the frame of a website from the first moment, by its stored brief; null of one that cannot be read. */
export function firstFrameOf(stored: unknown): FirstFrame | null {
  const given = brief.safeParse(stored).data;
  if (!given) return null;
  const ground = isChosen(given, "colorTheme") ? given.colorTheme : null;
  return {
    template: given.template,
    color: ground === null ? null : { ground, ink: inkOn(ground) },
    logo: given.logo?.path ?? null,
  };
}

const INKS = ["#ffffff", "#1b1916"];

/** Whichever of white and our own ink can be read better on a colour. */
const inkOn = (ground: string): string =>
  INKS.reduce((best, ink) => (wcagContrast(ground, ink) > wcagContrast(ground, best) ? ink : best));
