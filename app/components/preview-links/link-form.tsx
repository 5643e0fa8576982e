import { getFormProps } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import type { FetcherWithComponents } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import { Notice } from "~/components/ui/notice";
import { SelectField } from "~/components/ui/select-field";
import { useForm } from "~/components/ui/use-form";
import { useHere } from "~/components/ui/use-here";
import { LINK_DAYS, previewLinkForm, USUAL_DAYS } from "~/modules/preview-links/preview-link";
import type { PreviewLinkReply } from "./preview-link-reply";

interface LinkFormProps {
  websiteId: number;
  fetcher: FetcherWithComponents<PreviewLinkReply>;
  reply: PreviewLinkReply | undefined;
}

const DAYS = LINK_DAYS.map((days) => ({ value: days, label: days === "1" ? "1 day" : `${days} days` }));

/** Asks for how long a new link shall open. */
export function LinkForm({ websiteId, fetcher, reply }: LinkFormProps) {
  const [form, fields] = useForm({
    id: "preview-link",
    lastResult: reply?.submission,
    defaultValue: { days: USUAL_DAYS },
    onValidate: ({ formData }) => parseWithZod(formData, { schema: previewLinkForm }),
  });
  return (
    <fetcher.Form
      method="post"
      action={`/analysis/${websiteId}?dialog=preview-link`}
      {...getFormProps(form)}
      className="grid gap-4"
    >
      <input type="hidden" name="from" value={useHere()} />
      {reply?.failure ? (
        <Notice tone="danger" live title="No link was made">
          {reply.failure}
        </Notice>
      ) : null}
      <div className="flex flex-wrap items-end gap-4">
        <SelectField field={fields.days} label="Opens for" options={DAYS} className="min-w-36" />
        <Button
          variant="primary"
          name="intent"
          value="preview-link"
          pending={fetcher.state !== "idle"}
          pendingText="Making the link..."
        >
          Make a link
        </Button>
      </div>
    </fetcher.Form>
  );
}
