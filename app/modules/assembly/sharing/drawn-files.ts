import { html, type Html } from "../../markup/html";

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

/** Gives the name under which a file of ours is published. */
type NameOf = (path: string, bytes: Uint8Array) => string;

interface DrawnFile {
  path: string;
  bytes: Uint8Array;
  /** Whether its name was given by `nameOf`; browsers ask for others by theirs. */
  isNamed: boolean;
}

/** The files of drawings, where the picture lies, and the links to the icons. */
export interface DrawnFiles {
  files: DrawnFile[];
  picture: string | null;
  iconTags: Html | null;
}

/** Browsers ask for it on every host, whatever a page says. */
const ICO_FILE = "favicon.ico";

/** Gives drawings their names, but for the icon that is asked for by name. */
export function drawnFiles(drawings: SiteDrawings | null, nameOf: NameOf): DrawnFiles {
  const named = (path: string, bytes: Uint8Array): DrawnFile => ({ path: nameOf(path, bytes), bytes, isNamed: true });
  const picture = drawings?.picture ? named(`assets/share.${drawings.picture.ending}`, drawings.picture.bytes) : null;
  const shared = picture ? [picture] : [];
  if (!drawings?.icons) return { files: shared, picture: picture?.path ?? null, iconTags: null };
  const [svg, touch] = [
    named("assets/icon.svg", drawings.icons.svg),
    named("assets/apple-touch-icon.png", drawings.icons.touch),
  ];
  const ico = { path: ICO_FILE, bytes: drawings.icons.ico, isNamed: false };
  return {
    files: [...shared, ico, svg, touch],
    picture: picture?.path ?? null,
    iconTags: html`<link rel="icon" href="${ICO_FILE}" sizes="32x32">
<link rel="icon" type="image/svg+xml" href="${svg.path}">
<link rel="apple-touch-icon" href="${touch.path}">
`,
  };
}
