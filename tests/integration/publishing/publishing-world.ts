import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, vi } from "vitest";
import { db } from "~/lib/db.server";
import type { WebsiteCode } from "~/modules/site/website-code";
import { createDeployment } from "~/modules/publishing/create-deployment.server";
import { startRenderer, type Renderer, type RendererSettings } from "~/renderer/start-renderer";
import { httpGet } from "./http-get";

/** A website's code in a version that every one of its files names. */
export function codeOf(version: string): WebsiteCode {
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Rose</title><link rel="stylesheet" href="styles.css"><script src="script.js" defer></script></head><body><h1>${version}</h1>${"<p>Bread and cakes.</p>".repeat(40)}</body></html>`;
  return { html, css: `/* ${version} */\n${".a{color:teal}\n".repeat(60)}`, javascript: `// ${version}\n` };
}

/** An owner with a website, nothing deployed yet. */
export async function createOwner() {
  const user = await db.user.create({ data: { issuer: "test", subject: randomUUID(), email: "rose@example.com" } });
  const website = await createWebsite(user.id);
  return { actor: { userId: user.id }, websiteId: website.id };
}

export function createWebsite(ownerId: number) {
  return db.website.create({ data: { ownerId, projectTitle: "Rose", brief: {}, previewToken: randomUUID() } });
}

export const uniqueSubdomain = () => `rose-${randomUUID().slice(0, 13)}`;

/** What the deploy dialog would send. */
export function deployInput(owner: Awaited<ReturnType<typeof createOwner>>, version = "one") {
  return {
    actor: owner.actor,
    analysisId: owner.websiteId,
    subdomain: uniqueSubdomain(),
    title: "Rose Bakery",
    description: "Bread & cakes",
    customDomain: null,
    deployedCode: codeOf(version),
  };
}

/** An owner with a live site; a new owner where none is given. */
export async function deploySite(version = "one", of?: Awaited<ReturnType<typeof createOwner>>) {
  const owner = of ?? (await createOwner());
  const { deployment, lagging } = await createDeployment(deployInput(owner, version));
  return { ...owner, deployment, lagging, path: `/sites/${deployment.subdomain}/` };
}

/** Renderers that are stopped, and their folders removed, when the world ends. */
export class RendererWorld {
  private readonly started = new Set<Renderer>();
  private readonly folders: string[] = [];

  async folder(): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), "plinth-edge-"));
    this.folders.push(folder);
    return folder;
  }

  /** Starts a renderer that follows the test's database, unless told otherwise. */
  async start(settings: Partial<RendererSettings> = {}): Promise<Renderer> {
    const edgeDir = settings.edgeDir ?? (await this.folder());
    const renderer = await startRenderer({ port: 0, databaseUrl: process.env.DATABASE_URL!, ...settings, edgeDir });
    this.started.add(renderer);
    return renderer;
  }

  /** Starts one that has pulled once, so that publishing waits for it. */
  async startFollowing(settings: Partial<RendererSettings> = {}): Promise<Renderer> {
    const renderer = await this.start(settings);
    await until(async () => (await readHealth(renderer)).database === "connected");
    return renderer;
  }

  async stop(renderer: Renderer): Promise<void> {
    this.started.delete(renderer);
    await renderer.stop();
  }

  async end(): Promise<void> {
    await Promise.all([...this.started].map((renderer) => renderer.stop()));
    await Promise.all(this.folders.map((folder) => rm(folder, { recursive: true, force: true })));
  }
}

export async function readHealth(renderer: Renderer): Promise<{
  status: string;
  seq: number;
  sites: number;
  database: string;
  spool: { rows: number; since: string | null };
}> {
  return JSON.parse((await httpGet(renderer.port, "/health")).text);
}

/** Asks again and again until a condition holds, for half a minute where nothing large is on its way. */
export async function until(holds: () => Promise<boolean>, longestMs = 30_000): Promise<void> {
  await vi.waitFor(async () => expect(await holds()).toBe(true), { timeout: longestMs, interval: 10 });
}
