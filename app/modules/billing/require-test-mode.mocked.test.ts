import { beforeEach, describe, expect, it, vi } from "vitest";
import { requireTestMode } from "./require-test-mode.server";

const settings = vi.hoisted(() => ({ STRIPE_SECRET_KEY: "" }));
vi.mock("~/lib/env.server", () => ({ env: settings }));

describe("the test tools", () => {
  beforeEach(() => {
    settings.STRIPE_SECRET_KEY = "";
  });

  it.each(["sk_test_1", "rk_test_1"])("are there with the key %s", (key) => {
    settings.STRIPE_SECRET_KEY = key;
    expect(requireTestMode).not.toThrow();
  });

  it.each(["sk_live_1", "rk_live_1", "sk_test", "x_sk_test_1", ""])("are not there with the key %j", (key) => {
    settings.STRIPE_SECRET_KEY = key;
    expect(requireTestMode).toThrow(expect.objectContaining({ status: 404 }));
  });
});
