import { getFormProps } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import type { FormEvent } from "react";
import { Button } from "~/components/ui/button";
import { ButtonLink } from "~/components/ui/button-link";
import { Card } from "~/components/ui/card";
import { Notice } from "~/components/ui/notice";
import { TextField } from "~/components/ui/text-field";
import { useForm } from "~/components/ui/use-form";
import { useToast } from "~/components/ui/use-toast";
import { INVALID_FORMAT, isMeasurementId, TRACKING_FAILED, trackingForm } from "~/modules/analytics/tracking-form";
import type { Tracking } from "./tracking";
import { SAVE_TRACKING, useTracking } from "./use-tracking";

/** Asks for the measurement ID of a website. */
export function TrackingForm({ tracking, closeHref }: { tracking: Tracking; closeHref: string }) {
  const { fetcher, reply, address, pending } = useTracking();
  const { showToast } = useToast();
  const [form, fields] = useForm({
    id: "tracking",
    lastResult: reply?.submission,
    defaultValue: { googleAnalyticsId: tracking.googleAnalyticsId ?? "" },
    onValidate: ({ formData }) => parseWithZod(formData, { schema: trackingForm }),
    shouldRevalidate: "onInput",
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const typed = new FormData(event.currentTarget).get("googleAnalyticsId");
    if (!isMeasurementId(String(typed))) showToast({ ...INVALID_FORMAT, variant: "destructive" });
    form.onSubmit(event);
  };
  return (
    <Card title={tracking.googleAnalyticsId ? "Update Tracking ID" : "Connect Google Analytics"}>
      <fetcher.Form method="post" action={address} {...getFormProps(form)} onSubmit={submit} className="grid gap-6">
        <input type="hidden" name="site" value={tracking.deploymentId} />
        {form.errors?.length ? <Notice tone="danger" live title={form.errors[0]} /> : null}
        {reply?.failure ? (
          <Notice tone="danger" live title={TRACKING_FAILED.title}>
            {reply.failure}
          </Notice>
        ) : null}
        <TextField
          field={fields.googleAnalyticsId}
          label="Google Analytics Measurement ID"
          hint="In Google Analytics: Admin, then Data streams, then your website. It stands at the top right."
          placeholder="G-XXXXXXXXXX"
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          className="max-w-md"
        />
        <Notice tone="warning" title="Use an ID of your own">
          Whoever owns this ID sees the figures of your website. Enter only one from a Google Analytics account that
          belongs to you.
        </Notice>
        <div className="flex flex-wrap gap-3">
          <Button variant="primary" name="intent" value={SAVE_TRACKING} pending={pending} pendingText="Saving...">
            Save Analytics ID
          </Button>
          <ButtonLink to={closeHref} preventScrollReset variant="quiet">
            Cancel
          </ButtonLink>
        </div>
      </fetcher.Form>
    </Card>
  );
}
