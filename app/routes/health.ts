import { env } from "~/lib/env.server";
import { checkHealth } from "~/modules/health/check-health.server";

/** 200 when every part is well, else 503 naming the one that is not. */
export async function loader() {
  const health = await checkHealth(env.RENDERER_ORIGIN);
  return Response.json(health, { status: health.status === "ok" ? 200 : 503, headers: { "cache-control": "no-store" } });
}
