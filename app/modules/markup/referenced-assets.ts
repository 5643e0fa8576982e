import { textsOf } from "../site/code-parts";
import type { WebsiteCode } from "../site/website-code";

const ASSET_PATH = /\bassets\/[A-Za-z0-9][A-Za-z0-9._/-]*\.[A-Za-z0-9]+/g;

/**
 * Every `assets/…` path that a website's code, or a text beside it, names, wherever it stands: only these are
 * published.
 */
export function referencedAssets(code: WebsiteCode, texts: string[] = []): string[] {
  const found = [...textsOf(code), ...texts].flatMap((part) => part.match(ASSET_PATH) ?? []);
  return [...new Set(found)].filter((path) => !path.includes("..")).sort();
}
