import type { Sharp, WebpOptions } from "sharp";
import { contentHash } from "../../storage/content-hash";

/** What a picture is for: a photo fills a room of the page, a logo stands small and sharp at its top. */
export type PictureKind = "logo" | "image";

/** A picture of a site in one width: WebP, without metadata. */
export interface EncodedPicture {
  bytes: Uint8Array;
  /** Pixels. */
  width: number;
  height: number;
  /** SHA-256 of `bytes`, in hex. */
  contentHash: string;
}

/** Where the eye goes in a picture, in percent of its width and height. */
export interface Focus {
  x: number;
  y: number;
}

/** Pixels, upright and in sRGB. */
interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
  channels: 1 | 2 | 3 | 4;
}

const WIDEST = 1_600;
const TALLEST = 4_000;
/** The widest is also what smaller formats are made from later, so it is the best. */
const BEST: WebpOptions = { quality: 80 };
const PHOTO_WIDTHS = [480, 800, 1_200];
/** Up to this width, in pixels, a photo is for phones, and takes no more than so many bytes where quality allows. */
const PHONE_WIDTH = 800;
const PHONE_BYTES = 60_000;
const QUALITIES = [75, 62, 50];
/** Pixels that a logo is high for a bar and for a sign board, each at two for one of CSS. */
const LOGO_HEIGHTS = [104, 192];
/** A width less than this much smaller than the picture itself spares too little. */
const WORTHWHILE = 0.85;

/**
 * Decodes a picture once and encodes it in every width that a page may ask for: the widest first (1600 px at most, and
 * never enlarged), then the others, with the focus of a photo. @throws Error for bytes that are no picture, or a damaged one
 */
export async function encodePicture(
  bytes: Uint8Array,
  kind: PictureKind,
  limitInputPixels: number,
): Promise<{ encoded: EncodedPicture[]; focus: Focus | undefined }> {
  const pixels = await decode(bytes, limitInputPixels);
  const encode = kind === "logo" ? encodeLogo : encodePhoto;
  const encoded = [
    kind === "logo" ? await encodeLogo(pixels, pixels.width) : await toWebp(await resized(pixels, pixels.width), BEST),
  ];
  // One after another: pictures of many pixels together would take too much memory.
  for (const width of widthsFor(pixels, kind)) encoded.push(await encode(pixels, width));
  return { encoded, focus: kind === "image" ? await focusOf(pixels) : undefined };
}

/** Pixels of the longer side in which a focus is looked for. */
const GLANCE = 256;
/** How far a focus goes from the middle, and what share of a side at each edge is no subject but what a picture cuts. */
const [TRUST, EDGE] = [0.65, 0.1];
/** Percent from the middle up to which nothing would be seen of it. */
const NEAR = 6;

/** What a frame of another shape is to keep of a photo; nothing where that is the middle. */
async function focusOf(pixels: Pixels): Promise<Focus | undefined> {
  const { default: sharp } = await import("sharp");
  const { data, info } = await (await resized(pixels, Math.min(GLANCE, pixels.width)))
    .png()
    .toBuffer({ resolveWithObject: true });
  const half = { width: Math.ceil(info.width / 2), height: info.height };
  const cropped = await sharp(data)
    .resize({ ...half, fit: "cover", position: sharp.strategy.attention })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { attentionX = info.width / 2, attentionY = info.height / 2 } = cropped.info;
  const percent = (at: number, size: number) =>
    Math.abs(at / size - 0.5) > 0.5 - EDGE ? 50 : Math.round(50 + ((100 * at) / size - 50) * TRUST);
  const focus = { x: percent(attentionX, info.width), y: percent(attentionY, info.height) };
  return Math.max(Math.abs(focus.x - 50), Math.abs(focus.y - 50)) < NEAR ? undefined : focus;
}

async function decode(bytes: Uint8Array, limitInputPixels: number): Promise<Pixels> {
  const { default: sharp } = await import("sharp");
  const { data, info } = await sharp(bytes, { limitInputPixels, failOn: "error" })
    .autoOrient()
    .resize({ width: WIDEST, height: TALLEST, fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: info.channels as Pixels["channels"] };
}

function widthsFor({ width, height }: Pixels, kind: PictureKind): number[] {
  const wanted = kind === "logo" ? LOGO_HEIGHTS.map((high) => Math.ceil((high * width) / height)) : PHOTO_WIDTHS;
  return wanted.filter((candidate) => candidate <= width * WORTHWHILE);
}

async function resized({ data, width, height, channels }: Pixels, to: number): Promise<Sharp> {
  const { default: sharp } = await import("sharp");
  return sharp(data, { raw: { width, height, channels } }).resize({ width: to });
}

async function encodePhoto(pixels: Pixels, width: number): Promise<EncodedPicture> {
  const most = width <= PHONE_WIDTH ? PHONE_BYTES : Infinity;
  let encoded: EncodedPicture | null = null;
  for (const quality of QUALITIES) {
    if (encoded && encoded.bytes.length <= most) break;
    encoded = await toWebp(await resized(pixels, width), { quality });
  }
  return encoded!;
}

// Flat colours are sharper and smaller without loss; a logo that is a photo is not.
async function encodeLogo(pixels: Pixels, width: number): Promise<EncodedPicture> {
  const exact = await toWebp(await resized(pixels, width), { lossless: true });
  const lossy = await toWebp(await resized(pixels, width), { quality: 90, smartSubsample: true });
  return exact.bytes.length <= lossy.bytes.length * 1.2 ? exact : lossy;
}

async function toWebp(image: Sharp, options: WebpOptions): Promise<EncodedPicture> {
  const { data, info } = await image.webp(options).toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height, contentHash: contentHash(data) };
}
