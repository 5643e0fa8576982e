import { CONTACT_PATH } from "~/published/visitor-calls";
import type { WebsiteCode } from "../site/website-code";

/** Whether a website sends messages to the app that made it. */
export function sendsToApp({ html, javascript }: WebsiteCode): boolean {
  return html.includes(CONTACT_PATH) || javascript.includes(CONTACT_PATH);
}
