import type { ClientActionFunctionArgs } from "@remix-run/react";
import { deleteFromBrowser } from "./delete-from-browser";

/** The list of websites needs none of it, and the form all: it loads this when it opens, not when a press needs it. */
export const loadGenerate = async () =>
  (await import("~/components/generation-form/generate-from-browser")).generateFromBrowser;

/** Sends what the dashboard asks for by script. Only the generation form carries files. */
export async function sendFromBrowser({ request, serverAction }: ClientActionFunctionArgs) {
  const hasFiles = request.headers.get("content-type")?.startsWith("multipart/form-data");
  return hasFiles ? (await loadGenerate())({ request, serverAction }) : deleteFromBrowser(serverAction);
}
