import { useDialogData } from "~/components/result-view/dialog-data";
import { NotReadYet } from "~/components/result-view/not-read-yet";
import type { ResultDialogProps } from "~/components/result-view/result-dialog-props";
import { useFresh } from "~/components/result-view/use-fresh";
import { Dialog } from "~/components/ui/dialog";
import { Notice } from "~/components/ui/notice";
import { useHeadingFocus } from "~/components/ui/use-heading-focus";
import { countInWords } from "~/lib/count-words";
import { openFacts, type FactList } from "~/modules/claims/fact";
import { ConfirmedFact } from "./confirmed-fact";
import { GroundedFacts } from "./grounded-facts";
import { OpenFact } from "./open-fact";

/** What the website says as a fact: what waits for its owner first, then what was confirmed, then what came from the owner. */
export function FactsDialog({ website, closeHref }: ResultDialogProps) {
  const facts = useFresh<FactList>(`/analysis/${website.id}/facts`, useDialogData().facts);
  return (
    <Dialog
      title="Facts to confirm"
      description="Numbers, names, prices and the like on your website, and where each comes from. What you did not say yourself waits for your word."
      closeHref={closeHref}
      width="48rem"
    >
      {facts.value ? <Facts websiteId={website.id} list={facts.value} /> : <NotReadYet label="Reading the facts of your website" failure="The facts could not be read" failed={facts.failed} retry={facts.retry} />}
    </Dialog>
  );
}

function Facts({ websiteId, list: { facts, cutOff } }: { websiteId: number; list: FactList }) {
  const open = openFacts(facts);
  const confirmed = facts.filter(({ state }) => state === "confirmed");
  const grounded = facts.filter(({ state }) => state === "grounded");
  const heading = useHeadingFocus(open.length);
  return (
    <>
      {cutOff ? (
        <Notice tone="warning" title="Your page was not read to its end">
          {cutOff}
        </Notice>
      ) : null}
      <section aria-labelledby="open-facts" className="grid min-w-0 gap-2">
        <h3 id="open-facts" ref={heading} tabIndex={-1} className="font-semibold">
          {open.length === 0 ? "Nothing to confirm" : countInWords(open.length, "fact waits for you", "facts wait for you")}
        </h3>
        {open.length === 0 && !cutOff ? <NothingOpen /> : null}
        <ol className="empty:hidden">
          {open.map((fact) => (
            <OpenFact key={fact.key} websiteId={websiteId} fact={fact} />
          ))}
        </ol>
      </section>
      {confirmed.length > 0 ? (
        <section aria-labelledby="confirmed-facts" className="grid min-w-0 gap-2">
          <h3 id="confirmed-facts" className="font-semibold">
            Confirmed by you
          </h3>
          <ol>
            {confirmed.map((fact) => (
              <ConfirmedFact key={fact.key} websiteId={websiteId} fact={fact} />
            ))}
          </ol>
        </section>
      ) : null}
      {grounded.length > 0 ? <GroundedFacts facts={grounded} /> : null}
    </>
  );
}

function NothingOpen() {
  return <p className="border-t border-line py-4 text-muted">Every fact on your website comes from you, or you have confirmed it.</p>;
}
