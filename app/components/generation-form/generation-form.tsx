import { getFormProps } from "@conform-to/react";
import { DRAFT_FIELD } from "~/components/drafts/send-kept";
import { AssetsStep } from "./assets-step";
import { BriefStep } from "./brief-step";
import { BusinessStep } from "./business-step";
import type { DesignerByModel } from "./designer-choice";
import { FailureNotice } from "./failure-notice";
import { FormStep } from "./form-step";
import { StepButtons } from "./step-buttons";
import { LAST_STEP } from "./steps";
import { StepProgress } from "./step-progress";
import { TemplateStep } from "./template-step";
import { useGenerationForm } from "./use-generation-form";

type GenerationFormProps = { designers: DesignerByModel; formKey: string };

/** The generation form: four steps with script, one long form without. It posts to its own screen. */
export function GenerationForm({ designers, formKey }: GenerationFormProps) {
  const { Form, form, fields, step, goTo, pending, reply, ...own } = useGenerationForm();
  return (
    <Form
      {...getFormProps(form)}
      ref={own.element}
      method="post"
      encType="multipart/form-data"
      onSubmit={own.onSubmit}
      onChange={own.keepDraft}
      className="grid gap-6"
    >
      {/* Pressed twice where no script keeps the button still, the form makes one website. */}
      <input type="hidden" name="key" value={formKey} />
      <input type="hidden" name={DRAFT_FIELD} value={own.holder ?? ""} />
      <StepProgress current={step} onStep={goTo} />
      {pending ? null : <FailureNotice failure={reply?.failure} />}
      <FormStep
        index={0}
        current={step}
        lead="Pick the one that comes closest. Colours, words and pictures will be yours."
      >
        <TemplateStep fields={fields} />
      </FormStep>
      <FormStep index={1} current={step} lead="Only the title is needed. The rest helps to find the right tone.">
        <BusinessStep fields={fields} />
      </FormStep>
      <FormStep index={2} current={step} lead="The more you tell, the more your website says.">
        <BriefStep fields={fields} />
      </FormStep>
      <FormStep
        index={3}
        current={step}
        lead="All of this is optional. Where you give nothing, we draw something that suits you."
      >
        <AssetsStep fields={fields} designers={designers} shown={step === LAST_STEP} />
      </FormStep>
      <StepButtons step={step} pending={pending} onStep={goTo} />
    </Form>
  );
}
