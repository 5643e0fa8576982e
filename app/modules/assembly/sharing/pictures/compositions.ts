import type { TemplateId } from "../../../site/choices";
import type { Composition } from "./canvas";
import { classicPicture } from "./classic";
import { modernPicture } from "./modern";
import { plainPicture } from "./plain";
import { professionalPicture } from "./professional";
import { reactLandingPicture } from "./react-landing";

const COMPOSITIONS: Record<TemplateId, Composition> = {
  "react-landing": reactLandingPicture,
  modern: modernPicture,
  professional: professionalPicture,
  classic: classicPicture,
};

/** The composition for pages of a design; null for a page of none. */
export const compositionFor = (template: TemplateId | null): Composition =>
  template ? COMPOSITIONS[template] : plainPicture;
