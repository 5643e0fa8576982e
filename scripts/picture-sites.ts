/**
 * Sets six sites of the gallery, each on a desk and on a phone, into the README's pictures `docs/pictures/site-*.webp`:
 * `npm run gallery && npx tsx scripts/picture-sites.ts [build/gallery]`.
 */
import sharp from "sharp";

/** Businesses of `tests/cases/site-briefs`, as the gallery names them. */
const SITES = [
  "marigold-noodles",
  "harbour-osteopathy",
  "schrauben-oberhoff",
  "burrastow-wool",
  "dune-lamps",
  "bell-ringers",
];
const HEIGHT = 640;
const GAP = 16;
const folder = process.argv[2] ?? "build/gallery";

async function firstView(name: string, width: number) {
  const { data, info } = await sharp(`${folder}/${name}-${width}-fold.png`)
    .resize({ height: HEIGHT })
    .toBuffer({ resolveWithObject: true });
  return { input: data, width: info.width };
}

for (const name of SITES) {
  const [desk, phone] = [await firstView(name, 1280), await firstView(name, 390)];
  const sheet = sharp({
    create: { width: desk.width + GAP + phone.width, height: HEIGHT, channels: 4, background: "#00000000" },
  });
  const placed = [
    { input: desk.input, left: 0, top: 0 },
    { input: phone.input, left: desk.width + GAP, top: 0 },
  ];
  await sheet.composite(placed).webp({ quality: 80 }).toFile(`docs/pictures/site-${name}.webp`);
}
