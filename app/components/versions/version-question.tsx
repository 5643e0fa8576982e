import { useFetcher } from "@remix-run/react";
import { useHere } from "~/components/ui/use-here";
import { Button } from "~/components/ui/button";
import { ButtonLink } from "~/components/ui/button-link";
import { Dialog, DialogActions } from "~/components/ui/dialog";
import { Moment } from "./moment";
import type { Question, VersionItem } from "./version-dialogs";
import { nameOf } from "./version-words";

interface VersionQuestionProps {
  question: Question;
  version: VersionItem;
  websiteId: number;
  closeHref: string;
}

/** Asks before a version is restored or deleted; shows it, where it would become the website. */
export function VersionQuestion({ question, version, websiteId, closeHref }: VersionQuestionProps) {
  const fetcher = useFetcher();
  const restores = question === "restore-version";
  return (
    <Dialog
      title={`${restores ? "Restore" : "Delete"} version ${version.versionNumber}?`}
      description={restores ? <RestoreNote version={version} /> : <DeleteNote version={version} />}
      closeHref={closeHref}
      width={restores ? "40rem" : undefined}
      returnFocusTo="saved-versions"
    >
      {restores ? <VersionFrame version={version} /> : null}
      <fetcher.Form method="post" action={`/analysis/${websiteId}`}>
        <input type="hidden" name="from" value={useHere()} />
        <input type="hidden" name="versionId" value={version.id} />
        <DialogActions>
          <ButtonLink to={closeHref} preventScrollReset variant="quiet">
            Cancel
          </ButtonLink>
          <Button
            variant={restores ? "primary" : "danger"}
            name="intent"
            value={question}
            pending={fetcher.state !== "idle"}
            pendingText={restores ? "Restoring..." : "Deleting..."}
          >
            {restores ? "Restore Version" : "Delete Version"}
          </Button>
        </DialogActions>
      </fetcher.Form>
    </Dialog>
  );
}

function RestoreNote({ version }: { version: VersionItem }) {
  return (
    <p className="wrap-anywhere">
      Your website becomes “{nameOf(version)}” of <Moment at={version.createdAt} />. What you have now is kept as a
      version. A deployed website changes only when you redeploy it.
    </p>
  );
}

function DeleteNote({ version }: { version: VersionItem }) {
  return (
    <p className="wrap-anywhere">
      “{nameOf(version)}” of <Moment at={version.createdAt} /> leaves this list. Your website stays as it is. This
      cannot be undone.
    </p>
  );
}

function VersionFrame({ version }: { version: VersionItem }) {
  return (
    <iframe
      title={`Preview of version ${version.versionNumber}`}
      src={version.previewAddress}
      sandbox="allow-scripts"
      // The whole window of "View" is for reading by keyboard.
      tabIndex={-1}
      className="block h-[min(22rem,40dvh)] w-full border border-line bg-white"
    />
  );
}
