import { dayInWords } from "~/lib/day-words";
import type { FormTarget } from "../../assembly/form-target";
import type { PreparedExport } from "./prepare-export.server";

/** What a README says of a copy, which lists the files that are in it. */
export type Described = Omit<PreparedExport, "files" | "pictures"> & {
  files: { path: string }[];
  pictures: { path: string }[];
};

/**
 * What stands in an archive's README.txt: how to look at the website, put it online, where its messages go, what is
 * inside and what is not.
 */
export function archiveReadme(site: Described): string {
  const { title, changedAt, isAhead } = site;
  const heading = `${title}\n${"=".repeat(Math.min([...title].length, 60))}`;
  const ahead = isAhead ? "\nIt holds changes that are not live yet." : "";
  const made = `Your whole website as its visitors see it, as it was saved on ${dayInWords(changedAt, "UTC")}.${ahead}`;
  const parts = [
    heading,
    made,
    look(site),
    host(site),
    site.target && messages(site.target, site.isDeployed),
    inside(site),
    BEHIND,
  ];
  // Windows' editor shows other line ends as one long line.
  return `${parts.filter(Boolean).join("\n\n")}\n`.replaceAll("\n", "\r\n");
}

const look = ({ usesGoogle }: Described) => `LOOK AT IT
Unpack the archive and open index.html in a browser. No internet connection is needed.${usesGoogle ? "\nWith one, Google Analytics counts you, as on the live website." : ""}`;

const host = ({ address }: Described) => `PUT IT ONLINE
Upload everything in this folder to a web host, so that index.html lies at the top. Any host for plain files will do:
there is no database and no program to install. Where the host asks for a page that it shows for addresses which do not
exist, name 404.html.
${address === null ? NO_ADDRESS : addressed(address)}`;

const addressed = (
  address: string,
) => `What search engines, feed readers and messengers are told is made for this address:
${address}
For another one, export the website again and enter that.`;

const NO_ADDRESS = `Nobody has said where it will stand, so it lacks what has to name that address: the sitemap, the feed of your posts, the
text for language models (llms.txt), and what messengers and search engines are told. For these, export the website
again and enter the address.`;

function messages({ address, contactKey }: FormTarget, isDeployed: boolean): string {
  const kept = contactKey === null ? "" : isDeployed ? `\n${KEPT}` : `\n${NOT_YET}`;
  return `CONTACT FORM
Messages are sent to ${address}${kept}
To send them elsewhere, export the website again with another address for them.`;
}

const KEPT = `They arrive in your account for as long as this website is deployed there, whatever its name is. Once it is not, visitors
are told that their message was not sent.`;
const NOT_YET = `This website is not deployed in your account now, so visitors are told that their message was not sent. From the day on
which it is deployed, messages from this copy arrive there.`;

function inside(site: Described): string {
  const paths = new Set(site.files.map(({ path }) => path));
  const has = (...names: string[]) => names.every((name) => paths.has(name));
  const pictures = site.pictures.length > 0 && "pictures in all their widths";
  const drawn = [...paths].some((path) => path.startsWith("assets/share.")) && "the picture for sharing";
  const rows: [name: string, holds: string | false][] = [
    ["index.html", "the page"],
    ["blog", has("blog/index.html") && `your published posts (${site.posts}) and their lists`],
    ["privacy.html", has("privacy.html") && "what becomes of visitors' data"],
    ["404.html", "for addresses that do not exist; it needs a host, not a disk"],
    ["styles.css", "its looks"],
    ["script.js", "its behaviour"],
    [
      "assets",
      [
        pictures,
        [...paths].some((path) => path.startsWith("assets/fonts/")) && "fonts",
        has("assets/icon.svg") && "icons",
        drawn,
        "looks of the further pages",
      ]
        .filter(Boolean)
        .join(", "),
    ],
    ["favicon.ico", has("favicon.ico") && "its icon for old browsers"],
    ["rss.xml", has("rss.xml") && "the feed of your posts"],
    ["sitemap.xml", has("sitemap.xml") && "its pages, for search engines"],
    ["robots.txt", "tells search engines that they may look"],
    ["llms.txt", has("llms.txt") && "the website as text, for language models"],
  ];
  return `WHAT IS INSIDE\n${rows.flatMap(([name, holds]) => (holds ? [`${name.padEnd(13)}${holds}`] : [])).join("\n")}`;
}

const BEHIND = `WHAT STAYS BEHIND
In your account stay the messages that you got, visitor figures, SEO results, posts that are not published, older
versions, and pictures that no page shows. The archive of your account has them (Account, "Export Account").
Visits to this copy are not counted. Pictures are in the format WebP; our hosting also has smaller AVIF ones.`;
