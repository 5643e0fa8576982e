import { z } from "zod";

const site = { subdomain: z.string(), title: z.string(), description: z.string().optional() };

/** What the owner asked for: a deployment, one in the place of another, or the one that is live made anew. */
export const deployWish = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("deploy"), ...site, customDomain: z.string().nullish() }),
  z.object({ kind: z.literal("switch"), ...site, leaves: z.number(), takesDomain: z.boolean() }),
  z.object({ kind: z.literal("redeploy") }),
]);
export type DeployWish = z.infer<typeof deployWish>;

/** A deployment that was asked for, as its owner sees it. */
export interface DeployPromiseView {
  kind: DeployWish["kind"];
  state: "waiting" | "kept" | "failed";
  /** The moment of the asking, by which one asking is told from the next. */
  askedAt: string;
  /** The name that it is to have; null where that stays. */
  subdomain: string | null;
  /** Why it came to nothing, in words for the owner. */
  failure: string | null;
}
