import { log } from "~/lib/log.server";
import type { Owner } from "~/lib/pool/fair-turns";
import type { WebsiteCode } from "../../site/website-code";
import { contentHash } from "../../storage/content-hash";
import { pageStyleInPool } from "../pooled-publishing.server";
import type { SiteAsset } from "../../storage/site-file";
import { drawIcons } from "./draw-icons.server";
import { drawPicture } from "./draw-picture.server";
import type { SiteDrawings } from "./drawn-files";
import { drawArt } from "./page-art";
import { withFiles, type SiteStyle } from "./site-style";

/** Drawings of the last sites that were published here, by what they show: most publications change none of it. */
const known = new Map<string, SiteDrawings>();
const MOST_KNOWN = 100;

/** Reads files of a site by their paths; what is not there is left out. */
type LoadFiles = (paths: string[]) => SiteAsset[] | Promise<SiteAsset[]>;

const NOTHING: SiteDrawings = { picture: null, icons: null };

/**
 * Draws the pictures that stand for a site, as its page is now; `load` reads files that the page shows, `title` is the
 * one that it is published under. Never throws: a site goes live without a picture that cannot be drawn.
 */
export async function drawSite(
  owner: Owner,
  code: WebsiteCode,
  load: LoadFiles,
  title: string | null,
): Promise<SiteDrawings> {
  try {
    const style = await pageStyleInPool(owner, code, title);
    return await knownOrDrawn(withFiles(style, await load([style.photo, style.logo].filter((path) => path !== null))));
  } catch (error) {
    return lost(error) ?? NOTHING;
  }
}

async function knownOrDrawn(style: SiteStyle): Promise<SiteDrawings> {
  const key = keyOf(style);
  const drawings = known.get(key) ?? (await draw(style));
  known.delete(key);
  if (drawings.picture && drawings.icons) known.set(key, drawings);
  if (known.size > MOST_KNOWN) known.delete(known.keys().next().value!);
  return drawings;
}

async function draw(style: SiteStyle): Promise<SiteDrawings> {
  const [picture, icons] = await Promise.all([drawPicture(style).catch(lost), drawIcons(style).catch(lost)]);
  return { picture, icons };
}

function lost(error: unknown): null {
  log.warn("a picture of a site could not be drawn", error);
  return null;
}

/** Everything that a drawing shows, as a hash. */
function keyOf({ template, details, isRightToLeft, colours, display, text, arts, photo, logo }: SiteStyle): string {
  const { name, headline, telephone, address } = details;
  const fonts = [display, text].map(({ family, weight }) => [family.name, weight]);
  const drawings = arts.map((art) => drawArt(art, { x: 0, y: 0, width: 1, height: 1 }));
  const files = [photo, logo?.bytes ?? null].map((bytes) => bytes && contentHash(bytes));
  return contentHash(
    JSON.stringify([template, name, headline, telephone, address, isRightToLeft, colours, fonts, drawings, files]),
  );
}
