import { useState } from "react";
import { ButtonLink } from "~/components/ui/button-link";
import type { FormChange } from "./change-form";
import { FieldRow } from "./field-row";
import { useFormDialogs } from "./form-dialogs";
import type { TabProps } from "./tab-props";
import { useRowFocus } from "./use-row-focus";

/** The fields of the form in their order. */
export function FieldsTab({ form: { fields }, change, problems }: TabProps) {
  const { addHref } = useFormDialogs();
  const [said, setSaid] = useState("");
  const { list, focusNext } = useRowFocus(fields);
  const arrange = (asked: Extract<FormChange, { type: "move" | "remove" }>) => {
    const label = fields[asked.index]?.label;
    change(asked);
    focusNext(asked);
    setSaid(
      asked.type === "remove"
        ? `${label} removed`
        : `${label} is now field ${asked.index + asked.by + 1} of ${fields.length}`,
    );
  };
  return (
    <div ref={list} className="grid gap-4">
      {problems.fields ? <p className="font-medium text-danger">{problems.fields}</p> : null}
      <ol className="border-b border-line empty:hidden">
        {fields.map((field, index) => (
          <FieldRow
            key={field.id}
            {...{ field, index }}
            count={fields.length}
            arrange={arrange}
            problem={problemOf(problems, index)}
          />
        ))}
      </ol>
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
      <ButtonLink id="add-field" to={addHref} preventScrollReset className="justify-self-start">
        Add Field
      </ButtonLink>
    </div>
  );
}

const problemOf = (problems: TabProps["problems"], index: number) =>
  Object.entries(problems).find(([name]) => name.startsWith(`fields.${index}.`))?.[1];
