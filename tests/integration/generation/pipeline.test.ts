import pg from "pg";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { db } from "~/lib/db.server";
import type { Designer } from "~/modules/site/designer";
import { builtInDesigner } from "~/modules/generation/built-in/built-in-designer";
import { cancelGeneration } from "~/modules/generation/cancel-generation.server";
import { failAbandoned } from "~/modules/cleaning/fail-abandoned.server";
import { production, type GenerationDependencies } from "~/modules/generation/generate.server";
import { retryGeneration } from "~/modules/generation/retry-generation.server";
import { claimRun } from "~/modules/generation/run-attempt.server";
import { runGeneration } from "~/modules/generation/run-generation.server";
import { startGeneration } from "~/modules/generation/start-generation.server";
import { readReport } from "~/modules/checks/read-report.server";
import { countLiveWorkers } from "~/modules/health/count-live-workers.server";
import { startWorker, type RunningWorker } from "../../../worker/start-worker";
import { taskList } from "../../../worker/task-list";
import { docx, paragraph, table } from "../../factories/documents";
import { bakeryForm, createOwner, jobs, latestRun, noUploads, startBakery, untilRun } from "./generation-world";

const run = (runId: number, dependencies?: GenerationDependencies, isLastAttempt = false) =>
  runGeneration({ runId, isLastAttempt }, dependencies);

const withDesigner = (plan: Designer["plan"]): GenerationDependencies => ({
  ...production,
  chooseDesigner: async () => ({ designer: { id: "built-in", name: "Test designer", plan } }),
});

const png = (width: number, background: string) =>
  sharp({ create: { width, height: 40, channels: 3, background } })
    .png()
    .toBuffer();

describe("with a worker", () => {
  let worker: RunningWorker;
  beforeAll(async () => {
    worker = await startWorker({
      databaseUrl: process.env.DATABASE_URL!,
      tasks: taskList,
      onSweep: failAbandoned,
      onLost: (error) => expect.unreachable(error.message),
    });
  });
  afterAll(() => worker.stop());

  it("is counted as alive", async () => {
    expect(await countLiveWorkers()).toBe(1);
  });

  it("makes a website out of a form, a document and pictures", async () => {
    const owner = await createOwner();
    const photo = new File([await png(80, "#c2410c")], "shop-front.png", { type: "image/png" });
    const menu = docx(
      paragraph("Pastries") +
        table([
          ["Pastel de nata", "£1.90"],
          ["Bolo de arroz", "£2.40"],
        ]),
    );
    const { analysisId: websiteId } = await startGeneration({
      ...owner,
      form: bakeryForm(),
      uploads: {
        logo: new File([await png(60, "#0f766e")], "logo.png", { type: "image/png" }),
        document: new File([menu as BlobPart], "menu.docx"),
        images: [photo, photo],
        alts: ["Our window in the morning"],
        skipped: [],
      },
    });
    await untilRun(websiteId, "succeeded");

    const website = await db.website.findUniqueOrThrow({
      where: { id: websiteId },
      include: { code: true, assets: { orderBy: { id: "asc" }, include: { blob: true } }, versions: true },
    });
    expect(website.code!.html).toContain("Padaria Alfazema");
    expect(website.code!.html).toContain("Pastel de nata");
    expect(website.code!.html).toContain("£2.40");
    expect(website.previewToken).toMatch(/^[\w-]{32}$/);
    expect(website.assets.map(({ kind, width, alt }) => ({ kind, width, alt }))).toEqual([
      { kind: "logo", width: 60, alt: "Padaria Alfazema" },
      { kind: "image", width: 80, alt: "Our window in the morning" },
    ]);
    for (const { path, blob } of website.assets) {
      expect(website.code!.html).toContain(path);
      expect((await sharp(blob.bytes).metadata()).format).toBe("webp");
    }
    expect(website.versions).toMatchObject([
      { versionNumber: 1, title: "Initial website generation", changeType: "initial", isAutoSaved: true },
    ]);
    const { steps, attempt, designer, codeHash } = await latestRun(websiteId);
    expect({ attempt, designer, codeHash }).toEqual({ attempt: 1, designer: "built-in", codeHash: website.codeHash });
    expect(steps.map(({ name, state }) => `${name}: ${state}`)).toEqual([
      "Reading your brief: done",
      "Planning the pages: done",
      "Writing the website: done",
      "Checking the result: done",
    ]);
    // Photos get their AVIF later.
    await expect.poll(jobs).toEqual([{ key: `encode_avif:${websiteId}`, attempts: 0, locked_at: null }]);
  });

  it("goes on without a reference website that must not be read, and says why", async () => {
    const { websiteId } = await startBakery({ referenceWebsite: "http://127.0.0.1/" });
    await untilRun(websiteId, "succeeded");
    const { steps } = await latestRun(websiteId);
    expect(steps[1]).toMatchObject({
      name: "Looking at your reference website",
      state: "skipped",
      note: "The address is not on the public internet.",
    });
  });
});

describe("without a worker", () => {
  beforeEach(async () => {
    await db.$executeRaw`delete from graphile_worker._private_jobs`;
  });

  it("adds website, run and job together or not at all", async () => {
    const { runId } = await startBakery();
    expect(await jobs()).toMatchObject([{ key: `generate_website:${runId}`, attempts: 0 }]);

    const websites = await db.website.count();
    const nobody = { userId: 999_999 };
    await expect(startGeneration({ actor: nobody, form: bakeryForm(), uploads: noUploads })).rejects.toThrow();
    expect(await db.website.count()).toBe(websites);
    expect(await jobs()).toHaveLength(1);
  });

  it("keeps nothing of a start whose files cannot be used", async () => {
    const owner = await createOwner();
    const broken = new File(["not an image"], "photo.png", { type: "image/png" });
    const started = startGeneration({ ...owner, form: bakeryForm(), uploads: { ...noUploads, images: [broken] } });
    await expect(started).rejects.toMatchObject({ status: 415, fieldErrors: { websiteImages: [expect.any(String)] } });
    expect(await db.website.count({ where: { ownerId: owner.actor.userId } })).toBe(0);
  });

  it("tells those who watch, at every step and at the end", async () => {
    const { websiteId, runId } = await startBakery();
    const watcher = new pg.Client({ connectionString: process.env.DATABASE_URL });
    const told: (string | undefined)[] = [];
    watcher.on("notification", ({ payload }) => told.push(payload));
    await watcher.connect();
    await watcher.query("listen generation");
    await run(runId);
    await expect.poll(() => told).toEqual(Array.from({ length: 5 }, () => String(websiteId)));
    await watcher.end();
  });

  it("does a finished run no second time", async () => {
    const { websiteId, runId } = await startBakery();
    await run(runId);
    const first = await latestRun(websiteId);
    await run(
      runId,
      withDesigner(() => expect.unreachable()),
    );
    expect(await latestRun(websiteId)).toEqual(first);
    expect(await db.version.count({ where: { websiteId } })).toBe(1);
  });

  it("writes nothing for an attempt that is not the current one any more", async () => {
    const { websiteId, runId } = await startBakery();
    await run(
      runId,
      withDesigner(async (brief, options) => {
        await claimRun(runId);
        return builtInDesigner.plan(brief, options);
      }),
    );
    expect(await latestRun(websiteId)).toMatchObject({ status: "running", attempt: 2, steps: [], codeHash: null });
    expect((await db.website.findUniqueOrThrow({ where: { id: websiteId } })).codeHash).toBeNull();
  });

  it("tries again what may pass, and fails with a reason what does not at the last attempt", async () => {
    const { websiteId, runId } = await startBakery();
    const unreachable = withDesigner(() => Promise.reject(new Error("connect ECONNREFUSED")));
    await expect(run(runId, unreachable)).rejects.toThrow("ECONNREFUSED");
    expect(await latestRun(websiteId)).toMatchObject({ status: "running", attempt: 1, error: null });

    await expect(run(runId, unreachable, true)).rejects.toThrow("ECONNREFUSED");
    const failed = await latestRun(websiteId);
    expect(failed).toMatchObject({ status: "failed", attempt: 2 });
    expect(failed.error).toBe("Something went wrong on our side while your website was written. Please try again.");
    expect(failed.steps.at(-1)).toMatchObject({ name: "Planning the pages", state: "failed" });
  });

  it("fails at once for a plan that cannot be used, and succeeds when tried again", async () => {
    const { actor, websiteId, runId } = await startBakery();
    await run(
      runId,
      withDesigner(() => Promise.resolve({ nonsense: true } as never)),
    );
    expect(await latestRun(websiteId)).toMatchObject({
      status: "failed",
      error: "The designer's plan could not be used.",
    });

    await Promise.allSettled([retryGeneration({ actor, websiteId }), retryGeneration({ actor, websiteId })]);
    expect(await db.generationRun.count({ where: { websiteId } })).toBe(2);
    await expect(retryGeneration({ actor, websiteId })).rejects.toMatchObject({ status: 409 });
    await run((await latestRun(websiteId)).id);
    expect(await latestRun(websiteId)).toMatchObject({ status: "succeeded", attempt: 1 });
    await expect(retryGeneration({ actor, websiteId })).rejects.toMatchObject({ status: 409 });
  });

  it("says conflict, not server error, to two retries at once", async () => {
    const { actor, websiteId, runId } = await startBakery();
    await run(
      runId,
      withDesigner(() => Promise.resolve({} as never)),
    );
    const answers = await Promise.allSettled([1, 2, 3].map(() => retryGeneration({ actor, websiteId })));
    const refused = answers
      .filter((answer) => answer.status === "rejected")
      .map(({ reason }) => reason as { status: number });
    expect(refused.map(({ status }) => status)).toEqual([409, 409]);
  });

  it("refuses a website that does not pass its checks", async () => {
    const { websiteId, runId } = await startBakery();
    const stranger = { path: "assets/images/stranger.webp", width: 1, height: 1, alt: "" };
    await run(
      runId,
      withDesigner(async (brief, options) => ({ ...(await builtInDesigner.plan(brief, options)), logo: stranger })),
    );
    expect((await latestRun(websiteId)).error).toContain("it shows assets/images/stranger.webp, which does not exist");
  });

  it("mends by rule what a designer got wrong, and says so in the website's report", async () => {
    const { actor, websiteId, runId } = await startBakery();
    const own = {
      kind: "custom" as const,
      id: "oven",
      title: "From our oven",
      html: "<ul><li>Rye on Tuesdays</li><li> </li></ul>",
    };
    await run(
      runId,
      withDesigner(async (brief, options) => {
        const plan = await builtInDesigner.plan(brief, options);
        return { ...plan, sections: [...plan.sections, own] };
      }),
    );
    const { html } = (await db.website.findUniqueOrThrow({ where: { id: websiteId }, include: { code: true } })).code!;
    expect(html).toContain("<ul><li>Rye on Tuesdays</li></ul>");
    expect((await readReport({ actor, websiteId }))?.findings).toContainEqual(
      expect.objectContaining({ rule: "empty-text", mended: true }),
    );
  });

  it("stops at once when it is cancelled, and writes nothing", async () => {
    const { actor, websiteId, runId } = await startBakery();
    let aborted: unknown = null;
    await run(
      runId,
      withDesigner(async (_, { signal }) => {
        const stopped = new Promise<never>((_, reject) => {
          signal!.addEventListener("abort", () => reject((aborted = signal!.reason)));
        });
        await cancelGeneration({ actor, websiteId });
        return stopped;
      }),
    );
    expect(aborted).toMatchObject({ name: "Superseded" });
    const cancelled = await latestRun(websiteId);
    expect(cancelled).toMatchObject({ status: "cancelled", codeHash: null });
    expect(cancelled.steps.at(-1)).toMatchObject({ name: "Planning the pages", state: "skipped" });
    expect(await jobs()).toEqual([]);
    await retryGeneration({ actor, websiteId });
    expect((await latestRun(websiteId)).status).toBe("queued");
  });

  it("shows a stranger neither cancelling nor trying again", async () => {
    const { websiteId } = await startBakery();
    const stranger = await createOwner();
    await expect(cancelGeneration({ ...stranger, websiteId })).rejects.toMatchObject({ status: 404 });
    await expect(retryGeneration({ ...stranger, websiteId })).rejects.toMatchObject({ status: 404 });
  });

  it("has nothing to cancel when a run has ended", async () => {
    const { actor, websiteId, runId } = await startBakery();
    await run(runId);
    await expect(cancelGeneration({ actor, websiteId })).rejects.toMatchObject({ status: 409 });
  });

  it("leaves a website that was deleted meanwhile alone", async () => {
    const { websiteId, runId } = await startBakery();
    await run(
      runId,
      withDesigner(async (brief, options) => {
        await db.website.delete({ where: { id: websiteId } });
        return builtInDesigner.plan(brief, options);
      }),
    );
    expect(await db.generationRun.count({ where: { id: runId } })).toBe(0);
  });

  it("fails runs whose job will never run again, and no others", async () => {
    const waiting = await startBakery();
    const abandoned = await startBakery();
    await claimRun(abandoned.runId);
    await db.$executeRaw`
      update graphile_worker._private_jobs set attempts = max_attempts where key = ${`generate_website:${abandoned.runId}`}`;
    await failAbandoned();
    expect(await latestRun(abandoned.websiteId)).toMatchObject({
      status: "failed",
      error: expect.stringMatching(/interrupted/),
    });
    expect(await latestRun(waiting.websiteId)).toMatchObject({ status: "queued" });
  });
});
