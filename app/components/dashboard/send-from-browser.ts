import type { ClientActionFunctionArgs } from "@remix-run/react";
import { deleteFromBrowser } from "./delete-from-browser";

/** Sends what the dashboard asks for by script. Only the generation form carries files. */
export async function sendFromBrowser({ request, serverAction }: ClientActionFunctionArgs) {
  const hasFiles = request.headers.get("content-type")?.startsWith("multipart/form-data");
  if (!hasFiles) return deleteFromBrowser(serverAction);
  // The list of websites needs none of it.
  const { generateFromBrowser } = await import("~/components/generation-form/generate-from-browser");
  return generateFromBrowser({ request, serverAction });
}
