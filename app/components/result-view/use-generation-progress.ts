import { useRevalidator } from "@remix-run/react";
import { useEffect, useState } from "react";
import type { GenerationProgress } from "~/modules/result/read-result.server";
import { useLatest } from "~/components/ui/use-latest";
import { useReadAgain } from "~/components/ui/use-read-again";
import { hasEnded } from "./has-ended";

/** From tests/list, section 9. Beside the event stream, for where one cannot be held open. */
const POLL_MS = 3_000;

/** Follows a generation live until it ends, then reads the page's data again. */
export function useGenerationProgress(websiteId: number, loaded: GenerationProgress): GenerationProgress {
  const [live, setLive] = useState<GenerationProgress | null>(null);
  const { state } = useRevalidator();
  const readInTurn = useReadAgain();
  // A second reading would take the place of the first, which alone brings what the first opening shows.
  const readAgain = useLatest(() => state === "idle" && readInTurn());
  const running = loaded.state === "processing";

  // What was loaded anew may be of another run: what was heard of the one before says nothing of it.
  useEffect(() => {
    setLive(null);
    if (!running) return;
    const stopEvents = followEvents(websiteId, (progress) => {
      setLive(progress);
      if (progress.state !== "processing") readAgain.current();
    });
    const stopPolling = poll(websiteId, () => readAgain.current());
    return () => {
      stopEvents();
      stopPolling();
    };
  }, [websiteId, running, loaded, readAgain]);

  return running && live ? live : loaded;
}

function followEvents(websiteId: number, onProgress: (progress: GenerationProgress) => void) {
  const source = new EventSource(`/analysis/${websiteId}/events`);
  source.onmessage = (event) => {
    const progress = JSON.parse(event.data as string) as GenerationProgress;
    if (progress.state !== "processing") source.close();
    onProgress(progress);
  };
  return () => source.close();
}

function poll(websiteId: number, onChange: () => void) {
  const timer = setInterval(async () => {
    if (await hasEnded(websiteId, POLL_MS).catch(() => false)) onChange();
  }, POLL_MS);
  return () => clearInterval(timer);
}
