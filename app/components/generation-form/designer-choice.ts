import type { CodeModel } from "~/modules/site/choices";
import type { DesignerId } from "~/modules/site/designer";
import { MODEL_LABELS } from "./choice-labels";

/** For each model of the form, who will really write the website. */
export type DesignerByModel = Record<CodeModel, { id: DesignerId; name: string }>;

/** Says who will answer when a model is chosen. */
export function designerSentence(model: CodeModel, designers: DesignerByModel): string {
  const label = MODEL_LABELS[model];
  const { id, name } = designers[model];
  if (id === model) return `${name} will write your website.`;
  return `${label} is not connected here, so ${id === "built-in" ? "our built-in designer" : name} will write your website.`;
}
