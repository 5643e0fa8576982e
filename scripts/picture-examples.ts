/**
 * Takes the pictures of the templates' demo sites as the product makes them, to public/examples: on a desk and on a
 * phone for the landing page, and both beside each other, small, for the generation form. Run
 * `npx tsx scripts/picture-examples.ts` after a change of templates or designer; `examples.test.ts` says when.
 */
import { mkdir, writeFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { chromium, type Browser } from "playwright";
import sharp from "sharp";
import {
  DESK_PICTURE,
  EXAMPLE_OF,
  EXAMPLES,
  PHONE_PICTURE,
  STILL_PICTURE,
  STILLS_ROW,
  type Example,
} from "~/components/landing/examples-list";
import { demoState, readDemoFile } from "~/modules/result/demo-site.server";
import { CHROMIUM_ARGS, findChromium } from "../tests/setup/chromium";
import { drawSharePicture } from "./share-picture";

const FOLDER = "public/examples";
/** What the pictures were taken of. */
const PICTURED = "app/components/landing/pictured-demos.json";

const SCREENS = [
  { name: "desk", ...DESK_PICTURE, scale: 1 },
  { name: "phone", ...PHONE_PICTURE, scale: 2 },
];
/** Pixels between desk and phone. */
const GAP = 20;

/** Answers `/{template}/{path}` with that file of the demo site. */
async function serve(request: IncomingMessage, response: ServerResponse) {
  const [, template = "", ...path] = new URL(request.url ?? "/", "http://demo").pathname.split("/");
  const file = await readDemoFile(template as Example["template"], path.join("/"));
  if (file) response.writeHead(200, { "content-type": file.type }).end(file.bytes);
  else response.writeHead(404).end();
}

async function takePictures(browser: Browser, origin: string, example: Example) {
  for (const { name, width, height, scale } of SCREENS) {
    const page = await browser.newPage({
      viewport: { width: width / scale, height: height / scale },
      deviceScaleFactor: scale,
      reducedMotion: "reduce",
    });
    await page.goto(`${origin}/${example.template}/`);
    await page.evaluate(() => document.fonts.ready);
    await sharp(await page.screenshot())
      .webp({ quality: 82 })
      .toFile(`${FOLDER}/${example.id}-${name}.webp`);
    await page.close();
  }
}

/** Desk and phone in one picture: the form asks for one file a template. */
async function setSideBySide({ id }: Example) {
  const { width, height } = STILL_PICTURE;
  const phone = await sharp(`${FOLDER}/${id}-phone.webp`).resize({ height }).toBuffer({ resolveWithObject: true });
  const left = width - phone.info.width;
  const desk = await sharp(`${FOLDER}/${id}-desk.webp`)
    .resize({ width: left - GAP, height, position: "left top" })
    .toBuffer();
  await sharp({ create: { width, height, channels: 4, background: "#00000000" } })
    .composite([
      { input: desk, left: 0, top: 0 },
      { input: phone.data, left, top: 0 },
    ])
    .webp({ quality: 72 })
    .toFile(`${FOLDER}/${id}-still.webp`);
}

/** What stands side by side of all in one file: a dialog that shows them asks for nothing else. */
async function setInARow() {
  const { width, height } = STILLS_ROW;
  const each = width / EXAMPLES.length;
  const stills = EXAMPLES.map(async ({ id }, place) => ({
    input: await sharp(`${FOLDER}/${id}-still.webp`).resize({ width: each, height, fit: "fill" }).toBuffer(),
    left: place * each,
    top: 0,
  }));
  await sharp({ create: { width, height, channels: 4, background: "#00000000" } })
    .composite(await Promise.all(stills))
    .avif({ quality: 42, effort: 9 })
    .toFile(`${FOLDER}/stills.avif`);
}

const server = createServer((request, response) => void serve(request, response));
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: CHROMIUM_ARGS,
  chromiumSandbox: false,
});
const pictured: Record<string, string> = {};
await mkdir(FOLDER, { recursive: true });
for (const example of EXAMPLES) {
  await takePictures(browser, `http://127.0.0.1:${(server.address() as AddressInfo).port}`, example);
  await setSideBySide(example);
  pictured[example.template] = await demoState(example.template);
}
await setInARow();
await writeFile(PICTURED, `${JSON.stringify(pictured, null, 2)}\n`);
await drawSharePicture(browser, `${FOLDER}/${EXAMPLE_OF.classic.id}-desk.webp`, "public/share.png");
await browser.close();
server.close();
