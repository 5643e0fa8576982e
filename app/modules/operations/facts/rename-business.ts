import { z } from "zod";
import { queryAll } from "../../cascade/query";
import { attribute } from "../../markup/html-document";
import { operation } from "../operation";
import type { OpenedSite } from "../opened-site";
import { declined, done, quoted } from "../outcome";
import { textOf } from "../text-of";
import { replaceWords } from "../text/replace-words";

/** The name of the business, wherever it stands: on the page, in its title and where it describes itself. */
export const renameBusiness = operation({
  name: "rename-business",
  params: z.object({ from: z.string().optional(), to: z.string().trim().min(1).max(120) }),
  touches: () => "page",
  run: (site, { from = businessName(site), to }) => {
    const outcome = from ? replaceWords.run(site, { from, to }) : null;
    if (!outcome || outcome.splices.length === 0)
      return declined(
        'I do not see what your business is called on this page. Say for example: replace "Old name" with "New name".',
      );
    return done(`I changed the name of your business to ${quoted(to)} wherever it stands.`, outcome.splices, to);
  },
  holds: (before, after, { from = businessName(before), to }) =>
    from !== null && replaceWords.holds(before, after, { from, to }),
});

/** What the page calls the business: beside its logo, or in its copyright. */
function businessName({ page }: OpenedSite): string | null {
  const brand = queryAll(
    page,
    ".brand-name, header [class*=brand], header [class*=logo], .footer-name, .logo, [class*=logo]",
  );
  const named = brand
    .map((node) => textOf(page, node) || (attribute(page.elements[node]!, "alt") ?? "").replace(/logo$/i, "").trim())
    .find((text) => text !== "" && text.length < 60);
  if (named) return named;
  const small = queryAll(page, "footer, footer *, p, small").map((node) => textOf(page, node));
  const owned = small.map((text) => OWNED.exec(text)?.[1]?.trim());
  return owned.find((name) => name) ?? null;
}

/** '© 2024 Peak Cycles. All rights reserved.' */
const OWNED = /(?:©|copyright) ?(?:\d{4}(?: ?[-–] ?\d{4})? ?)?(\p{L}[^.,|©]{1,50})/iu;
