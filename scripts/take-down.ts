// First, since it names the database to everything after it.
import "../box/local-environment";
import { parseArgs } from "node:util";
import { db } from "~/lib/db.server";
import { DomainError } from "~/lib/errors";
import { liftTakeDown } from "~/modules/moderation/lift-take-down.server";
import { takeDown, type Moderated } from "~/modules/moderation/take-down.server";
import { runScript, UsageError } from "./run-script";

// Needs PostgreSQL and nothing else of a running box; `node build/scripts/take-down.js` in the image.
const USAGE = `Takes a site off the web, or lets it back:
  npm run take-down -- <address> --reason "A sentence that its owner is told."
  npm run take-down -- <address> --lift`;

function told(what: string, { subdomain, lagging }: Moderated): string {
  const renderers =
    lagging.length === 0
      ? "Every running renderer has confirmed it."
      : `Not confirmed yet by ${lagging.join(", ")}; they follow by themselves.`;
  return `${subdomain} ${what}. ${renderers}`;
}

await runScript(USAGE, DomainError, async (args) => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { reason: { type: "string" }, lift: { type: "boolean" } },
  });
  const [address, ...rest] = positionals;
  if (!address || rest.length > 0 || (values.lift ? values.reason !== undefined : !values.reason))
    throw new UsageError();
  if (values.lift) return told("is no longer taken down", await liftTakeDown({ address }));
  return told("is off the web", await takeDown({ address, reason: values.reason! }));
});
await db.$disconnect();
