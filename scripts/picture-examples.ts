/**
 * Takes the pictures of the landing page's examples: the templates' demo sites as the product makes them, on a desk and
 * on a phone, to public/examples. Run `npx tsx scripts/picture-examples.ts` after a change of templates or designer.
 */
import { mkdir } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { chromium, type Browser } from "playwright";
import sharp from "sharp";
import { DESK_PICTURE, EXAMPLE_OF, EXAMPLES, PHONE_PICTURE, type Example } from "~/components/landing/examples-list";
import { readDemoFile } from "~/modules/result/demo-site.server";
import { drawSharePicture } from "./share-picture";

const FOLDER = "public/examples";

const SCREENS = [
  { name: "desk", ...DESK_PICTURE, scale: 1 },
  { name: "phone", ...PHONE_PICTURE, scale: 2 },
];

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

const server = createServer((request, response) => void serve(request, response));
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu"],
});
await mkdir(FOLDER, { recursive: true });
for (const example of EXAMPLES) {
  await takePictures(browser, `http://127.0.0.1:${(server.address() as AddressInfo).port}`, example);
}
await drawSharePicture(browser, `${FOLDER}/${EXAMPLE_OF.classic.id}-desk.webp`, "public/share.png");
await browser.close();
server.close();
