import type { SiteImage } from "../site/brief";
import type { ReadImage } from "./intake/read-image.server";

/** One file of a picture, as its row among a website's assets needs it. */
export interface NewAsset {
  kind: "logo" | "image" | "variant";
  path: string;
  blobHash: string;
  width: number;
  height: number;
  alt: string;
  originalName: string;
}

/**
 * A picture with a file for each width: rows and bytes of all of them, the widest first, and what a page says of it.
 */
export interface PictureFiles {
  image: SiteImage;
  files: { asset: NewAsset; bytes: Uint8Array }[];
}

interface Naming {
  kind: "logo" | "image";
  alt: string;
  originalName: string;
  /** Hex digits of the content's hash that name it. */
  digits: number;
}

/**
 * Names the files of a picture by its content: `assets/images/{hash}.webp`, and `{hash}-{width}.webp` for the others.
 */
export function pictureFiles(picture: ReadImage, { kind, alt, originalName, digits }: Naming): PictureFiles {
  const stem = `assets/images/${picture.contentHash.slice(0, digits)}`;
  const { width, height, focus } = picture;
  const named = [
    { ...picture, kind, path: `${stem}.webp` },
    ...picture.variants.map((variant) => ({
      ...variant,
      kind: "variant" as const,
      path: `${stem}-${variant.width}.webp`,
    })),
  ];
  const [{ path }, ...others] = named as [(typeof named)[number], ...typeof named];
  const variants = others.map((variant) => ({ path: variant.path, width: variant.width }));
  return {
    image: { path, width, height, alt, ...(variants.length > 0 && { variants }), ...(focus && { focus }) },
    files: named.map(({ bytes, contentHash, ...file }) => ({
      bytes,
      asset: {
        kind: file.kind,
        path: file.path,
        blobHash: contentHash,
        width: file.width,
        height: file.height,
        alt,
        originalName,
      },
    })),
  };
}

/** The files of a picture as `putBlobs` takes them. */
export function blobsOf({ files }: PictureFiles) {
  return files.map(({ asset, bytes }) => ({ path: asset.path, bytes, type: "image/webp", immutable: true }));
}
