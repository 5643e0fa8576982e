import { Form, useLocation, useNavigation } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import { Notice } from "~/components/ui/notice";
import { useHere } from "~/components/ui/use-here";
import type { Delivery } from "~/modules/recipients/read-delivery.server";

const ASK_FORM = "ask-recipient";
const ASK_INTENT = "ask-recipient";

const NEXT = {
  "never asked": "has to agree first. We mail it a link for that.",
  asked: "gets them once it has agreed. We mailed it a link for that.",
  refused: "does not want messages of websites. Please name another address.",
};

/** Says where messages go while the address that was named has not confirmed that it wants them. */
export function DeliveryNotice({ delivery: { goesTo, waiting } }: { delivery: Delivery }) {
  const isAsking = useNavigation().formData?.get("intent") === ASK_INTENT;
  if (!waiting) return null;
  const { address, state } = waiting;
  return (
    <Notice tone="warning" title={<>Messages go to {goesTo} for now</>}>
      <p className="break-words">
        {address} {NEXT[state]}
      </p>
      {state === "refused" ? null : (
        <Button form={ASK_FORM} size="sm" className="mt-2" pending={isAsking} pendingText="Sending...">
          {state === "asked" ? "Send the link again" : "Send the link"}
        </Button>
      )}
    </Notice>
  );
}

/** The form of the notice's button: it stands beside the one that saves, since forms cannot stand in each other. */
export function AskForm({ websiteId, delivery: { waiting } }: { websiteId: number; delivery: Delivery }) {
  const [here, { search }] = [useHere(), useLocation()];
  if (!waiting || waiting.state === "refused") return null;
  return (
    <Form id={ASK_FORM} method="post" action={`/analysis/${websiteId}${search}`} hidden>
      <input type="hidden" name="from" value={here} />
      <input type="hidden" name="intent" value={ASK_INTENT} />
    </Form>
  );
}
