import { expect } from "playwright/test";

interface Mail {
  from: string;
  to: string[];
  replyTo: string[];
  subject: string;
  text: string;
}

/** The port of the mailbox follows the box's own (app/lib/env-defaults.ts). */
const address = () => `http://localhost:${Number(process.env.E2E_PORT) + 4}/api/messages`;

/** What every subscriber gets; who looks for these names them. */
const OF_BILLING = /^(Welcome to Plinth|Your receipt from Plinth)/;

/** Waits until the box's mailbox has this many mails to an address, beside those of billing, and gives them, newest first. */
export async function mailsTo(recipient: string, count: number, ofBilling = false): Promise<Mail[]> {
  let mails: Mail[] = [];
  const find = async () => {
    const all = (await (await fetch(address())).json()) as Mail[];
    mails = all.filter(
      ({ to, subject }) => to.some((one) => one.includes(recipient)) && OF_BILLING.test(subject) === ofBilling,
    );
    return mails.length;
  };
  await expect.poll(find, { message: `mails to ${recipient}`, intervals: [100], timeout: 20_000 }).toBe(count);
  return mails;
}
