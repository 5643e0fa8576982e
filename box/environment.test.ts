import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { productionEnvironment as named } from "../tests/factories/production-environment";
import { boxEnvironment } from "./environment";
import { BoxError } from "./part";

let dataDirectory: string;
beforeEach(() => {
  dataDirectory = mkdtempSync(join(tmpdir(), "plinth-environment-"));
});
afterEach(() => rmSync(dataDirectory, { recursive: true }));

describe("boxEnvironment", () => {
  it("needs nothing on one machine: addresses follow PORT, secrets are made once and kept", () => {
    const source = { PORT: "4200", DATA_DIR: dataDirectory };
    const box = boxEnvironment(source, "production");
    expect(box.postgres?.port).toBe(4206);
    expect(box.variables).toMatchObject({
      NODE_ENV: "production",
      LOCAL_STAND_INS: "1",
      APP_ORIGIN: "http://localhost:4200",
      OIDC_ISSUER: "http://localhost:4202",
      DATABASE_URL: `postgres://plinth:${box.postgres?.password}@127.0.0.1:4206/plinth`,
    });
    expect(box.variables.SESSION_SECRET).toHaveLength(48);
    expect(boxEnvironment(source, "production").variables).toEqual(box.variables);
  });

  it("runs no PostgreSQL of its own when another is named", () => {
    const box = boxEnvironment({ DATA_DIR: dataDirectory, DATABASE_URL: named.DATABASE_URL }, "production");
    expect(box.postgres).toBeUndefined();
    expect(box.variables.DATABASE_URL).toBe(named.DATABASE_URL);
  });

  it("runs its own PostgreSQL in production where its programs are named, and makes no other secret", () => {
    const { DATABASE_URL: _, ...settings } = { ...named, DATA_DIR: dataDirectory, POSTGRES_BIN: "/usr/pg/bin" };
    const box = boxEnvironment(settings, "production");
    const made = JSON.parse(readFileSync(join(dataDirectory, "secrets.json"), "utf8")) as Record<string, string>;
    expect(box.postgres).toEqual({ port: 3006, password: made.POSTGRES_PASSWORD, programs: "/usr/pg/bin" });
    expect(box.variables.DATABASE_URL).toBe(`postgres://plinth:${made.POSTGRES_PASSWORD}@127.0.0.1:3006/plinth`);
    expect(Object.keys(made)).toEqual(["POSTGRES_PASSWORD"]);
    expect(boxEnvironment({ ...settings, DATABASE_URL: named.DATABASE_URL }, "production").postgres).toBeUndefined();
  });

  it("gives no made-up key to a real service", () => {
    const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_PRICE_ID } = named;
    const keys = { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_PRICE_ID };
    const { variables } = boxEnvironment({ DATA_DIR: dataDirectory, ...keys }, "production");
    expect(variables).toMatchObject(keys);
    expect(variables.STRIPE_API_BASE).toBeUndefined();
    expect(() => boxEnvironment({ DATA_DIR: dataDirectory, STRIPE_SECRET_KEY }, "production")).toThrow(
      /STRIPE_WEBHOOK_SECRET: is missing/,
    );
  });

  it("stands in for nothing in production, and writes no secrets", () => {
    const box = boxEnvironment({ ...named, DATA_DIR: dataDirectory }, "production");
    expect(box).toMatchObject({ standIns: false, postgres: undefined });
    expect(box.variables.LOCAL_STAND_INS).toBeUndefined();
    expect(existsSync(join(dataDirectory, "secrets.json"))).toBe(false);
    expect(() => boxEnvironment({ NODE_ENV: "production", DATA_DIR: dataDirectory }, "production")).toThrow(BoxError);
  });
});
