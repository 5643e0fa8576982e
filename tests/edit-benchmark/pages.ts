import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { WebsiteCode } from "~/modules/site/website-code";

const PAGES = join(import.meta.dirname, "pages");
const FILES = { html: "index.html", css: "styles.css", javascript: "script.js" };

/** The website of a folder of `pages`. @throws when there is none of that name */
export function openPage(name: string): WebsiteCode {
  const folder = join(
    PAGES,
    z
      .string()
      .regex(/^[\w-]+$/)
      .parse(name),
  );
  const read = (file: string) => (existsSync(join(folder, file)) ? readFileSync(join(folder, file), "utf8") : "");
  if (!readdirSync(PAGES).includes(name)) throw new Error(`There is no page ${name} in ${PAGES}.`);
  return { html: read(FILES.html), css: read(FILES.css), javascript: read(FILES.javascript) };
}
