import { db } from "~/lib/db.server";
import { DomainError } from "~/lib/errors";
import { CODE_FILES, CODE_PARTS } from "../../site/code-parts";
import type { WebsiteCode } from "../../site/website-code";
import { jsonFile, jsonListFile, type ArchiveFile } from "../../publishing/export/archive-file";
import { plainName } from "../../publishing/export/archive-name";
import { copyFiles } from "../../publishing/export/export-website.server";
import { prepareExport } from "../../publishing/export/prepare-export.server";
import { inPages, PAGE_SIZE } from "./in-pages";

/** A folder for each website: the site as its own export has it, all its pictures, its versions and settings. */
export async function* websiteFiles(userId: number): AsyncGenerator<ArchiveFile> {
  const websites = inPages((after) =>
    db.website.findMany({
      where: { ownerId: userId, id: { gt: after } },
      select: { id: true, projectTitle: true },
      orderBy: { id: "asc" },
      take: PAGE_SIZE,
    }),
  );
  for await (const { id, projectTitle } of websites)
    yield* filesOfWebsite({ userId, websiteId: id, isInBin: false }, `websites/${id}-${plainName(projectTitle)}`);
}

interface OwnedWebsite {
  userId: number;
  websiteId: number;
  isInBin: boolean;
}

/** What one of these folders holds. */
export async function* filesOfWebsite(website: OwnedWebsite, folder: string): AsyncGenerator<ArchiveFile> {
  yield* detailFiles(website.websiteId, folder);
  yield* siteFiles(website, `${folder}/site`);
  yield* versionFiles(website.websiteId, `${folder}/versions`);
}

/** Of a take-down, what its owner was told. */
const TOLD = { select: { reason: true, createdAt: true, liftedAt: true }, orderBy: { id: "asc" } } as const;

async function* detailFiles(id: number, folder: string): AsyncGenerator<ArchiveFile> {
  const website = await db.website.findUnique({
    where: { id },
    select: {
      projectTitle: true,
      url: true,
      brief: true,
      createdAt: true,
      updatedAt: true,
      contactSettings: true,
      claims: { omit: { websiteId: true }, orderBy: { at: "asc" } },
      deployment: { include: { domain: true, code: true, takeDowns: TOLD } },
      previewLinks: { omit: { id: true, websiteId: true, tokenHash: true }, orderBy: { id: "asc" } },
    },
  });
  if (!website) return;
  const { contactSettings, claims, deployment, previewLinks, ...details } = website;
  yield jsonFile(`${folder}/website.json`, details);
  if (contactSettings) yield jsonFile(`${folder}/contact-form.json`, contactSettings);
  if (claims.length > 0) yield jsonFile(`${folder}/facts.json`, claims);
  if (previewLinks.length > 0) yield jsonFile(`${folder}/preview-links.json`, previewLinks);
  if (deployment) yield* liveFiles(deployment, folder);
  yield jsonListFile(`${folder}/designer-chat.json`, messagesOf(id));
}

async function* liveFiles(
  { code, domain, ...deployment }: { code: WebsiteCode; domain: object | null },
  folder: string,
): AsyncGenerator<ArchiveFile> {
  yield jsonFile(`${folder}/live/deployment.json`, { ...deployment, domain });
  yield* codeFiles(code, `${folder}/live`);
}

/** What the website's own export holds, and the pictures that its code does not show. */
async function* siteFiles(website: OwnedWebsite, folder: string): AsyncGenerator<ArchiveFile> {
  const shown = new Set<string>();
  for await (const { path, parts } of copyOf(website)) {
    shown.add(path);
    yield { path: `${folder}/${path}`, parts };
  }
  const others = await db.asset.findMany({
    where: { websiteId: website.websiteId, path: { notIn: [...shown] } },
    select: { path: true, blobHash: true },
  });
  for (const { path, blobHash } of others) {
    const blob = await db.blob.findUnique({ where: { hash: blobHash }, select: { bytes: true } });
    if (blob) yield { path: `${folder}/${path}`, parts: [blob.bytes] };
  }
}

/**
 * A website that cannot be put together, or that finds the pool busy, is there as its code: an account goes out whole.
 */
async function* copyOf({ userId, websiteId, isInBin }: OwnedWebsite): AsyncGenerator<ArchiveFile> {
  try {
    const prepared = await prepareExport({ actor: { userId }, websiteId, isInBin });
    if (prepared) yield* copyFiles(prepared);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const website = await db.website.findUnique({ where: { id: websiteId }, select: { code: true } });
    if (website?.code) yield* codeFiles(website.code);
  }
}

async function* versionFiles(websiteId: number, folder: string): AsyncGenerator<ArchiveFile> {
  const versions = await db.version.findMany({ where: { websiteId }, orderBy: { versionNumber: "asc" } });
  if (versions.length > 0)
    yield jsonFile(
      `${folder}/versions.json`,
      versions.map(({ id: _, websiteId: __, codeHash: ___, ...version }) => version),
    );
  for (const { versionNumber, codeHash } of versions) {
    const code = await db.siteCode.findUnique({ where: { hash: codeHash } });
    if (code) yield* codeFiles(code, `${folder}/${versionNumber}`);
  }
}

function* codeFiles(code: WebsiteCode, folder?: string): Generator<ArchiveFile> {
  const at = (name: string) => (folder === undefined ? name : `${folder}/${name}`);
  for (const part of CODE_PARTS) yield { path: at(CODE_FILES[part]), parts: [code[part]] };
}

function messagesOf(websiteId: number) {
  return inPages((after) =>
    db.designerMessage.findMany({
      where: { websiteId, id: { gt: after } },
      omit: { websiteId: true },
      orderBy: { id: "asc" },
      take: PAGE_SIZE,
    }),
  );
}
