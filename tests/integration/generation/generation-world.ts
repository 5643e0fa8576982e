import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { db } from "~/lib/db.server";
import { generationForm } from "~/modules/generation/generation-form";
import type { Uploads } from "~/modules/generation/read-uploads";
import { runSteps } from "~/modules/site/run-step";
import { startGeneration } from "~/modules/generation/start-generation.server";

export async function createOwner() {
  const user = await db.user.create({ data: { issuer: "test", subject: randomUUID(), email: "ines@example.com" } });
  return { actor: { userId: user.id } };
}

export const noUploads: Uploads = { logo: null, document: null, images: [], alts: [], skipped: [] };

/** What the form sends for a bakery; `overrides` by field name. */
export function bakeryForm(overrides: Record<string, string> = {}) {
  return generationForm.parse({
    template: "classic",
    projectTitle: "Padaria Alfazema",
    industry: "restaurant",
    designBrief: "A Portuguese bakery in Leeds. Open Tue-Fri 7:30am-4pm. Call 0113 496 0182.",
    ...overrides,
  });
}

/** A website whose generation is queued. */
export async function startBakery(overrides: Record<string, string> = {}) {
  const owner = await createOwner();
  const { analysisId } = await startGeneration({ ...owner, form: bakeryForm(overrides), uploads: noUploads });
  return { ...owner, websiteId: analysisId, runId: (await latestRun(analysisId)).id };
}

export async function latestRun(websiteId: number) {
  const run = await db.generationRun.findFirstOrThrow({ where: { websiteId }, orderBy: { id: "desc" } });
  return { ...run, steps: runSteps.parse(run.steps) };
}

/** Waits until a website's latest run is in a state. */
export function untilRun(websiteId: number, status: string, timeout = 60_000) {
  return expect.poll(async () => (await latestRun(websiteId)).status, { timeout, interval: 50 }).toBe(status);
}

/** Jobs of the queue, as it shows them. */
export function jobs() {
  return db.$queryRaw<{ key: string | null; attempts: number; locked_at: Date | null }[]>`
    select key, attempts, locked_at from graphile_worker.jobs order by id`;
}
