import { Form, useNavigation } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import { ButtonLink } from "~/components/ui/button-link";
import { Card } from "~/components/ui/card";
import { Dialog, DialogActions } from "~/components/ui/dialog";
import { useDialog } from "~/components/ui/use-dialog";
import { usePeriodEnd, type ShownSubscription } from "./shown-subscription";

/** Ending the subscription, and taking that back while the period lasts. */
export function ActionsCard({ subscription }: { subscription: ShownSubscription }) {
  const dialog = useDialog("cancel");
  const end = usePeriodEnd(subscription);
  const pending = useNavigation().formData?.get("intent");
  return (
    <Card title="Subscription Actions">
      {subscription.cancelAtPeriodEnd ? (
        <Form method="post" className="grid justify-items-start gap-3">
          <p className="text-muted">You can take the cancellation back until {end}.</p>
          <Button variant="primary" name="intent" value="reactivate" pending={pending === "reactivate"}>
            Reactivate Subscription
          </Button>
        </Form>
      ) : (
        <div className="grid justify-items-start gap-3">
          <p className="text-muted">You can cancel any time. There is no contract and no fee.</p>
          <ButtonLink id="cancel-subscription" to={dialog.openHref} preventScrollReset variant="danger">
            Cancel Subscription
          </ButtonLink>
        </div>
      )}
      {dialog.isOpen && !subscription.cancelAtPeriodEnd ? (
        <CancelDialog end={end} closeHref={dialog.closeHref} pending={pending === "cancel"} />
      ) : null}
    </Card>
  );
}

interface CancelDialogProps {
  end: string;
  closeHref: string;
  pending: boolean;
}

function CancelDialog({ end, closeHref, pending }: CancelDialogProps) {
  return (
    <Dialog title="Cancel Subscription" closeHref={closeHref} returnFocusTo="cancel-subscription">
      <ul className="grid list-disc gap-2 pl-5">
        <li>Your access continues until {end}.</li>
        <li>You will not be charged again.</li>
        <li>You can reactivate your subscription any time before {end}.</li>
      </ul>
      <Form method="post" action="/subscription">
        <DialogActions>
          <ButtonLink to={closeHref} preventScrollReset>
            Keep Subscription
          </ButtonLink>
          <Button variant="danger" name="intent" value="cancel" pending={pending}>
            Yes, Cancel Subscription
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
