/**
 * Makes the font files of our sites in `fonts/` and those of our own screens from the packages: `npm run fonts`, after a
 * change of recipes or packages.
 */
import { readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { cutFont } from "~/modules/templates/cut-font.server";
import { FONT_RECIPES, type FontRecipe } from "~/modules/templates/font-recipes";
import { SCREEN_FONT_RECIPES } from "~/modules/templates/screen-font-recipes";

async function make(folder: string, recipes: readonly FontRecipe[]) {
  const old = (await readdir(folder)).filter((name) => name.endsWith(".woff2"));
  await Promise.all(old.map((name) => rm(join(folder, name))));
  for (const recipe of recipes) {
    const bytes = await cutFont(recipe);
    await writeFile(join(folder, recipe.fileName), bytes);
    console.log(`${folder}/${recipe.fileName}: ${bytes.length} bytes`);
  }
}

await make("fonts", FONT_RECIPES);
await make("app/styles/fonts", SCREEN_FONT_RECIPES);
