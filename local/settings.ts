import path from "node:path";
import { portsFrom, type Ports } from "~/lib/env-defaults";
import type { Env } from "~/lib/env-schema";
import { parseEnv } from "~/lib/parse-env";

/** What the stand-ins need to know; a part that is absent is served by the real thing and not started. */
export interface StandInSettings {
  identity?: IdentitySettings;
  payments?: PaymentsSettings;
  mailbox?: MailboxSettings;
}

export interface IdentitySettings {
  /** 0 takes any free port. */
  port: number;
  appOrigin: string;
  clientId: string;
  clientSecret: string;
}

export interface PaymentsSettings {
  port: number;
  appOrigin: string;
  /** The file that holds all state, written atomically. */
  stateFile: string;
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  priceId: string;
}

export interface MailboxSettings {
  pagePort: number;
  smtpPort: number;
  /** One .eml file for each mail. */
  directory: string;
}

/** A stand-in refuses to run where customers are. */
export class StandInsRefusedError extends Error {
  override name = "StandInsRefusedError";
}

/**
 * Reads the stand-ins' settings out of the same environment as the app's, so the two cannot disagree.
 * Throws StandInsRefusedError in production without LOCAL_STAND_INS=1, EnvError for wrong settings.
 */
export function readSettings(source: Record<string, string | undefined>): StandInSettings {
  if (source.NODE_ENV === "production" && source.LOCAL_STAND_INS !== "1") {
    throw new StandInsRefusedError(
      "The local stand-ins do not run with NODE_ENV=production. For a trial on one machine set LOCAL_STAND_INS=1.",
    );
  }
  const env = parseEnv(source);
  const ports = portsFrom(env.PORT);
  return {
    identity: identitySettings(env, ports),
    payments: paymentsSettings(env, ports),
    mailbox: mailboxSettings(env, ports),
  };
}

function identitySettings(env: Env, ports: Ports): IdentitySettings | undefined {
  if (!pointsAt(env.OIDC_ISSUER, ports.identity)) return undefined;
  return {
    port: ports.identity,
    appOrigin: env.APP_ORIGIN,
    clientId: env.OIDC_CLIENT_ID,
    clientSecret: env.OIDC_CLIENT_SECRET,
  };
}

function paymentsSettings(env: Env, ports: Ports): PaymentsSettings | undefined {
  if (!pointsAt(env.STRIPE_API_BASE, ports.payments)) return undefined;
  return {
    port: ports.payments,
    appOrigin: env.APP_ORIGIN,
    stateFile: path.resolve(env.DATA_DIR, "payments.json"),
    secretKey: env.STRIPE_SECRET_KEY,
    publishableKey: env.STRIPE_PUBLISHABLE_KEY,
    webhookSecret: env.STRIPE_WEBHOOK_SECRET,
    priceId: env.STRIPE_PRICE_ID,
  };
}

function mailboxSettings(env: Env, ports: Ports): MailboxSettings | undefined {
  if (!pointsAt(env.SMTP_URL, ports.smtp)) return undefined;
  return {
    pagePort: ports.mailbox,
    smtpPort: ports.smtp,
    directory: path.resolve(env.DATA_DIR, "mailbox"),
  };
}

function pointsAt(address: string | undefined, port: number): boolean {
  if (!address) return false;
  const { hostname, port: given } = new URL(address);
  return ["localhost", "127.0.0.1"].includes(hostname) && given === String(port);
}
