import { describe, expect, it } from "vitest";
import { productionEnvironment } from "../../tests/factories/production-environment";
import { EnvError, parseEnv } from "./parse-env";

const production = { ...productionEnvironment, APP_ORIGIN: "https://app.example/" };

function messageOf(source: Record<string, string | undefined>): string {
  try {
    parseEnv(source);
  } catch (error) {
    expect(error).toBeInstanceOf(EnvError);
    return (error as EnvError).message;
  }
  throw new Error("the settings were accepted");
}

describe("parseEnv", () => {
  it("derives every address of a local machine from PORT", () => {
    expect(parseEnv({ PORT: "4100" })).toMatchObject({
      NODE_ENV: "development",
      PORT: 4100,
      APP_ORIGIN: "http://localhost:4100",
      RENDERER_PORT: 4101,
      RENDERER_ORIGIN: "http://127.0.0.1:4101",
      OIDC_ISSUER: "http://localhost:4102",
      STRIPE_API_BASE: "http://localhost:4103",
      SMTP_URL: "smtp://127.0.0.1:4105",
      DATABASE_URL: "postgres://plinth@127.0.0.1:4106/plinth",
      HTTP_PORT: 4107,
      HTTPS_PORT: 4108,
      CERTIFICATES: "internal",
      LOCAL_STAND_INS: true,
    });
  });

  it("treats an empty value as not set", () => {
    const env = parseEnv({ PORT: "", SITES_DOMAIN: "" });
    expect(env.PORT).toBe(3000);
    expect(env.SITES_DOMAIN).toBeUndefined();
  });

  it("keeps the real payments address when a key of one's own is named", () => {
    const keys = {
      STRIPE_SECRET_KEY: "sk_test_1",
      STRIPE_PUBLISHABLE_KEY: "pk_test_1",
      STRIPE_WEBHOOK_SECRET: "whsec_1",
      STRIPE_PRICE_ID: "price_1",
    };
    expect(parseEnv(keys).STRIPE_API_BASE).toBeUndefined();
    expect(parseEnv(keys).STRIPE_JS_URL).toBeUndefined();
    expect(messageOf({ STRIPE_SECRET_KEY: "sk_test_1" })).toContain("STRIPE_PRICE_ID: is missing");
  });

  it("takes a whole production environment, without stand-ins", () => {
    expect(parseEnv(production)).toMatchObject({
      LOCAL_STAND_INS: false,
      APP_ORIGIN: "https://app.example",
      CERTIFICATES: "acme",
    });
  });

  it.each(Object.keys(production).filter((name) => !["NODE_ENV", "APP_ORIGIN"].includes(name)))(
    "names %s when production lacks it",
    (name) => {
      expect(messageOf({ ...production, [name]: undefined })).toContain(`${name}: is missing`);
    },
  );

  it("refuses stand-ins in production, unless they are asked for by name", () => {
    const local = { ...production, STRIPE_API_BASE: "http://localhost:3003", OIDC_ISSUER: "http://localhost:3002" };
    expect(messageOf(local)).toMatch(/OIDC_ISSUER: must be https[^]*STRIPE_API_BASE: must be https/);
    expect(parseEnv({ ...local, LOCAL_STAND_INS: "1" }).STRIPE_API_BASE).toBe("http://localhost:3003");
  });

  it.each([
    ["STRIPE_SECRET_KEY", "sk_test_1"],
    ["STRIPE_SECRET_KEY", "rk_test_1"],
    ["STRIPE_PUBLISHABLE_KEY", "pk_test_1"],
  ])("refuses a test key where customers are, unless it is asked for by name: %s=%s", (name, key) => {
    const named = { ...production, [name]: key };
    expect(messageOf(named)).toContain(
      `${name}: is a test key, with which nobody really pays (STRIPE_TEST=1 takes it)`,
    );
    expect(parseEnv({ ...named, STRIPE_TEST: "1" })).toMatchObject({ [name]: key, STRIPE_TEST: true });
    expect(parseEnv({ ...named, LOCAL_STAND_INS: "1" })).toMatchObject({ [name]: key });
  });

  it("binds to this machine alone, unless told otherwise", () => {
    expect(parseEnv(production)).toMatchObject({ BIND_ADDRESS: "127.0.0.1", RENDERER_BIND_ADDRESS: "127.0.0.1" });
    expect(parseEnv({ BIND_ADDRESS: "::", RENDERER_BIND_ADDRESS: "0.0.0.0" })).toMatchObject({
      BIND_ADDRESS: "::",
      RENDERER_BIND_ADDRESS: "0.0.0.0",
    });
  });

  it("never invents a session secret or a database in production", () => {
    const message = messageOf({ NODE_ENV: "production", LOCAL_STAND_INS: "1" });
    expect(message).toContain("SESSION_SECRET: is missing");
    expect(message).toContain("DATABASE_URL: is missing");
  });

  it("refuses an app that would stand where previews are", () => {
    const message = messageOf({
      ...production,
      APP_ORIGIN: "https://preview.plinth.example",
      SITES_DOMAIN: "plinth.example",
    });
    expect(message).toContain("APP_ORIGIN: must not be the host of previews");
  });

  it.each([
    ["PORT", "70000", /PORT: "70000" is not a port/],
    ["PORT", "three", /PORT: "three" is not a port/],
    ["DATABASE_URL", "mysql://x", /DATABASE_URL: must be a postgres/],
    ["SESSION_SECRET", "short", /SESSION_SECRET: must have at least 32/],
    ["SUPPORT_EMAIL", "nobody", /SUPPORT_EMAIL: must be an e-mail address/],
    ["SITES_IPV4", "sites.example", /SITES_IPV4: must be an IPv4 address/],
    ["SITES_CNAME", "https://sites.example", /SITES_CNAME: must be a host name/],
    ["DNS_SERVER", "dns.example", /DNS_SERVER: must be an address such as 192\.0\.2\.53/],
    ["CLAUDE_PRICES", "3/15", /CLAUDE_PRICES: must be three prices in dollars for a million tokens, such as/],
    ["OPENAI_BASE_URL", "localhost", /OPENAI_BASE_URL: must be an http or https address/],
    ["BIND_ADDRESS", "192.0.2.7", /BIND_ADDRESS: must be 127\.0\.0\.1 \(this machine alone\), 0\.0\.0\.0/],
    ["CADDY", "yes", /CADDY: must be on or off/],
    ["CERTIFICATES", "none", /CERTIFICATES: must be acme or internal/],
    ["ACME_EMAIL", "nobody", /ACME_EMAIL: must be an e-mail address/],
    ["SITES_CERTIFICATE", "sites.crt", /SITES_CERTIFICATE_KEY: is missing/],
    ["NODE_ENV", "staging", /NODE_ENV: /],
  ])("says what is wrong with %s=%s", (name, value, message) => {
    expect(messageOf({ [name]: value })).toMatch(message);
  });
});
