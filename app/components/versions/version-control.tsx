import { useDialogData } from "~/components/result-view/dialog-data";
import type { ResultDialogProps } from "~/components/result-view/result-dialogs";
import { useFresh } from "~/components/result-view/use-fresh";
import { Button } from "~/components/ui/button";
import { ButtonLink } from "~/components/ui/button-link";
import { Dialog } from "~/components/ui/dialog";
import { Notice } from "~/components/ui/notice";
import { Spinner } from "~/components/ui/spinner";
import { SaveVersionDialog } from "./save-version-dialog";
import { useVersionDialogs, type Question, type VersionItem } from "./version-dialogs";
import { VersionList } from "./version-list";
import { VersionQuestion } from "./version-question";

/** The versions of a website: look at them, go back to one, save one, delete one. */
export function VersionControl({ website, closeHref }: ResultDialogProps) {
  const versions = useFresh<VersionItem[]>(`/analysis/${website.id}/versions`, useDialogData().versions);
  const { asked, isSaving, listHref, saveHref } = useVersionDialogs();
  const version = asked ? versions.value?.find((candidate) => mayAsk(asked, candidate)) : undefined;
  return (
    <>
      <Dialog
        title="Version Control"
        description="Earlier states of your website. Going back to one never loses what you have now."
        closeHref={closeHref}
        width="48rem"
      >
        <ButtonLink to={saveHref} preventScrollReset variant="primary" className="justify-self-start">
          Save Version
        </ButtonLink>
        {versions.value ? <VersionList versions={versions.value} /> : <Missing failed={versions.failed} retry={versions.retry} />}
      </Dialog>
      {isSaving ? <SaveVersionDialog websiteId={website.id} closeHref={listHref} /> : null}
      {asked && version ? (
        <VersionQuestion key={version.id} question={asked.question} version={version} websiteId={website.id} closeHref={listHref} />
      ) : null}
    </>
  );
}

/** An automatic version can be restored, never deleted; an address may ask for it all the same. */
function mayAsk({ question, id }: { question: Question; id: number }, version: VersionItem) {
  return version.id === id && (question === "restore-version" || !version.isAutoSaved);
}

function Missing({ failed, retry }: { failed: boolean; retry: () => void }) {
  if (!failed) return <Spinner label="Reading your versions" />;
  return (
    <Notice tone="danger" live title="Your versions could not be read">
      <p>Nothing is lost. Please try again.</p>
      <Button type="button" size="sm" className="mt-2" onClick={retry}>
        Try Again
      </Button>
    </Notice>
  );
}
