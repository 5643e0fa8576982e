import { putBlobs } from "../publishing/put-blobs.server";
import { altFromName } from "./alt-text";
import { brief, type Brief } from "./brief";
import type { GenerationForm } from "./generation-form";
import { FILE_FIELDS } from "./generation-form";
import { readDocument } from "./intake/read-document.server";
import { readImage, type ReadImage } from "./intake/read-image.server";
import type { Uploads } from "./read-uploads";

/** A picture of a website, as its row needs it. */
export interface NewAsset {
  kind: "logo" | "image";
  path: string;
  blobHash: string;
  width: number;
  height: number;
  alt: string;
  originalName: string;
}

/**
 * Reads what an owner sent to a brief, and puts the pictures' bytes into the database. No transaction may be open:
 * pictures take seconds.
 * @throws TooLargeError, UnsupportedTypeError or InvalidError of the file that cannot be used
 */
export async function makeBrief(form: GenerationForm, uploads: Uploads): Promise<{ brief: Brief; assets: NewAsset[] }> {
  const documentText = uploads.document ? await readDocument(uploads.document) : "";
  const pictures: Picture[] = [];
  // One after another: a photo takes up to 200 MB while it is read.
  if (uploads.logo) pictures.push(await readPicture("logo", uploads.logo, form.projectTitle));
  for (const file of uploads.images) pictures.push(await readPicture("image", file, altFromName(file.name)));
  const distinct = withoutRepeats(pictures);
  await putBlobs(distinct.map(({ asset, bytes }) => ({ path: asset.path, bytes, type: "image/webp", immutable: true })));
  const assets = distinct.map(({ asset }) => asset);
  return { brief: toBrief(form, documentText, assets), assets };
}

interface Picture {
  asset: NewAsset;
  bytes: ReadImage["bytes"];
}

async function readPicture(kind: NewAsset["kind"], file: File, alt: string): Promise<Picture> {
  const field = kind === "logo" ? FILE_FIELDS.logo : FILE_FIELDS.images;
  const { bytes, contentHash, ...rest } = await readImage(file, field);
  return { bytes, asset: { kind, ...rest, blobHash: contentHash, alt, originalName: file.name } };
}

// The same picture chosen twice is one file of the site.
function withoutRepeats(pictures: Picture[]): Picture[] {
  return [...new Map([...pictures].reverse().map((picture) => [picture.asset.path, picture])).values()].reverse();
}

function toBrief(form: GenerationForm, documentText: string, assets: NewAsset[]): Brief {
  const images = assets.map(({ kind, path, width, height, alt }) => ({ kind, image: { path, width, height, alt } }));
  return brief.parse({
    ...form,
    documentText,
    logo: images.find(({ kind }) => kind === "logo")?.image ?? null,
    images: images.filter(({ kind }) => kind === "image").map(({ image }) => image),
  });
}
