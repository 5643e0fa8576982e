import { randomInt } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { db } from "~/lib/db.server";
import { UnavailableError } from "~/lib/errors";
import { takeInArrivals } from "~/modules/arrivals/take-in-arrivals.server";
import { deleteDeployment } from "~/modules/publishing/delete-deployment.server";
import { keepSalts } from "~/modules/edge/keep-salts.server";
import { createDeployment } from "~/modules/publishing/create-deployment.server";
import { advanceClock, writeEdgeRows } from "~/modules/edge/edge-clock.server";
import { publishingTransaction } from "~/modules/edge/publishing-transaction.server";
import { hostKey, siteKey, siteState } from "~/published/edge-state";
import { Spool } from "~/renderer/spool";
import type { Renderer } from "~/renderer/start-renderer";
import { deployForm } from "../contact/deploy-form";
import { httpGet, type Answer } from "../publishing/http-get";
import { deployInput, readHealth, RendererWorld, until } from "../publishing/publishing-world";

const world = new RendererWorld();
let renderer: Renderer;
beforeAll(async () => {
  renderer = await world.startFollowing({ sitesDomain: "sites.test" });
});
afterAll(() => world.end());

const MESSAGE = { name: "Ana Brot", email: "ana@example.com", message: "Two loaves,\nplease." };
const JSON_TYPE = "application/json";
const FORM_TYPE = "application/x-www-form-urlencoded";
const newSender = () => `2001:db8:${randomInt(65_536).toString(16)}:${randomInt(65_536).toString(16)}::1`;

/** Seven messages of one /64 to a site, each from another address of it: the last is one too many. */
async function sendTooMany(name: string, at: Renderer, network = newSender().replace("::1", "")) {
  const statuses: number[] = [];
  for (let number = 1; number <= 7; number += 1) {
    const body = JSON.stringify({ formData: { message: `No. ${number}` }, deploymentId: name });
    const headers = { "content-type": JSON_TYPE, "x-forwarded-for": `${network}::${number}` };
    statuses.push((await httpGet(at.port, "/api/contact", { method: "POST", body, headers })).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
  const again = (site: string, by: Renderer) =>
    httpGet(by.port, "/api/contact", {
      method: "POST",
      body: JSON.stringify({ formData: { message: "again" }, deploymentId: site }),
      headers: { "content-type": JSON_TYPE, "x-forwarded-for": `${network}::ffff` },
    });
  return async (site: string, by: Renderer) => (await again(site, by)).status;
}

interface Sending {
  type?: string;
  headers?: Record<string, string>;
  sender?: string;
  method?: string;
}
const post = (body: string, { type = JSON_TYPE, headers = {}, sender = newSender(), method = "POST" }: Sending = {}) =>
  httpGet(renderer.port, "/api/contact", {
    method,
    body,
    headers: { "content-type": type, "x-forwarded-for": sender, ...headers },
  });
const send = (deploymentId: string | null, formData: unknown, sending?: Sending) =>
  post(JSON.stringify({ formData, deploymentId, recipientEmail: "eve@example.com" }), sending);
const said = ({ status, text }: Answer) => [status, JSON.parse(text)];

/** What is kept once everything that was accepted is taken in. */
async function kept(deploymentId: number) {
  await until(async () => (await readHealth(renderer)).spool.rows === 0);
  await takeInArrivals();
  return db.submission.findMany({ where: { deploymentId }, orderBy: { id: "asc" } });
}

describe("a message", () => {
  it("is kept once, however often it is sent, and a changed one is another", async () => {
    const { deployment } = await deployForm();
    const keyed = { ...MESSAGE, _key: "1-2-3", _deployment: deployment.subdomain, _website: "" };
    const answers = await Promise.all([1, 2, 3].map(() => send(deployment.subdomain, keyed)));
    answers.push(await send(deployment.subdomain, { ...keyed, message: "Three." }));
    expect(answers.map(said)).toEqual(answers.map(() => [200, { success: true }]));
    const rows = await kept(deployment.id);
    expect(rows.map(({ data }) => data)).toEqual(expect.arrayContaining([MESSAGE, { ...MESSAGE, message: "Three." }]));
    expect(rows).toHaveLength(2);
    expect(rows[0]!.ulid).toMatch(/^[0-7][0-9A-HJKMNP-TV-Z]{25}$/);
  });

  it("is spam when it fills in what people do not see, or came too soon", async () => {
    const { deployment } = await deployForm();
    for (const own of [
      { _website: "https://pills.example" },
      { _website: "", _time: 900 },
      { _website: "", _time: 2_500 },
      { _website: "" },
    ]) {
      await send(deployment.subdomain, { ...MESSAGE, message: JSON.stringify(own), ...own });
    }
    expect((await kept(deployment.id)).map(({ isSpam }) => isSpam)).toEqual([true, true, false, false]);
  });

  it("that cannot be kept is refused in the website's words", async () => {
    const { deployment } = await deployForm({}, "de");
    const cases: [unknown, RegExp][] = [
      [{ name: "  ", _key: "1" }, /^Bitte schreiben Sie etwas, bevor Sie senden\.$/],
      [{ message: "x".repeat(10_001) }, /^Diese Nachricht ist zu lang\.$/],
      [
        Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`f${index}`, "x"])),
        /^Diese Nachricht ist zu lang\.$/,
      ],
      [{ message: "a\u0000b" }, /^Ihre Nachricht konnte leider nicht gesendet werden/],
      [{ message: "half \ud800" }, /^Ihre Nachricht konnte leider nicht gesendet werden/],
      [{ ...MESSAGE, email: "ana@" }, /E-Mail-Adresse/],
      [{ ...MESSAGE, email: "ana@example.com\r\nBcc: all@example.com" }, /E-Mail-Adresse/],
    ];
    for (const [formData, error] of cases)
      expect(said(await send(deployment.subdomain, formData))).toEqual([
        400,
        { success: false, error: expect.stringMatching(error) },
      ]);
    expect(await kept(deployment.id)).toEqual([]);
  });

  it("beyond what one person needs is refused for a while, others' are not", async () => {
    const { deployment } = await deployForm();
    const [one, other] = [newSender(), newSender()];
    const statuses = [];
    for (let number = 0; number < 7; number += 1)
      statuses.push(await send(deployment.subdomain, { message: `No. ${number}` }, { sender: one }));
    expect(statuses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200, 429]);
    expect(said(statuses[6]!)[1]).toEqual({
      success: false,
      error: "Many messages were sent in a short time. Please try again in a few minutes.",
    });
    expect(statuses[6]!.headers["retry-after"]).toBe("60");
    // A visitor may say anything of himself: only the last that came from elsewhere counts.
    expect((await send(deployment.subdomain, { message: "me again" }, { sender: `${other}, ${one}` })).status).toBe(
      429,
    );
    expect((await send(deployment.subdomain, { message: "another" }, { sender: other })).status).toBe(200);
    expect(await kept(deployment.id)).toHaveLength(7);
  });

  it("beyond that is refused on, from the rest of its /64, after a restart without the database, and to a site deployed anew", async () => {
    await keepSalts();
    const { actor, websiteId, deployment } = await deployForm();
    const edgeDir = await world.folder();
    const before = await world.startFollowing({ edgeDir });
    const again = await sendTooMany(deployment.subdomain, before);
    await world.stop(before);
    const alone = await world.start({ edgeDir, databaseUrl: "postgres://127.0.0.1:1/none" });
    expect(await again(deployment.subdomain, alone)).toBe(429);
    await world.stop(alone);
    await deleteDeployment({ actor, deploymentId: deployment.id });
    const anew = await createDeployment(deployInput({ actor, websiteId }));
    const after = await world.startFollowing({ edgeDir });
    expect(await again(anew.deployment.subdomain, after)).toBe(429);
    const other = await deployForm();
    expect(await again(other.deployment.subdomain, after)).toBe(200);
    await world.stop(after);
  });

  it("to a site whose row names no account yet is counted for the site", async () => {
    const { deployment } = await deployForm();
    const key = siteKey(deployment.id);
    const { value } = await db.edgeState.findUniqueOrThrow({ where: { key } });
    expect(siteState.parse(value).account).toEqual(expect.any(String));
    await publishingTransaction(async (tx) =>
      writeEdgeRows(tx, await advanceClock(tx), [{ key, value: { ...siteState.parse(value), account: undefined } }]),
    );
    const fresh = await world.startFollowing();
    await sendTooMany(deployment.subdomain, fresh);
    await world.stop(fresh);
  });

  it("to a website that is not deployed is not taken", async () => {
    const { actor, deployment } = await deployForm();
    await deleteDeployment({ actor, deploymentId: deployment.id });
    for (const name of [deployment.subdomain, "", "no-such-site", null]) {
      expect(said(await send(name, MESSAGE))).toEqual([
        404,
        { success: false, error: "This website is not live, so your message was not sent." },
      ]);
    }
  });

  it("goes to the site whose own host it was sent to, whatever it says", async () => {
    const [own, other] = [await deployForm({ successMessage: "Danke <3" }, "de"), await deployForm()];
    const { seq } = await db.edgeState.findFirstOrThrow({ where: { key: hostKey(own.deployment.subdomain) } });
    await db.edgeState.create({
      data: { key: hostKey("baker.example"), seq: seq + 1_000n, value: { deploymentId: own.deployment.id } },
    });
    await db.edgeClock.updateMany({ data: { seq: seq + 1_000n } });
    renderer.pullNow();
    await until(async () => (await httpGet(renderer.port, "/", { headers: { host: "baker.example" } })).status === 200);
    for (const host of [`${own.deployment.subdomain}.sites.test`, "baker.example"]) {
      const answer = await send(other.deployment.subdomain, { message: host }, { headers: { host } });
      expect(said(answer)).toEqual([200, { success: true }]);
      const page = await post(`message=form+${host}&_deployment=${other.deployment.subdomain}`, {
        type: FORM_TYPE,
        headers: { host },
      });
      expect([page.status, page.headers["content-security-policy"]]).toEqual([200, undefined]);
      expect(page.text).toContain("Danke &lt;3");
      expect(page.text).toContain('<a href="/">Zurück zur Website</a>');
    }
    expect(await kept(own.deployment.id)).toHaveLength(4);
    expect(await kept(other.deployment.id)).toEqual([]);
  });
});

describe("a browser without script", () => {
  it("gets a page in the website's language, with the way back", async () => {
    const { deployment } = await deployForm({}, "ar");
    const answer = await post(
      `name=Ana&topic=Bread&topic=Cake&message=Two%0D%0Aloaves&_deployment=${deployment.subdomain}&_website=`,
      { type: FORM_TYPE },
    );
    expect([answer.status, answer.headers["content-type"], answer.headers["cache-control"]]).toEqual([
      200,
      "text/html; charset=utf-8",
      "no-store",
    ]);
    expect(answer.headers["content-security-policy"]).toMatch(/^sandbox allow-scripts/);
    expect(answer.text).toContain('<html lang="ar" dir="rtl">');
    expect(answer.text).toContain(`<a href="/sites/${deployment.subdomain}/">العودة إلى الموقع</a>`);
    const [row] = await kept(deployment.id);
    expect(row!.data).toEqual({ name: "Ana", topic: "Bread, Cake", message: "Two\nloaves" });
  });

  it("reads why something was not sent", async () => {
    const { deployment } = await deployForm();
    const empty = await post(`name=+&_deployment=${deployment.subdomain}`, { type: FORM_TYPE });
    expect([empty.status, empty.text]).toEqual([
      400,
      expect.stringContaining("Please write something before you send."),
    ]);
    const nowhere = await post("message=%3Cb%3E&_deployment=%3Cscript%3E", { type: FORM_TYPE });
    expect([nowhere.status, nowhere.text.includes("<script>"), nowhere.text.includes("<a ")]).toEqual([
      404,
      false,
      false,
    ]);
    expect(nowhere.text).toContain("<h1>Message not sent</h1>");
  });

  it("that sends the same within ten minutes sends one message", async () => {
    const { deployment } = await deployForm();
    vi.useFakeTimers({ now: new Date("2026-11-21T10:00:01Z"), toFake: ["Date"] });
    for (const time of ["10:00:01", "10:00:02", "10:30:00"]) {
      vi.setSystemTime(new Date(`2026-11-21T${time}Z`));
      await post(`message=Hello&_deployment=${deployment.subdomain}`, { type: FORM_TYPE });
    }
    vi.useRealTimers();
    expect(await kept(deployment.id)).toHaveLength(2);
  });
});

describe("what is no message", () => {
  it.each([
    ["no JSON", "{", JSON_TYPE, 400, "The body is not valid JSON."],
    ["no object", "[]", JSON_TYPE, 400, "The body must be a JSON object."],
    ["nothing", "null", JSON_TYPE, 400, "The body must be a JSON object."],
    ["no fields", "{}", JSON_TYPE, 400, "formData is missing; it must be an object of fields."],
    ["fields that are no texts", '{"formData":{"name":{"first":"Ana"}}}', JSON_TYPE, 400, expect.any(String)],
    [
      "a deployment that is no name",
      '{"formData":{"name":"Ana"},"deploymentId":7}',
      JSON_TYPE,
      400,
      expect.any(String),
    ],
    ["another kind of body", "x", "text/plain", 415, "Send this as JSON or as a form without files."],
    ["a form with files", "x", "multipart/form-data; boundary=x", 415, "Send this as JSON or as a form without files."],
    ["no kind", "x", "", 415, "Send this as JSON or as a form without files."],
    ["too much", "x".repeat(70_000), JSON_TYPE, 413, "The body is larger than 64 KB."],
    ["far too much", "x".repeat(3_000_000), JSON_TYPE, 413, "The body is larger than 64 KB."],
  ])("%s is refused in the specified shape", async (_name, body, type, status, error) => {
    const answer = await post(body, { type });
    expect(said(answer)).toEqual([status, { success: false, error }]);
    expect(answer.headers["access-control-allow-origin"]).toBe("*");
  });

  it.each(["GET", "PUT", "PATCH", "DELETE"])("another method, %s, is told which one to use", async (method) => {
    const answer = await post("", { method });
    expect(said(answer)).toEqual([405, { success: false, error: "This address answers POST only." }]);
    expect([answer.headers.allow, answer.headers["access-control-allow-origin"]]).toEqual(["POST, OPTIONS", "*"]);
  });

  it("a script without an origin may ask", async () => {
    const { status, headers, text } = await post("", {
      method: "OPTIONS",
      headers: { origin: "null", "access-control-request-method": "POST" },
    });
    expect([
      status,
      text,
      headers["access-control-allow-origin"],
      headers["access-control-allow-methods"],
      headers["access-control-allow-headers"],
    ]).toEqual([204, "", "*", "POST", "content-type"]);
    expect(headers["access-control-allow-credentials"]).toBeUndefined();
  });
});

it("says when to try again while nothing can be kept, in the website's words", async () => {
  const { deployment } = await deployForm({}, "fr");
  const full = vi.spyOn(Spool.prototype, "append").mockRejectedValue(new UnavailableError("The spool is full."));
  const answers = [
    await send(deployment.subdomain, MESSAGE),
    await post(`message=x&_deployment=${deployment.subdomain}`, { type: FORM_TYPE }),
  ];
  full.mockRestore();
  expect(answers.map(({ status, headers }) => [status, headers["retry-after"]])).toEqual([
    [503, "10"],
    [503, "10"],
  ]);
  expect(said(answers[0]!)[1]).toEqual({
    success: false,
    error: "Votre message n’a pas pu être envoyé. Merci de réessayer.",
  });
  expect(answers[1]!.text).toContain("Message non envoyé");
  expect(await kept(deployment.id)).toEqual([]);
});

it("takes names that every object has for names like others", async () => {
  const { deployment } = await deployForm();
  const body = `{"formData":{"__proto__":"a","constructor":"b","hasOwnProperty":"c","message":"one","message":"two"},"deploymentId":"${deployment.subdomain}"}`;
  expect(said(await post(body))).toEqual([200, { success: true }]);
  const [row] = await kept(deployment.id);
  expect(row!.data).toMatchObject({ constructor: "b", hasOwnProperty: "c", message: "two" });
});
