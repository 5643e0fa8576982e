import { getFormProps, type DefaultValue } from "@conform-to/react";
import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import type { z } from "zod";
import { useForm } from "~/components/ui/use-form";
import { useSentForm } from "./use-sent-form";

interface Operation<Schema extends z.ZodObject> {
  /** The form's `intent`, and its dialog's name. */
  intent: string;
  schema: Schema;
  defaultValue: DefaultValue<z.input<Schema>>;
  /** The toast's title when it failed. */
  failed: string;
}

/** The form of a dialog that does something with a whole website: its fields, and what became of it. */
export function useOperation<Schema extends z.ZodObject>({ intent, schema, defaultValue, failed }: Operation<Schema>) {
  const { reply, ...sent } = useSentForm(intent, failed);
  const [form, fields] = useForm<z.input<Schema>, z.output<Schema>>({
    id: intent,
    lastResult: reply?.submission,
    constraint: getZodConstraint(schema),
    defaultValue,
    onValidate: ({ formData }) => parseWithZod(formData, { schema }) as never,
    shouldRevalidate: "onInput",
  });
  return { ...sent, reply, formProps: getFormProps(form), fields };
}
