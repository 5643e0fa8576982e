import { RadioCards } from "~/components/ui/radio-cards";
import type { AnyField } from "~/components/ui/field-frame";
import { RECOMMENDED_VENDOR, VENDOR_NAMES, VENDORS } from "~/lib/vendors";
import { designerSentence, nobodyConnected, type DesignerByModel } from "./designer-choice";

/** Which model shall design, each with the sentence who will answer. */
export function ModelChoice({ field, designers }: { field: AnyField; designers: DesignerByModel }) {
  const alone = nobodyConnected(designers);
  const options = VENDORS.map((model) => ({
    value: model,
    label: model === RECOMMENDED_VENDOR ? `${VENDOR_NAMES[model]} (recommended)` : VENDOR_NAMES[model],
    description: alone ? undefined : designerSentence(model, designers),
  }));
  return <RadioCards field={field} label="Designer" hint={alone ?? undefined} options={options} />;
}
