import { CONTACT_PATH } from "~/published/visitor-calls";
import type { GeneratedCode } from "../site/generated-code";

/** Whether a website sends messages to the app that made it. */
export function sendsToApp({ html, javascript }: GeneratedCode): boolean {
  return html.includes(CONTACT_PATH) || javascript.includes(CONTACT_PATH);
}
