import { Form, useNavigation } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import { ButtonLink } from "~/components/ui/button-link";
import { Dialog, DialogActions } from "~/components/ui/dialog";
import { useHere } from "~/components/ui/use-here";
import { Blocks } from "./blocks";
import { MessagesNote } from "./messages-note";
import { DeployAnyway } from "./open-points";
import type { ResultDialogProps } from "./result-dialog-props";
import { ReadingNote } from "./reading-link";
import { UnfilledPlaces } from "./unfilled-places";
import { useOpenPoints } from "./use-open-points";

/** What is open before a website replaces the one that is live. */
export function RedeployDialog({ website, closeHref }: ResultDialogProps) {
  const points = useOpenPoints(website);
  const here = useHere();
  const isPending = useNavigation().formData?.get("intent") === "redeploy";
  if (website.slot.state !== "deployed") return null;
  const description =
    points.length > 0
      ? "A few things are open. What visitors see now stays until you decide."
      : "Nothing is open. Visitors will see what you have saved.";
  return (
    <Dialog title="Redeploy Website" description={description} closeHref={closeHref} returnFocusTo="deploy-website">
      <Blocks websiteId={website.id} points={points} dialog="redeploy" />
      <Form method="post" action={`/analysis/${website.id}`} className="grid gap-5">
        <input type="hidden" name="from" value={here} />
        {website.slot.isActive ? null : <p>Your website is unpublished. Redeploying publishes it again.</p>}
        <UnfilledPlaces />
        <ReadingNote />
        <MessagesNote website={website} />
        <DeployAnyway points={points} asked={false} />
        <DialogActions>
          <ButtonLink to={closeHref} preventScrollReset variant="quiet">
            Cancel
          </ButtonLink>
          <Button variant="primary" name="intent" value="redeploy" pending={isPending} pendingText="Redeploying...">
            Redeploy Website
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
