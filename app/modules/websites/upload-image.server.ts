import { db } from "~/lib/db.server";
import { env } from "~/lib/env.server";
import { InvalidError, NotFoundError } from "~/lib/errors";
import { altFromName } from "../site/alt-text";
import type { SiteImage } from "../site/brief";
import { readImage } from "../generation/intake/read-image.server";
import { blobsOf, pictureFiles, type PictureFiles } from "../generation/picture-files";
import { ownerWithTakeDown } from "../moderation/only-viewer";
import { enqueueAvif } from "../pictures/enqueue-avif.server";
import { putBlobs } from "../storage/put-blobs.server";
import { previewAddress } from "./preview-address.server";

/** A picture that a website's code may now show. */
export interface UploadedImage {
  /** The address for the website's code, relative to its page. */
  url: string;
  /** The whole address at which it can be looked at, before the code names it and the website is deployed. */
  previewUrl: string;
  filename: string;
  /** Pixels. */
  width: number;
  height: number;
  /** A description from the upload's name where that says something, else empty. */
  alt: string;
  /** The same picture in smaller widths, for `srcset`. */
  variants: { url: string; width: number }[];
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
  const naming = { kind: "image", alt: altFromName(image.name), originalName: image.name, digits: DIGITS } as const;
  const picture = pictureFiles(await readImage(image, "image"), naming);
  const { path: url, width, height, alt, variants = [] } = await keep(website.id, picture);
  const filename = url.slice(url.lastIndexOf("/") + 1);
  const previewUrl = new URL(previewAddress(`/preview/${website.previewToken}/${url}`, website.owner), env.APP_ORIGIN);
  return {
    url,
    previewUrl: previewUrl.href,
    filename,
    width,
    height,
    alt,
    variants: variants.map(({ path, width }) => ({ url: path, width })),
  };
}

/** Hex digits: whoever uploads may try many pictures, and no two may meet. */
const DIGITS = 16;

async function findWebsite(ownerId: number, id: number | null) {
  const website = await db.website.findFirst({
    where: id === null ? { ownerId } : { id, ownerId },
    orderBy: [{ updatedAt: "desc" }, { id: "desc" }],
    select: { id: true, previewToken: true, owner: ownerWithTakeDown },
  });
  if (!website?.owner) throw new NotFoundError("There is no such website.");
  return { ...website, owner: website.owner };
}

/** Keeps what is new of a picture; gives what a page says of it, under the name that the website has for it already. */
async function keep(websiteId: number, picture: PictureFiles): Promise<SiteImage> {
  const same = { websiteId, blobHash: picture.files[0]!.asset.blobHash };
  const present = await db.asset.findFirst({ where: same, orderBy: { id: "asc" }, select: { path: true } });
  if (present && present.path !== picture.image.path)
    return withVariants(websiteId, { ...picture.image, path: present.path });
  await putBlobs(blobsOf(picture));
  const assets = picture.files.map(({ asset }) => ({ ...asset, websiteId }));
  await db.$transaction(async (tx) => {
    // Sent twice at once, it is one picture.
    const { count } = await tx.asset.createMany({ data: assets, skipDuplicates: true });
    if (count > 0) await enqueueAvif(tx, websiteId);
  });
  return picture.image;
}

/** A picture that came with the generation, with the widths that were made of it then. */
async function withVariants(websiteId: number, image: SiteImage): Promise<SiteImage> {
  const stem = image.path.replace(/\.webp$/, "-");
  const where = { websiteId, kind: "variant", path: { startsWith: stem } };
  const variants = await db.asset.findMany({ where, select: { path: true, width: true }, orderBy: { width: "asc" } });
  return { ...image, variants };
}
