import { createHmac, timingSafeEqual } from "node:crypto";
import { env } from "./env.server";

/** Signs a text for one purpose: a signature made for another says nothing here. */
export const sign = (purpose: string, text: string) =>
  createHmac("sha256", env.SESSION_SECRET).update(`${purpose}:${text}`).digest("base64url");

/** Whether this is the signature of a text for a purpose; how long the look takes tells nothing of it. */
export function isSigned(purpose: string, text: string, signature: string): boolean {
  const expected = Buffer.from(sign(purpose, text));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** An id with our signature for a purpose: a part of an address that nobody can guess. */
export const signedId = (purpose: string, id: number): string => `${id}-${sign(purpose, String(id))}`;

/** The id that we signed for a purpose; null for anything else. */
export function readSignedId(purpose: string, token: string): number | null {
  const [, id = "", signature = ""] = /^([1-9]\d{0,9})-([\w-]+)$/.exec(token) ?? [];
  return isSigned(purpose, id, signature) ? Number(id) : null;
}

/**
 * The id that a token names, whether or not we signed it: for what has to be looked up first; null for what cannot be
 * one.
 */
export function idInToken(token: string): number | null {
  // The database cannot be asked for ids of any length.
  const [, id] = /^([1-9]\d{0,8})-/.exec(token) ?? [];
  return id === undefined ? null : Number(id);
}
