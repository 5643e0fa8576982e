import type { Holdings } from "~/modules/bin/read-holdings.server";

/** Milliseconds for which a question waits for what it says beside itself. */
const PATIENCE = 4_000;

/** Asks what goes with a website; null where that cannot be said now, since the question is asked all the same. */
export async function fetchHoldings(websiteId: number): Promise<Holdings | null> {
  try {
    const answer = await fetch(`/analysis/${websiteId}/holdings`, { signal: AbortSignal.timeout(PATIENCE) });
    return answer.ok ? ((await answer.json()) as { holdings: Holdings | null }).holdings : null;
  } catch {
    return null;
  }
}
