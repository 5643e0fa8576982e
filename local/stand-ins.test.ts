import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { testSettings } from "./payments/test-app";
import { startStandIns } from "./stand-ins";

const appOrigin = "http://localhost:4999";

async function allSettings() {
  return {
    identity: { port: 0, appOrigin, clientId: "plinth-web", clientSecret: "identity-test-secret" },
    payments: await testSettings(appOrigin),
    mailbox: { pagePort: 0, smtpPort: 0, directory: await mkdtemp(path.join(tmpdir(), "mailbox-")) },
  };
}

const answers = (origin: string) =>
  fetch(origin).then(
    () => true,
    () => false,
  );

it("runs all stand-ins in one process and ends them together", async () => {
  const standIns = await startStandIns(await allSettings());
  const origins = [standIns.identity!.origin, standIns.payments!.origin, standIns.mailbox!.origin];
  expect(await Promise.all(origins.map(answers))).toEqual([true, true, true]);
  await standIns.close();
  expect(await Promise.all(origins.map(answers))).toEqual([false, false, false]);
});

it("names the port that is taken", async () => {
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, "127.0.0.1", resolve));
  const { port } = taken.address() as AddressInfo;
  const settings = await allSettings();
  await expect(startStandIns({ ...settings, payments: { ...settings.payments, port } })).rejects.toThrow(
    `Port ${port}, which the local payments server needs, is taken.`,
  );
  await new Promise((resolve) => taken.close(resolve));
});

it("serves the script and the card form for browsers of the app alone", async () => {
  const standIns = await startStandIns({ payments: await testSettings(appOrigin) });
  const { origin } = standIns.payments!;
  for (const address of ["/stripe.js", "/v3/", "/v3/stripe.js", "/endive/stripe.js"]) {
    const response = await fetch(origin + address);
    expect(response.headers.get("content-type")).toMatch(/javascript/);
    expect(await response.text()).toContain("confirmPayment");
  }
  const form = await fetch(`${origin}/v3/card-form`);
  expect(form.headers.get("content-security-policy")).toContain(`frame-ancestors ${appOrigin}`);
  const html = await form.text();
  for (const label of ["Card number", "Expiration date", "Security code"]) expect(html).toContain(`>${label}</label>`);
  expect(html).toContain("Test mode: use 4242 4242 4242 4242");
  await standIns.close();
});
