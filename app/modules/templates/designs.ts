import type { TemplateId } from "../site/choices";
import { classic } from "./classic/design";
import type { Design } from "./design";
import { modern } from "./modern/design";
import { professional } from "./professional/design";
import { reactLanding } from "./react-landing/design";

/** The design of each template. */
export const DESIGNS: Record<TemplateId, Design> = { "react-landing": reactLanding, modern, professional, classic };
