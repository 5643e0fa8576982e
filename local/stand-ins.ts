import { pathToFileURL } from "node:url";
import { startIdentity } from "./identity";
import { startMailbox } from "./mailbox";
import { startPayments } from "./payments";
import { readSettings, type StandInSettings } from "./settings";

/** The stand-ins that run, by name; `close` ends them all. */
export interface StandIns {
  identity?: Awaited<ReturnType<typeof startIdentity>>;
  payments?: Awaited<ReturnType<typeof startPayments>>;
  mailbox?: Awaited<ReturnType<typeof startMailbox>>;
  close(): Promise<void>;
}

/** Starts every stand-in that the settings name. Throws when one cannot start, after ending those that did. */
export async function startStandIns(settings: StandInSettings): Promise<StandIns> {
  const results = await Promise.allSettled([
    settings.identity && startIdentity(settings.identity),
    settings.payments && startPayments(settings.payments),
    settings.mailbox && startMailbox(settings.mailbox),
  ] as const);
  const started = results.map((result) => (result.status === "fulfilled" ? result.value : undefined));
  const close = async () => void (await Promise.all(started.map((part) => part?.close())));
  const failed = results.find((result) => result.status === "rejected");
  if (failed) {
    await close();
    throw failed.reason;
  }
  const [identity, payments, mailbox] = started as [StandIns["identity"], StandIns["payments"], StandIns["mailbox"]];
  return { identity, payments, mailbox, close };
}

async function main() {
  const standIns = await startStandIns(readSettings(process.env));
  const { identity, payments, mailbox } = standIns;
  const addresses = { identity: identity?.origin, payments: payments?.origin, mailbox: mailbox?.origin };
  const lines = Object.entries(addresses).filter(([, origin]) => origin);
  console.log(`Stand-ins: ${lines.map(([name, origin]) => `${name} ${origin}`).join(", ")}`);
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => void standIns.close().then(() => process.exit(0)));
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
}
