import type { EarlierDeployment } from "~/modules/result/read-result.server";

/**
 * What a form that brings a website to the public begins with: what it was called when it was deployed before, if it
 * was.
 */
export function firstValues(title: string, earlier: EarlierDeployment | null, proposal: string | null) {
  if (!earlier) return { title, subdomain: proposal ?? undefined };
  return { subdomain: earlier.subdomain, title: earlier.title, description: earlier.description ?? undefined };
}

/** What is there again once a website that was live before is so anew. */
export function earlierWords({ domainText }: EarlierDeployment): string {
  const domain = domainText ? ` So does its domain ${domainText}, unless you enter another one.` : "";
  return `This website was live before. Its messages, posts, visitor figures and settings come back with it.${domain}`;
}
