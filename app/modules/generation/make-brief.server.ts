import { putBlobs } from "../storage/put-blobs.server";
import { altFromName } from "../site/alt-text";
import { brief, type Brief } from "../site/brief";
import type { GenerationForm } from "./generation-form";
import { FILE_FIELDS } from "./generation-form";
import { readDocument } from "./intake/read-document.server";
import { readImage } from "./intake/read-image.server";
import { blobsOf, pictureFiles, type NewAsset, type PictureFiles } from "./picture-files";
import type { Uploads } from "./read-uploads";

/**
 * Reads what an owner sent to a brief, and puts the pictures' bytes into the database. No transaction may be open:
 * pictures take seconds.
 * @throws TooLargeError, UnsupportedTypeError or InvalidError of the file that cannot be used
 */
export async function makeBrief(form: GenerationForm, uploads: Uploads): Promise<{ brief: Brief; assets: NewAsset[] }> {
  const documentText = uploads.document ? await readDocument(uploads.document) : "";
  const pictures: PictureFiles[] = [];
  // One after another: a photo takes up to 200 MB while it is read.
  if (uploads.logo) pictures.push(await readPicture("logo", uploads.logo, form.projectTitle));
  for (const [index, file] of uploads.images.entries()) {
    pictures.push(await readPicture("image", file, uploads.alts[index] || altFromName(file.name)));
  }
  const distinct = withoutRepeats(pictures);
  await putBlobs(distinct.flatMap(blobsOf));
  const assets = distinct.flatMap(({ files }) => files.map(({ asset }) => asset));
  return { brief: toBrief(form, documentText, distinct), assets };
}

/** Hex digits that tell a website's few pictures apart. */
const DIGITS = 8;

async function readPicture(kind: "logo" | "image", file: File, alt: string): Promise<PictureFiles> {
  const field = kind === "logo" ? FILE_FIELDS.logo : FILE_FIELDS.images;
  const picture = await readImage(file, field, kind);
  return pictureFiles(picture, { kind, alt, originalName: file.name, digits: DIGITS });
}

// The same picture chosen twice is one file of the site.
function withoutRepeats(pictures: PictureFiles[]): PictureFiles[] {
  return [...new Map([...pictures].reverse().map((picture) => [picture.image.path, picture])).values()].reverse();
}

function toBrief(form: GenerationForm, documentText: string, pictures: PictureFiles[]): Brief {
  const ofKind = (kind: "logo" | "image") =>
    pictures.filter(({ files }) => files[0]?.asset.kind === kind).map(({ image }) => image);
  return brief.parse({ ...form, documentText, logo: ofKind("logo")[0] ?? null, images: ofKind("image") });
}
