import { getFormProps } from "@conform-to/react";
import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { useFetcher } from "@remix-run/react";
import { useEffect, type FormEvent } from "react";
import { useFormReply, type FormReply } from "~/components/ui/use-form-reply";
import { useHere } from "~/components/ui/use-here";
import { Button } from "~/components/ui/button";
import { ButtonLink } from "~/components/ui/button-link";
import { Dialog, DialogActions } from "~/components/ui/dialog";
import { Notice } from "~/components/ui/notice";
import { TextField } from "~/components/ui/text-field";
import { TextareaField } from "~/components/ui/textarea-field";
import { useForm } from "~/components/ui/use-form";
import { useToast } from "~/components/ui/use-toast";
import { TITLE_REQUIRED, versionForm } from "~/modules/versions/version-input";

/** What the server says when no version was saved. */
export type SaveVersionReply = FormReply<"save-version">;

/** Asks under which title the website is kept as it is now. */
export function SaveVersionDialog({ websiteId, closeHref }: { websiteId: number; closeHref: string }) {
  const fetcher = useFetcher<SaveVersionReply>();
  const reply = useFormReply("save-version", fetcher.data);
  const { showToast } = useToast();
  const [form, fields] = useForm({
    id: "save-version",
    lastResult: reply?.submission,
    constraint: getZodConstraint(versionForm),
    onValidate: ({ formData }) => parseWithZod(formData, { schema: versionForm }),
    shouldRevalidate: "onInput",
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const title = new FormData(event.currentTarget).get("title");
    if (!String(title ?? "").trim()) showToast({ ...TITLE_REQUIRED, variant: "destructive" });
    form.onSubmit(event);
  };
  const failure = reply?.failure;
  useEffect(() => {
    if (failure) showToast({ title: "Save Failed", description: failure, variant: "destructive" });
  }, [failure, reply, showToast]);
  return (
    <Dialog
      title="Save Version"
      description="Keeps your website as it is saved now, under a title of your own."
      closeHref={closeHref}
    >
      <fetcher.Form
        method="post"
        action={`/analysis/${websiteId}?dialog=save-version`}
        {...getFormProps(form)}
        onSubmit={submit}
        className="grid gap-5"
      >
        <input type="hidden" name="from" value={useHere()} />
        {form.errors?.length ? <Notice tone="danger" live title={form.errors[0]} /> : null}
        {failure ? (
          <Notice tone="danger" live title="Save Failed">
            {failure}
          </Notice>
        ) : null}
        <TextField
          field={fields.title}
          label="Title"
          hint="For example: Before the new price list"
          autoComplete="off"
        />
        <TextareaField field={fields.changeDescription} label="Description" optional rows={3} />
        <DialogActions>
          <ButtonLink to={closeHref} preventScrollReset variant="quiet">
            Cancel
          </ButtonLink>
          <Button
            variant="primary"
            name="intent"
            value="save-version"
            pending={fetcher.state !== "idle"}
            pendingText="Saving..."
          >
            Save Version
          </Button>
        </DialogActions>
      </fetcher.Form>
    </Dialog>
  );
}
