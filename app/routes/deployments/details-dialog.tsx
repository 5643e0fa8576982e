import { getFormProps } from "@conform-to/react";
import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { useFetcher, useLocation } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import { ButtonLink } from "~/components/ui/button-link";
import { Dialog, DialogActions } from "~/components/ui/dialog";
import { Notice } from "~/components/ui/notice";
import { TextField } from "~/components/ui/text-field";
import { TextareaField } from "~/components/ui/textarea-field";
import { useForm } from "~/components/ui/use-form";
import { useFormReply, type FormReply } from "~/components/ui/use-form-reply";
import { withParam } from "~/components/ui/view-params";
import { detailsForm } from "~/modules/publishing/deploy-form";
import { detailsButtonId, type DeploymentItem } from "./deployment-item";

/** Asks what a live website is called, where the address says so (`?dialog=details-7`). */
export function DetailsDialog({ deployment }: { deployment: DeploymentItem }) {
  const location = useLocation();
  if (new URLSearchParams(location.search).get("dialog") !== `details-${deployment.id}`) return null;
  const closeHref = withParam(location, "dialog", null);
  return (
    <Dialog
      title="Edit Title & Description"
      description="Visitors see the change at once. The address stays as it is."
      closeHref={closeHref}
      returnFocusTo={detailsButtonId(deployment)}
    >
      <DetailsForm deployment={deployment} closeHref={closeHref} />
    </Dialog>
  );
}

function DetailsForm({ deployment, closeHref }: { deployment: DeploymentItem; closeHref: string }) {
  const { id, title, description } = deployment;
  const fetcher = useFetcher<FormReply>();
  const reply = useFormReply("details", fetcher.data);
  const [form, fields] = useForm({
    id: `details-${id}`,
    lastResult: reply?.submission,
    constraint: getZodConstraint(detailsForm),
    defaultValue: { title, description: description ?? undefined },
    onValidate: ({ formData }) => parseWithZod(formData, { schema: detailsForm }),
    shouldRevalidate: "onInput",
  });
  return (
    <fetcher.Form
      method="post"
      action={`/deployments?dialog=details-${id}`}
      {...getFormProps(form)}
      className="grid gap-5"
    >
      <input type="hidden" name="id" value={id} />
      {reply?.failure ? (
        <Notice tone="danger" live title="Not Saved">
          {reply.failure}
        </Notice>
      ) : null}
      <TextField field={fields.title} label="Title" hint="Shown in browser tabs and search results." />
      <TextareaField
        field={fields.description}
        label="Description"
        optional
        rows={3}
        hint="One or two sentences for search engines and shared links. Left empty, they get the ones we took from your words."
      />
      <DialogActions>
        <ButtonLink to={closeHref} preventScrollReset variant="quiet">
          Cancel
        </ButtonLink>
        <Button
          variant="primary"
          name="intent"
          value="details"
          pending={fetcher.state !== "idle"}
          pendingText="Saving..."
        >
          Save Changes
        </Button>
      </DialogActions>
    </fetcher.Form>
  );
}
