import { db } from "~/lib/db.server";
import { env } from "~/lib/env.server";
import { CONTACT_PATH } from "~/published/visitor-calls";
import { codeOf } from "../../site/code-parts";
import type { WebsiteCode } from "../../site/website-code";
import type { FormTarget } from "../../assembly/form-target";
import { whileDeployed } from "../../deployment-record/is-shown";
import { FONT_FOLDER, loadFiles } from "../../assembly/load-assets.server";
import { loadSiteExtras } from "../load-site-extras.server";
import { assembleFor } from "../../assembly/pooled-publishing.server";
import { referencedAssets } from "../../markup/referenced-assets";
import { sendsToApp } from "../../assembly/sends-to-app";
import { drawSite } from "../../assembly/sharing/draw-site.server";
import type { SiteExtras } from "../../assembly/site-extras";
import type { SiteAsset, SiteFile } from "../../storage/site-file";

export interface ExportInput {
  actor: { userId: number };
  websiteId: number;
  /** Where the copy will stand, with a slash at its end; where the website is live, if it is, when left out. */
  address?: string;
  /** Where its contact form sends; this app when left out. */
  contactAddress?: string;
  /** Whether it is the actor's in their bin that is meant. */
  isInBin?: boolean;
}

/** A picture of a copy, whose bytes are read when their turn comes. */
export interface Picture {
  path: string;
  hash: string;
  size: number;
}

/** What a copy of a website consists of, and what its README says of it. */
export interface PreparedExport {
  title: string;
  changedAt: Date;
  /** Null where nobody knows where it will stand. */
  address: string | null;
  isDeployed: boolean;
  /** Whether it holds what is saved and not live. */
  isAhead: boolean;
  usesGoogle: boolean;
  posts: number;
  /** Where its contact form sends; null for a website without one. */
  target: FormTarget | null;
  files: (SiteFile | SiteAsset)[];
  pictures: Picture[];
}

const SELECTED = {
  projectTitle: true,
  updatedAt: true,
  code: true,
  codeHash: true,
  contactKey: true,
  deployment: {
    select: { id: true, subdomain: true, title: true, description: true, codeHash: true, withdrawnAt: true },
  },
} as const;

/**
 * Puts a copy of a website of the actor together, as it is saved, in the way in which it is published; null for one
 * that is not there or has no code yet. Its pictures are named, not read. @throws InvalidError when it cannot be put
 * together, PoolBusyError when too much waits
 */
export async function prepareExport({
  actor,
  websiteId,
  isInBin = false,
  ...asked
}: ExportInput): Promise<PreparedExport | null> {
  const owned = { ownerId: actor.userId };
  const website = await db.website.findFirst({
    where: { id: websiteId, ...(isInBin ? { bin: owned } : owned) },
    select: SELECTED,
  });
  if (!website?.code) return null;
  const { deployment } = website;
  const live = whileDeployed(deployment);
  const code = codeOf(website.code);
  const target = targetFor(asked.contactAddress, website.contactKey);
  const extras = await extrasOf(
    websiteId,
    { deploymentId: deployment?.id ?? null, subdomain: live?.subdomain ?? null },
    { target, address: asked.address },
  );
  const paths = referencedAssets(
    code,
    extras.posts.map(({ content }) => content),
  );
  const [fonts, pictures] = await Promise.all([
    loadFiles(websiteId, paths.filter(isFont)),
    listPictures(websiteId, paths),
  ]);
  return {
    title: website.projectTitle,
    changedAt: website.updatedAt,
    address: extras.address,
    isDeployed: live !== null,
    isAhead: live !== null && live.codeHash !== website.codeHash,
    usesGoogle: extras.googleAnalyticsId !== null,
    posts: extras.posts.length,
    target: sendsToApp(code) ? target : null,
    files: [
      ...(await assembled(actor.userId, websiteId, code, {
        extras,
        about: deployment,
        names: [...fonts, ...pictures],
      })),
      ...fonts,
    ],
    pictures,
  };
}

const isFont = (path: string) => path.startsWith(FONT_FOLDER);

function targetFor(address: string | undefined, contactKey: string): FormTarget {
  const own = new URL(CONTACT_PATH, env.APP_ORIGIN).href;
  return address && address !== own ? { address, contactKey: null } : { address: own, contactKey };
}

interface Asked {
  target: FormTarget;
  address: string | undefined;
}

async function extrasOf(
  websiteId: number,
  place: Parameters<typeof loadSiteExtras>[1],
  { target, address }: Asked,
): Promise<SiteExtras> {
  const live = await loadSiteExtras(websiteId, place);
  // At another host nobody takes reports of visits.
  return {
    ...live,
    address: address ?? live.address,
    reportsAs: null,
    contactKey: target.contactKey,
    copy: { target },
  };
}

async function listPictures(websiteId: number, paths: string[]): Promise<Picture[]> {
  const rows = await db.asset.findMany({
    where: { websiteId, path: { in: paths } },
    select: { path: true, blobHash: true, blob: { select: { size: true } } },
    orderBy: { path: "asc" },
  });
  return rows.map(({ path, blobHash: hash, blob: { size } }) => ({ path, hash, size }));
}

interface Parts {
  extras: SiteExtras;
  /** What the website is called where it is live; what its page says where it is not. */
  about: { title: string; description: string | null } | null;
  names: { path: string }[];
}

async function assembled(
  ownerId: number,
  websiteId: number,
  code: WebsiteCode,
  { extras, about, names }: Parts,
): Promise<SiteFile[]> {
  const drawings = await drawSite(ownerId, code, (paths) => loadFiles(websiteId, paths), about?.title ?? null);
  const plain = new Map(names.map(({ path }) => [path, path]));
  const { files } = await assembleFor(
    ownerId,
    code,
    plain,
    { title: about?.title, description: about?.description },
    { ...extras, drawings },
  );
  return files;
}
