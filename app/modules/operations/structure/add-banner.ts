import { z } from "zod";
import { putRules } from "../../cascade/designer-block";
import { attribute, escapeText } from "../../markup/html-document";
import type { EditablePage, NodeId } from "../../markup/page";
import { childrenOf } from "../../cascade/query";
import { declined, done, quoted } from "../outcome";
import { operation } from "../operation";
import type { OpenedSite } from "../opened-site";
import { textOf } from "../text-of";
import { CANNOT } from "./element-words";

const params = z.object({ text: z.string().min(1).max(500) });

/** A line across the top of the page that all visitors read first; hours and other facts stay as they are. */
export const addBanner = operation({
  name: "add-banner",
  params,
  touches: ({ page }) => ({ nodes: bodyOf(page) }),
  run: (site, { text }) => {
    const at = topOf(site.page);
    if (at === null) return declined(CANNOT);
    const markup = `\n<p class="${NAME}" role="note">${escapeText(text)}</p>`;
    return done(
      `I added a banner at the top: ${quoted(text)}.`,
      [{ part: "html", start: at, end: at, text: markup }, ...styled(site)],
      "the banner",
    );
  },
  holds: (_before, after, { text }) => {
    const first = after.page.elements.findIndex((element) => attribute(element, "class") === NAME);
    return first !== -1 && textOf(after.page, first) === text.replace(/\s+/g, " ").trim();
  },
});

const NAME = "site-notice";

const bodyOf = (page: EditablePage): NodeId[] =>
  page.elements.flatMap(({ tagName }, node) => (tagName === "body" ? [node] : []));

/** Below the link that skips to the content, above all that is seen. */
function topOf(page: EditablePage): number | null {
  const [body] = bodyOf(page);
  if (body === undefined) return null;
  const [first] = childrenOf(page, body);
  const skips =
    first !== undefined &&
    page.elements[first]!.tagName === "a" &&
    /^#/.test(attribute(page.elements[first]!, "href") ?? "");
  return skips
    ? page.elements[first]!.sourceCodeLocation.endOffset
    : page.elements[body]!.sourceCodeLocation.startTag.endOffset;
}

/** In the colours of the site's buttons, where it has any of ours. */
function styled({ code }: OpenedSite) {
  if (code.css.includes(`.${NAME} {`)) return [];
  return putRules(code.css, [
    {
      selector: `.${NAME}`,
      declarations: {
        margin: "0",
        padding: "0.75rem 1rem",
        background: "var(--color-action, #1f2937)",
        color: "var(--color-on-action, #ffffff)",
        "text-align": "center",
        "font-weight": "600",
      },
    },
  ]);
}
