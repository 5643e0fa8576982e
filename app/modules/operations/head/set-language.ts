import { z } from "zod";
import { attribute } from "../../markup/html-document";
import { setAttribute } from "../../markup/set-attribute";
import { operation } from "../operation";
import { declined, done } from "../outcome";

const TAG = /^[a-z]{2,3}(?:-[a-z0-9]{2,8}){0,3}$/i;
const RIGHT_TO_LEFT = new Set(["ar", "fa", "he", "ur"]);

/** Says which language the page is written in; its words stay as they are. */
export const setLanguage = operation({
  name: "set-language",
  params: z.object({ lang: z.string().regex(TAG), name: z.string() }),
  touches: () => "page",
  run: ({ page }, { lang, name }) => {
    const html = page.elements.findIndex(({ tagName }) => tagName === "html");
    if (html === -1) return declined("Your page does not say where it begins, so I cannot name its language.");
    const direction = RIGHT_TO_LEFT.has(lang.split("-")[0]!.toLowerCase()) ? "rtl" : "ltr";
    const turns = (attribute(page.elements[html]!, "dir") ?? "ltr") !== direction;
    return done(`Browsers and search engines now read your page as ${name}. Its words are still yours.`, [
      setAttribute(page, html, "lang", lang, "built-in"),
      ...(turns ? [setAttribute(page, html, "dir", direction, "built-in")] : []),
    ]);
  },
  holds: (_before, { page }, { lang }) =>
    page.elements.some((element) => element.tagName === "html" && attribute(element, "lang") === lang),
});
