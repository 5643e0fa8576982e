import { z } from "zod";
import { attribute } from "../../markup/html-document";
import { operation } from "../operation";
import { declined, done, quoted } from "../outcome";
import { metaContent, putMeta } from "./head-tags";

const PARTS = { title: "og:title", description: "og:description" } as const;

/** What stands beside a link to the page where people share it. */
export const setShareText = operation({
  name: "set-share-text",
  params: z.object({ part: z.enum(["title", "description"]), text: z.string().trim().min(1).max(500) }),
  touches: () => "head",
  run: ({ page }, { part, text }) =>
    done(
      `Where your page is shared, ${part === "title" ? "its title" : "the text"} is now ${quoted(text)}.`,
      putMeta(page, "property", PARTS[part], text),
    ),
  holds: (_before, { page }, { part, text }) => metaContent(page, PARTS[part]) === text,
});

/** The picture that is shown where the page is shared: one of its own. */
export const setSharePicture = operation({
  name: "set-share-picture",
  params: z.object({ picture: z.int().nonnegative() }),
  touches: () => "head",
  run: ({ page }, { picture }) => {
    const { src, alt } = sourceOf(page.elements[picture]);
    if (!src || src.startsWith("data:"))
      return declined("That picture has no file of its own yet. Upload it in the tab Images first.");
    return done(`Where your page is shared, it now shows ${alt ? quoted(alt) : "that picture"}.`, [
      ...putMeta(page, "property", "og:image", src),
    ]);
  },
  holds: (before, { page }, { picture }) =>
    metaContent(page, "og:image") === sourceOf(before.page.elements[picture]).src,
});

const sourceOf = (element: Parameters<typeof attribute>[0] | undefined) => ({
  src: element && attribute(element, "src"),
  alt: element && attribute(element, "alt"),
});
