import { Suspense, type MouseEvent, type ReactNode } from "react";
import { DraftQuestion } from "~/components/drafts/draft-question";
import { inAddress, onDemand } from "~/components/result-view/on-demand";
import { Button } from "~/components/ui/button";
import { ButtonAnchor, ButtonLink } from "~/components/ui/button-link";
import { ChangedElsewhere } from "~/components/ui/changed-elsewhere";
import { Dialog, DialogActions } from "~/components/ui/dialog";
import { DiscardQuestion } from "~/components/ui/discard-question";
import { Notice } from "~/components/ui/notice";
import { Spinner } from "~/components/ui/spinner";
import { Tabs } from "~/components/ui/tabs";
import type { WebsiteResult } from "~/modules/result/read-result.server";
import type { ContactFormData } from "./contact-form-reply";
import { AskForm } from "./delivery-notice";
import { differingSettings } from "./differing-settings";
import { EditFieldDialog } from "./edit-field-dialog";
import { FieldsTab } from "./fields-tab";
import { FORM_TAB, useFormDialogs } from "./form-dialogs";
import { PostedPart } from "./posted-part";
import { entryOf, NEW_FIELD } from "./read-field";
import { SettingsTab } from "./settings-tab";
import { StylingTab } from "./styling-tab";
import { useFocusOnProblem } from "./use-focus-on-problem";
import { useFormDraft } from "./use-form-draft";
import { useContactFormReply, useSaveForm } from "./use-save-form";

// What draws the form in the page is as much as the rest of the editor.
const FormPreview = await onDemand(
  async () => (await import("./form-preview")).FormPreview,
  inAddress(FORM_TAB, "preview"),
);

interface OpenEditorProps {
  website: WebsiteResult;
  saved: ContactFormData;
  closeHref: string;
}

const UNSAVED = "You have changed the contact form and not saved it. Your website keeps the form as it was.";

/** The editor with a form in it, and the dialogs above it. */
export function OpenEditor({ website, saved, closeHref }: OpenEditorProps) {
  const { fetcher, reply } = useContactFormReply();
  const { form, change, revision, stale, take, isChanged, forget, draft } = useFormDraft(website.id, saved, reply);
  const { save, tries, problems, failure, isSaving } = useSaveForm({
    websiteId: website.id,
    form,
    revision,
    holder: draft.holder,
    reply,
    fetcher,
  });
  const { adds, edited, asksToDiscard, formHref, discardHref } = useFormDialogs();
  const leaveHref = isChanged ? discardHref : closeHref;
  const body = useFocusOnProblem(tries);
  const part = { form, change, problems };
  const field = edited === null ? undefined : form.fields[edited];

  const tab = (id: string, label: string, content: ReactNode) => ({
    id,
    label,
    content: (
      <PostedPart websiteId={website.id} part={id} revision={revision} onSubmit={save}>
        {failure ? (
          <Notice tone="danger" live title="Save Failed">
            {failure}
          </Notice>
        ) : null}
        {stale ? (
          <ChangedElsewhere
            what="This contact form"
            revision={stale.revision}
            differences={differingSettings(form, stale.config)}
          />
        ) : null}
        {content}
        <DialogActions>
          <ButtonLink to={leaveHref} preventScrollReset variant="quiet">
            Cancel
          </ButtonLink>
          {stale ? <TakeOther onTake={() => take(stale)} /> : null}
          <Button variant="primary" pending={isSaving} pendingText="Saving...">
            {stale ? "Save Mine" : "Save Contact Form"}
          </Button>
        </DialogActions>
      </PostedPart>
    ),
  });
  return (
    <>
      <Dialog title="Edit Contact Form" closeHref={leaveHref} width="56rem">
        <AskForm websiteId={website.id} delivery={saved.delivery} />
        <div ref={body} className="min-w-0">
          <Tabs
            label="Parts of the contact form"
            param={FORM_TAB}
            narrow
            tabs={[
              tab("fields", "Fields", <FieldsTab {...part} />),
              tab("styling", "Styling", <StylingTab {...part} css={website.code?.css ?? ""} />),
              tab("settings", "Settings", <SettingsTab {...part} saved={saved} />),
              tab("preview", "Preview", <Preview website={website} form={form} />),
            ]}
          />
        </div>
      </Dialog>
      {adds || field ? (
        <EditFieldDialog
          key={edited}
          {...{ websiteId: website.id, revision, form, change }}
          at={field ? edited : null}
          initial={reply?.refused ?? { entry: field ? entryOf(field) : NEW_FIELD, problems: {} }}
        />
      ) : null}
      <DraftQuestion offered={draft.offered} answers={draft.answers}>
        You changed this contact form here and did not save it. Your changes are kept on this device; the website has
        the form as it was saved.
      </DraftQuestion>
      {asksToDiscard ? (
        <DiscardQuestion description={UNSAVED} stayHref={formHref} leaveHref={closeHref} onDiscard={forget} />
      ) : null}
    </>
  );
}

function Preview(props: Parameters<typeof FormPreview>[0]) {
  return (
    <Suspense fallback={<Spinner label="Opening the preview" />}>
      <FormPreview {...props} />
    </Suspense>
  );
}

/** Gives up what is entered for what was saved elsewhere; without script the page is loaded as it is now. */
function TakeOther({ onTake }: { onTake: () => void }) {
  const { formHref } = useFormDialogs();
  const take = (event: MouseEvent) => {
    event.preventDefault();
    onTake();
  };
  return (
    <ButtonAnchor href={formHref} onClick={take}>
      Take the Other
    </ButtonAnchor>
  );
}
