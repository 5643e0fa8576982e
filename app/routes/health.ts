import type { LoaderFunctionArgs } from "@remix-run/node";
import { env } from "~/lib/env.server";
import { checkHealth } from "~/modules/health/check-health.server";
import { describeBackups } from "~/modules/health/describe-backups.server";

/** 200 when every part is well, else 503; which part is not, and how backups do, programs of this machine are told. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { status, parts } = await checkHealth(env.RENDERER_ORIGIN);
  const shown = context.isMachineCall ? { status, parts, backups: describeBackups() } : { status };
  return Response.json(shown, { status: status === "ok" ? 200 : 503, headers: { "cache-control": "no-store" } });
}
