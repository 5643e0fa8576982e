import express, { type Response } from "express";
import { listen } from "../listen";
import { pageHeaders } from "../page";
import { route } from "../route";
import type { MailboxSettings } from "../settings";
import { MailFolder } from "./mail-folder";
import { listPage, messagePage, missingPage } from "./mailbox-pages";
import { startSmtp } from "./smtp";

const SHOWN = 200;

/** Starts the SMTP port and the page that shows what came in. */
export async function startMailbox(settings: MailboxSettings) {
  const folder = await MailFolder.open(settings.directory);
  const smtp = await startSmtp(settings.smtpPort, folder);
  try {
    const page = await listen({ name: "local mailbox page", port: settings.pagePort, handler: () => pages(folder) });
    return {
      origin: page.origin,
      smtpUrl: `smtp://127.0.0.1:${smtp.port}`,
      close: async () => void (await Promise.all([page.close(), smtp.close()])),
    };
  } catch (error) {
    await smtp.close();
    throw error;
  }
}

function pages(folder: MailFolder) {
  const app = express().disable("x-powered-by");
  const byId = (answer: (id: string, response: Response) => Promise<unknown>) =>
    route(async (request, response) => {
      if ((await answer(String(request.params.id), response)) === undefined) show(response.status(404), missingPage());
    });

  app.get(
    "/",
    route(async (_request, response) => show(response, listPage(await folder.list(SHOWN)))),
  );
  app.get(
    "/api/messages",
    route(async (_request, response) => response.json(await folder.list(SHOWN))),
  );
  app.get(
    "/messages/:id",
    byId(async (id, response) => {
      const message = await folder.read(id);
      return message && show(response, messagePage(message));
    }),
  );
  app.get(
    "/messages/:id/html",
    byId(async (id, response) => {
      const message = await folder.read(id);
      // A mail is as hostile as any page: no script, no forms, no address of its own.
      return message && response.set(pageHeaders("sandbox")).send(message.html);
    }),
  );
  app.get(
    "/messages/:id/source",
    byId(async (id, response) => {
      const raw = await folder.source(id);
      return raw && response.attachment(`${id}.eml`).type("message/rfc822").send(raw);
    }),
  );
  app.use((_request, response) => show(response.status(404), missingPage()));
  return app;
}

function show(response: Response, html: string) {
  return response.set(pageHeaders("frame-src 'self'; form-action 'none'; frame-ancestors 'none'")).send(html);
}
