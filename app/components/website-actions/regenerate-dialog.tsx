import { useEffect } from "react";
import { TEMPLATE_LABELS } from "~/components/generation-form/choice-labels";
import { ColorChoice, FontChoice } from "~/components/generation-form/style-choices";
import { SmallStill } from "~/components/generation-form/template-still";
import type { ResultDialogProps } from "~/components/result-view/result-dialog-props";
import { Dialog } from "~/components/ui/dialog";
import { Notice } from "~/components/ui/notice";
import { RadioCards } from "~/components/ui/radio-cards";
import { TextareaField } from "~/components/ui/textarea-field";
import { isChosen } from "~/modules/site/brief";
import { TEMPLATES } from "~/modules/site/choices";
import { regenerationForm } from "~/modules/generation/generation-form";
import { OperationForm } from "./operation-form";
import { useOperation } from "./use-operation";

const FAILED = "Analysis Failed";
const templates = TEMPLATES.map((id) => ({
  value: id,
  label: TEMPLATE_LABELS[id].label,
  media: <SmallStill id={id} />,
}));

/** Asks with which choices a website is generated again; they begin as the ones it was made with. */
export function RegenerateDialog({ website, closeHref }: ResultDialogProps) {
  const { choices } = website;
  const { chosen: _, ...typed } = choices;
  const { fields, ...operation } = useOperation({
    intent: "regenerate",
    schema: regenerationForm,
    defaultValue: { ...typed, fontFamily: isChosen(choices, "fontFamily") ? choices.fontFamily : "" },
    failed: FAILED,
  });
  // A dialog begins with its first control: of a choice that is the one that was made.
  useEffect(() => document.querySelector<HTMLElement>("#regenerate :checked")?.focus(), []);
  return (
    <Dialog
      title="Generate Again"
      description="Writes your website anew from what you told us, with your pictures and documents. Change what should be different."
      closeHref={closeHref}
      width="60rem"
    >
      <OperationForm
        {...operation}
        {...{ websiteId: website.id, intent: "regenerate", closeHref, failed: FAILED }}
        label="Generate Website"
        pendingLabel="Generating..."
      >
        <Notice tone="warning" title="Your own changes are not carried over.">
          Texts, pictures and styles that you changed since are kept as a version. You can go back to it at any time
          under Version Control.
        </Notice>
        <RadioCards
          field={fields.template}
          label="Website template"
          options={templates}
          columns="grid-cols-2 lg:grid-cols-4"
        />
        <ColorChoice field={fields.colorTheme} chosen={isChosen(choices, "colorTheme")} />
        <FontChoice field={fields.fontFamily} />
        <TextareaField field={fields.designBrief} label="Design brief" rows={8} optional />
      </OperationForm>
    </Dialog>
  );
}
