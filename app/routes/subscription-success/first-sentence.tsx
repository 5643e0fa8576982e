import { Form } from "@remix-run/react";
import { useId } from "react";
import { Button } from "~/components/ui/button";
import { ButtonAnchor } from "~/components/ui/button-link";
import { Card } from "~/components/ui/card";
import { TEMPLATE_PARAM, useAskedTemplate, useTemplateSearch } from "~/components/generation-form/asked-template";
import { BRIEF_PARAM, LONGEST_FIRST_WORDS } from "~/components/generation-form/first-words";

/** Asks for the first sentence of the brief; the form for a new website goes on with it. */
export function FirstSentence({ onWrite }: { onWrite: () => void }) {
  const id = useId();
  const template = useAskedTemplate();
  const search = useTemplateSearch();
  return (
    <Card title="Your first website begins with a sentence">
      <Form method="get" action="/dashboard" className="grid gap-4">
        <div className="grid gap-1.5">
          <label htmlFor={id} className="w-fit font-medium">
            What do you do, and where?
          </label>
          <p id={`${id}-hint`} className="text-sm text-muted">
            For example: We bake sourdough bread in a wood-fired oven in Hartley, open Tuesday to Saturday from 7.
          </p>
          <textarea
            id={id}
            name={BRIEF_PARAM}
            rows={4}
            maxLength={LONGEST_FIRST_WORDS}
            aria-describedby={`${id}-hint`}
            onInput={onWrite}
            className="control resize-y"
          />
        </div>
        <input type="hidden" name="create" value="website" />
        {template ? <input type="hidden" name={TEMPLATE_PARAM} value={template} /> : null}
        <div className="flex flex-wrap gap-3">
          <Button variant="signal">Start my website</Button>
          <ButtonAnchor href={`/${search}`}>Get Started</ButtonAnchor>
        </div>
      </Form>
    </Card>
  );
}
