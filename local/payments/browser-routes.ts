import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { Router, type Response } from "express";
import { cardFormPage } from "./card-form-page";
import type { PaymentsSettings } from "../settings";

/** The script that sets `window.Stripe`, and the card form that it shows in a frame. */
export async function browserRoutes({ appOrigin }: PaymentsSettings): Promise<Router> {
  const [stripe, cardForm] = await Promise.all([bundle("stripe.ts"), bundle("card-form.ts")]);
  const router = Router();
  // `/v3/` and `/{release}/stripe.js` are Stripe's own addresses.
  router.get(["/stripe.js", "/:release/stripe.js", "/v3"], (_request, response) => sendScript(response, stripe));
  router.get("/v3/card-form.js", (_request, response) => sendScript(response, cardForm));
  router.get("/v3/card-form", (_request, response) => {
    response.set({
      "Content-Security-Policy":
        "default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'unsafe-inline'; img-src data:; " +
        `font-src ${appOrigin}; ` +
        `base-uri 'none'; form-action 'none'; frame-ancestors ${appOrigin}`,
      "Cache-Control": "no-store",
      "Referrer-Policy": "no-referrer",
      "X-Content-Type-Options": "nosniff",
    });
    response.type("html").send(cardFormPage(appOrigin));
  });
  return router;
}

function sendScript(response: Response, script: string) {
  response.set({
    "Access-Control-Allow-Origin": "*",
    "Cross-Origin-Resource-Policy": "cross-origin",
    "Cache-Control": "no-cache",
    "X-Content-Type-Options": "nosniff",
  });
  response.type("text/javascript").send(script);
}

async function bundle(name: string): Promise<string> {
  const entry = path.join(projectRoot(), "local/payments/browser", name);
  const result = await build({ entryPoints: [entry], bundle: true, write: false, format: "iife", target: "es2022" });
  return result.outputFiles[0]!.text;
}

// This code may itself be part of a bundle elsewhere in the project; the browser's part is always made of its source.
function projectRoot(): string {
  let directory = path.dirname(fileURLToPath(import.meta.url));
  while (!existsSync(path.join(directory, "package-lock.json"))) {
    if (directory === path.dirname(directory))
      throw new Error("The local payments server runs from a clone of the project only.");
    directory = path.dirname(directory);
  }
  return directory;
}
