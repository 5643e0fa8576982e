import { screenLocale } from "~/lib/languages";

/** How days and times are written for whoever asks: as where the language that the browser asks for first is spoken. */
export function readLocale(request: Request): string {
  const first = (request.headers.get("accept-language") ?? "").split(",")[0]!.split(";")[0]!.trim();
  return screenLocale(first);
}
