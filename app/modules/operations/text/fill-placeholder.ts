import { z } from "zod";
import { setText } from "../../editing/set-text";
import { listPlaceholders } from "../../markup/placeholders";
import { PLACEHOLDERS } from "../../site/placeholder-kinds";
import { operation } from "../operation";
import type { OpenedSite } from "../opened-site";
import { declined, done, quoted } from "../outcome";
import { textOf } from "../text-of";

/** Puts the owner's words where the page has kept a place for them; visitors see them from then on. */
export const fillPlaceholder = operation({
  name: "fill-placeholder",
  params: z.object({ kind: z.enum(PLACEHOLDERS), text: z.string().trim().min(1) }),
  touches: (site, { kind }) => ({ nodes: placesOf(site, kind).map(({ section }) => section) }),
  run: (site, { kind, text }) => {
    const [place] = placesOf(site, kind);
    if (!place || kind === "photos") return declined("Your page keeps no place for that.");
    return done(
      `I added ${quoted(text)}, and visitors will see it.`,
      [setText(site.page, place.blank, text, "built-in")],
      text,
    );
  },
  holds: (before, after, { kind, text }) => {
    const [place] = placesOf(before, kind);
    return place !== undefined && placesOf(after, kind).length === 0 && textOf(after.page, place.blank) === text;
  },
});

const placesOf = ({ page }: OpenedSite, kind: string) => listPlaceholders(page).filter((each) => each.kind === kind);
