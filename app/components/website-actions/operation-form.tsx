import type { FetcherWithComponents } from "@remix-run/react";
import type { ComponentProps, ReactNode } from "react";
import { useHere } from "~/components/ui/use-here";
import { Button } from "~/components/ui/button";
import { ButtonLink } from "~/components/ui/button-link";
import { DialogActions } from "~/components/ui/dialog";
import { Notice } from "~/components/ui/notice";

interface OperationFormProps {
  websiteId: number;
  intent: string;
  closeHref: string;
  formProps: Pick<ComponentProps<"form">, "id" | "noValidate" | "onSubmit">;
  Form: FetcherWithComponents<unknown>["Form"];
  pending: boolean;
  failure: string | undefined;
  /** Title of the notice when it failed. */
  failed: string;
  /** Label of the button that does it, and while it does. */
  label: string;
  pendingLabel: string;
  children: ReactNode;
}

/** The form inside a dialog that does something with a whole website: its fields, why it failed, and its buttons. */
export function OperationForm({
  websiteId,
  intent,
  closeHref,
  formProps,
  Form,
  pending,
  failure,
  ...text
}: OperationFormProps) {
  return (
    <Form method="post" action={`/analysis/${websiteId}?dialog=${intent}`} {...formProps} className="grid gap-6">
      <input type="hidden" name="from" value={useHere()} />
      {failure ? (
        <Notice tone="danger" live title={text.failed}>
          {failure}
        </Notice>
      ) : null}
      {text.children}
      <DialogActions>
        <ButtonLink to={closeHref} preventScrollReset variant="quiet">
          Cancel
        </ButtonLink>
        <Button variant="primary" name="intent" value={intent} pending={pending} pendingText={text.pendingLabel}>
          {text.label}
        </Button>
      </DialogActions>
    </Form>
  );
}
