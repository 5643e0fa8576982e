import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "playwright/test";
import Stripe from "stripe";
import { newEmail } from "../../setup/browser-test";
import type { Visitor } from "../../setup/visitor";
import { anonymous, codeSaying, deployBody, newSubdomain, ORIGIN, OWN, owner, signedIn, type Owner } from "./people";
import { rawRequest } from "../../setup/raw-request";
import { readRefusal } from "./shapes";

let ada: Owner & { deploymentId: number };

test.beforeAll(async () => {
  const made = await owner();
  const answer = await made.visitor.call("POST", "/api/deployments", deployBody(made.website));
  ada = { ...made, deploymentId: ((await answer.json()) as { id: number }).id };
});

/** Requests that some other page could make a signed-in browser send. */
const FOREIGN: [string, Record<string, string>][] = [
  ["another site", { "sec-fetch-site": "cross-site", origin: "https://evil.example" }],
  ["another site that leaves Origin out", { "sec-fetch-site": "cross-site" }],
  ["another site that claims our origin", { "sec-fetch-site": "cross-site", origin: ORIGIN }],
  ["a neighbour on our site", { "sec-fetch-site": "same-site", origin: "http://localhost:1" }],
  ["an older browser on another site", { origin: "https://evil.example" }],
  ["a sandboxed frame", { "sec-fetch-site": "cross-site", origin: "null" }],
  ["a sandboxed frame of an older browser", { origin: "null" }],
  ["a host that begins like ours", { origin: `${ORIGIN}.evil.example` }],
  ["our host over https", { origin: ORIGIN.replace("http:", "https:") }],
  ["nobody knows where", {}],
];

const FORM = "application/x-www-form-urlencoded";
const JSON_TYPE = "application/json";
const UNSAFE: [string, string, string, string][] = [
  ["POST", "/api/leads", JSON_TYPE, '{"contactName":"Eve","email":"eve@evil.example"}'],
  ["POST", "/api/leads", "text/plain", '{"contactName":"Eve","email":"eve@evil.example"}'],
  ["POST", "/api/create-subscription", FORM, ""],
  ["POST", "/api/activate-subscription", FORM, ""],
  ["POST", "/api/subscription/cancel", FORM, ""],
  ["POST", "/api/subscription/reactivate", FORM, ""],
  ["POST", "/api/clear-stripe-data", FORM, ""],
  ["POST", "/api/generate-website", FORM, "template=modern&projectTitle=Eve"],
  ["PATCH", "/api/analysis/{website}/code", JSON_TYPE, JSON.stringify(codeSaying("eve"))],
  ["DELETE", "/api/analysis/{website}", FORM, ""],
  ["POST", "/api/upload-image", FORM, "analysisId={website}"],
  ["POST", "/api/deployments", JSON_TYPE, "{}"],
  ["PUT", "/api/deployments/{deployment}", JSON_TYPE, JSON.stringify({ deployedCode: codeSaying("eve") })],
  ["DELETE", "/api/deployments/{deployment}", FORM, ""],
  ["POST", "/api/logout", FORM, ""],
  ["POST", "/api/nothing", FORM, ""],
  ["POST", "/?index", FORM, "intent=delete-website&id={website}"],
  ["POST", "/?index", FORM, "intent=book-demo&contactName=Eve&email=eve@evil.example"],
  ["POST", "/dashboard", FORM, "intent=delete-website&id={website}"],
  ["POST", "/deployments", FORM, "id={deployment}"],
  ["POST", "/deployments.data", FORM, "id={deployment}"],
  ["POST", "/analysis/{website}", FORM, "intent=redeploy"],
  ["POST", "/analysis/{website}", FORM, "intent=rename&title=Eve"],
  ["POST", "/subscription", FORM, "intent=cancel"],
  ["POST", "/subscription-success", FORM, ""],
  ["POST", "/test-subscription", FORM, "intent=clear"],
  ["POST", "/nothing/here", FORM, ""],
];

const fill = (text: string) =>
  text.replace("{website}", String(ada.website.id)).replace("{deployment}", String(ada.deploymentId));

test.describe("requests that change something", () => {
  for (const [who, headers] of FOREIGN) {
    test(`from ${who} are refused everywhere and change nothing`, async () => {
      for (const [method, path, type, body] of UNSAFE) {
        const answer = await ada.visitor.send(fill(path), {
          method,
          body: fill(body) || undefined,
          headers: { ...headers, "content-type": type },
        });
        expect(answer.status, `${method} ${path}`).toBe(403);
        await readRefusal(answer, 403);
      }
      const read = async (path: string) =>
        (await ada.visitor.call("GET", path)).json() as Promise<Record<string, unknown>>;
      expect(await read("/api/subscription/details")).toMatchObject({ isActive: true, cancelAtPeriodEnd: false });
      expect(await read(`/api/analysis/${ada.website.id}`)).toMatchObject({ generatedCode: ada.website.code });
      expect(await read("/api/deployments")).toMatchObject([{ id: ada.deploymentId, deployedCode: ada.website.code }]);
      expect(await read("/api/dashboard/analyses")).toHaveLength(1);
    });
  }

  test("are told by the path that answers, not by the one that was written", async () => {
    for (const path of [
      "/api/webhooks/../leads",
      "/api/webhooks/%2e%2e/leads",
      "/api/webhooks/./../../test-subscription",
    ]) {
      const headers = { ...FOREIGN[0]![1], "content-type": JSON_TYPE };
      expect((await rawRequest(ORIGIN, path, { method: "POST", headers, body: "{}" })).status, path).toBe(403);
    }
  });

  test("are taken from our own pages, by either header, and from programs that carry no session", async () => {
    const lead = { method: "POST", body: '{"contactName":"Ada","email":"ada@example.com"}' };
    const ours: Record<string, string>[] = [OWN, { origin: ORIGIN }, {}];
    for (const headers of ours) {
      const answer = await anonymous().send("/api/leads", {
        ...lead,
        headers: { ...headers, "content-type": JSON_TYPE },
      });
      expect(answer.status).toBe(200);
    }
  });
});

test.describe("Stripe's webhook", () => {
  const post = (body: string, headers: Record<string, string> = {}) =>
    anonymous().send("/api/webhooks/stripe", {
      method: "POST",
      body,
      headers: { "content-type": JSON_TYPE, ...headers },
    });
  const event = (id: string, metadata: Record<string, string> = {}) =>
    JSON.stringify({
      id,
      object: "event",
      type: "customer.updated",
      data: { object: { id: "cus_nobody", object: "customer", metadata } },
    });
  const signed = (payload: string, secret: string, timestamp?: number) => ({
    "stripe-signature": Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp }),
  });

  function secret(): string {
    const file = join(process.env.E2E_DATA_DIR!, "secrets.json");
    return (JSON.parse(readFileSync(file, "utf8")) as { STRIPE_WEBHOOK_SECRET: string }).STRIPE_WEBHOOK_SECRET;
  }

  test("is asked for its signature, not for where it comes from", async () => {
    const body = event(`evt_${newSubdomain()}`);
    for (const [, headers] of FOREIGN) await readRefusal(await post(body, headers), 400);
    const minutes = 60;
    const old = Math.floor(Date.now() / 1000) - 10 * minutes;
    for (const headers of [
      signed(body, "whsec_forged"),
      signed(`${body} `, secret()),
      signed(body, secret(), old),
      { "stripe-signature": "t=1,v1=x" },
    ]) {
      await readRefusal(await post(body, headers), 400);
    }
    expect((await post(body, { ...FOREIGN[0]![1], ...signed(body, secret()) })).status).toBe(200);
  });

  test("takes any text that Stripe can hold", async () => {
    const body = event(`evt_${newSubdomain()}`, { note: "nul \u0000, half \ud83d" });
    expect((await post(body, signed(body, secret()))).status).toBe(200);
  });

  test("refuses what is signed and no event", async () => {
    for (const body of ["{}", "[]", "null", '{"id":1}', "x"])
      await readRefusal(await post(body, signed(body, secret())), 400);
  });
});

test.describe("signing out", () => {
  const isIn = async (visitor: Visitor) => (await visitor.call("GET", "/api/auth/user")).status === 200;

  test("by a link takes our own page or the address bar", async () => {
    const visitor = await signedIn();
    const elsewhere: Record<string, string>[] = [
      { "sec-fetch-site": "cross-site" },
      { "sec-fetch-site": "same-site" },
      {},
      { ...OWN, "sec-purpose": "prefetch" },
      { ...OWN, "sec-purpose": "prefetch;prerender" },
      { ...OWN, purpose: "prefetch" },
    ];
    for (const headers of elsewhere) {
      const answer = await visitor.send("/api/logout", { headers });
      expect([answer.status, (await answer.text()).includes("Sign out of Plinth?")]).toEqual([200, true]);
      expect(await isIn(visitor)).toBe(true);
    }
    expect((await visitor.send("/api/logout", { headers: { "sec-fetch-site": "none" } })).headers.get("location")).toBe(
      "/",
    );
    expect(await isIn(visitor)).toBe(false);
  });

  test("ends the session itself, not only the browser's memory of it", async () => {
    const visitor = await signedIn();
    const [session] = visitor.browserCookies().filter(({ name }) => name === "plinth_session");
    const asKept = () =>
      fetch(`${ORIGIN}/api/auth/user`, { headers: { cookie: `${session!.name}=${session!.value}` } });
    expect((await asKept()).status).toBe(200);
    await visitor.submit("/api/logout", {});
    expect((await asKept()).status).toBe(401);
  });
});

test.describe("the way back after signing in", () => {
  async function signInFor(returnTo: string): Promise<string> {
    const visitor = anonymous();
    const page = await visitor.open(`/api/login?returnTo=${encodeURIComponent(returnTo)}`);
    return (await visitor.submit(page.url, { name: "Ada Stone", email: newEmail() })).url;
  }

  test("leads to the page that was asked for", async () => {
    expect(await signInFor("/test-subscription?x=1")).toBe(`${ORIGIN}/test-subscription?x=1`);
  });

  const OUT = [
    "https://evil.example/",
    "//evil.example",
    "/\\evil.example",
    "/.//evil.example",
    "/..//evil.example",
    "/x/..//evil.example",
    "/%2e//evil.example",
    "/\t/evil.example",
    "javascript:alert(1)",
    "evil.example",
    "\\\\evil.example",
  ];
  for (const returnTo of OUT) {
    test(`does not lead out by ${JSON.stringify(returnTo)}`, async () => {
      expect(await signInFor(returnTo)).toBe(`${ORIGIN}/`);
    });
  }

  test("of a form does not lead out either", async () => {
    for (const from of OUT) {
      const answer = await ada.visitor.send(`/analysis/${ada.website.id}`, {
        method: "POST",
        body: new URLSearchParams({ intent: "redeploy", from }),
        headers: OWN,
      });
      expect(new URL(answer.headers.get("location")!, ORIGIN).origin, from).toBe(ORIGIN);
    }
  });
});
