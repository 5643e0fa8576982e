import { z } from "zod";
import { previewOrigin } from "./preview-origin";

const port = z.coerce.number().int().min(1).max(65_535);
const httpAddress = z.url({ protocol: /^https?$/, error: "must be an http or https address" });
const httpBase = httpAddress.transform((address) => address.replace(/(?<!\/)\/+$/, ""));
const postgresAddress = z.url({ protocol: /^postgres(ql)?$/, error: "must be a postgres:// address" });
const smtpAddress = z.url({ protocol: /^smtps?$/, error: "must be an smtp:// or smtps:// address" });

const hostName = z
  .string()
  .toLowerCase()
  .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, "must be a host name");

/** Those through which this machine itself is always reached, as the box and Caddy do. */
const bindAddress = z.enum(
  ["127.0.0.1", "0.0.0.0", "::"],
  "must be 127.0.0.1 (this machine alone), 0.0.0.0 (every IPv4 address) or :: (every address)",
);

const dollars = String.raw`\d+(?:\.\d+)?`;

/** Dollars for a million tokens: of input, of input that the vendor had in its cache, of output. */
const prices = z
  .string()
  .regex(
    new RegExp(`^${dollars}/${dollars}/${dollars}$`),
    "must be three prices in dollars for a million tokens, such as 2/0.2/10",
  )
  .transform((text) => {
    const [input, cached, output] = text.split("/").map(Number) as [number, number, number];
    return { input, cached, output };
  });

const settings = z.object({
  NODE_ENV: z.enum(["development", "production", "test"]),
  PORT: port,
  /** Where web listens. */
  BIND_ADDRESS: bindAddress,
  DATA_DIR: z.string(),
  DATABASE_URL: postgresAddress,
  /** Directory with PostgreSQL's programs, for a box that runs its own; unset means the registry's package. */
  POSTGRES_BIN: z.string().optional(),
  /** Folder of the nightly backups; unset means `backups` in DATA_DIR. */
  BACKUP_DIR: z.string().optional(),
  /** What backups are sealed with; without it none are made. */
  BACKUP_PASSPHRASE: z.string().min(16, "must have at least 16 characters").optional(),
  /** Run by sh after each backup, to carry it elsewhere. */
  BACKUP_COMMAND: z
    .string()
    .includes('"$1"', { error: 'must say "$1", with the quotes, where the path of the backup goes' })
    .optional(),
  /** Where browsers reach the app, without a slash at its end. */
  APP_ORIGIN: httpBase,
  SESSION_SECRET: z.string().min(32, "must have at least 32 characters"),
  /** Domain under which sites are served in production, a registrable domain of its own. */
  SITES_DOMAIN: z.string().optional(),
  /** Where the A record of a custom domain points. */
  SITES_IPV4: z.ipv4("must be an IPv4 address"),
  /** Name that the CNAME record of a custom domain points to. */
  SITES_CNAME: hostName,
  /**
   * Address of the DNS server that says where the name servers of custom domains are; unset means the system's. A port
   * holds for those, too.
   */
  DNS_SERVER: z
    .string()
    .regex(/^(\d+\.){3}\d+(:\d+)?$|^\[[\da-f:]+\](:\d+)?$/i, "must be an address such as 192.0.2.53 or 192.0.2.53:5353")
    .optional(),
  /** Browser that measures websites; unset means a Chromium or Chrome on PATH. */
  CHROMIUM_PATH: z.string().optional(),
  /** Whether generated pages are looked at in a browser; `off` spares the memory. */
  BROWSER_CHECKS: z.enum(["on", "off"], "must be on or off").default("on"),
  /** How often an SEO analysis loads a website; performance is the median. */
  SEO_LOADS: z.coerce.number().int().min(1).max(9).default(3),
  /**
   * File with the network ranges of datacentres, one a line, whose requests are not counted as visits; unset means
   * none.
   */
  DATACENTRE_RANGES: z.string().optional(),
  RENDERER_PORT: port,
  /** Where the renderer listens. */
  RENDERER_BIND_ADDRESS: bindAddress,
  /** Where the web process reaches the renderer. */
  RENDERER_ORIGIN: httpBase,
  /** Whether the box runs Caddy; unset means where its program is found. */
  CADDY: z.enum(["on", "off"], "must be on or off").optional(),
  /** Program of Caddy; unset means one on PATH. */
  CADDY_PATH: z.string().optional(),
  /** Where Caddy listens. */
  HTTP_PORT: port,
  HTTPS_PORT: port,
  /** Whether what stands in front of Caddy passes TCP on with a PROXY header, as Fly does; needs Caddy 2.7. */
  PROXY_PROTOCOL: z.enum(["on", "off"], "must be on or off").default("off"),
  /**
   * Who issues certificates: an authority on the internet (ACME), or one of this machine's own that no browser trusts.
   */
  CERTIFICATES: z.enum(["acme", "internal"], "must be acme or internal"),
  /** Another authority that speaks ACME, by its directory; unset means those that Caddy chooses. */
  ACME_DIRECTORY: httpAddress.optional(),
  /** File (PEM) with the root that this authority's own https address is trusted by; unset means the system's. */
  ACME_ROOTS: z.string().optional(),
  /** Whom the authority writes to about certificates. */
  ACME_EMAIL: z.email("must be an e-mail address").optional(),
  /** Files (PEM) with a wildcard certificate of SITES_DOMAIN and its key; unset means a certificate for each name. */
  SITES_CERTIFICATE: z.string().optional(),
  SITES_CERTIFICATE_KEY: z.string().optional(),
  OIDC_ISSUER: httpBase,
  OIDC_CLIENT_ID: z.string(),
  OIDC_CLIENT_SECRET: z.string(),
  STRIPE_SECRET_KEY: z.string(),
  STRIPE_PUBLISHABLE_KEY: z.string(),
  STRIPE_WEBHOOK_SECRET: z.string(),
  /** Address of the payments API; unset means Stripe's own. */
  STRIPE_API_BASE: httpBase.optional(),
  /** Script that defines window.Stripe; unset means Stripe's own. */
  STRIPE_JS_URL: httpAddress.optional(),
  STRIPE_PRICE_ID: z.string(),
  /** Whether test keys are wanted where there are no stand-ins: then nobody really pays. */
  STRIPE_TEST: z.boolean(),
  /** Claude answers where its key, or the address of a server that speaks its protocol, is named. */
  ANTHROPIC_API_KEY: z.string().optional(),
  ANTHROPIC_BASE_URL: httpBase.optional(),
  CLAUDE_MODEL: z.string().optional(),
  CLAUDE_EFFORT: z.enum(["low", "medium", "high", "xhigh", "max"]).optional(),
  CLAUDE_PRICES: prices.optional(),
  /**
   * OpenAI's model answers where its key, or the address (with its /v1) of a server that speaks its protocol, is named.
   */
  OPENAI_API_KEY: z.string().optional(),
  OPENAI_BASE_URL: httpBase.optional(),
  OPENAI_MODEL: z.string().optional(),
  OPENAI_EFFORT: z.enum(["none", "minimal", "low", "medium", "high", "xhigh", "max"]).optional(),
  OPENAI_PRICES: prices.optional(),
  /** Dollars that an owner's websites may cost at the vendors in a month; then the built-in designer answers. */
  MODEL_MONTHLY_BUDGET: z.coerce.number().min(0).default(5),
  /** How long a model may say nothing in the midst of an answer, and how long a whole answer may take. */
  MODEL_IDLE_SECONDS: z.coerce.number().positive().default(90),
  MODEL_WHOLE_SECONDS: z.coerce.number().positive().default(180),
  SMTP_URL: smtpAddress,
  MAIL_FROM: z.string(),
  SUPPORT_EMAIL: z.email("must be an e-mail address"),
  /** Folder with the product's terms.md and privacy.md. */
  LEGAL_DIR: z.string(),
  LOCAL_STAND_INS: z.boolean(),
});

/** Every setting that the processes read, by its name in the environment. */
export const envSchema = settings
  .refine((env) => !env.SITES_CERTIFICATE || env.SITES_CERTIFICATE_KEY, { path: ["SITES_CERTIFICATE_KEY"] })
  .refine((env) => !env.SITES_CERTIFICATE || env.SITES_DOMAIN, { path: ["SITES_DOMAIN"] })
  .refine((env) => !env.SITES_CERTIFICATE_KEY || env.SITES_CERTIFICATE, { path: ["SITES_CERTIFICATE"] })
  .refine((env) => previewOrigin(env) !== new URL(env.APP_ORIGIN).origin, {
    path: ["APP_ORIGIN"],
    error: "must not be the host of previews (preview.SITES_DOMAIN)",
  });

export type Env = z.output<typeof envSchema>;

/** What the environment names: strings, or nothing. */
export type EnvSource = Record<string, string | undefined>;
