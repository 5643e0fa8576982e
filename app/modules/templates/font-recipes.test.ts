import { readFile, readdir } from "node:fs/promises";
import { createRequire } from "node:module";
import * as fontkit from "fontkit";
import { describe, expect, it } from "vitest";
import { cutFont } from "./cut-font.server";
import { FONT_RECIPES } from "./font-recipes";
import { SCREEN_FONT_RECIPES } from "./screen-font-recipes";

const require = createRequire(import.meta.url);
const charactersOf = (bytes: Buffer) => new Set((fontkit.create(bytes) as fontkit.Font).characterSet);

const FOLDERS = [
  { folder: "fonts", recipes: FONT_RECIPES },
  { folder: "app/styles/fonts", recipes: SCREEN_FONT_RECIPES },
];

describe.each(FOLDERS)("the files in $folder/", ({ folder, recipes }) => {
  it("are those of the recipes", async () => {
    const made = (await readdir(folder)).filter((name) => name.endsWith(".woff2"));
    expect(made.toSorted()).toEqual(recipes.map(({ fileName }) => fileName).toSorted());
  });

  it.each(recipes)(
    "$fileName has every character of its recipe that its source has",
    async ({ fileName, source, characters }) => {
      const [made, origin] = await Promise.all([readFile(`${folder}/${fileName}`), readFile(require.resolve(source))]);
      const [held, existing] = [charactersOf(made), charactersOf(origin)];
      const wanted = [...characters].filter((character) => existing.has(character.codePointAt(0)!));
      expect(wanted.filter((character) => !held.has(character.codePointAt(0)!))).toEqual([]);
      // What a keyboard of Western Europe writes; Playfair Display lacks the micro sign, Instrument Serif fractions too.
      const lacking = fileName.startsWith("instrument-serif") ? 12 : 2;
      if (fileName.includes("-basic-")) expect(characters.length - wanted.length).toBeLessThanOrEqual(lacking);
    },
  );

  const again = process.env.FULL
    ? recipes
    : recipes.filter(({ fileName }) =>
        /^(lato-basic-400|noto-sans-hebrew|roboto-extended-400-800|newsreader-vietnamese)/.test(fileName),
      );
  it.each(again)("$fileName is what its recipe makes", async (recipe) => {
    expect((await cutFont(recipe)).equals(await readFile(`${folder}/${recipe.fileName}`)), "run npm run fonts").toBe(
      true,
    );
  });
});
