import type { Transporter } from "nodemailer";
import { env } from "~/lib/env.server";

/** A mail in plain text. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  replyTo?: { name: string; address: string };
  /** Who the mail is from, in words; the address stays ours. */
  fromName?: string;
  headers?: Record<string, string>;
  /**
   * Names what the mail is about, such as `lead-12`: sent twice after a fault, it carries the same Message-ID, and
   * mail servers keep one.
   */
  key: string;
}

const OWN_ADDRESS = /<([^<>]+)>\s*$/.exec(env.MAIL_FROM)?.[1] ?? env.MAIL_FROM;
const TIME_LIMIT = 15_000;

let opened: Transporter | undefined;

async function transport(): Promise<Transporter> {
  const { createTransport } = await import("nodemailer");
  opened ??= createTransport({
    url: env.SMTP_URL,
    connectionTimeout: TIME_LIMIT,
    greetingTimeout: TIME_LIMIT,
    socketTimeout: TIME_LIMIT,
  });
  return opened;
}

/** Hands a mail to the mail server. Throws when the server does not take it. */
export async function sendMail({ key, fromName, ...mail }: Mail): Promise<void> {
  const from = fromName ? { name: fromName, address: OWN_ADDRESS } : env.MAIL_FROM;
  await (await transport()).sendMail({ from, messageId: `<${key}@${new URL(env.APP_ORIGIN).hostname}>`, ...mail });
}
