import { Button } from "~/components/ui/button";
import { SAVE_TRACKING, useTracking } from "./use-tracking";

/** Takes Google's tag out of a website: saves an empty ID (tests/list, section 4). */
export function Disconnect({ deploymentId }: { deploymentId: number }) {
  const { fetcher, address, pending } = useTracking();
  return (
    <fetcher.Form method="post" action={address} className="contents">
      <input type="hidden" name="site" value={deploymentId} />
      <input type="hidden" name="googleAnalyticsId" value="" />
      <Button variant="danger" name="intent" value={SAVE_TRACKING} pending={pending} pendingText="Disconnecting...">
        Disconnect
      </Button>
    </fetcher.Form>
  );
}
