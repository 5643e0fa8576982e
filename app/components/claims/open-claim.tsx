import type { ListedClaim } from "~/modules/claims/listed-claim";
import { ClaimContext } from "./claim-context";
import { ClaimForm } from "./claim-form";
import { KIND_WORDS } from "./claim-words";

/** A claim that waits for its owner: it is true, it reads otherwise, or it goes. */
export function OpenClaim({ websiteId, claim }: { websiteId: number; claim: ListedClaim }) {
  const answer = { websiteId, claim };
  return (
    <li className="grid gap-2 border-t border-line py-3">
      <div className="grid min-w-0 gap-0.5">
        <p className="text-sm font-semibold text-warning">{KIND_WORDS[claim.kind]}</p>
        <ClaimContext claim={claim} />
      </div>
      <div className="flex flex-wrap items-start gap-2">
        <ClaimForm
          {...answer}
          intent="confirm-claim"
          variant="primary"
          label="This is true"
          pendingText="Confirming..."
        />
        <ClaimForm {...answer} intent="remove-claim" label="Remove" pendingText="Removing..." />
      </div>
      <details>
        <summary className="cursor-pointer py-1 text-sm underline underline-offset-4">Put it right</summary>
        <ClaimForm
          {...answer}
          intent="replace-claim"
          label="Save"
          pendingText="Saving..."
          className="mt-1 flex flex-wrap items-end gap-2"
        >
          <label className="grid min-w-0 grow gap-1 text-sm">
            What shall stand there
            <input
              name="words"
              defaultValue={claim.text}
              required
              maxLength={2000}
              dir="auto"
              autoComplete="off"
              className="control"
            />
          </label>
        </ClaimForm>
      </details>
    </li>
  );
}
