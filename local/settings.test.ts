import { describe, expect, it } from "vitest";
import { productionEnvironment as production } from "../tests/factories/production-environment";
import { readSettings, StandInsRefusedError } from "./settings";

describe("readSettings", () => {
  it("puts every stand-in behind PORT and its files under DATA_DIR", () => {
    const settings = readSettings({ PORT: "4200", DATA_DIR: "/var/plinth" });
    expect(settings).toMatchObject({
      identity: { port: 4202, appOrigin: "http://localhost:4200" },
      payments: { port: 4203, stateFile: "/var/plinth/payments.json", secretKey: expect.stringMatching(/^sk_test_/) },
      mailbox: { pagePort: 4204, smtpPort: 4205, directory: "/var/plinth/mailbox" },
    });
  });

  it("leaves out what the real service does", () => {
    const settings = readSettings({
      OIDC_ISSUER: "https://id.example",
      OIDC_CLIENT_ID: "plinth",
      OIDC_CLIENT_SECRET: "secret",
      STRIPE_SECRET_KEY: "sk_test_real",
      STRIPE_PUBLISHABLE_KEY: "pk_test_real",
      STRIPE_WEBHOOK_SECRET: "whsec_real",
      STRIPE_PRICE_ID: "price_real",
    });
    expect(settings).toEqual({ mailbox: expect.any(Object) });
  });

  it("refuses production", () => {
    expect(() => readSettings(production)).toThrow(StandInsRefusedError);
    expect(() => readSettings(production)).toThrow(/LOCAL_STAND_INS=1/);
  });

  it("runs in production for one who says so", () => {
    const { DATABASE_URL, SESSION_SECRET, NODE_ENV } = production;
    const settings = readSettings({ NODE_ENV, DATABASE_URL, SESSION_SECRET, LOCAL_STAND_INS: "1" });
    expect(Object.keys(settings)).toEqual(["identity", "payments", "mailbox"]);
  });
});
