import type { useOperation } from "~/components/website-actions/use-operation";
import { SelectField } from "~/components/ui/select-field";
import { TextField } from "~/components/ui/text-field";
import type { billingDetailsForm } from "~/modules/billing/billing-details";
import type { BilledTo } from "./billed-to";

interface BilledToFieldsProps {
  fields: ReturnType<typeof useOperation<typeof billingDetailsForm>>["fields"];
  countries: BilledTo["countries"];
}

/** Whom invoices are made out to, field by field, in a grid of two columns. */
export function BilledToFields({ fields, countries }: BilledToFieldsProps) {
  return (
    <>
      <TextField
        field={fields.name}
        label="Company, or your name"
        autoComplete="organization"
        className="sm:col-span-2"
      />
      <TextField
        field={fields.line1}
        label="Street and number"
        autoComplete="address-line1"
        optional
        className="sm:col-span-2"
      />
      <TextField field={fields.postalCode} label="Postal code" autoComplete="postal-code" optional />
      <TextField field={fields.city} label="City" autoComplete="address-level2" optional />
      <SelectField
        field={fields.country}
        label="Country"
        autoComplete="country"
        placeholder="Choose one"
        options={countries}
        optional
        className="sm:col-span-2"
      />
      <TextField
        field={fields.taxId}
        label="VAT or tax number"
        hint="In the EU with its letters: DE123456789."
        autoComplete="off"
        optional
        className="sm:col-span-2"
      />
    </>
  );
}
