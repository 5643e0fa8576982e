import { expect, test } from "playwright/test";
import { SANDBOX_POLICY } from "~/published/site-headers";
import { rawRequest } from "../../setup/raw-request";
import { deployBody, newSubdomain, ORIGIN, OWN, owner, signedIn, type Owner } from "./people";

const subdomain = newSubdomain();
let ada: Owner;
let preview: string;
let stylesheet: string;

test.beforeAll(async () => {
  ada = await owner();
  await ada.visitor.call("POST", "/api/deployments", deployBody(ada.website, { subdomain }));
  stylesheet = (await (await fetch(`${ORIGIN}/sites/${subdomain}/`)).text()).match(/href="([^"]*\.css)"/)![1]!;
  const page = await (await ada.visitor.send(`/analysis/${ada.website.id}`)).text();
  preview = page.match(/\/preview\/[\w-]+\//)![0];
});

test.describe("pages of the app", () => {
  for (const path of ["/", "/dashboard", "/deployments", "/subscription", "/test-subscription", "/api/logout", "/nothing/here", "/analysis/0", "/preview"]) {
    test(`${path} is closed to strangers' scripts and frames`, async () => {
      for (const visitor of [ada.visitor, await signedIn()]) {
        const answer = await visitor.send(path);
        const html = await answer.text();
        const policy = answer.headers.get("content-security-policy")!;
        const nonce = policy.match(/script-src 'self' 'nonce-([\w+/=]{22,})'/)![1];
        for (const rule of ["default-src 'self'", "frame-ancestors 'self'", "object-src 'none'", "base-uri 'none'", "form-action 'self'"]) {
          expect(policy.split("; ")).toContain(rule);
        }
        expect(policy).not.toMatch(/script-src[^;]*('unsafe|\*|https:( |;|$)|data:)/);
        const scripts = html.match(/<script\b[^>]*>/g)!;
        expect(scripts.filter((tag) => !tag.includes(`nonce="${nonce}"`))).toEqual([]);
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
    const policies = await Promise.all([1, 2, 3].map(async () => (await fetch(ORIGIN)).headers.get("content-security-policy")));
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
    "something sent to it from elsewhere": { path: () => site(), method: "POST", headers: { origin: "null" }, status: 405 },
    "a path that climbs": { path: () => site("../../api/auth/user"), status: 400 },
    "a path that hides a slash": { path: () => site("..%2f"), status: 400 },
    "a path that does not decode": { path: () => site("%E0%A4%A"), status: 400 },
    "a preview": { path: () => preview, status: 200 },
    "its preview's stylesheet": { path: () => `${preview}styles.css`, status: 200 },
    "a page that the preview does not have": { path: () => `${preview}missing`, status: 404 },
    "a picture that the preview does not have": { path: () => `${preview}assets/images/none.webp`, status: 404 },
    "a preview's address without the slash": { path: () => preview.slice(0, -1), status: 302 },
    "a preview's address in capitals": { path: () => preview.replace("preview", "PREVIEW"), status: 200 },
    "a preview's address in disguise": { path: () => preview.replace("preview", "%70review"), status: 200 },
    "no preview": { path: () => "/preview/made-up/", status: 404 },
    "something sent to a preview": { path: () => preview, method: "POST", headers: OWN, status: 405 },
    "something sent to a preview from elsewhere": { path: () => preview, method: "POST", headers: { origin: "null" }, status: 403, refused: true },
    "a strange method at a preview": { path: () => preview, method: "TRACE", status: 405, refused: true },
    "a preview's path that does not decode": { path: () => `${preview}%E0%A4%A`, status: 400, refused: true },
    "a template's demo": { path: () => "/template-demo/modern/", status: 200 },
    "a demo without the slash": { path: () => "/template-demo/modern", status: 302 },
    "no template": { path: () => "/template-demo/none/", status: 404 },
  };

  for (const [what, { path, method, headers, status, refused }] of Object.entries(CASES)) {
    test(`is sandboxed: ${what}`, async () => {
      // With the owner's cookies: even so nothing of theirs may be within reach.
      const cookie = ada.visitor.browserCookies().map(({ name, value }) => `${name}=${value}`).join("; ");
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

  test("gets no origin", () => {
    expect(SANDBOX_POLICY.split(" ")).not.toContain("allow-same-origin");
    expect(SANDBOX_POLICY.split(" ")).not.toContain("allow-top-navigation");
  });
});
