import { Form } from "@remix-run/react";
import { Button } from "~/components/ui/button";

interface LookedOverProps {
  websiteId: number;
  /** The screen without the list. */
  closeHref: string;
  onSubmit?: () => void;
}

/** At the end of what was read: its owner says to have gone over it. Only this ticks the first step of the dashboard. */
export function LookedOver({ websiteId, closeHref, onSubmit }: LookedOverProps) {
  return (
    <Form method="post" action={`/analysis/${websiteId}`} preventScrollReset onSubmit={onSubmit}>
      <input type="hidden" name="from" value={closeHref} />
      <Button variant="primary" name="intent" value="looked-over">
        All Looked Over
      </Button>
    </Form>
  );
}
