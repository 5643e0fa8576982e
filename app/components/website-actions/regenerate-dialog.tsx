import { useEffect } from "react";
import { TEMPLATE_LABELS } from "~/components/generation-form/choice-labels";
import { TemplateFrame } from "~/components/generation-form/template-frame";
import type { ResultDialogProps } from "~/components/result-view/result-dialog-props";
import { ColorField } from "~/components/ui/color-field";
import { Dialog } from "~/components/ui/dialog";
import { Notice } from "~/components/ui/notice";
import { RadioCards } from "~/components/ui/radio-cards";
import { SelectField } from "~/components/ui/select-field";
import { TextareaField } from "~/components/ui/textarea-field";
import { DEFAULT_COLOR, GENERATION_FONTS, PRESET_COLORS, TEMPLATES } from "~/modules/site/choices";
import { regenerationForm } from "~/modules/generation/generation-form";
import { OperationForm } from "./operation-form";
import { useOperation } from "./use-operation";

const FAILED = "Analysis Failed";
const fonts = GENERATION_FONTS.map((name) => ({ value: name, label: name }));
const templates = TEMPLATES.map((id) => ({
  value: id,
  label: TEMPLATE_LABELS[id].label,
  media: <TemplateFrame id={id} />,
}));

/** Asks with which choices a website is generated again; they begin as the ones it was made with. */
export function RegenerateDialog({ website, closeHref }: ResultDialogProps) {
  const { fields, ...operation } = useOperation({
    intent: "regenerate",
    schema: regenerationForm,
    defaultValue: website.choices,
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
        <ColorField field={fields.colorTheme} label="Colour theme" swatches={PRESET_COLORS} fallback={DEFAULT_COLOR} />
        <SelectField field={fields.fontFamily} label="Font" options={fonts} />
        <TextareaField field={fields.designBrief} label="Design brief" rows={8} optional />
      </OperationForm>
    </Dialog>
  );
}
