import { RadioCards } from "~/components/ui/radio-cards";
import type { AnyField } from "~/components/ui/field-frame";
import { CODE_MODELS } from "~/modules/site/choices";
import { MODEL_LABELS } from "./choice-labels";
import { designerSentence, type DesignerByModel } from "./designer-choice";

/** Which model shall design, each with the sentence who will answer. */
export function ModelChoice({ field, designers }: { field: AnyField; designers: DesignerByModel }) {
  const options = CODE_MODELS.map((model) => ({
    value: model,
    label: model === "claude" ? `${MODEL_LABELS[model]} (recommended)` : MODEL_LABELS[model],
    description: designerSentence(model, designers),
  }));
  return <RadioCards field={field} label="Designer" options={options} />;
}
