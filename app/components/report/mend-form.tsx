import { useFetcher } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import type { ButtonStyle } from "~/components/ui/button-style";
import { useHere } from "~/components/ui/use-here";

interface MendFormProps extends ButtonStyle {
  websiteId: number;
  /** The dialog to come back to. */
  back: string;
}

/** Has what can be fixed by rule fixed, in the website as it is saved. */
export function MendForm({ websiteId, back, ...look }: MendFormProps) {
  const fetcher = useFetcher();
  return (
    <fetcher.Form method="post" action={`/analysis/${websiteId}`} className="contents">
      <input type="hidden" name="from" value={useHere()} />
      <input type="hidden" name="back" value={back} />
      <Button {...look} name="intent" value="mend" pending={fetcher.state !== "idle"} pendingText="Mending...">
        Mend for me
      </Button>
    </fetcher.Form>
  );
}
