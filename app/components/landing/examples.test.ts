import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { demoState } from "~/modules/result/demo-site.server";
import { DESK_PICTURE, EXAMPLES, PHONE_PICTURE, STILL_PICTURE } from "./examples-list";

const PICTURES = { desk: DESK_PICTURE, phone: PHONE_PICTURE, still: STILL_PICTURE };
const AGAIN = "take the pictures anew: npx tsx scripts/picture-examples.ts";

describe.each(EXAMPLES)("the pictures of $template", ({ id, template }) => {
  test("are of the template as it is today", async () => {
    const pictured = await readFile("app/components/landing/pictured-demos.json", "utf8");
    expect(JSON.parse(pictured), AGAIN).toHaveProperty(template, await demoState(template));
  });

  test.each(Object.entries(PICTURES))("are all there: %s", async (kind, size) => {
    expect(await sharp(`public/examples/${id}-${kind}.webp`).metadata(), AGAIN).toMatchObject(size);
  });
});
