import { TEMPLATES, type TemplateId } from "../site/choices";
import type { WebsiteCode } from "../site/website-code";
import { hasWord } from "../markup/html-document";
import { readPage } from "../markup/page";

/** Which of our designs a website was made in; null for one from elsewhere. */
export function templateOf({ html }: WebsiteCode): TemplateId | null {
  const body = readPage(html).elements.find(({ tagName }) => tagName === "body");
  return (body && TEMPLATES.find((template) => hasWord(body, "class", `t-${template}`))) ?? null;
}
