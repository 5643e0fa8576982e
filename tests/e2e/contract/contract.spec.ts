import { expect, test } from "playwright/test";
import { z } from "zod";
import type { Visitor } from "../../setup/visitor";
import { generate, generationForm, imageForm } from "./generation-form";
import { anonymous, codeSaying, deployBody, newSubdomain, ORIGIN, owner, OWN, signedIn, type Owner } from "./people";
import * as shapes from "./shapes";

interface Call {
  /** Method and path; `{website}` and `{deployment}` are the owner's. */
  call: string;
  /** Where the same call stands here twice. */
  title?: string;
  access: "public" | "user" | "subscriber";
  /** It is about something of the owner's, which is not there for anybody else. */
  owned?: true;
  body?: () => unknown;
  form?: () => FormData;
  /** What somebody signed in without a subscription gets, where that is not the owner's answer. */
  unsubscribed?: { status: number; shape?: z.ZodType };
  status?: number;
  shape: z.ZodType;
}

let owned: Owner & { deploymentId: number };
const subdomain = newSubdomain();

// In the order of a website's life: each call finds what the ones before it made.
const CALLS: Call[] = [
  { call: "POST /api/leads", access: "public", body: () => ({ contactName: "Ada", email: "ada@example.com" }), shape: shapes.success },
  { call: "GET /api/auth/user", access: "user", shape: shapes.currentUser },
  { call: "GET /api/subscription/status", access: "user", shape: shapes.subscriptionStatus },
  { call: "GET /api/subscription/details", access: "user", shape: shapes.subscriptionDetails },
  { call: "POST /api/create-subscription", access: "user", unsubscribed: { status: 200, shape: shapes.toPay }, shape: shapes.nothingToPay },
  { call: "POST /api/activate-subscription", access: "user", unsubscribed: { status: 400 }, shape: shapes.subscriptionStatus },
  { call: "POST /api/subscription/cancel", access: "user", unsubscribed: { status: 409 }, shape: shapes.success },
  { call: "POST /api/subscription/reactivate", access: "user", unsubscribed: { status: 409 }, shape: shapes.success },
  { call: "POST /api/generate-website", access: "subscriber", form: () => generationForm({ audience: "families" }), status: 201, shape: shapes.started },
  { call: "GET /api/dashboard/analyses", access: "subscriber", shape: shapes.listedAnalyses },
  { call: "GET /api/analysis/{website}", access: "subscriber", owned: true, shape: shapes.analysis },
  { call: "PATCH /api/analysis/{website}/code", access: "subscriber", owned: true, body: () => codeSaying("patched"), shape: shapes.saved },
  { call: "POST /api/upload-image", access: "subscriber", owned: true, form: () => imageForm(owned.website.id), shape: shapes.uploaded },
  {
    call: "POST /api/ai-designer",
    access: "subscriber",
    owned: true,
    body: () => ({ analysisId: owned.website.id, message: "Make the headline green", currentCode: owned.website.code }),
    shape: shapes.designerReply,
  },
  {
    call: "POST /api/deployments",
    access: "subscriber",
    owned: true,
    body: () => deployBody(owned.website, { subdomain }),
    status: 201,
    shape: shapes.deployment,
  },
  { call: "GET /api/deployments", access: "subscriber", shape: shapes.deployment.array().max(1) },
  {
    call: "PUT /api/deployments/{deployment}",
    access: "subscriber",
    owned: true,
    body: () => ({ deployedCode: codeSaying("redeployed"), updatedAt: new Date().toISOString() }),
    shape: shapes.deployment,
  },
  {
    call: "PUT /api/deployments/{deployment}",
    title: "PUT /api/deployments/{deployment} with a domain",
    access: "subscriber",
    owned: true,
    body: () => ({ customDomain: `${subdomain}.example`, domainVerified: false, domainVerificationToken: "verify_1_made_up" }),
    shape: shapes.deployment.extend({ domainVerificationToken: z.string().regex(/^verify_[\w-]{24}$/) }),
  },
  { call: "GET /api/deployments/{deployment}/dns-records", access: "subscriber", owned: true, shape: shapes.dnsRecords },
  { call: "PATCH /api/deployments/{deployment}/analytics", access: "subscriber", owned: true, body: () => ({ googleAnalyticsId: "G-ABC123DEF4" }), shape: shapes.success },
  { call: "GET /api/deployments/{deployment}/analytics", access: "subscriber", owned: true, shape: shapes.analyticsSettings },
  { call: "DELETE /api/deployments/{deployment}", access: "subscriber", owned: true, shape: shapes.success },
  { call: "DELETE /api/analysis/{website}", access: "subscriber", owned: true, shape: shapes.success },
  { call: "POST /api/clear-stripe-data", access: "user", shape: shapes.success },
];

function send(visitor: Visitor, { call, body, form }: Call): Promise<Response> {
  const [method = "", template = ""] = call.split(" ");
  const path = template.replace("{website}", String(owned.website.id)).replace("{deployment}", String(owned.deploymentId));
  if (form) return visitor.send(path, { method, body: form(), headers: OWN });
  return visitor.call(method, path, body?.());
}

test.describe.serial("each call of the contract", () => {
  let unsubscribed: Visitor;
  let stranger: Visitor;

  test.beforeAll(async () => {
    const [first, second, other] = await Promise.all([owner(), signedIn(), signedIn()]);
    owned = { ...first, deploymentId: 0 };
    unsubscribed = second;
    stranger = await other.subscribe();
  });

  for (const row of CALLS) {
    test(row.title ?? row.call, async () => {
      const { access, status = 200, shape } = row;
      const toAnonymous = await send(anonymous(), row);
      if (access === "public") await shapes.readAnswer(toAnonymous, status, shape);
      else expect(await shapes.readRefusal(toAnonymous, 401)).toEqual({ message: "Unauthorized", errors: {} });

      const toUnsubscribed = await send(unsubscribed, row);
      const instead = access === "subscriber" ? { status: 402 } : { status, shape, ...row.unsubscribed };
      if (instead.status < 400) await shapes.readAnswer(toUnsubscribed, instead.status, "shape" in instead ? instead.shape : shape);
      else await shapes.readRefusal(toUnsubscribed, instead.status);

      if (row.owned) await shapes.readRefusal(await send(stranger, row), 404);

      const answered = await shapes.readAnswer(await send(owned.visitor, row), status, shape);
      if (row.call === "POST /api/deployments") owned.deploymentId = (answered as { id: number }).id;
    });
  }
});

test.describe("the contract", () => {
  let ada: Owner;
  test.beforeAll(async () => {
    ada = await owner();
  });

  const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"];
  const paths = new Set(CALLS.map(({ call }) => call.split(" ")[1]!));
  for (const path of [...paths, "/api/login", "/api/webhooks/stripe"]) {
    test(`answers other methods at ${path} with 405 and names its own`, async () => {
      const own = [...new Set(CALLS.filter(({ call }) => call.endsWith(` ${path}`)).map(({ call }) => call.split(" ")[0]!))];
      if (path === "/api/login") own.push("GET");
      if (path === "/api/webhooks/stripe") own.push("POST");
      for (const method of METHODS.filter((name) => !own.includes(name))) {
        const answer = await ada.visitor.call(method, path.replace(/\{\w+\}/, String(ada.website.id)));
        await shapes.readRefusal(answer, 405);
        expect(answer.headers.get("allow")!.split(", ").sort()).toEqual(own.sort());
      }
    });
  }

  for (const path of ["/api", "/api/", "/api/nothing", "/api/analysis", "/api/deployments/1/2", "/api/dashboard"]) {
    test(`answers 404 in JSON at ${path}, whoever asks and however`, async () => {
      for (const visitor of [anonymous(), ada.visitor]) {
        for (const method of METHODS) await shapes.readRefusal(await visitor.call(method, path), 404);
      }
    });
  }

  test("shows somebody's own things only", async () => {
    const other = await owner();
    const own = await shapes.readAnswer(await other.visitor.call("GET", "/api/dashboard/analyses"), 200, shapes.listedAnalyses);
    expect(own.map(({ id }) => id)).toEqual([other.website.id]);
    await other.visitor.call("POST", "/api/deployments", deployBody(other.website));
    expect(await (await ada.visitor.call("GET", "/api/deployments")).json()).toEqual([]);
  });

  test("knows targetAudience by its older name too, and its values only", async () => {
    const answer = await generate(ada.visitor, generationForm({ audience: "martians" }));
    expect((await shapes.readRefusal(answer, 400)).errors).toEqual({ audience: ["Choose an audience from the list."] });
  });

  test("answers HEAD as GET, without a body", async () => {
    const answer = await ada.visitor.send("/api/dashboard/analyses", { method: "HEAD" });
    expect([answer.status, answer.headers.get("cache-control"), await answer.text()]).toEqual([200, "no-store", ""]);
  });

  test("takes a session that was made up, or has ended, for none", async () => {
    for (const value of ["x", "%", "%00", "e30=", Buffer.from('"\\u0000"').toString("base64")]) {
      const answer = await fetch(`${ORIGIN}/api/auth/user`, { headers: { cookie: `plinth_session=${value}` } });
      await shapes.readRefusal(answer, 401);
    }
  });

  test("says how the parts are to everybody", async () => {
    const answer = await fetch(`${ORIGIN}/health`);
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { status: "ok", parts: { database: "ok", worker: "ok", renderer: "ok" } },
    ]);
  });
});
