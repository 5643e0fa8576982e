import type { Fact } from "~/modules/claims/fact";
import { FactContext } from "./fact-context";
import { FactForm } from "./fact-form";
import { KIND_WORDS } from "./fact-words";

/** A fact that waits for its owner: it is true, it reads otherwise, or it goes. */
export function OpenFact({ websiteId, fact }: { websiteId: number; fact: Fact }) {
  const answer = { websiteId, fact };
  return (
    <li className="grid gap-2 border-t border-line py-3">
      <div className="grid min-w-0 gap-0.5">
        <p className="text-sm font-semibold text-warning">{KIND_WORDS[fact.kind]}</p>
        <FactContext fact={fact} />
      </div>
      <div className="flex flex-wrap items-start gap-2">
        <FactForm {...answer} intent="confirm-fact" variant="primary" label="This is true" pendingText="Confirming..." />
        <FactForm {...answer} intent="remove-fact" label="Remove" pendingText="Removing..." />
      </div>
      <details>
        <summary className="cursor-pointer py-1 text-sm underline underline-offset-4">Put it right</summary>
        <FactForm
          {...answer}
          intent="replace-fact"
          label="Save"
         
          pendingText="Saving..."
          className="mt-1 flex flex-wrap items-end gap-2"
        >
          <label className="grid min-w-0 grow gap-1 text-sm">
            What shall stand there
            <input name="words" defaultValue={fact.text} required maxLength={2000} dir="auto" autoComplete="off" className="control" />
          </label>
        </FactForm>
      </details>
    </li>
  );
}
