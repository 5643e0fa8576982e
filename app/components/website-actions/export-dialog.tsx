import { getFormProps, useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import type { ResultDialogProps } from "~/components/result-view/result-dialogs";
import { Button } from "~/components/ui/button";
import { ButtonLink } from "~/components/ui/button-link";
import { Dialog, DialogActions } from "~/components/ui/dialog";
import { TextField } from "~/components/ui/text-field";
import { exportForm } from "~/modules/publishing/export/export-form";
import { sendsToApp } from "~/modules/publishing/sends-to-app";

/** Hands a website out as a zip, with its contact form sending wherever the owner says. */
export function ExportDialog({ website, origin, closeHref }: ResultDialogProps) {
  const [form, fields] = useForm({
    id: "export",
    defaultValue: { contactAddress: website.slot.state === "deployed" ? `${origin}/api/contact` : "" },
    onValidate: ({ formData }) => parseWithZod(formData, { schema: exportForm }),
    shouldRevalidate: "onInput",
  });
  return (
    <Dialog
      title="Export Website"
      description="A zip file with your pages, pictures and fonts. It opens from your computer and works at any web host."
      closeHref={closeHref}
    >
      <form action={`/analysis/${website.id}/download`} {...getFormProps(form)} className="grid gap-6">
        {website.code && sendsToApp(website.code) ? (
          <TextField
            field={fields.contactAddress}
            label="Where the contact form sends messages"
            hint={<FormHint isDeployed={website.slot.state === "deployed"} />}
            placeholder="https://"
            inputMode="url"
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            optional
          />
        ) : null}
        <DialogActions>
          <ButtonLink to={closeHref} preventScrollReset variant="quiet">
            Close
          </ButtonLink>
          <Button variant="primary">Download Zip</Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function FormHint({ isDeployed }: { isDeployed: boolean }) {
  if (isDeployed) return "As it is, messages arrive in your account while this website is deployed. A form service gives you an address of its own.";
  return "Messages can arrive in your account only while this website is deployed here. Otherwise enter the address that your form service gave you.";
}
