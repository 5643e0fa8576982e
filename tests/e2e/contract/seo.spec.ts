import { expect, test } from "playwright/test";
import { z } from "zod";
import { deployWebsite } from "../../setup/websites";
import { anonymous, newSubdomain, owner, signedIn, subscriber } from "./people";
import { readAnswer, readRefusal } from "./shapes";

const id = z.number().int().positive();
const status = z.enum(["queued", "running", "succeeded", "failed", "cancelled"]);
const started = z.strictObject({ id, status });
const score = z.number().int().min(0).max(100).nullable();
const analysis = z.strictObject({
  id: id.nullable(),
  overallScore: score,
  performanceScore: score,
  accessibilityScore: score,
  bestPracticesScore: score,
  seoScore: score,
  issues: z.array(z.string().min(1)),
  recommendations: z.array(z.string().min(1)),
  metaInfo: z
    .strictObject({
      title: z.string().nullable(),
      description: z.string().nullable(),
      keywords: z.string().nullable(),
      loadTime: z.number().int().nullable(),
    })
    .nullable(),
  measuredAt: z.iso.datetime().nullable(),
  latestRun: z.strictObject({
    id,
    status,
    attempt: z.number().int(),
    loadsDone: z.number().int(),
    loadsWanted: id,
    error: z.string().nullable(),
  }),
});

test("the calls about SEO answer their owner and refuse everybody else", async () => {
  const [{ visitor: ada, website }, unsubscribed, stranger] = await Promise.all([owner(), signedIn(), subscriber()]);
  const deployment = await deployWebsite(ada, website, newSubdomain());
  const latest = `/api/seo/deployments/${deployment}`;
  const analyze = `/api/seo/analyze/${deployment}`;

  for (const [method, path] of [
    ["GET", latest],
    ["POST", analyze],
  ] as const) {
    expect(await readRefusal(await anonymous().call(method, path), 401)).toEqual({
      message: "Unauthorized",
      errors: {},
    });
    await readRefusal(await unsubscribed.call(method, path), 402);
    await readRefusal(await stranger.call(method, path), 404);
    for (const wrong of ["0", "-1", "abc", "1.5", "2147483648"])
      await readRefusal(await ada.call(method, path.replace(/(?<!\d)\d+$/, wrong)), 404);
    for (const other of ["GET", "POST", "PUT", "PATCH", "DELETE"].filter((name) => name !== method)) {
      const refused = await ada.call(other, path);
      await readRefusal(refused, 405);
      expect(refused.headers.get("allow")).toBe(method);
    }
  }

  await readAnswer(await ada.call("GET", latest), 200, z.null());
  const [first, second] = await Promise.all([ada.call("POST", analyze), ada.call("POST", analyze)]);
  const { id: runId } = await readAnswer(first, 202, started);
  expect((await readAnswer(second, 202, started)).id).toBe(runId);
  const found = await readAnswer(await ada.call("GET", latest), 200, analysis);
  expect(found.latestRun.id).toBe(runId);
  // The queue of browsers is for the tests that need one.
  await ada.submit("/seo-analytics", { intent: "cancel", site: String(deployment) });
  expect((await readAnswer(await ada.call("GET", latest), 200, analysis)).latestRun.status).toBe("cancelled");
  const foreign = await ada.send(analyze, {
    method: "POST",
    headers: { origin: "https://evil.example", "sec-fetch-site": "cross-site" },
  });
  expect(foreign.status).toBe(403);
});
