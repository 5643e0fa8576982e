import { useHydrated } from "~/components/ui/use-hydrated";
import { hasOptions, type FieldType } from "~/modules/contact-form/form-field";
import { optionsOf, TYPE_WORDS, WIDTH_WORDS } from "./field-words";
import type { FormProblems } from "./form-problems";
import { Line, Lines, Pick, Switch } from "./controls";
import type { FieldEntry } from "./read-field";

interface FieldInputsProps {
  entry: FieldEntry;
  problems: FormProblems;
  onChange: (part: Partial<FieldEntry>) => void;
}

// Boxes to tick and to choose from have nothing to write into.
const hasPlaceholder = (type: string) => type !== "checkbox" && type !== "radio";

/** What there is to say about one field. Without script nothing can be hidden by the type that is chosen. */
export function FieldInputs({ entry, problems, onChange }: FieldInputsProps) {
  const hydrated = useHydrated();
  const bind = <Name extends keyof FieldEntry>(name: Name) => ({
    name,
    value: entry[name],
    error: problems[name],
    onChange: (value: FieldEntry[Name]) => onChange({ [name]: value }),
  });
  return (
    <>
      <Line label="Label" {...bind("label")} />
      <div className="grid grid-cols-2 gap-4">
        <Pick label="Type" options={optionsOf(TYPE_WORDS)} {...bind("type")} />
        <Pick label="Width" options={optionsOf(WIDTH_WORDS)} {...bind("width")} />
      </div>
      {!hydrated || hasOptions(entry.type as FieldType) ? (
        <Lines
          label="Options"
          rows={5}
          hint={`One option per line${hydrated ? "." : ", for a list or radio buttons."}`}
          {...bind("options")}
        />
      ) : null}
      {!hydrated || hasPlaceholder(entry.type) ? (
        <Line
          label="Placeholder"
          optional
          hint="Shown in the empty field, such as an example."
          {...bind("placeholder")}
        />
      ) : null}
      <Switch label="Required" hint="Visitors cannot send the form without it." {...bind("required")} />
    </>
  );
}
