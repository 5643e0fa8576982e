import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { readImage } from "~/modules/generation/intake/read-image.server";
import { planFor } from "~/modules/generation/built-in/built-in-designer";
import { brief, type SiteImage } from "~/modules/site/brief";
import { saidIn, type GallerySite } from "./choose-sites";

/** A brief by somebody who had not seen the code, with the names of pictures that its owner has. */
const freshBrief = z.object({ id: z.string(), photos: z.array(z.string()).default([]) }).and(brief);

/**
 * The sites of a file of fresh briefs, with the pictures that it names where a folder of them is given: pictures of
 * others are not kept with the project.
 * @throws ZodError when the file is none of briefs
 */
export async function freshSites(file: string, folder: string | undefined): Promise<GallerySite[]> {
  const briefs = z.array(freshBrief).parse(JSON.parse(readFileSync(file, "utf8")));
  const sites: GallerySite[] = [];
  for (const { id, photos, ...given } of briefs) {
    const pictures = new Map<string, Uint8Array>();
    const images: SiteImage[] = [];
    for (const name of folder ? photos : []) images.push(await takenIn(path.join(folder!, name), pictures));
    sites.push({ name: id, plan: planFor({ ...given, images }), said: saidIn(given), pictures });
  }
  return sites;
}

/** Reads a picture as an upload is read; its files go into `pictures` by their paths. */
async function takenIn(file: string, pictures: Map<string, Uint8Array>): Promise<SiteImage> {
  const { name } = path.parse(file);
  const read = await readImage(new File([readFileSync(file)], path.basename(file)), "images");
  const keep = (at: string, bytes: Uint8Array) => (pictures.set(at, bytes), at);
  return {
    path: keep(`assets/images/${name}.webp`, read.bytes),
    width: read.width,
    height: read.height,
    alt: "",
    ...(read.focus && { focus: read.focus }),
    variants: read.variants.map(({ bytes, width }) => ({
      path: keep(`assets/images/${name}-${width}.webp`, bytes),
      width,
    })),
  };
}
