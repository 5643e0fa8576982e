import { describe, expect, it } from "vitest";
import { parseEnv } from "~/lib/parse-env";
import { productionEnvironment } from "../tests/factories/production-environment";
import { caddyEnvironment, describeSites, findCaddy } from "./caddy";
import { BoxError } from "./part";

const program = process.execPath;

describe("findCaddy", () => {
  it("takes the program that is named, and says so when it is not there", () => {
    expect(findCaddy({ CADDY_PATH: program, PATH: "" })).toBe(program);
    expect(() => findCaddy({ CADDY_PATH: "/nowhere/caddy" })).toThrow(
      new BoxError("There is no program at /nowhere/caddy, which CADDY_PATH names."),
    );
  });

  it("does without, unless Caddy is asked for", () => {
    expect(findCaddy({ PATH: "/nowhere" })).toBeUndefined();
    expect(findCaddy({ CADDY: "off", CADDY_PATH: program })).toBeUndefined();
    expect(() => findCaddy({ CADDY: "on", PATH: "/nowhere" })).toThrow(
      /Caddy is not on PATH\. Install it, .* CADDY=off/,
    );
  });
});

describe("caddyEnvironment", () => {
  it("leads http to the port that visitors use, which in production is another than Caddy's own", () => {
    expect(caddyEnvironment(parseEnv({ PORT: "4200" }))).toMatchObject({
      APP_HOST: "localhost",
      HTTPS_PORT: "4208",
      HTTPS_SUFFIX: ":4208",
      CERTIFICATES: "internal",
    });
    const behindFly = { ...productionEnvironment, HTTPS_PORT: "8443", PROXY_PROTOCOL: "on" };
    expect(caddyEnvironment(parseEnv(behindFly))).toMatchObject({
      APP_HOST: "app.example",
      HTTPS_PORT: "8443",
      HTTPS_SUFFIX: "",
      LISTENER: "proxy-protocol",
    });
  });

  it("names an authority and files only where they are set", () => {
    const authority = { ACME_EMAIL: "ca@app.example", ACME_DIRECTORY: "https://ca.example/dir" };
    const files = { SITES_CERTIFICATE: "/certificates/sites.crt", SITES_CERTIFICATE_KEY: "/certificates/sites.key" };
    expect(caddyEnvironment(parseEnv(productionEnvironment))).toMatchObject({
      ACME_OPTIONS: "",
      SITES_CERTIFICATES: "on-demand",
      LISTENER: "direct",
    });
    expect(
      caddyEnvironment(parseEnv({ ...productionEnvironment, ...authority, ...files, SITES_DOMAIN: "sites.example" })),
    ).toMatchObject({
      ACME_OPTIONS: 'email "ca@app.example"\nacme_ca "https://ca.example/dir"',
      SITES_CERTIFICATES: "wildcard",
      ...files,
    });
  });

  it("gives previews a host of their own where there is a domain for one", () => {
    expect(caddyEnvironment(parseEnv({ ...productionEnvironment, SITES_DOMAIN: "sites.example" }))).toMatchObject({
      PREVIEWS: "own-host",
      PREVIEW_HOST: "preview.sites.example",
    });
    expect(caddyEnvironment(parseEnv({ PORT: "4200" }))).toMatchObject({
      PREVIEWS: "own-host",
      PREVIEW_HOST: "preview.localhost",
    });
    expect(caddyEnvironment(parseEnv(productionEnvironment))).toMatchObject({
      PREVIEWS: "app-host",
      PREVIEW_HOST: undefined,
    });
  });

  it("knows no secret", () => {
    const known = JSON.stringify(caddyEnvironment(parseEnv(productionEnvironment)));
    for (const name of ["SESSION_SECRET", "STRIPE_SECRET_KEY", "DATABASE_URL"] as const)
      expect(known).not.toContain(productionEnvironment[name]);
  });
});

describe("describeSites", () => {
  it("says where sites are, and what to trust only where nobody else is trusted", () => {
    expect(describeSites(parseEnv({ PORT: "4200", DATA_DIR: "/data" }), "sites.localhost")).toBe(
      "Sites answer over https: https://{name}.sites.localhost:4208 (a browser trusts them once it has /data/caddy/pki/authorities/local/root.crt)",
    );
    expect(describeSites(parseEnv({ ...productionEnvironment, SITES_DOMAIN: "sites.example" }))).toBe(
      "Sites answer over https: https://{name}.sites.example",
    );
    expect(describeSites(parseEnv(productionEnvironment))).toMatch(
      /^Sites answer at https:\/\/app\.example\/sites\/{name}\./,
    );
  });
});
