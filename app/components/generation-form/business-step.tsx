import { SelectField } from "~/components/ui/select-field";
import { TextField } from "~/components/ui/text-field";
import { AUDIENCE_LABELS, INDUSTRY_LABELS, optionsOf } from "./choice-labels";
import type { FormFields } from "./form-fields";

/** Step 2: who the website is for. */
export function BusinessStep({ fields }: { fields: FormFields }) {
  return (
    <div className="grid max-w-3xl gap-6 sm:grid-cols-2">
      <TextField
        field={fields.projectTitle}
        label="Project title"
        hint="The name of your business, as it should appear on the website."
        autoComplete="organization"
        className="sm:col-span-2"
      />
      <SelectField
        field={fields.industry}
        label="Industry"
        options={optionsOf(INDUSTRY_LABELS)}
        placeholder="Choose one"
        optional
      />
      <SelectField
        field={fields.targetAudience}
        label="Target audience"
        options={optionsOf(AUDIENCE_LABELS)}
        placeholder="Choose one"
        optional
      />
      <TextField
        field={fields.referenceWebsite}
        // Not `url`: people type a bare host, which browsers refuse there.
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        label="Reference website"
        hint="Your present website, or one you like. We look at its colours and its order; we never copy its words."
        placeholder="example.com"
        optional
        className="sm:col-span-2"
      />
    </div>
  );
}
