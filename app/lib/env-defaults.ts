import type { EnvSource } from "./env-schema";

/** The address that only programs of this machine reach. */
export const THIS_MACHINE = "127.0.0.1";

/** Ports of all parts, in the order in which they follow PORT. */
export function portsFrom(web: number) {
  return {
    web,
    renderer: web + 1,
    identity: web + 2,
    payments: web + 3,
    mailbox: web + 4,
    smtp: web + 5,
    postgres: web + 6,
    http: web + 7,
    https: web + 8,
  };
}

export type Ports = ReturnType<typeof portsFrom>;

/** Settings that hold wherever the processes run. */
export function commonDefaults(web: number): EnvSource {
  const ports = portsFrom(web);
  return {
    PORT: String(web),
    BIND_ADDRESS: THIS_MACHINE,
    RENDERER_BIND_ADDRESS: THIS_MACHINE,
    DATA_DIR: "./data",
    LEGAL_DIR: "./legal",
    APP_ORIGIN: `http://localhost:${web}`,
    RENDERER_PORT: String(ports.renderer),
    RENDERER_ORIGIN: `http://127.0.0.1:${ports.renderer}`,
    HTTP_PORT: String(ports.http),
    HTTPS_PORT: String(ports.https),
    CERTIFICATES: "acme",
  };
}

/**
 * Settings that point at the stand-ins of one machine. An outside service that is
 * named takes the place of its stand-in as a whole: half a pair of keys is never filled in.
 */
export function standInDefaults(web: number, given: EnvSource): EnvSource {
  const ports = portsFrom(web);
  return {
    ...(given.OIDC_ISSUER ? {} : identityDefaults(ports)),
    ...(given.STRIPE_SECRET_KEY && !given.STRIPE_API_BASE ? {} : paymentsDefaults(ports)),
    ...(given.SMTP_URL ? {} : { SMTP_URL: `smtp://127.0.0.1:${ports.smtp}` }),
    CERTIFICATES: "internal",
    SITES_IPV4: "127.0.0.1",
    SITES_CNAME: "sites.plinth.localhost",
    MAIL_FROM: "Plinth <hello@plinth.localhost>",
    SUPPORT_EMAIL: "support@plinth.example",
  };
}

function identityDefaults(ports: Ports): EnvSource {
  return {
    OIDC_ISSUER: `http://localhost:${ports.identity}`,
    OIDC_CLIENT_ID: "plinth-web",
    OIDC_CLIENT_SECRET: "local-identity-client-secret",
  };
}

function paymentsDefaults(ports: Ports): EnvSource {
  return {
    STRIPE_SECRET_KEY: "sk_test_local",
    STRIPE_PUBLISHABLE_KEY: "pk_test_local",
    STRIPE_WEBHOOK_SECRET: "whsec_local",
    STRIPE_API_BASE: `http://localhost:${ports.payments}`,
    STRIPE_JS_URL: `http://localhost:${ports.payments}/stripe.js`,
    STRIPE_PRICE_ID: "price_plinth_pro_monthly",
  };
}

/** What `npm run dev`, single processes and unit tests use; production names its own. */
export function developmentDefaults(web: number): EnvSource {
  return {
    DATABASE_URL: `postgres://plinth@127.0.0.1:${portsFrom(web).postgres}/plinth`,
    SESSION_SECRET: "only-for-development-never-in-production",
  };
}
