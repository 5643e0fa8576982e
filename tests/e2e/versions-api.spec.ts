import type { WebsiteCode } from "~/modules/site/website-code";
import { expect, test } from "../setup/browser-test";
import { deployWebsite, makeWebsite, readCode, type Website } from "../setup/websites";
import type { Visitor } from "../setup/visitor";

interface Version {
  id: number;
  versionNumber: number;
  title: string;
  changeType: string;
  websiteCode: WebsiteCode;
}

const repainted = ({ code }: Website): WebsiteCode => ({
  ...code,
  css: `${code.css}\nbody { outline: 3px solid teal }\n`,
});

const easter = (website: Website) => ({
  analysisId: website.id,
  title: "Easter",
  websiteCode: repainted(website),
  changeType: "manual",
  changeDescription: "With eggs",
  isAutoSaved: false,
});

async function listOf(visitor: Visitor, id: number): Promise<Version[]> {
  const answer = await visitor.call("GET", `/api/versions/${id}`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  return (await answer.json()) as Version[];
}

test("versions are listed, saved, restored and deleted as the contract says", async ({ subscriber }) => {
  const website = await makeWebsite(subscriber);
  expect(await listOf(subscriber, website.id)).toEqual([
    {
      id: expect.any(Number),
      versionNumber: 1,
      title: "Initial website generation",
      changeType: "initial",
      changeDescription: null,
      isAutoSaved: true,
      author: "built-in",
      createdAt: expect.any(String),
      websiteCode: website.code,
    },
  ]);
  const answer = await subscriber.call("POST", "/api/versions", easter(website));
  expect(answer.status).toBe(201);
  const saved = (await answer.json()) as Version;
  const { analysisId: _, ...fields } = easter(website);
  expect(saved).toEqual({ ...fields, id: saved.id, versionNumber: 2, author: "owner", createdAt: expect.any(String) });
  expect(await readCode(subscriber, website.id)).toEqual(website.code);
  const restored = await subscriber.call("POST", `/api/versions/${saved.id}/restore`, { analysisId: website.id });
  expect(restored.status).toBe(200);
  const { analysis } = (await restored.json()) as { analysis: object };
  expect(analysis).toMatchObject({
    id: website.id,
    projectTitle: "Padaria Alfazema",
    generatedCode: repainted(website),
  });
  expect(await readCode(subscriber, website.id)).toEqual(repainted(website));
  const kinds = (await listOf(subscriber, website.id)).map(({ versionNumber, changeType }) => [
    versionNumber,
    changeType,
  ]);
  expect(kinds).toEqual([
    [3, "restore"],
    [2, "manual"],
    [1, "initial"],
  ]);
  const deleted = await subscriber.call("DELETE", `/api/versions/${saved.id}`);
  expect([deleted.status, await deleted.json()]).toEqual([200, { success: true }]);
  expect((await listOf(subscriber, website.id)).map(({ versionNumber }) => versionNumber)).toEqual([3, 1]);
});

test("what is wrong with a call about versions has its status and its words", async ({ subscriber }) => {
  const website = await makeWebsite(subscriber);
  const [initial] = await listOf(subscriber, website.id);
  const refused = async (status: number, method: string, path: string, body?: unknown) => {
    const answer = await subscriber.call(method, path, body);
    expect(answer.status, `${method} ${path}`).toBe(status);
    return (await answer.json()) as { message: string; errors: object };
  };
  expect(await refused(400, "POST", "/api/versions", { ...easter(website), title: " " })).toEqual({
    message: "Please enter a title for this version.",
    errors: { title: ["Please enter a title for this version."] },
  });
  await refused(400, "POST", "/api/versions", { ...easter(website), changeType: "wish" });
  await refused(400, "POST", "/api/versions", { ...easter(website), websiteCode: { ...website.code, html: "" } });
  await refused(413, "POST", "/api/versions", {
    ...easter(website),
    websiteCode: { ...website.code, css: "a".repeat(2 * 1024 * 1024) },
  });
  await refused(400, "POST", `/api/versions/${initial!.id}/restore`, {});
  expect(await refused(409, "DELETE", `/api/versions/${initial!.id}`)).toMatchObject({
    message: "Auto-saved versions cannot be deleted.",
  });
  await refused(404, "DELETE", "/api/versions/2000000000");
  await refused(404, "GET", "/api/versions/abc");
  await refused(404, "POST", "/api/versions/2000000000/restore", { analysisId: website.id });
  await refused(405, "PUT", `/api/versions/${initial!.id}`, {});
  expect(await listOf(subscriber, website.id)).toEqual([initial]);
});

test("versions are their owner's, and a subscriber's", async ({
  subscriber,
  neighbour,
  newcomer,
  playwright,
  baseURL,
}) => {
  expect(newcomer).toBe(subscriber);
  const theirs = await makeWebsite(neighbour);
  const own = await makeWebsite(subscriber);
  const [version] = await listOf(neighbour, theirs.id);
  const calls: [string, string, unknown?][] = [
    ["GET", `/api/versions/${theirs.id}`],
    ["POST", "/api/versions", easter(theirs)],
    ["POST", `/api/versions/${version!.id}/restore`, { analysisId: theirs.id }],
    ["POST", `/api/versions/${version!.id}/restore`, { analysisId: own.id }],
    ["DELETE", `/api/versions/${version!.id}`],
    ["GET", `/analysis/${theirs.id}/versions`],
  ];
  const anonymous = await playwright.request.newContext({ baseURL });
  for (const [method, path, data] of calls) {
    expect((await subscriber.call(method, path, data)).status, `${method} ${path}`).toBe(404);
    const headers = { "sec-fetch-site": "same-origin" };
    expect((await anonymous.fetch(path, { method, data, headers })).status(), `${method} ${path}`).toBe(401);
  }
  await anonymous.dispose();
  expect(await listOf(neighbour, theirs.id)).toEqual([version]);
});

test("who has not subscribed is asked to pay before any version is looked for", async ({ newcomer }) => {
  expect((await newcomer.call("GET", "/api/versions/1")).status).toBe(402);
  expect((await newcomer.call("DELETE", "/api/versions/1")).status).toBe(402);
});

test("a deployed site stays as it is when a version is restored", async ({ subscriber }) => {
  const website = await makeWebsite(subscriber);
  const subdomain = `kept-${website.id}`;
  await deployWebsite(subscriber, website, subdomain);
  const page = await (await subscriber.send(`/sites/${subdomain}/`)).text();
  const changed = { ...website.code, html: website.code.html.replace("<h1", "<!-- another --><h1") };
  const saved = await subscriber.call("POST", "/api/versions", { ...easter(website), websiteCode: changed });
  const { id } = (await saved.json()) as Version;
  expect((await subscriber.call("POST", `/api/versions/${id}/restore`, { analysisId: website.id })).status).toBe(200);
  expect(await (await subscriber.send(`/sites/${subdomain}/`)).text()).toBe(page);
});

test("a version's preview runs without our origin, and only its own address opens it", async ({ subscriber, page }) => {
  const website = await makeWebsite(subscriber);
  await subscriber.call("POST", "/api/versions", easter(website));
  const list = await subscriber.call("GET", `/analysis/${website.id}/versions`);
  const [saved, initial] = (await list.json()) as { previewAddress: string }[];
  for (const { previewAddress } of [saved!, initial!]) {
    const answer = await page.goto(previewAddress);
    expect(answer!.headers()["content-security-policy"]).toMatch(/^sandbox (?!.*allow-same-origin)/);
    expect(await page.evaluate(() => window.origin)).toBe("null");
    const outline = await page.evaluate(() => getComputedStyle(document.body).outlineStyle);
    expect(outline).toBe(previewAddress === saved!.previewAddress ? "solid" : "none");
  }
  const forged = saved!.previewAddress.replace(/\/\d+-/, `/${2_000_000}-`);
  expect((await page.goto(forged))!.status()).toBe(404);
});
