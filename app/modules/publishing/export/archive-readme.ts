import type { FormTarget } from "../form-target";

interface Subject {
  title: string;
  changedAt: Date;
  /** Where its contact form sends; null for a website without one. */
  target: FormTarget | null;
}

const day = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** What stands in an archive's README.txt: how to look at the website, put it online, and where its messages go. */
export function archiveReadme({ title, changedAt, target }: Subject): string {
  const heading = `${title}\n${"=".repeat(Math.min([...title].length, 60))}`;
  const parts = [heading, `Your whole website, as it was saved on ${day.format(changedAt)}.`, LOOK, HOST, ...(target ? [messages(target)] : []), FILES];
  // Windows' editor shows other line ends as one long line.
  return `${parts.join("\n\n")}\n`.replaceAll("\n", "\r\n");
}

const LOOK = `LOOK AT IT
Unpack the archive and open index.html in a browser. No internet connection is needed.`;

const HOST = `PUT IT ONLINE
Upload everything in this folder to a web host, so that index.html lies at the top. Any host for plain files will do:
there is no database and no program to install.`;

function messages({ address, contactKey }: FormTarget): string {
  const kept = contactKey === null ? "" : "\nThey arrive in your account for as long as this website is deployed there, whatever its name is.";
  return `CONTACT FORM
Messages are sent to ${address}${kept}
To send them elsewhere, export the website again with another address, or open index.html in a text editor, look for
"<form" and change the address after "action=".`;
}

const FILES = `WHAT IS WHAT
index.html   the page
styles.css   its looks
script.js    its behaviour
assets       pictures and fonts`;
