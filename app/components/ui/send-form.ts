import type { ClientActionFunctionArgs } from "@remix-run/react";
import { askServer } from "./ask-server";

/**
 * Sends a screen's form by script (`askServer`): `unreachable` says for the form's `intent` that Plinth did not answer,
 * and gives the answer that the form gets instead, null for none.
 */
export async function sendForm(
  { request, serverAction }: Pick<ClientActionFunctionArgs, "request" | "serverAction">,
  unreachable: (intent: string) => unknown,
): Promise<unknown> {
  const intent = String((await request.clone().formData()).get("intent"));
  return askServer(serverAction, () => unreachable(intent));
}
