import { getFormProps } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { useLocation } from "@remix-run/react";
import type { ResultDialogProps } from "~/components/result-view/result-dialog-props";
import { Button } from "~/components/ui/button";
import { ButtonLink } from "~/components/ui/button-link";
import { Dialog, DialogActions } from "~/components/ui/dialog";
import { TextField } from "~/components/ui/text-field";
import { useForm } from "~/components/ui/use-form";
import { withParams } from "~/components/ui/view-params";
import { exportForm } from "~/modules/publishing/export/export-form";
import { sendsToApp } from "~/modules/assembly/sends-to-app";

/** Hands a website out as a zip that stands where the owner says, with its contact form sending wherever they say. */
export function ExportDialog({ website, origin }: ResultDialogProps) {
  const location = useLocation();
  const closeHref = withParams(location, { dialog: null, address: null, contactAddress: null });
  const live = website.slot.state === "deployed" ? website.slot.address : null;
  const [form, fields] = useForm({
    id: "export",
    // The address has what was typed where that could not be used.
    defaultValue: {
      address: live ?? "",
      contactAddress: live ? `${origin}/api/contact` : "",
      ...Object.fromEntries(new URLSearchParams(location.search)),
    },
    onValidate: ({ formData }) => parseWithZod(formData, { schema: exportForm }),
    shouldRevalidate: "onInput",
  });
  return (
    <Dialog
      title="Export Website"
      description="A zip file with everything your visitors see: your pages and posts, pictures and fonts. It opens from your computer and works at any web host."
      closeHref={closeHref}
    >
      <form action={`/analysis/${website.id}/download`} {...getFormProps(form)} className="grid gap-6">
        <TextField
          {...AN_ADDRESS}
          field={fields.address}
          label="Where the website will stand"
          hint={live ? LIVE_HINT : NEW_HINT}
        />
        {website.code && sendsToApp(website.code) ? (
          <TextField
            {...AN_ADDRESS}
            field={fields.contactAddress}
            label="Where the contact form sends messages"
            hint={live ? FORM_HINT : NEW_FORM_HINT}
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

const AN_ADDRESS = {
  placeholder: "https://",
  inputMode: "url",
  autoCapitalize: "none",
  autoComplete: "off",
  spellCheck: false,
  optional: true,
} as const;

const LIVE_HINT =
  "Search engines, feed readers and messengers are sent there. As it is, they are sent to your live website.";
const NEW_HINT =
  "Search engines, feed readers and messengers are sent there. Left empty, what needs the address is left out: the feed, the sitemap and what shared links show.";
const FORM_HINT =
  "As it is, messages arrive in your account while this website is deployed. A form service gives you an address of its own.";
const NEW_FORM_HINT =
  "Messages can arrive in your account only while this website is deployed here. Otherwise enter the address that your form service gave you.";
