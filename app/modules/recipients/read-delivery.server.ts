import { db } from "~/lib/db.server";
import { isRefused } from "./ask-recipient.server";

interface Named {
  owner: { id: number; email: string };
  /** The address that the form's settings name; empty for the owner's. */
  address: string;
}

/** Where messages go, and what is with the address that was named instead, in words for its owner's screen. */
export interface Delivery {
  goesTo: string;
  waiting: { address: string; state: "never asked" | "asked" | "refused" } | null;
}

/**
 * Where the messages of a form go: to the address that it names once that has confirmed it, until then to the account's
 * own.
 */
export async function deliveryAddress({ owner, address }: Named): Promise<string> {
  return (await isConfirmed({ owner, address })) ? address : owner.email;
}

/** The same, with why it is not the address that the form names. */
export async function readDelivery({ owner, address }: Named): Promise<Delivery> {
  if (await isConfirmed({ owner, address })) return { goesTo: address, waiting: null };
  if (address === "") return { goesTo: owner.email, waiting: null };
  const asked = await db.mailRecipient.count({ where: { ownerId: owner.id, address: address.toLowerCase() } });
  const state = (await isRefused(address)) ? "refused" : asked > 0 ? "asked" : "never asked";
  return { goesTo: owner.email, waiting: { address, state } };
}

async function isConfirmed({ owner, address }: Named): Promise<boolean> {
  if (address === "") return false;
  if (address.toLowerCase() === owner.email.toLowerCase()) return true;
  return (
    (await db.mailRecipient.count({
      where: { ownerId: owner.id, address: address.toLowerCase(), confirmedAt: { not: null } },
    })) > 0
  );
}
