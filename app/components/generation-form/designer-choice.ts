import { VENDOR_NAMES, type Vendor } from "~/lib/vendors";
import type { DesignerId } from "~/modules/site/designer";

/** For each model of the form, who will really write the website. */
export type DesignerByModel = Record<Vendor, { id: DesignerId; name: string }>;

/** Says who will answer when a model is chosen. */
export function designerSentence(model: Vendor, designers: DesignerByModel): string {
  const label = VENDOR_NAMES[model];
  const { id, name } = designers[model];
  if (id === model) return `${name} will write your website.`;
  return `${label} is not connected here, so ${id === "built-in" ? "our built-in designer" : name} will write your website.`;
}

/** Said once where no model is connected, since the choice makes no difference then; null where one is. */
export function nobodyConnected(designers: DesignerByModel): string | null {
  const isAlone = Object.values(designers).every(({ id }) => id === "built-in");
  return isAlone
    ? "Neither is connected here. Our built-in designer will write your website, whichever you choose; your choice counts once one is."
    : null;
}
