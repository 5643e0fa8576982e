import { initialsOf } from "../../templates/favicon";
import type { SiteIcons } from "./drawn-files";
import { fitText } from "./fit-text.server";
import { put } from "./pictures/canvas";
import type { SiteStyle } from "./site-style";

const SIZE = 64;
const ICO_SIZE = 32;
const TOUCH_SIZE = 180;
/** A thin letter is lost at the size of an icon. */
const BOLD = 700;
/** Proportions up to which a logo still reads in a square. */
const SQUARE = 1.3;

/** Draws a site's icons: its logo where that is nearly square, else its initials in its own font on its own colour. */
export async function drawIcons(style: SiteStyle): Promise<SiteIcons> {
  const mark = (await logoMark(style)) ?? (await initialsMark(style));
  const [svg, touch] = [drawing(mark, 14), drawing(mark, 0)];
  const [small, large] = await Promise.all([raster(svg, ICO_SIZE), raster(touch, TOUCH_SIZE)]);
  return { svg: Buffer.from(svg), ico: icoOf(small), touch: large };
}

interface Mark {
  ground: string;
  inside: string;
}

const drawing = ({ ground, inside }: Mark, radius: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}"><rect width="${SIZE}" height="${SIZE}" rx="${radius}" fill="${ground}"/>${inside}</svg>`;

async function initialsMark({ details, display, colours }: SiteStyle): Promise<Mark> {
  const setting = {
    family: display.family,
    weight: Math.max(BOLD, display.weight),
    size: 36,
    smallest: 14,
    maxWidth: 46,
    maxLines: 1,
  };
  const letters = (await fitText(initialsOf(details.name), setting)) ?? (await fitText("•", setting));
  const y = letters ? (SIZE - (letters.baseline - letters.capTop)) / 2 : 0;
  return {
    ground: colours.action!,
    inside: put(letters, { x: SIZE / 2, y, fill: colours["on-action"]!, anchor: "middle" }),
  };
}

async function logoMark({ logo, colours }: SiteStyle): Promise<Mark | null> {
  if (!logo) return null;
  const { default: sharp } = await import("sharp");
  const { width, height } = await sharp(logo.bytes).metadata();
  if (Math.max(width / height, height / width) > SQUARE) return null;
  const bytes = await sharp(logo.bytes).resize(128, 128, { fit: "inside" }).png().toBuffer();
  return {
    ground: colours.bg!,
    inside: `<image x="6" y="6" width="52" height="52" href="data:image/png;base64,${bytes.toString("base64")}"/>`,
  };
}

async function raster(svg: string, size: number): Promise<Buffer> {
  const { default: sharp } = await import("sharp");
  return sharp(Buffer.from(svg), { density: (72 * size) / SIZE })
    .resize(size, size)
    .png()
    .toBuffer();
}

/** A PNG as the one picture of a Windows icon file. */
function icoOf(png: Buffer): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(ICO_SIZE, 6);
  header.writeUInt8(ICO_SIZE, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
