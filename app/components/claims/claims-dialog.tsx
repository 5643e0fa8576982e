import { useDialogData } from "~/components/result-view/dialog-data";
import { NotReadYet } from "~/components/result-view/not-read-yet";
import type { ResultDialogProps } from "~/components/result-view/result-dialog-props";
import { useFresh } from "~/components/result-view/use-fresh";
import { Dialog } from "~/components/ui/dialog";
import { Notice } from "~/components/ui/notice";
import { useHeadingFocus } from "~/components/ui/use-heading-focus";
import { countInWords } from "~/lib/count-words";
import { openClaims, type ClaimList } from "~/modules/claims/listed-claim";
import { ConfirmedClaim } from "./confirmed-claim";
import { GroundedClaims } from "./grounded-claims";
import { OpenClaim } from "./open-claim";

/** What the website claims: what waits for its owner first, then what was confirmed, then what came from the owner. */
export function ClaimsDialog({ website, closeHref }: ResultDialogProps) {
  const claims = useFresh<ClaimList>(`/analysis/${website.id}/claims`, useDialogData().claims);
  return (
    <Dialog
      title="Facts to confirm"
      description="Numbers, names, prices and the like on your website, and where each comes from. What you did not say yourself waits for your word."
      closeHref={closeHref}
      width="48rem"
    >
      {claims.value ? (
        <Claims websiteId={website.id} list={claims.value} />
      ) : (
        <NotReadYet
          label="Reading the facts of your website"
          failure="The facts could not be read"
          failed={claims.failed}
          retry={claims.retry}
        />
      )}
    </Dialog>
  );
}

function Claims({ websiteId, list: { claims, cutOff } }: { websiteId: number; list: ClaimList }) {
  const open = openClaims(claims);
  const confirmed = claims.filter(({ state }) => state === "confirmed");
  const grounded = claims.filter(({ state }) => state === "grounded");
  const heading = useHeadingFocus(open.length);
  return (
    <>
      {cutOff ? (
        <Notice tone="warning" title="Your page was not read to its end">
          {cutOff}
        </Notice>
      ) : null}
      <section aria-labelledby="open-claims" className="grid min-w-0 gap-2">
        <h3 id="open-claims" ref={heading} tabIndex={-1} className="font-semibold">
          {open.length === 0
            ? "Nothing to confirm"
            : countInWords(open.length, "fact waits for you", "facts wait for you")}
        </h3>
        {open.length === 0 && !cutOff ? <NothingOpen /> : null}
        <ol className="empty:hidden">
          {open.map((claim) => (
            <OpenClaim key={claim.key} websiteId={websiteId} claim={claim} />
          ))}
        </ol>
      </section>
      {confirmed.length > 0 ? (
        <section aria-labelledby="confirmed-claims" className="grid min-w-0 gap-2">
          <h3 id="confirmed-claims" className="font-semibold">
            Confirmed by you
          </h3>
          <ol>
            {confirmed.map((claim) => (
              <ConfirmedClaim key={claim.key} websiteId={websiteId} claim={claim} />
            ))}
          </ol>
        </section>
      ) : null}
      {grounded.length > 0 ? <GroundedClaims claims={grounded} /> : null}
    </>
  );
}

function NothingOpen() {
  return (
    <p className="border-t border-line py-4 text-muted">
      Every fact on your website comes from you, or you have confirmed it.
    </p>
  );
}
