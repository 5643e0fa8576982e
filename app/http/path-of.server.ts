import type { Request } from "express";
import { env } from "~/lib/env.server";

/** The path as the routes will see it, without dots that climb. */
export function pathOf({ originalUrl, path }: Request): string {
  const address = env.APP_ORIGIN + originalUrl;
  return URL.canParse(address) ? new URL(address).pathname : path;
}
