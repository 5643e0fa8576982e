import { expect, test } from "playwright/test";
import { SANDBOX_POLICY } from "~/published/site-headers";
import { askPreview, previewAddressIn } from "../../setup/ask-preview";
import { rawRequest } from "../../setup/raw-request";
import { deployBody, newSubdomain, ORIGIN, OWN, owner, signedIn, type Owner } from "./people";

const subdomain = newSubdomain();
let ada: Owner;
let preview: URL;
let stylesheet: string;

test.beforeAll(async () => {
  ada = await owner();
  await ada.visitor.call("POST", "/api/deployments", deployBody(ada.website, { subdomain }));
  stylesheet = (await (await fetch(`${ORIGIN}/sites/${subdomain}/`)).text()).match(/href="([^"]*\.css)"/)![1]!;
  const page = await (await ada.visitor.send(`/analysis/${ada.website.id}`)).text();
  preview = new URL(previewAddressIn(page));
});

test("security.txt says to everybody whom to tell about a hole, and until when that holds", async () => {
  const answer = await fetch(`${ORIGIN}/.well-known/security.txt`);
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "text/plain; charset=utf-8"]);
  const fields = Object.fromEntries(
    (await answer.text())
      .trim()
      .split("\n")
      .map((line) => line.split(": ")),
  );
  expect(fields).toMatchObject({
    Contact: expect.stringMatching(/^mailto:.+@/),
    Canonical: `${ORIGIN}/.well-known/security.txt`,
  });
  expect(new Date(fields.Expires).getTime()).toBeGreaterThan(Date.now());
});

test.describe("pages of the app", () => {
  for (const path of [
    "/",
    "/dashboard",
    "/deployments",
    "/subscription",
    "/test-subscription",
    "/api/logout",
    "/nothing/here",
    "/analysis/0",
    "/preview",
  ]) {
    test(`${path} is closed to strangers' scripts and frames`, async () => {
      for (const visitor of [ada.visitor, await signedIn()]) {
        const answer = await visitor.send(path);
        const html = await answer.text();
        const policy = answer.headers.get("content-security-policy")!;
        const [, nonce, scripts] = /script-src 'nonce-([\w+/=]{22,})' ([^;]+);/.exec(policy)!;
        // Where the app's own are and Stripe's: not wherever a customer's file might be.
        expect(scripts!.split(" ")).toEqual([
          `${ORIGIN}/assets/`,
          `http://localhost:${Number(process.env.E2E_PORT) + 3}`,
        ]);
        expect(policy).toMatch(new RegExp(`frame-src 'self' ${preview.origin} `));
        for (const rule of [
          "default-src 'self'",
          "frame-ancestors 'self'",
          "object-src 'none'",
          "base-uri 'none'",
          "form-action 'self'",
        ]) {
          expect(policy.split("; ")).toContain(rule);
        }
        expect(policy).not.toMatch(/script-src[^;]*('unsafe|\*|https:( |;|$)|data:)/);
        const tags = html.match(/<script\b[^>]*>/g)!;
        expect(tags.filter((tag) => !tag.includes(`nonce="${nonce}"`))).toEqual([]);
        expect(html).not.toMatch(/<[a-z][^>]*\son[a-z]+=/i);
        expect(Object.fromEntries(answer.headers)).toMatchObject({
          "cross-origin-opener-policy": "same-origin",
          "x-content-type-options": "nosniff",
          "referrer-policy": "strict-origin-when-cross-origin",
          "permissions-policy": "camera=(), microphone=(), geolocation=()",
          "cache-control": "no-store",
        });
        expect(answer.headers.has("x-powered-by")).toBe(false);
      }
    });
  }

  test("carry another nonce each time", async () => {
    const policies = await Promise.all(
      [1, 2, 3].map(async () => (await fetch(ORIGIN)).headers.get("content-security-policy")),
    );
    expect(new Set(policies).size).toBe(3);
  });

  test("are not opened to other origins, nor are the calls", async () => {
    for (const path of ["/", "/api/auth/user", "/api/deployments", "/health"]) {
      const answer = await ada.visitor.send(path, { headers: { origin: "https://evil.example" } });
      expect([...answer.headers.keys()].filter((name) => name.startsWith("access-control-"))).toEqual([]);
    }
  });
});

test.describe("strangers' code", () => {
  interface Case {
    path: () => string;
    method?: string;
    headers?: Record<string, string>;
    status: number;
    /** Refused before anything of a site was looked at: sandboxed all the same, but not for other origins. */
    refused?: true;
  }
  const site = (path = "") => `/sites/${subdomain}/${path}`;
  const CASES: Record<string, Case> = {
    "a live page": { path: () => site(), status: 200 },
    "its stylesheet": { path: () => site(stylesheet), status: 200 },
    "a page that it does not have": { path: () => site("missing"), status: 404 },
    "its address without the slash": { path: () => `/sites/${subdomain}`, status: 308 },
    "its address in capitals": { path: () => `/sites/${subdomain.toUpperCase()}/`, status: 200 },
    "a page that is asked for again": { path: () => site(), headers: { "if-none-match": "*" }, status: 304 },
    "no site": { path: () => "/sites/nobody-has-this/", status: 404 },
    "no name": { path: () => "/sites/", status: 404 },
    "something sent to it": { path: () => site(), method: "POST", status: 405 },
    "something sent to it from elsewhere": {
      path: () => site(),
      method: "POST",
      headers: { origin: "null" },
      status: 405,
    },
    "a path that climbs": { path: () => site("../../api/auth/user"), status: 400 },
    "a path that hides a slash": { path: () => site("..%2f"), status: 400 },
    "a path that does not decode": { path: () => site("%E0%A4%A"), status: 400 },
    "an old address of a preview": { path: () => preview.pathname, status: 302 },
    "the same in disguise": { path: () => preview.pathname.replace("preview", "%70REVIEW"), status: 302 },
    "something sent to it there": { path: () => preview.pathname, method: "POST", headers: OWN, status: 405 },
    "something sent to it there from elsewhere": {
      path: () => preview.pathname,
      method: "POST",
      headers: { origin: "null" },
      status: 403,
      refused: true,
    },
    "a strange method there": { path: () => preview.pathname, method: "TRACE", status: 405, refused: true },
    "a path there that does not decode": { path: () => `${preview.pathname}%E0%A4%A`, status: 400, refused: true },
    "a template's demo": { path: () => "/template-demo/modern/", status: 200 },
    "a demo without the slash": { path: () => "/template-demo/modern", status: 302 },
    "no template": { path: () => "/template-demo/none/", status: 404 },
  };

  // Sent by the owner: even so nothing of theirs may be within reach.
  const cookies = () =>
    ada.visitor
      .browserCookies()
      .map(({ name, value }) => `${name}=${value}`)
      .join("; ");

  for (const [what, { path, method, headers, status, refused }] of Object.entries(CASES)) {
    test(`is sandboxed: ${what}`, async () => {
      const cookie = cookies();
      const answer = await rawRequest(ORIGIN, path(), { method, headers: { cookie, ...headers } });
      expect(answer.status).toBe(status);
      expect(answer.all("content-security-policy")).toEqual([SANDBOX_POLICY]);
      expect(answer.all("x-content-type-options")).toEqual(["nosniff"]);
      expect(answer.all("referrer-policy")).toEqual(["strict-origin-when-cross-origin"]);
      expect(answer.all("access-control-allow-origin")).toEqual(refused ? [] : ["*"]);
      expect(answer.all("access-control-allow-credentials")).toEqual([]);
      expect(answer.all("set-cookie")).toEqual([]);
    });
  }

  const ON_THE_PREVIEWS_HOST: Record<string, [path: () => string, status: number, method?: string]> = {
    "a preview": [() => preview.pathname, 200],
    "its stylesheet": [() => `${preview.pathname}styles.css`, 200],
    "a page that it does not have": [() => `${preview.pathname}missing`, 404],
    "a picture that it does not have": [() => `${preview.pathname}assets/images/none.webp`, 404],
    "its address without the slash": [() => preview.pathname.slice(0, -1), 302],
    "its address in capitals": [() => preview.pathname.replace("preview", "PREVIEW"), 200],
    "no preview": [() => "/preview/made-up/", 404],
    "no version's": [() => "/preview/version/1-made-up/", 404],
    "no snapshot's": [() => "/preview/snapshot/1-made-up/", 404],
    "no link's": [() => "/preview/link/made-up/", 404],
    "something sent to it": [() => preview.pathname, 405, "POST"],
    "a strange method": [() => preview.pathname, 405, "PROPFIND"],
    "a path that does not decode": [() => `${preview.pathname}%E0%A4%A`, 400],
    "a path that climbs to a screen": [() => "/preview/x/../../dashboard", 404],
    "what a screen is made of": [() => `${preview.pathname}index.data`, 404],
    "what all screens are made of": [() => "/__manifest?p=/", 404],
    "the landing page": [() => "/", 404],
    "signing in": [() => "/api/login", 404],
    "an account": [() => "/account", 404],
    "who is there": [() => "/api/auth/user", 404],
    "a call": [() => "/api/leads", 404, "POST"],
    "a live site": [() => site(), 404],
    "a demo": [() => "/template-demo/modern/", 404],
    "a beacon": [() => "/api/hit", 404, "POST"],
    "whether all is well": [() => "/health", 404],
    "a file of the app": [() => "/favicon.svg", 404],
  };
  for (const [what, [path, status, method]] of Object.entries(ON_THE_PREVIEWS_HOST)) {
    test(`is all there is on the previews' host: ${what}`, async () => {
      const answer = await askPreview(preview.origin, { target: path(), method, headers: { cookie: cookies() } });
      expect(answer.status).toBe(status);
      const [policy] = answer.all("content-security-policy");
      expect(policy!.replace(`; frame-ancestors ${ORIGIN}`, "")).toBe(SANDBOX_POLICY);
      if (status === 200) expect(policy).toContain("frame-ancestors");
      for (const name of ["access-control-allow-credentials", "set-cookie"]) expect(answer.all(name)).toEqual([]);
      expect(answer.all("x-content-type-options")).toEqual(["nosniff"]);
      expect(answer.text).not.toContain("/assets/root");
    });
  }

  test("leads from an old address to the same path there", async () => {
    const page = await ada.visitor.send(`${preview.pathname}styles.css?x=1`);
    expect([page.status, page.headers.get("location")]).toEqual([
      302,
      `${preview.origin}${preview.pathname}styles.css?x=1`,
    ]);
    const link = await rawRequest(ORIGIN, "/preview/link/some-token/");
    expect([link.status, link.headers.location]).toEqual([302, `${preview.origin}/preview/link/some-token/`]);
  });

  test("gets no origin", () => {
    expect(SANDBOX_POLICY.split(" ")).not.toContain("allow-same-origin");
    expect(SANDBOX_POLICY.split(" ")).not.toContain("allow-top-navigation");
  });
});
