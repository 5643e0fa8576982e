import { getFormProps } from "@conform-to/react";
import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { Form, useNavigation } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import { Notice } from "~/components/ui/notice";
import { SelectField } from "~/components/ui/select-field";
import { TextField } from "~/components/ui/text-field";
import { TextareaField } from "~/components/ui/textarea-field";
import { useForm } from "~/components/ui/use-form";
import { useFormReply } from "~/components/ui/use-form-reply";
import { abuseReportForm, REPORT_REASONS, REPORT_TRAP } from "~/modules/moderation/abuse-report";

const REASONS = Object.entries(REPORT_REASONS).map(([value, { label }]) => ({ value, label }));

/** Asks what is wrong with which website. */
export function ReportForm({ site }: { site: string }) {
  const reply = useFormReply("report-site", undefined);
  const isSending = useNavigation().state === "submitting";
  const [form, fields] = useForm({
    id: "report-site",
    lastResult: reply?.submission,
    defaultValue: { site },
    constraint: getZodConstraint(abuseReportForm),
    onValidate: ({ formData }) => parseWithZod(formData, { schema: abuseReportForm }),
    shouldRevalidate: "onInput",
  });
  return (
    <Form method="post" action="/report-site" {...getFormProps(form)} className="grid gap-6">
      {reply?.failure ? (
        <Notice tone="danger" live title="Your report was not sent">
          {reply.failure}
        </Notice>
      ) : null}
      <TextField
        field={fields.site}
        label="Address of the website"
        inputMode="url"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        placeholder="https://"
      />
      <SelectField field={fields.reason} label="What is wrong with it?" options={REASONS} placeholder="Please choose" />
      <TextareaField
        field={fields.details}
        label="What should we look at?"
        hint="The page, and what is wrong there. If it is about your rights: what is yours, and where it can be seen."
        rows={5}
      />
      <TextField
        field={fields.email}
        type="email"
        label="Your e-mail address"
        hint="If we may ask you about it. The owner of the website is not told who you are."
        autoComplete="email"
        optional
      />
      <Trap />
      <Button variant="primary" size="lg" pending={isSending} pendingText="Sending..." className="justify-self-start">
        Send report
      </Button>
    </Form>
  );
}

/** People do not see it; programs fill in what they find. */
function Trap() {
  return (
    <div className="hidden" aria-hidden="true">
      <label>
        Leave this empty
        <input type="text" name={REPORT_TRAP} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
