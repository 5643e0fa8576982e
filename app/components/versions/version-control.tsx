import { useDialogData } from "~/components/result-view/dialog-data";
import { NotReadYet } from "~/components/result-view/not-read-yet";
import type { ResultDialogProps } from "~/components/result-view/result-dialog-props";
import { useFresh } from "~/components/result-view/use-fresh";
import { ButtonLink } from "~/components/ui/button-link";
import { Dialog } from "~/components/ui/dialog";
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
        description="Your website as it was, each with when it was kept and by whom. Going back to one never loses what you have now."
        closeHref={closeHref}
        width="48rem"
      >
        <ButtonLink to={saveHref} preventScrollReset variant="primary" className="justify-self-start">
          Save Version
        </ButtonLink>
        {versions.value ? (
          <VersionList versions={versions.value} />
        ) : (
          <NotReadYet
            label="Reading your versions"
            failure="Your versions could not be read"
            failed={versions.failed}
            retry={versions.retry}
          />
        )}
      </Dialog>
      {isSaving ? <SaveVersionDialog websiteId={website.id} closeHref={listHref} /> : null}
      {asked && version ? (
        <VersionQuestion
          key={version.id}
          question={asked.question}
          version={version}
          websiteId={website.id}
          closeHref={listHref}
        />
      ) : null}
    </>
  );
}

/** An automatic version can be restored, never deleted; an address may ask for it all the same. */
function mayAsk({ question, id }: { question: Question; id: number }, version: VersionItem) {
  return version.id === id && (question === "restore-version" || !version.isAutoSaved);
}
