import express, { type ErrorRequestHandler } from "express";
import { listen, type Listening } from "../listen";
import { pageHeaders } from "../page";
import type { IdentitySettings } from "../settings";
import { forgetSession } from "./forget-session";
import { interactionRoutes } from "./interaction";
import { createProvider, type Accounts } from "./provider";
import { startAgainPage } from "./sign-in-page";

/** Starts the identity provider; its issuer is the origin that is returned. */
export function startIdentity(settings: IdentitySettings): Promise<Listening> {
  return listen({
    name: "local identity provider",
    port: settings.port,
    handler: async (origin) => {
      const accounts: Accounts = new Map();
      const provider = await createProvider(origin, settings, accounts);
      const app = express().disable("x-powered-by");
      app.use(forgetSession);
      app.use(interactionRoutes(provider, settings, accounts));
      app.use(provider.callback());
      app.use(showFailure(settings));
      return app;
    },
  });
}

function showFailure({ appOrigin }: IdentitySettings): ErrorRequestHandler {
  return (error, _request, response, next) => {
    if (response.headersSent) return next(error);
    console.error("identity provider:", error);
    response.status(500).set(pageHeaders("form-action 'none'; frame-ancestors 'none'"));
    response.send(startAgainPage("Something went wrong in the local identity provider.", appOrigin));
  };
}
