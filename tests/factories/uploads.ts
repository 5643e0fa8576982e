import { deflateSync } from "node:zlib";
import sharp from "sharp";
import { docx, paragraph } from "./documents";

/** A file as Playwright's `setInputFiles` takes it. */
export interface Upload {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const picture = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 4, background } });

/** A photograph's stand-in: one colour. */
export async function photo(name: string, background: string): Promise<Upload> {
  return { name, mimeType: "image/jpeg", buffer: await picture(1200, 800, background).jpeg().toBuffer() };
}

export async function logo(name = "logo.png"): Promise<Upload> {
  return { name, mimeType: "image/png", buffer: await picture(320, 120, "#7a3e1d").png().toBuffer() };
}

/** A Word document with a paragraph for each line. */
export function wordFile(name: string, text: string): Upload {
  const body = text
    .split("\n")
    .map((line) => paragraph(line.replaceAll("&", "&amp;")))
    .join("");
  return {
    name,
    mimeType: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    buffer: Buffer.from(docx(body)),
  };
}

export const textFile = (name: string, text: string): Upload => ({
  name,
  mimeType: "text/plain",
  buffer: Buffer.from(text),
});

/** Bytes that are no picture and no document, whatever the name says. */
export const otherFile = (name: string): Upload => ({
  name,
  mimeType: "application/zip",
  buffer: deflateSync(Buffer.from(name)),
});
