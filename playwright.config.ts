import { defineConfig } from "playwright/test";
import { CHROMIUM_ARGS, findChromium } from "./tests/setup/chromium";
import { freePortRow } from "./tests/setup/free-ports";

// Read again by every worker, which inherits what the first reading chose.
process.env.E2E_PORT ??= String(await freePortRow(9));

// Custom domains are checked with the DNS server that a test starts here.
process.env.E2E_DNS_PORT ??= String(await freePortRow(1));

// OpenAI's model answers from a server that a test starts here; Claude is not connected.
process.env.E2E_MODEL_PORT ??= String(await freePortRow(1));

export default defineConfig({
  testDir: "tests/e2e",
  globalSetup: "./tests/setup/end-to-end.ts",
  outputDir: "test-results",
  reporter: "list",
  // One more than cores: browsers wait for servers, and servers for databases.
  workers: 3,
  // Ends what hangs, not what waits for a busy machine.
  timeout: 180_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  // A shared machine stalls now and then; what passes only the second time is listed as flaky.
  retries: process.env.CI ? 1 : 0,
  use: {
    baseURL: `http://localhost:${process.env.E2E_PORT}`,
    // A trace takes a fifth of a test's time: it is kept of a second try alone, or for who asks (`--trace retain-on-failure`).
    trace: "on-first-retry",
    launchOptions: { executablePath: findChromium(), args: CHROMIUM_ARGS },
  },
});
