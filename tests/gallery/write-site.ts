import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import type { SiteImage } from "~/modules/site/brief";
import { withoutPlaceholders } from "~/modules/markup/placeholders";
import { readFontFile } from "~/modules/templates/fonts.server";
import { renderSite } from "~/modules/templates/render-site";
import type { Photo } from "../sites/photos";
import type { GallerySite } from "./choose-sites";

/** Writes a site with its fonts and pictures into a folder. Pictures that are none of the `photos` are drawn. */
export async function writeSite(folder: string, { plan, pictures }: GallerySite, photos: Photo[]): Promise<void> {
  const code = withoutPlaceholders(renderSite(plan));
  await mkdir(path.join(folder, "assets/fonts"), { recursive: true });
  await mkdir(path.join(folder, "assets/images"), { recursive: true });
  await writeFile(path.join(folder, "index.html"), code.html);
  await writeFile(path.join(folder, "styles.css"), code.css);
  await writeFile(path.join(folder, "script.js"), code.javascript);
  const fonts = new Set(Array.from(code.css.matchAll(/assets\/fonts\/([\w.-]+\.woff2)/g), ([, name]) => name!));
  for (const name of fonts) await writeFile(path.join(folder, "assets/fonts", name), await readFontFile(name));
  for (const [name, bytes] of pictures ?? []) await writeFile(path.join(folder, name), bytes);
  for (const image of imagesOf(plan)) if (!pictures?.has(image.path)) await writeImage(folder, image, photos);
}

const imagesOf = ({ sections }: GallerySite["plan"]): SiteImage[] =>
  sections.flatMap((section) => {
    if (section.kind === "gallery") return section.images;
    return "image" in section && section.image ? [section.image] : [];
  });

async function writeImage(
  folder: string,
  { path: name, width, height, variants = [] }: SiteImage,
  photos: Photo[],
): Promise<void> {
  const photo = photos.find((each) => name.endsWith(each.name.replace(".jpg", ".webp")));
  const source = photo ? sharp(photo.jpeg) : sharp(drawing(width, height, name));
  for (const each of [{ path: name, width }, ...variants]) {
    await source.clone().resize({ width: each.width }).webp().toFile(path.join(folder, each.path));
  }
}

/** A picture for a plan of the tests: light and three discs, in a tone that its name decides. */
function drawing(width: number, height: number, name: string): Buffer {
  const tone = (name.length * 47 + 20) % 360;
  const disc = (x: number, y: number, r: number, l: number) =>
    `<circle cx="${x * width}" cy="${y * height}" r="${r * width}" fill="hsl(${tone} 25% ${l}%)"/>`;
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><linearGradient id="g" x2=".6" y2="1"><stop stop-color="hsl(${tone} 30% 72%)"/><stop offset="1" stop-color="hsl(${tone} 35% 30%)"/></linearGradient></defs>
    <rect width="100%" height="100%" fill="url(#g)"/>${disc(0.7, 0.75, 0.35, 22)}${disc(0.35, 0.5, 0.18, 80)}${disc(0.2, 0.9, 0.3, 40)}</svg>`);
}
