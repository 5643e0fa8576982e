import { Notice } from "~/components/ui/notice";
import { TextareaField } from "~/components/ui/textarea-field";
import { isUnchangedExample } from "./brief-examples";
import { BriefExamples } from "./brief-examples-list";
import type { FormFields } from "./form-fields";

const HELPFUL = [
  ["What you offer", "Services or products, one a line, with prices if you show them."],
  ["When and where", "Opening hours, address, phone, e-mail."],
  ["Who", "The people behind it and what they do."],
  ["What is yours alone", "Since when, what you are known for, what customers ask."],
  ["How it should feel", "Dark or light, calm or loud, anything you do not want."],
] as const;

const isExample = (brief: unknown) => typeof brief === "string" && isUnchangedExample(brief);

/** Step 3: the business in the owner's own words. */
export function BriefStep({ fields }: { fields: FormFields }) {
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)] lg:gap-12">
      <div className="grid content-start gap-4">
        <TextareaField
          field={fields.designBrief}
          label="Design brief"
          hint="Write as you would to a designer. Only what you give here, or upload in the next step, appears on the website as a fact."
          rows={14}
          optional
        />
        <div aria-live="polite">{isExample(fields.designBrief.value) ? <ExampleNotice /> : null}</div>
        <BriefExamples field={fields.designBrief} />
      </div>
      <aside aria-labelledby="helpful" className="content-start lg:border-l lg:border-line lg:pl-8">
        <h4 id="helpful" className="font-semibold">
          Worth mentioning
        </h4>
        <dl className="mt-3 grid gap-3 text-sm">
          {HELPFUL.map(([what, example]) => (
            <div key={what}>
              <dt className="font-medium">{what}</dt>
              <dd className="text-muted">{example}</dd>
            </div>
          ))}
        </dl>
      </aside>
    </div>
  );
}

/** Else a website would say of one business what is made up of another. */
function ExampleNotice() {
  return (
    <Notice tone="warning" title="This is still our example">
      <p>Put your own name, address, hours and prices in: what stands here appears on your website as a fact.</p>
    </Notice>
  );
}
