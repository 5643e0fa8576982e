import { Icon } from "~/components/ui/icon";
import { RadioCards } from "~/components/ui/radio-cards";
import { TEMPLATES, type TemplateId } from "~/modules/site/choices";
import { TEMPLATE_LABELS } from "./choice-labels";
import type { FormFields } from "./form-fields";
import { TemplateStill } from "./template-still";

const options = TEMPLATES.map((id) => ({
  value: id,
  label: TEMPLATE_LABELS[id].label,
  description: <TemplateWords id={id} />,
  media: <TemplateStill id={id} />,
  aside: <DemoLink id={id} />,
}));

/** Step 1: what the website shall look like. */
export function TemplateStep({ fields }: { fields: FormFields }) {
  return (
    <RadioCards field={fields.template} label={<span className="sr-only">Website template</span>} options={options} />
  );
}

function TemplateWords({ id }: { id: TemplateId }) {
  const { description, bestFor } = TEMPLATE_LABELS[id];
  return (
    <>
      <p>{description}</p>
      <p className="mt-1 text-ink">Best for {bestFor}.</p>
    </>
  );
}

function DemoLink({ id }: { id: TemplateId }) {
  return (
    <a
      href={`/template-demo/${id}`}
      target="_blank"
      rel="noopener"
      className="inline-flex min-h-8 items-center gap-1.5 font-medium underline underline-offset-4 hover:text-signal-text pointer-coarse:min-h-11"
    >
      View demo <span className="sr-only">of {TEMPLATE_LABELS[id].label} in a new tab</span>
      <Icon name="outside" />
    </a>
  );
}
