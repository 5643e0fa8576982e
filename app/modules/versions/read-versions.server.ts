import { db } from "~/lib/db.server";
import { NotFoundError } from "~/lib/errors";
import { codeOf } from "../site/code-parts";
import type { WebsiteCode } from "../site/website-code";

/** A version as the `/api` contract knows it (tests/list, section 3). */
export interface Version {
  id: number;
  versionNumber: number;
  title: string;
  changeType: string;
  changeDescription: string | null;
  isAutoSaved: boolean;
  author: string;
  createdAt: Date;
  websiteCode: WebsiteCode;
}

interface Input {
  actor: { userId: number };
  websiteId: number;
}

/**
 * `GET /api/versions/{analysisId}`: the versions of a website, newest first, each read only when it is asked for:
 * together they may be larger than the process.
 * @throws NotFoundError when the actor has no such website
 */
export async function readVersions({ actor, websiteId }: Input): Promise<AsyncGenerator<Version>> {
  const website = await db.website.findFirst({
    where: { id: websiteId, ownerId: actor.userId },
    select: { versions: { orderBy: { versionNumber: "desc" }, select: { id: true } } },
  });
  if (!website) throw new NotFoundError("There is no such website.");
  return eachVersion(website.versions.map(({ id }) => id));
}

async function* eachVersion(ids: number[]): AsyncGenerator<Version> {
  for (const id of ids) {
    const version = await findVersion(id);
    // Deleted since the list was read.
    if (version) yield version;
  }
}

/** One version with its code, whoever's it is; null when there is none. */
export async function findVersion(id: number): Promise<Version | null> {
  const version = await db.version.findUnique({ where: { id }, include: { code: true } });
  if (!version) return null;
  const { codeHash: _hash, websiteId: _website, code, ...fields } = version;
  return { ...fields, websiteCode: codeOf(code) };
}
