import { useForm, type DefaultValue } from "@conform-to/react";
import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { useFetcher } from "@remix-run/react";
import { useEffect } from "react";
import type { z } from "zod";
import { useFormReply, type FormReply } from "~/components/ui/use-form-reply";
import { useToast } from "~/components/ui/use-toast";

/** What the server says when a website was not renamed, duplicated or generated again. */
export type OperationReply = FormReply<string>;

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
  const fetcher = useFetcher<OperationReply>();
  const reply = useFormReply(intent, fetcher.data);
  const { showToast } = useToast();
  const [form, fields] = useForm<z.input<Schema>, z.output<Schema>>({
    id: intent,
    lastResult: reply?.submission,
    constraint: getZodConstraint(schema),
    defaultValue,
    onValidate: ({ formData }) => parseWithZod(formData, { schema }) as never,
    shouldRevalidate: "onInput",
  });
  const failure = reply?.failure;
  useEffect(() => {
    if (failure) showToast({ title: failed, description: failure, variant: "destructive" });
  }, [failed, failure, reply, showToast]);
  return { Form: fetcher.Form, pending: fetcher.state !== "idle", form, fields, failure };
}
