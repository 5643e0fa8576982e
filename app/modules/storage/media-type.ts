export type MediaType = string;

const TYPES: Record<string, MediaType> = {
  html: "text/html; charset=utf-8",
  css: "text/css; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  json: "application/json",
  txt: "text/plain; charset=utf-8",
  xml: "application/xml",
  svg: "image/svg+xml",
  webp: "image/webp",
  avif: "image/avif",
  png: "image/png",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  gif: "image/gif",
  ico: "image/x-icon",
  woff: "font/woff",
  woff2: "font/woff2",
  webmanifest: "application/manifest+json",
};

/** Media type of a file by the ending of its name; bytes of an unknown kind are never guessed at. */
export function mediaTypeOf(path: string): MediaType {
  const ending = /\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase() ?? "";
  return Object.hasOwn(TYPES, ending) ? TYPES[ending]! : "application/octet-stream";
}

/** Whether compression makes files of this type smaller; pictures and woff2 fonts are compressed already. */
export function isCompressible(type: MediaType): boolean {
  return /^text\/|^application\/(json|xml|manifest\+json)|svg\+xml/.test(type);
}
