import { getFormProps, type SubmissionResult } from "@conform-to/react";
import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { useActionData, useFetcher } from "@remix-run/react";
import { useEffect } from "react";
import { leadInput } from "~/modules/leads/lead";
import { Button } from "~/components/ui/button";
import { Notice } from "~/components/ui/notice";
import { TextField } from "~/components/ui/text-field";
import type { ToastInput } from "~/components/ui/toast-state";
import { useForm } from "~/components/ui/use-form";
import { useToast } from "~/components/ui/use-toast";

export type DemoAnswer = { lastResult: SubmissionResult<string[]> | null; toast: ToastInput | null };

export function DemoForm() {
  const fetcher = useFetcher<DemoAnswer>();
  const withoutScript = useActionData<DemoAnswer>();
  const { showToast } = useToast();
  const submitting = fetcher.state !== "idle";
  const [form, fields] = useForm({
    id: "book-a-demo",
    lastResult: submitting ? null : (fetcher.data ?? withoutScript)?.lastResult,
    constraint: getZodConstraint(leadInput),
    onValidate: ({ formData }) => parseWithZod(formData, { schema: leadInput }),
    shouldRevalidate: "onInput",
  });

  const answer = fetcher.data;
  useEffect(() => {
    if (answer?.toast) showToast(answer.toast);
  }, [answer, showToast]);

  return (
    <fetcher.Form method="post" action="/?index" {...getFormProps(form)} className="grid gap-6">
      <input type="hidden" name="intent" value="book-demo" />
      {form.errors ? (
        <Notice tone="danger" title="Submission Failed" live>
          {form.errors.join(" ")}
        </Notice>
      ) : null}
      <fieldset disabled={submitting} className="grid gap-6 sm:grid-cols-2">
        <TextField field={fields.contactName} label="Name" autoComplete="name" />
        <TextField field={fields.email} type="email" label="Email" autoComplete="email" />
      </fieldset>
      <Button
        variant="primary"
        size="lg"
        pending={submitting}
        pendingText="Submitting..."
        className="justify-self-start"
      >
        Book A Demo
      </Button>
    </fetcher.Form>
  );
}
