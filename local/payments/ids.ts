import { randomBytes } from "node:crypto";

export type IdPrefix =
  | "cus"
  | "txi"
  | "pm"
  | "sub"
  | "si"
  | "in"
  | "il"
  | "inpay"
  | "pi"
  | "seti"
  | "ch"
  | "evt"
  | "req";

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/** A new id in Stripe's manner: a prefix that names the kind, then letters and digits. */
export function newId(prefix: IdPrefix): string {
  return `${prefix}_${randomText(24)}`;
}

/** Letters and digits that nobody guesses. */
export function randomText(length: number): string {
  return Array.from(randomBytes(length), (byte) => ALPHABET[byte % ALPHABET.length]).join("");
}
