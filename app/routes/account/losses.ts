import { countInWords } from "~/lib/count-words";
import type { AccountHoldings } from "~/modules/accounts/read-account.server";
import { WEBSITE_DAYS } from "~/modules/bin/bin-days";
import { publicUrl } from "../deployments/deployment-item";

/** What a deletion takes away, one sentence for each thing that the account has. */
export function lossesOf(
  { websites, inBin, posts, messages, hasSubscription, live }: AccountHoldings,
  origin: string,
): string[] {
  const url = live && publicUrl({ subdomain: live.subdomain, customDomain: live.domain }, origin);
  const sentences = [
    live &&
      (live.isActive
        ? `Your live website “${live.title}” at ${url} goes offline.`
        : `Your unpublished website “${live.title}” loses its address ${url}.`),
    websites > 0 &&
      `${countInWords(websites, "website is", "websites are")} deleted, with all versions, pictures and chats with the AI designer.`,
    inBin > 0 &&
      `${countInWords(inBin, "website in your bin goes", "websites in your bin go")} with your account, whatever is left of the ${WEBSITE_DAYS} days.`,
    messages > 0 &&
      `${countInWords(messages, "message", "messages")} from your visitors ${messages === 1 ? "is" : "are"} deleted.`,
    posts > 0 && `${countInWords(posts, "post is", "posts are")} deleted.`,
    live && "The visitor figures and SEO results of your website are deleted.",
    hasSubscription &&
      "Your subscription ends at once. Nothing more is charged, and the rest of the paid month is not paid back, even if you put your account back.",
    "You are signed out on every device.",
  ];
  return sentences.filter((sentence) => typeof sentence === "string");
}
