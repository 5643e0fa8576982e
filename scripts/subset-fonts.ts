/**
 * Makes the font files of our sites in `fonts/` from the packages: `npm run fonts`, after a change of recipes or
 * packages.
 */
import { readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { cutFont } from "~/modules/templates/cut-font.server";
import { FONT_RECIPES } from "~/modules/templates/font-recipes";

const old = (await readdir("fonts")).filter((name) => name.endsWith(".woff2"));
await Promise.all(old.map((name) => rm(join("fonts", name))));
for (const recipe of FONT_RECIPES) {
  const bytes = await cutFont(recipe);
  await writeFile(join("fonts", recipe.fileName), bytes);
  console.log(`${recipe.fileName}: ${bytes.length} bytes`);
}
