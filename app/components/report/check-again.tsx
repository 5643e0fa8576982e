import { useFetcher } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import { useHere } from "~/components/ui/use-here";

/** Has a website looked at anew, as it is saved. */
export function CheckAgain({ websiteId }: { websiteId: number }) {
  const fetcher = useFetcher();
  return (
    <fetcher.Form method="post" action={`/analysis/${websiteId}`} className="contents">
      <input type="hidden" name="from" value={useHere()} />
      <Button name="intent" value="check-again" pending={fetcher.state !== "idle"} pendingText="Checking...">
        Check Again
      </Button>
    </fetcher.Form>
  );
}
