import { ColorField } from "~/components/ui/color-field";
import type { AnyField } from "~/components/ui/field-frame";
import { SelectField } from "~/components/ui/select-field";
import { DEFAULT_COLOR, GENERATION_FONTS, PRESET_COLORS } from "~/modules/site/choices";

const fonts = GENERATION_FONTS.map((name) => ({ value: name, label: name }));
const DEFAULT_NAME = PRESET_COLORS.find(({ value }) => value === DEFAULT_COLOR)?.name;

/** What a website is made in where its owner chooses nothing. */
const UNCHOSEN = "Choose for me";
const HOW = "Left to us, it is what your words ask for, or else what suits your trade.";

/** The colour of the design. Where the owner leaves it, the colours of the brief count, then those of the trade. */
export function ColorChoice({ field, chosen }: { field: AnyField; chosen: boolean }) {
  return (
    <ColorField
      field={field}
      label="Colour theme"
      hint={HOW}
      swatches={PRESET_COLORS}
      fallback={DEFAULT_COLOR}
      unchosen={{
        label: UNCHOSEN,
        labelOfFallback: `${DEFAULT_NAME}, whatever my words say`,
        chosen,
      }}
    />
  );
}

/** The font of the design. Its empty line is no choice, so the default in the list is one. */
export function FontChoice({ field }: { field: AnyField }) {
  return (
    <>
      <SelectField field={field} label="Font" hint={HOW} placeholder={UNCHOSEN} options={fonts} />
      <input type="hidden" name="chosen" value={field.name} />
    </>
  );
}
