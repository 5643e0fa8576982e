import { compress } from "~/modules/storage/compress";
import type { SiteFile } from "~/modules/storage/site-file";
import { unicodeRange } from "~/modules/templates/unicode-range";
import { pageText } from "./page-text";

export interface PageWeight {
  /** As they travel: compressed, with headers. */
  bytes: number;
  requests: number;
}

/** Bytes of an answer's headers, as the renderer sends them. */
const HEADERS = 450;
/** Device pixels across the phone that Lighthouse simulates (412 x 1.75). */
const PHONE_PIXELS = 721;

/**
 * What a phone loads of a published site's first page, scrolled to its end, from the files of its snapshot;
 * `favicon.ico` and posts not among it.
 */
export async function transferred(files: readonly SiteFile[]): Promise<PageWeight> {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const html = textOf(byPath.get("index.html"));
  const styles = linked(html, /<link rel="stylesheet" href="([^"]+)"/g);
  const faces = styles.flatMap((path) => facesFor(textOf(byPath.get(path)), pageText(html)));
  const paths = [
    "index.html",
    ...styles,
    ...faces,
    ...linked(html, /<script src="([^"]+)"/g),
    ...linked(html, /<link rel="icon" type="image\/svg\+xml" href="(?!data:)([^"]+)"/g),
    ...pictures(html),
  ];
  const loaded = [...new Set(paths)].flatMap((path) => byPath.get(path) ?? []);
  const sizes = await Promise.all(loaded.map(sizeOf));
  return { bytes: sizes.reduce((sum, size) => sum + size + HEADERS, 0), requests: loaded.length };
}

const textOf = (file: SiteFile | undefined) => (file ? Buffer.from(file.bytes).toString() : "");
const linked = (html: string, tag: RegExp) => [...html.matchAll(tag)].map(([, path = ""]) => path);

const sizeOf = async ({ bytes, type }: SiteFile) => ((await compress(bytes, type)).br ?? bytes).length;

/** The font files whose characters a text has. */
function facesFor(css: string, text: string): string[] {
  const faces = [...css.matchAll(/url\("\.\.\/(assets\/fonts\/[^"]+)"\)[^}]*unicode-range: ([^;]+);/g)];
  return faces.flatMap(([, path = "", range = ""]) => ([...new Set(text)].some(unicodeRange(range)) ? [path] : []));
}

/** The file of each picture that is wide enough for the whole phone. */
function pictures(html: string): string[] {
  return [...html.matchAll(/<img\b[^>]*>/g)].map(([tag]) => {
    const widths = [...(/srcset="([^"]+)"/.exec(tag)?.[1] ?? "").matchAll(/(?<!\S)(\S+) (\d+)w/g)].map(
      ([, path = "", width]) => ({ path, width: Number(width) }),
    );
    const fitting = widths.toSorted((a, b) => a.width - b.width).find(({ width }) => width >= PHONE_PIXELS);
    return fitting?.path ?? /\bsrc="([^"]+)"/.exec(tag)?.[1] ?? "";
  });
}
