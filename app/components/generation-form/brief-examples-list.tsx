import { useState } from "react";
import type { AnyField } from "~/components/ui/field-frame";
import { Button } from "~/components/ui/button";
import { DialogActions } from "~/components/ui/dialog";
import { Question } from "~/components/ui/question";
import { BRIEF_EXAMPLES, type BriefExample } from "./brief-examples";

/** Briefs of other trades, to read, and with script to begin from. What is written already is never lost unasked. */
export function BriefExamples({ field }: { field: AnyField }) {
  const [asked, setAsked] = useState<BriefExample>();
  const brief = () => document.getElementById(field.id) as HTMLTextAreaElement;
  const take = (example: BriefExample) => (brief().value.trim() ? setAsked(example) : write(brief(), example.text));
  return (
    <section aria-labelledby="brief-examples" className="grid gap-2">
      <h4 id="brief-examples" className="font-semibold">
        Examples by trade
      </h4>
      <ul className="border-b border-line">
        {BRIEF_EXAMPLES.map((example) => (
          <Example key={example.trade} example={example} onTake={() => take(example)} />
        ))}
      </ul>
      {asked ? (
        <ReplaceQuestion
          example={asked}
          onClose={() => setAsked(undefined)}
          onReplace={() => {
            setAsked(undefined);
            write(brief(), asked.text);
          }}
        />
      ) : null}
    </section>
  );
}

/** As if it were typed. React looks only at what it did not set itself, so its own setter is passed by. */
function write(brief: HTMLTextAreaElement, text: string) {
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")!.set!.call(brief, text);
  brief.dispatchEvent(new Event("input", { bubbles: true }));
  brief.focus();
  brief.setSelectionRange(0, 0);
}

function Example({ example: { trade, text }, onTake }: { example: BriefExample; onTake: () => void }) {
  return (
    <li className="border-t border-line">
      <details className="group">
        <summary className="py-2.5 font-medium underline-offset-4 hover:underline">{trade}</summary>
        <p className="pb-3 text-sm whitespace-pre-line text-muted">{text}</p>
        <Button
          type="button"
          size="sm"
          aria-label={`Begin with this: ${trade}`}
          onClick={onTake}
          className="mb-4 noscript:hidden"
        >
          Begin with this
        </Button>
      </details>
    </li>
  );
}

type ReplaceQuestionProps = { example: BriefExample; onClose: () => void; onReplace: () => void };

function ReplaceQuestion({ example, onClose, onReplace }: ReplaceQuestionProps) {
  return (
    <Question
      title="Replace what you wrote?"
      onClose={onClose}
      answers={
        <DialogActions>
          <Button type="button" onClick={onClose}>
            Keep my text
          </Button>
          <Button type="button" variant="primary" onClick={onReplace}>
            Replace it
          </Button>
        </DialogActions>
      }
    >
      <p>The example “{example.trade}” takes the place of your design brief.</p>
    </Question>
  );
}
