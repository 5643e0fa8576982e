import { useFetcher } from "@remix-run/react";
import { useMoment } from "~/components/versions/moment";
import { Button } from "~/components/ui/button";
import { ButtonAnchor, ButtonLink } from "~/components/ui/button-link";
import { Dialog, DialogActions } from "~/components/ui/dialog";
import { Icon } from "~/components/ui/icon";
import type { HistorySubject } from "./deployment-item";
import type { ShownPublication } from "./history-words";

interface BringBackProps {
  deployment: HistorySubject;
  publication: ShownPublication;
  closeHref: string;
}

/** Asks whether visitors are to see an earlier version again, and says what that means for what came after it. */
export function BringBack({ deployment, publication, closeHref }: BringBackProps) {
  const { Form, state } = useFetcher();
  const at = useMoment(publication.createdAt);
  return (
    <Dialog key="bring-back" title="Bring Back This Version?" description={`Published ${at}`} closeHref={closeHref}>
      <ul className="grid list-disc gap-2 pl-5">
        <li>
          Visitors see the whole website exactly as it was then, with the posts and settings of that time, deleted ones
          included.
        </li>
        <li>Your editor keeps what it has. &lsquo;Redeploy Website&rsquo; makes that live again.</li>
        <li>
          The next post or setting that you change brings in all the present ones, in the design that you bring back
          now.
        </li>
      </ul>
      {deployment.isActive ? null : <p>Your website is unpublished. This publishes it again.</p>}
      <p>
        <ButtonAnchor href={publication.preview} target="_blank" rel="noopener" size="sm">
          Look at It First <Icon name="outside" />
        </ButtonAnchor>
      </p>
      <Form method="post" action="/deployments">
        <input type="hidden" name="id" value={deployment.id} />
        <input type="hidden" name="snapshot" value={publication.id} />
        <DialogActions>
          <ButtonLink to={closeHref} preventScrollReset>
            Cancel
          </ButtonLink>
          <Button
            variant="primary"
            name="intent"
            value="bring-back"
            pending={state !== "idle"}
            pendingText="Bringing back..."
          >
            Bring Back
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
