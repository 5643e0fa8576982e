import { tokenOf, valueOf } from "../../../cascade/cascade";
import type { OpenedSite } from "../../../operations/opened-site";
import { readColourWords } from "../../../language/colours";
import type { StyleChange } from "../../../operations/style/style-change";

/** Moves the colours that running text is set in. */
export function shadeText(site: OpenedSite, move: (colour: string) => string): StyleChange {
  const tokens = ["--color-ink", "--color-muted"].flatMap((name) => {
    const now = readColourWords(tokenOf(site, name) ?? "");
    return now && move(now) !== now ? [[name, move(now)] as const] : [];
  });
  if (tokens.length > 0) return { rules: [{ selector: ":root", declarations: Object.fromEntries(tokens) }] };
  const body = site.page.elements.findIndex(({ tagName }) => tagName === "body");
  const now = readColourWords(valueOf(site, body, "color") ?? "#000000");
  if (!now || move(now) === now) return { refused: "The text cannot get any darker: it is black already." };
  return { rules: [{ selector: "body", declarations: { color: move(now) } }] };
}
