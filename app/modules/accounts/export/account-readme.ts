import { dayInWords } from "~/lib/day-words";

/** What stands in the README.txt of an exported account: what lies where, in plain words. */
export function accountReadme({ email, madeAt }: { email: string; madeAt: Date }): string {
  const heading = `Your Plinth account\n===================`;
  const made = `Everything that the account of ${email} held on ${dayInWords(madeAt, "UTC")}.\nDates and times inside are in UTC.`;
  // Windows' editor shows other line ends as one long line.
  return `${[heading, made, CONTENTS, LOOK].join("\n\n")}\n`.replaceAll("\n", "\r\n");
}

const CONTENTS = `WHAT IS WHAT
account.json       your profile, your subscription, your sign-ins, names you may take
                   back, and whom you named to get messages
model-calls.json   how often a language model worked for you, with its tokens
                   and its cost in millionths of a dollar
websites           a folder for each website:
  site               the website as visitors see it, and all its pictures
  versions           the code of each saved version
  live               the code that is online, or was last, and its address
  website.json       its title and what you told us to make it from
  contact-form.json  the settings of its contact form
  facts.json         what the designer claimed on its own, and what of it you confirmed
  preview-links.json the previews that you shared, and until when they open
  designer-chat.json what you and the AI designer wrote
posts              your posts, each as a text file, and all of them with their
                   dates and categories in posts.json
messages           what visitors wrote to you: messages.csv and spam.csv
                   open in any spreadsheet program
analytics          the visitor figures of each day
seo                the results of your SEO analyses
not-live           messages, analytics and seo of websites that were live before
in-your-bin        a folder for each website that you deleted and can still put back,
                   with its posts, messages, analytics and seo
A folder is missing where there was nothing to put into it.`;

const LOOK = `LOOK AT A WEBSITE
Open the file index.html in its folder "site" in a browser. Upload everything in that folder to any web host to
put it online. To look at an older version, copy its files over those in "site".`;
