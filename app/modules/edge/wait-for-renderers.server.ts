import { setTimeout as pause } from "node:timers/promises";
import { db } from "~/lib/db.server";
import { log } from "~/lib/log.server";
import { RENDERER_LIVE_MS } from "~/published/edge-protocol";
import type { EdgePosition } from "./edge-clock.server";

const LONGEST_WAIT_MS = 2_000;
const FIRST_PAUSE_MS = 4;
const LONGEST_PAUSE_MS = 12;

/**
 * Waits until every live renderer serves what was published at a position, at most 2 s. Gives the names of
 * those that do not yet; they follow by themselves. None where nothing was published.
 */
export async function waitForRenderers(position: EdgePosition | null, longestMs = LONGEST_WAIT_MS): Promise<string[]> {
  if (!position) return [];
  const end = performance.now() + longestMs;
  let pauseMs = FIRST_PAUSE_MS;
  for (;;) {
    const lagging = await readLagging(position);
    if (lagging.length === 0) return [];
    if (performance.now() >= end) {
      log.warn("renderers lag behind a publication", { lagging, seq: String(position.seq) });
      return lagging;
    }
    await pause(pauseMs);
    pauseMs = Math.min(pauseMs * 1.5, LONGEST_PAUSE_MS);
  }
}

async function readLagging({ seq, epoch }: EdgePosition): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    select id from edge_renderers
     where seen_at > now() - make_interval(secs => ${RENDERER_LIVE_MS / 1000})
       and (seq < ${seq} or epoch <> ${epoch}::uuid)
     order by id`;
  return rows.map((row) => row.id);
}
