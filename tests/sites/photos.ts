import sharp from "sharp";
import { seededRandom, type Random } from "~/modules/templates/seeded";

/** Width and height of the pictures, as telephones give them after some cropping: landscape, portrait, square. */
const SHAPES = [
  [1600, 1067],
  [1067, 1600],
  [1600, 1200],
  [1400, 1400],
  [1600, 900],
  [1200, 1600],
] as const;
const LEAVES = 9_000;
const [SMALLEST, LARGEST] = [0.004, 0.4];
const GRAIN = 14;

export interface Photo {
  name: string;
  width: number;
  height: number;
  jpeg: Buffer;
}

/**
 * Six pictures that compress as photographs do, always the same for the same subject, since plain colours would weigh
 * nothing: "dead leaves", whose sizes fall off with the third power as those of things in natural images do
 * (Lee, Mumford, Huang 2001), under falling light, with a sensor's grain; JPEG of quality 88.
 */
export async function sixPhotos(subject: string): Promise<Photo[]> {
  const photos: Photo[] = [];
  for (const [index, [width, height]] of SHAPES.entries())
    photos.push(await takePhoto(`${subject}-${index + 1}`, width, height));
  return photos;
}

/** One such picture; the name decides how it looks. */
export async function takePhoto(name: string, width: number, height: number): Promise<Photo> {
  const random = seededRandom(name);
  const leaves = Array.from({ length: LEAVES }, () => leaf(random, width, height, random.index(2) * 150));
  const light = `<linearGradient id="l" x2=".3" y2="1"><stop stop-color="#fff" stop-opacity=".35"/><stop offset="1" stop-opacity=".35"/></linearGradient>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>${light}</defs>${leaves.join("")}<rect width="100%" height="100%" fill="url(#l)"/></svg>`;
  const grain = Buffer.from(
    Array.from({ length: width * height }, () => 128 + GRAIN * (random.next() + random.next() - 1)),
  );
  const noise = await sharp(grain, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();
  const jpeg = await sharp(Buffer.from(svg))
    .blur(0.7)
    .composite([{ input: noise, blend: "soft-light" }])
    .jpeg({ quality: 88 })
    .toBuffer();
  return { name: `${name}.jpg`, width, height, jpeg };
}

function leaf(random: Random, width: number, height: number, hue: number): string {
  const size = Math.max(width, height) / Math.sqrt(random.between(LARGEST ** -2, SMALLEST ** -2));
  const [x, y, turn] = [random.between(0, width), random.between(0, height), random.index(180)];
  const colour = `hsl(${Math.round(hue + random.between(0, 50))} ${Math.round(random.between(8, 40))}% ${Math.round(random.between(18, 82))}%)`;
  const at = `${x.toFixed(1)} ${y.toFixed(1)}`;
  return `<ellipse rx="${size.toFixed(1)}" ry="${(size * random.between(0.4, 1)).toFixed(1)}" transform="translate(${at}) rotate(${turn})" fill="${colour}"/>`;
}
