import { db } from "~/lib/db.server";
import { NotFoundError } from "~/lib/errors";

interface Input {
  actor: { userId: number };
  websiteId: number;
}

interface Still {
  bytes: Uint8Array<ArrayBuffer>;
  type: "image/avif" | "image/webp";
  version: string;
}

/** The small picture of a website, with its version. @throws NotFoundError when the actor has none */
export async function readStill({ actor, websiteId }: Input): Promise<Still> {
  const still = await db.websiteStill.findFirst({
    where: { websiteId, website: { ownerId: actor.userId } },
    select: { bytes: true, hash: true },
  });
  if (!still?.bytes || !still.hash) throw new NotFoundError("There is no picture of this website.");
  return { bytes: still.bytes, type: typeOf(still.bytes), version: stillVersion(still.hash) };
}

/** Pictures from before they were AVIF are WebP. */
const typeOf = (bytes: Uint8Array) =>
  Buffer.from(bytes.subarray(4, 12)).toString("latin1") === "ftypavif" ? "image/avif" : "image/webp";

const LONG_ENOUGH = 16;

/** What stands in the address of a picture, so that another one has another address. */
export const stillVersion = (hash: string) => hash.slice(0, LONG_ENOUGH);
