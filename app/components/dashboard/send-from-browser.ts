import type { ClientActionFunctionArgs } from "@remix-run/react";
import { generateFromBrowser } from "~/components/generation-form/generate-from-browser";
import { deleteFromBrowser } from "./delete-from-browser";

/** Sends what the dashboard asks for by script. Only the generation form carries files. */
export function sendFromBrowser({ request, serverAction }: ClientActionFunctionArgs) {
  const hasFiles = request.headers.get("content-type")?.startsWith("multipart/form-data");
  return hasFiles ? generateFromBrowser({ request, serverAction }) : deleteFromBrowser(serverAction);
}
