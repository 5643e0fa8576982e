import { useEffect, useState } from "react";
import { useReadAgain } from "~/components/ui/use-read-again";
import { useToast } from "~/components/ui/use-toast";
import { COMPLETED, RUN_FAILED } from "~/modules/seo/analysis-words";
import { isOpen } from "~/modules/seo/is-open";
import type { SeoRun } from "~/modules/seo/read-seo.server";

/** Beside the event stream, for where one cannot be held open. */
const POLL_MS = 3_000;

/** Follows a run live until it ends; then says how it ended and reads the page's data again. */
export function useRun(deploymentId: number, loaded: SeoRun | null): SeoRun | null {
  const [live, setLive] = useState<SeoRun | null>(null);
  const readAgain = useReadAgain();
  const { showToast } = useToast();
  const followed = loaded && isOpen(loaded) ? loaded.id : null;

  useEffect(() => {
    if (followed === null) return;
    const source = new EventSource(`/seo-analytics/${deploymentId}/events`);
    source.onmessage = (event) => {
      const run = JSON.parse(event.data as string) as SeoRun | null;
      setLive(run);
      if (isOpen(run)) return;
      source.close();
      if (run?.status === "succeeded") showToast(COMPLETED);
      if (run?.status === "failed") showToast(RUN_FAILED);
      readAgain();
    };
    const timer = setInterval(() => source.readyState !== EventSource.OPEN && readAgain(), POLL_MS);
    return () => {
      source.close();
      clearInterval(timer);
    };
  }, [deploymentId, followed, readAgain, showToast]);

  return followed !== null && live?.id === followed ? live : loaded;
}
