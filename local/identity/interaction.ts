import express, { Router, type Request, type Response } from "express";
import { errors, type Provider } from "oidc-provider";
import { z } from "zod";
import { pageHeaders } from "../page";
import { route } from "../route";
import type { IdentitySettings } from "../settings";
import { signInSchema, subjectOf } from "./account";
import type { Accounts } from "./provider";
import { signInPage, startAgainPage, type SignInForm } from "./sign-in-page";

const typed = z.object({ name: z.string().catch(""), email: z.string().catch("") });

/** The page between the app's request and its answer: asks who it is, then hands back to the provider. */
export function interactionRoutes(provider: Provider, settings: IdentitySettings, accounts: Accounts): Router {
  const router = Router();
  const show = (response: Response, status: number, html: string) => {
    // A redirect after the form counts as its target for browsers, hence the app's origin.
    const policy = `form-action 'self' ${settings.appOrigin}; frame-ancestors 'none'`;
    response.status(status).set(pageHeaders(policy)).send(html);
  };

  const ask = route(async (request, response) => {
    if (!(await running(provider, request, response))) return show(response, 400, ended(settings));
    show(response, 200, signInPage(emptyForm(request)));
  });

  const finish = route(async (request, response) => {
    if (!(await running(provider, request, response))) return show(response, 400, ended(settings));
    const parsed = signInSchema.safeParse(request.body);
    if (!parsed.success) return show(response, 400, signInPage(formWithErrors(request, parsed.error)));
    const accountId = subjectOf(parsed.data.email);
    accounts.set(accountId, parsed.data);
    await provider.interactionFinished(request, response, { login: { accountId, remember: false } });
  });

  router.get("/interaction/:uid", ask);
  router.post("/interaction/:uid", express.urlencoded({ extended: false }), finish);
  return router;
}

async function running(provider: Provider, request: Request, response: Response): Promise<boolean> {
  try {
    await provider.interactionDetails(request, response);
    return true;
  } catch (error) {
    if (error instanceof errors.SessionNotFound) return false;
    throw error;
  }
}

function ended({ appOrigin }: IdentitySettings): string {
  return startAgainPage("It was finished, took too long, or was begun in another browser.", appOrigin);
}

function emptyForm(request: Request): SignInForm {
  return { action: request.path, values: { name: "", email: "" }, errors: {} };
}

function formWithErrors(request: Request, error: z.ZodError<z.input<typeof signInSchema>>): SignInForm {
  return { action: request.path, values: typed.parse(request.body), errors: z.flattenError(error).fieldErrors };
}
