import type { Sharp } from "sharp";
import type { DrawnPicture } from "./drawn-files";
import { fitText } from "./fit-text.server";
import { compositionFor } from "./pictures/compositions";
import type { Box, Canvas } from "./pictures/canvas";
import { SHARE_HEIGHT, SHARE_WIDTH } from "./share-size";
import type { SiteStyle } from "./site-style";

/** Sites and messengers that show links leave out what is much larger, in bytes. */
const LARGEST = 100_000;

/** Draws what stands for a site where it is shared, 1200 x 630 pixels: as PNG, or as JPEG where that is too large. */
export async function drawPicture(style: SiteStyle): Promise<DrawnPicture> {
  const photo = style.photo;
  const canvas: Canvas = {
    style,
    text: (text, setting) => (text === "" ? Promise.resolve(null) : fitText(text, setting)),
    photo: photo && ((box) => placedPhoto(photo, box)),
  };
  const inside = await compositionFor(style.template)(canvas);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${SHARE_WIDTH}" height="${SHARE_HEIGHT}" viewBox="0 0 ${SHARE_WIDTH} ${SHARE_HEIGHT}">${inside}</svg>`;
  const { default: sharp } = await import("sharp");
  const { data, info } = await sharp(Buffer.from(svg)).flatten().raw().toBuffer({ resolveWithObject: true });
  return encoded(() => sharp(data, { raw: info }), photo !== null);
}

async function encoded(picture: () => Sharp, isPhoto: boolean): Promise<DrawnPicture> {
  if (!isPhoto) {
    const bytes = await picture().png({ compressionLevel: 6 }).toBuffer();
    if (bytes.length <= LARGEST) return { bytes, ending: "png" };
  }
  for (const quality of [86, 74, 60]) {
    const bytes = await picture().jpeg({ quality, chromaSubsampling: "4:4:4" }).toBuffer();
    if (bytes.length <= LARGEST) return { bytes, ending: "jpg" };
  }
  return { bytes: await picture().jpeg({ quality: 45 }).toBuffer(), ending: "jpg" };
}

async function placedPhoto(photo: Uint8Array, { x, y, width, height }: Box): Promise<string> {
  const size = { width: Math.round(width), height: Math.round(height) };
  const { default: sharp } = await import("sharp");
  const bytes = await sharp(photo)
    .resize({ ...size, fit: "cover", position: "attention" })
    .jpeg({ quality: 92 })
    .toBuffer();
  return `<image x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="none" xlink:href="data:image/jpeg;base64,${bytes.toString("base64")}"/>`;
}
