import type { PutBack } from "~/modules/bin/put-back-website.server";

/** What is said of a website that was put back, with what is in the way of showing it to visitors. */
export function putBackToast({ title, hasAddress, liveTitle }: PutBack): { title: string; description: string } {
  return {
    title: "Website Put Back",
    description: `“${title}” is on your dashboard again. ${hasAddress ? next(liveTitle) : ""}`.trim(),
  };
}

function next(liveTitle: string | null): string {
  if (liveTitle) return `It is not live: only one website can be, and now that is “${liveTitle}”.`;
  return "It is not live yet. Deploy it, and visitors see it again.";
}
