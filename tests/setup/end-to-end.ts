import { buildWhenChanged } from "../../box/build";
import { findChromium } from "./chromium";
import { removeDataDirectory, startBox, temporaryDataDirectory } from "./running-box";
import { Visitor } from "./visitor";
import { generateWebsite } from "./websites";

const MODEL = { OPENAI_BASE_URL: `http://127.0.0.1:${process.env.E2E_MODEL_PORT}/v1`, OPENAI_PRICES: "2.5/0.25/15" };

/** Starts the product for all end-to-end tests, on the port that playwright.config.ts chose. Returns what stops it. */
export default async function setup(): Promise<() => Promise<void>> {
  await buildWhenChanged();
  const dataDirectory = temporaryDataDirectory();
  // For tests that look into the box; every test worker inherits it.
  process.env.E2E_DATA_DIR = dataDirectory;
  // A measurement takes 10 s and more: one is enough to see all of it.
  // A look at each page that a test makes would take longer than the tests; its own are in tests/integration/checks.
  const settings = {
    BROWSER_CHECKS: "off",
    DNS_SERVER: `127.0.0.1:${process.env.E2E_DNS_PORT}`,
    SEO_LOADS: "1",
    CHROMIUM_PATH: findChromium()!,
    ...MODEL,
  };
  const box = await startBox({ dataDirectory, port: Number(process.env.E2E_PORT), settings });
  await makeOriginals(box.origin);
  return async () => {
    await box.stop();
    removeDataDirectory(dataDirectory);
  };
}

/** What each test has a copy of: a subscription that is paid for, and a website that its owner has opened once. */
async function makeOriginals(origin: string): Promise<void> {
  const maker = await (await new Visitor(origin).signIn("Mina Mould", "mina.mould@example.com")).subscribe();
  const { id } = await generateWebsite(maker);
  await maker.open(`/analysis/${id}`);
  process.env.E2E_PAYER = maker.email;
  process.env.E2E_WEBSITE = String(id);
}
