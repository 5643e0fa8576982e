import { getFormProps } from "@conform-to/react";
import { useFetcher } from "@remix-run/react";
import { useFormReply, type FormReply } from "~/components/ui/use-form-reply";
import { Button } from "~/components/ui/button";
import { ButtonLink } from "~/components/ui/button-link";
import { Dialog, DialogActions } from "~/components/ui/dialog";
import { Notice } from "~/components/ui/notice";
import { TextField } from "~/components/ui/text-field";
import { useForm } from "~/components/ui/use-form";
import type { AccountHoldings } from "~/modules/accounts/read-account.server";
import { ACCOUNT_DAYS } from "~/modules/bin/bin-days";
import { lossesOf } from "./losses";

interface DeleteDialogProps {
  email: string;
  holdings: AccountHoldings;
  origin: string;
  closeHref: string;
}

/** Says what goes with the account and asks for its address as the word for yes. */
export function DeleteDialog({ email, holdings, origin, closeHref }: DeleteDialogProps) {
  const fetcher = useFetcher<FormReply>();
  const reply = useFormReply("delete-account", fetcher.data);
  const [form, fields] = useForm<{ email: string }>({ id: "delete-account-form", lastResult: reply?.submission });
  return (
    <Dialog
      title="Delete Account"
      description="This is what happens at once:"
      closeHref={closeHref}
      returnFocusTo="delete-account"
    >
      <ul className="grid list-disc gap-2 pl-5">
        {lossesOf(holdings, origin).map((loss) => (
          <li key={loss} className="wrap-anywhere">
            {loss}
          </li>
        ))}
      </ul>
      <p className="text-muted">
        We keep a copy for {ACCOUNT_DAYS} days: sign in again within that time, and you can put your account back. After
        that it is deleted for good, and signing in makes a new, empty one. To keep anything, export your account first.
        The payment provider keeps the invoices of past payments, as it must by law.
      </p>
      <p className="text-muted">You sign in once more before anything is deleted. You have five minutes for that.</p>
      <fetcher.Form
        method="post"
        action="/account?dialog=delete-account"
        {...getFormProps(form)}
        className="grid gap-6"
      >
        {reply?.failure ? (
          <Notice tone="danger" live title="Your account was not deleted">
            {reply.failure}
          </Notice>
        ) : null}
        <TextField
          field={fields.email}
          type="email"
          label="To confirm, type your email address"
          hint={email}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <DialogActions>
          <ButtonLink to={closeHref} preventScrollReset>
            Keep Account
          </ButtonLink>
          <Button
            variant="danger"
            name="intent"
            value="delete-account"
            pending={fetcher.state !== "idle"}
            pendingText="One moment..."
          >
            Delete Account
          </Button>
        </DialogActions>
      </fetcher.Form>
    </Dialog>
  );
}
