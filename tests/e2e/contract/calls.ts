import { z } from "zod";
import { generationForm, imageForm } from "./generation-form";
import { codeSaying, deployBody, type Owner } from "./people";
import * as shapes from "./shapes";

/** What the owner has, of which calls name one by its number in their path. */
export interface Things {
  website: number;
  deployment: number;
  version: number;
  post: number;
}

/** What the calls are made with. */
export interface World extends Owner {
  /** Numbers of what earlier calls made; 0 before. */
  things: Things;
  subdomain: string;
}

export interface Call {
  /** Method and path, as tests/list, section 7, writes them. */
  call: string;
  /** What the number in its path is of. */
  of?: keyof Things;
  /** What the answer's `id` is the number of, for the calls that follow. */
  makes?: keyof Things;
  access: "public" | "user" | "subscriber";
  /**
   * What it is about belongs to a website and goes into the bin with it, or to the account alone; neither is there for
   * anybody else.
   */
  owned?: "website" | "account";
  body?: (world: World) => unknown;
  form?: (world: World) => FormData;
  /**
   * What somebody signed in without a subscription, or whose plan ended, gets, where that is not the owner's answer.
   */
  unsubscribed?: { status: number; shape?: z.ZodType };
  status?: number;
  shape: z.ZodType;
  /** Takes back what would keep the worker busy. */
  undo?: (world: World) => Promise<unknown>;
}

const ACCOUNT: Call[] = [
  {
    call: "POST /api/leads",
    access: "public",
    body: () => ({ contactName: "Ada", email: "ada@example.com" }),
    shape: shapes.success,
  },
  { call: "GET /api/auth/user", access: "user", shape: shapes.currentUser },
  { call: "GET /api/subscription/status", access: "user", shape: shapes.subscriptionStatus },
  { call: "GET /api/subscription/details", access: "user", shape: shapes.subscriptionDetails },
  {
    call: "POST /api/create-subscription",
    access: "user",
    unsubscribed: { status: 200, shape: shapes.toPay },
    shape: shapes.nothingToPay,
  },
  { call: "POST /api/card-setup", access: "subscriber", shape: shapes.toPay },
  {
    call: "POST /api/activate-subscription",
    access: "user",
    unsubscribed: { status: 400 },
    shape: shapes.subscriptionStatus,
  },
  { call: "POST /api/subscription/cancel", access: "user", unsubscribed: { status: 409 }, shape: shapes.success },
  { call: "POST /api/subscription/reactivate", access: "user", unsubscribed: { status: 409 }, shape: shapes.success },
];

const version = ({ things, website }: World) => ({
  ...{ analysisId: things.website, title: "Easter", websiteCode: website.code, changeType: "manual" },
  ...{ changeDescription: "With eggs", isAutoSaved: false },
});

const WEBSITES: Call[] = [
  {
    call: "POST /api/generate-website",
    access: "subscriber",
    form: () => generationForm({ audience: "families" }),
    status: 201,
    shape: shapes.started,
  },
  { call: "GET /api/dashboard/analyses", access: "subscriber", shape: shapes.listedAnalyses },
  { call: "GET /api/analysis/{id}", of: "website", access: "subscriber", owned: "website", shape: shapes.analysis },
  {
    call: "PATCH /api/analysis/{id}/code",
    of: "website",
    access: "subscriber",
    owned: "website",
    body: () => codeSaying("patched"),
    shape: shapes.saved,
  },
  {
    call: "POST /api/upload-image",
    access: "subscriber",
    owned: "website",
    form: ({ things }) => imageForm(things.website),
    shape: shapes.uploaded,
  },
  {
    call: "POST /api/ai-designer",
    access: "subscriber",
    owned: "website",
    body: ({ things, website }) => ({
      analysisId: things.website,
      message: "Make the headline green",
      currentCode: website.code,
    }),
    shape: shapes.designerReply,
  },
  {
    call: "POST /api/versions",
    makes: "version",
    access: "subscriber",
    owned: "website",
    body: version,
    status: 201,
    shape: shapes.version,
  },
  {
    call: "GET /api/versions/{analysisId}",
    of: "website",
    access: "subscriber",
    owned: "website",
    shape: shapes.version.array().min(1),
  },
  {
    call: "POST /api/versions/{versionId}/restore",
    of: "version",
    access: "subscriber",
    owned: "website",
    body: ({ things }) => ({ analysisId: things.website }),
    shape: z.strictObject({ analysis: shapes.analysis }),
  },
  {
    call: "DELETE /api/versions/{versionId}",
    of: "version",
    access: "subscriber",
    owned: "website",
    shape: shapes.success,
  },
];

const easter = {
  title: "Easter bread",
  content: "From **Friday** on.",
  excerpt: "Soon",
  status: "draft",
  deploymentId: "",
  categoryId: null,
};
const published = shapes.post.extend({ status: z.literal("published"), publishedAt: z.iso.datetime() });

const CONTENT: Call[] = [
  {
    call: "POST /api/cms/categories",
    access: "subscriber",
    body: () => ({ name: `News ${Math.random()}` }),
    status: 201,
    shape: shapes.category,
  },
  { call: "GET /api/cms/categories", access: "subscriber", shape: shapes.category.array() },
  {
    call: "POST /api/cms/posts",
    makes: "post",
    access: "subscriber",
    body: () => easter,
    status: 201,
    shape: shapes.post,
  },
  { call: "GET /api/cms/posts", access: "subscriber", shape: shapes.post.array() },
  {
    call: "PUT /api/cms/posts/{id}",
    of: "post",
    access: "subscriber",
    owned: "website",
    body: () => ({ ...easter, title: "Easter cake" }),
    shape: shapes.post,
  },
  { call: "POST /api/cms/posts/{id}/publish", of: "post", access: "subscriber", owned: "website", shape: published },
  { call: "DELETE /api/cms/posts/{id}", of: "post", access: "subscriber", owned: "website", shape: shapes.success },
];

const ofDeployment = { of: "deployment", access: "subscriber", owned: "website" } as const;

const DEPLOYMENTS: Call[] = [
  {
    call: "POST /api/deployments",
    makes: "deployment",
    access: "subscriber",
    owned: "website",
    body: ({ website, subdomain }) => deployBody(website, { subdomain }),
    status: 201,
    shape: shapes.deployment,
  },
  { call: "GET /api/deployments", access: "subscriber", shape: shapes.deployment.array().max(1) },
  {
    call: "PUT /api/deployments/{id}",
    ...ofDeployment,
    body: () => ({ deployedCode: codeSaying("redeployed"), updatedAt: new Date().toISOString() }),
    shape: shapes.deployment,
  },
  {
    // With a domain: the token that is sent is not the one that is kept.
    call: "PUT /api/deployments/{id}",
    ...ofDeployment,
    body: ({ subdomain }) => ({
      customDomain: `${subdomain}.example`,
      domainVerified: false,
      domainVerificationToken: "verify_1_made_up",
    }),
    shape: shapes.deployment.extend({ domainVerificationToken: z.string().regex(/^verify_[\w-]{24}$/) }),
  },
  { call: "GET /api/deployments/{id}/dns-records", ...ofDeployment, shape: shapes.dnsRecords },
  {
    call: "PATCH /api/deployments/{id}/analytics",
    ...ofDeployment,
    body: () => ({ googleAnalyticsId: "G-ABC123DEF4" }),
    shape: shapes.success,
  },
  { call: "GET /api/deployments/{id}/analytics", ...ofDeployment, shape: shapes.analyticsSettings },
  {
    call: "POST /api/contact",
    access: "public",
    body: ({ subdomain }) => ({
      formData: { name: "Ana", message: "Two loaves, please." },
      recipientEmail: "eve@example.com",
      deploymentId: subdomain,
      autoReplyConfig: null,
    }),
    shape: shapes.success,
  },
  { call: "GET /api/analytics/{id}?days=90", ...ofDeployment, shape: shapes.analyticsDay.array().length(90) },
  { call: "GET /api/analytics/{id}/latest", ...ofDeployment, shape: shapes.analyticsSummary },
  { call: "GET /api/seo/deployments/{id}", ...ofDeployment, shape: z.null() },
  {
    call: "POST /api/seo/analyze/{id}",
    ...ofDeployment,
    status: 202,
    shape: shapes.openAnalysis,
    undo: ({ visitor, things }) =>
      visitor.submit("/seo-analytics", { intent: "cancel", site: String(things.deployment) }),
  },
  { call: "DELETE /api/deployments/{id}", ...ofDeployment, shape: shapes.success },
];

/** Each call of the `/api` contract, in the order of a website's life: it finds what the ones before it made. */
export const CALLS: Call[] = [
  ...[...ACCOUNT, ...WEBSITES, ...CONTENT, ...DEPLOYMENTS],
  { call: "DELETE /api/analysis/{id}", of: "website", access: "subscriber", owned: "website", shape: shapes.success },
  { call: "POST /api/clear-stripe-data", access: "user", shape: shapes.success },
];

/** Method and path of a call; the number in the path is that of the owner's thing, or `id`. */
export function addressOf(
  { call, of }: Call,
  things: Things,
  id: string | number = of ? things[of] : 0,
): { method: string; path: string } {
  const [method = "", path = ""] = call.split(" ");
  return { method, path: path.replace(/\{\w+\}/, String(id)) };
}
