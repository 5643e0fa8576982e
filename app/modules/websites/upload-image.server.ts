import { db } from "~/lib/db.server";
import { InvalidError, NotFoundError } from "~/lib/errors";
import { altFromName } from "../generation/alt-text";
import { readImage, type ReadImage } from "../generation/intake/read-image.server";
import { putBlobs } from "../publishing/put-blobs.server";

/** A picture that a website's code may now show. */
export interface UploadedImage {
  /** The address for the website's code, relative to its page. */
  url: string;
  filename: string;
  /** Pixels. */
  width: number;
  height: number;
  /** A description from the upload's name where that says something, else empty. */
  alt: string;
}

interface Input {
  actor: { userId: number };
  /** The website that it is for; the one worked on last when left out. */
  websiteId: number | null;
  image: File | undefined;
}

/**
 * `POST /api/upload-image`: re-encodes a picture and keeps it with a website. It is published once the code names it.
 * A picture that the website has already keeps its address.
 * @throws NotFoundError when the actor has no such website, InvalidError without a file, TooLargeError or
 *   UnsupportedTypeError for one that cannot be used
 */
export async function uploadImage({ actor, websiteId, image }: Input): Promise<UploadedImage> {
  const website = await findWebsite(actor.userId, websiteId);
  if (!image) throw new InvalidError("Choose an image to upload.", { image: ["Choose an image to upload."] });
  const picture = await readImage(image, "image");
  const path = await keep(website.id, picture, image.name);
  const { width, height } = picture;
  return { url: path, filename: path.slice(path.lastIndexOf("/") + 1), width, height, alt: altFromName(image.name) };
}

async function findWebsite(ownerId: number, id: number | null): Promise<{ id: number }> {
  const website = await db.website.findFirst({
    where: id === null ? { ownerId } : { id, ownerId },
    orderBy: [{ updatedAt: "desc" }, { id: "desc" }],
    select: { id: true },
  });
  if (!website) throw new NotFoundError("There is no such website.");
  return website;
}

async function keep(websiteId: number, { bytes, width, height, contentHash }: ReadImage, originalName: string): Promise<string> {
  const same = { websiteId, blobHash: contentHash };
  const present = await db.asset.findFirst({ where: same, orderBy: { id: "asc" }, select: { path: true } });
  if (present) return present.path;
  const path = `assets/images/${contentHash.slice(0, 16)}.webp`;
  await putBlobs([{ path, bytes, type: "image/webp", immutable: true }]);
  const asset = { ...same, path, kind: "image", width, height, alt: altFromName(originalName), originalName };
  // Sent twice at once, it is one picture.
  await db.asset.createMany({ data: [asset], skipDuplicates: true });
  return path;
}
