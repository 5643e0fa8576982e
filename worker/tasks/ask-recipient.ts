import { sendRequest } from "~/modules/recipients/send-request.server";
import { task } from "../task";

export const askRecipientTask = task("ask_recipient", (payload) => sendRequest(payload));
