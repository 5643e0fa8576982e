import { data } from "@remix-run/node";
import { failureReason } from "~/http/failure-reason.server";
import type { Actor } from "~/http/guards.server";
import { readId } from "~/http/read-input.server";
import { redirectWithToast } from "~/http/toast.server";
import { retryDeadLetter } from "~/modules/arrivals/list-dead-letters.server";
import { deleteMessage, markUnread, moveMessage } from "~/modules/messages/change-message.server";
import { DONE, FAILED, RETRIED, RETRY, type MessageIntent } from "./message-words";

type Target = { actor: Actor; messageId: number };

const CHANGES: Record<MessageIntent, (target: Target) => Promise<void>> = {
  "mark-unread": markUnread,
  spam: (target) => moveMessage({ ...target, folder: "spam" }),
  "not-spam": (target) => moveMessage({ ...target, folder: "inbox" }),
  delete: deleteMessage,
};

interface Input {
  actor: Actor;
  formData: FormData;
  /** The list that the message was in. */
  list: string;
}

/** Does with a message what a form asks for by its `intent`, and goes back to the list. */
export async function messagesAction(input: Input) {
  const { actor, formData, list } = input;
  const intent = String(formData.get("intent"));
  if (intent === RETRY) return retry(input);
  if (!isIntent(intent)) throw data("This form does not say what it wants.", { status: 400 });
  const messageId = readId(String(formData.get("id")));
  try {
    await CHANGES[intent]({ actor, messageId });
  } catch (error) {
    return redirectWithToast(list, {
      ...FAILED,
      description: failureReason(error, `could not ${intent} a message`, FAILED.description),
    });
  }
  return redirectWithToast(list, DONE[intent]);
}

async function retry({ actor, formData, list }: Input) {
  try {
    await retryDeadLetter({ actor, ulid: String(formData.get("ulid")) });
  } catch (error) {
    return redirectWithToast(list, {
      ...FAILED,
      description: failureReason(error, "a dead letter could not be tried again", FAILED.description),
    });
  }
  return redirectWithToast(list, RETRIED);
}

const isIntent = (intent: string): intent is MessageIntent => Object.hasOwn(CHANGES, intent);
