import path from "node:path";
import sharp, { type OverlayOptions } from "sharp";

/** Pixels of one site on a sheet: the desk's first view, the phone's beside it, and the room around them. */
const [DESK, PHONE, ROOM] = [512, 156, 12];
const HEIGHT = 320;
const [COLUMNS, ROWS] = [2, 5];

/**
 * Puts the first views of sites together, ten on a sheet, desk beside phone, in their order.
 * @returns the files: `sheet-1.webp` and so on
 */
export async function drawSheets(folder: string, names: string[]): Promise<string[]> {
  const files: string[] = [];
  for (let from = 0; from < names.length; from += COLUMNS * ROWS) {
    const file = path.join(folder, `sheet-${files.length + 1}.webp`);
    await drawSheet(folder, names.slice(from, from + COLUMNS * ROWS), file);
    files.push(file);
  }
  return files;
}

async function drawSheet(folder: string, names: string[], file: string): Promise<void> {
  const [across, down] = [DESK + PHONE + 3 * ROOM, HEIGHT + 2 * ROOM];
  const views = await Promise.all(
    names.flatMap((name, at) => {
      const [left, top] = [(at % COLUMNS) * across + ROOM, Math.floor(at / COLUMNS) * down + ROOM];
      return [
        view(path.join(folder, `${name}-1280-fold.png`), DESK, left, top),
        view(path.join(folder, `${name}-390-fold.png`), PHONE, left + DESK + ROOM, top),
      ];
    }),
  );
  const rows = Math.ceil(names.length / COLUMNS);
  await sharp({ create: { width: COLUMNS * across, height: rows * down, channels: 3, background: "#8a8a86" } })
    .composite(views)
    .webp({ quality: 70 })
    .toFile(file);
}

async function view(file: string, width: number, left: number, top: number): Promise<OverlayOptions> {
  const input = await sharp(file).resize({ width, height: HEIGHT, fit: "cover", position: "top" }).toBuffer();
  return { input, left, top };
}
