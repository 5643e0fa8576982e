import { html, type Html } from "../../templates/html";
import { hashedName } from "../content-hash";

/** Pictures that are drawn of a site (`drawSite`); null for what could not be drawn. */
export interface SiteDrawings {
  picture: DrawnPicture | null;
  icons: SiteIcons | null;
}

/** What stands for a site where it is shared. */
export interface DrawnPicture {
  bytes: Uint8Array;
  ending: "png" | "jpg";
}

/** The site's mark: as a drawing, for old browsers (32 pixels), and for the screens of phones (180 pixels). */
export interface SiteIcons {
  svg: Uint8Array;
  ico: Uint8Array;
  touch: Uint8Array;
}

interface DrawnFile {
  path: string;
  bytes: Uint8Array;
  immutable: boolean;
}

/** The files of drawings, where the picture lies, and the links to the icons. */
export interface DrawnFiles {
  files: DrawnFile[];
  picture: string | null;
  iconTags: Html | null;
}

/** Browsers ask for it on every host, whatever a page says. */
export const ICO_FILE = "favicon.ico";

/** Gives drawings their names: hashed ones, but for the icon that is asked for by name. */
export function drawnFiles(drawings: SiteDrawings | null): DrawnFiles {
  const hashed = (path: string, bytes: Uint8Array): DrawnFile => ({ path: hashedName(path, bytes), bytes, immutable: true });
  const picture = drawings?.picture ? hashed(`assets/share.${drawings.picture.ending}`, drawings.picture.bytes) : null;
  const shared = picture ? [picture] : [];
  if (!drawings?.icons) return { files: shared, picture: picture?.path ?? null, iconTags: null };
  const [svg, touch] = [hashed("assets/icon.svg", drawings.icons.svg), hashed("assets/apple-touch-icon.png", drawings.icons.touch)];
  const ico = { path: ICO_FILE, bytes: drawings.icons.ico, immutable: false };
  return {
    files: [...shared, ico, svg, touch],
    picture: picture?.path ?? null,
    iconTags: html`<link rel="icon" href="${ICO_FILE}" sizes="32x32">
<link rel="icon" type="image/svg+xml" href="${svg.path}">
<link rel="apple-touch-icon" href="${touch.path}">
`,
  };
}
