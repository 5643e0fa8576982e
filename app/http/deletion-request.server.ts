import { createCookie } from "@remix-run/node";
import { z } from "zod";
import { env } from "~/lib/env.server";

/** An account that its owner asked to delete: when, and by which sign-in it is to be confirmed once that was begun. */
const deletionRequest = z.object({ userId: z.int(), askedAt: z.int(), state: z.string().optional() });
export type DeletionRequest = z.infer<typeof deletionRequest>;

/** How long the sign-in that confirms it may take, in milliseconds. */
export const CONFIRM_WITHIN_MS = 5 * 60_000;

// Signed: nobody may ask in another's name by planting a cookie. It outlives the five minutes, so that who is late is
// told.
const cookie = createCookie("plinth_deletion", {
  httpOnly: true,
  sameSite: "lax",
  path: "/",
  secure: env.APP_ORIGIN.startsWith("https:"),
  maxAge: 60 * 60,
  secrets: [env.SESSION_SECRET],
});

/** A header that keeps what was asked for until it is confirmed. */
export const rememberDeletion = (asked: DeletionRequest) => cookie.serialize(asked);

/** A header that forgets it. */
export const forgetDeletion = () => cookie.serialize("", { maxAge: 0 });

/** What this browser asked for, or null. */
export async function readDeletion(request: Request): Promise<DeletionRequest | null> {
  const parsed = deletionRequest.safeParse(await cookie.parse(request.headers.get("cookie")));
  return parsed.success ? parsed.data : null;
}

/** Whether it is too late to confirm it. */
export const isTooLate = ({ askedAt }: DeletionRequest, now = Date.now()) =>
  Math.abs(now - askedAt) > CONFIRM_WITHIN_MS;
