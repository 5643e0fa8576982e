import type { LoaderFunctionArgs } from "@remix-run/node";
import { env } from "~/lib/env.server";
import { checkHealth } from "~/modules/health/check-health.server";

/** 200 when every part is well, else 503; which part is not, programs of this machine are told. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { status, parts } = await checkHealth(env.RENDERER_ORIGIN);
  const shown = context.isMachineCall ? { status, parts } : { status };
  return Response.json(shown, { status: status === "ok" ? 200 : 503, headers: { "cache-control": "no-store" } });
}
