import { z } from "zod";
import { operation } from "../operation";
import { done, quoted } from "../outcome";
import { metaContent, metaNamed, putMeta } from "./head-tags";

/** Says what the page is about, for those who find it by a search; what is shared says the same where it had said so. */
export const setDescription = operation({
  name: "set-description",
  params: z.object({ text: z.string().trim().min(1).max(500) }),
  touches: () => "head",
  run: ({ page }, { text }) => {
    const old = metaContent(page, "description");
    const shared = ["og:description", "twitter:description"].filter(
      (name) => metaNamed(page, name).length > 0 && metaContent(page, name) === old,
    );
    return done(`Search engines now describe your page as ${quoted(text)}.`, [
      ...putMeta(page, "name", "description", text),
      ...shared.flatMap((name) => putMeta(page, "property", name, text)),
    ]);
  },
  holds: (_before, { page }, { text }) => metaContent(page, "description") === text,
});
