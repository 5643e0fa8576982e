import type { Random } from "../../seeded";

export const WIDTH = 1200;
export const HEIGHT = 900;

/** What a shape is in the picture; a cast of colours gives each its tone. */
export type Role = "sun" | "ground" | "main" | "other" | "dark" | "pale";
/** Shapes in the tone of a role. */
export type Paint = (role: Role, ...shapes: string[]) => string;
/** Draws a trade's forms on a sheet of WIDTH by HEIGHT, the upper left corner kept quiet. */
export type Illustration = (random: Random, paint: Paint) => string;

const n = (value: number) => Number(value.toFixed(1));
const numbers = (text: string) => text.replace(/-?(?<!\d)\d+\.\d{2,}/g, (number) => String(n(Number(number))));

export const path = (d: string) => `<path d="${numbers(d)}"/>`;
export const circle = (x: number, y: number, r: number) => `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}"/>`;
export const ellipse = (x: number, y: number, rx: number, ry: number) =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}"/>`;
export const rect = (x: number, y: number, width: number, height: number, radius = 0) =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"${radius ? ` rx="${n(radius)}"` : ""}/>`;

/** The floor or table from `y` down; it goes on to the left of the sheet, where a page may show more of it. */
export const floor = (y: number) => rect(-WIDTH, y, 2 * WIDTH, HEIGHT - y);
export const arch = (x: number, width: number, top: number, base: number) =>
  path(`M${x} ${base}V${top + width / 2}a${width / 2} ${width / 2} 0 0 1 ${width} 0V${base}z`);
/** Half a disc, its flat side up. */
export const bowl = (x: number, y: number, r: number) => path(`M${x - r} ${y}h${2 * r}a${r} ${r} 0 0 1 ${-2 * r} 0z`);
/** Half a disc, its flat side down. */
export const dome = (x: number, y: number, rx: number, ry = rx) =>
  path(`M${x - rx} ${y}a${rx} ${ry} 0 0 1 ${2 * rx} 0z`);
export const ring = (x: number, y: number, r: number, hole: number) =>
  path(
    `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0zM${x - hole} ${y}a${hole} ${hole} 0 1 0 ${2 * hole} 0a${hole} ${hole} 0 1 0 ${-2 * hole} 0z`,
  );

/** A vessel seen from the side, by the widths of its foot, belly and neck. */
export function vessel(
  x: number,
  [foot, belly, neck]: readonly [number, number, number],
  height: number,
  base: number,
): string {
  const [f, b, k] = [foot / 2, belly / 2, neck / 2];
  const [low, high] = [base - height * 0.2, base - height * 0.62];
  const shoulder = base - height * 0.7;
  return path(
    `M${x - f} ${base}C${x - b * 1.25} ${low} ${x - b} ${high} ${x - k} ${shoulder}V${base - height}H${x + k}V${shoulder}C${x + b} ${high} ${x + b * 1.25} ${low} ${x + f} ${base}z`,
  );
}

/** A leaf that stands on its stem, leaning by `lean` to the right. */
export function leaf(x: number, base: number, height: number, lean: number): string {
  const [tipX, tipY] = [x + lean, base - height];
  const bulge = height * 0.3;
  return path(
    `M${x} ${base}C${x - bulge + lean * 0.2} ${base - height * 0.35} ${tipX - bulge} ${base - height * 0.75} ${tipX} ${tipY}C${tipX + bulge * 0.8} ${base - height * 0.6} ${x + bulge + lean * 0.3} ${base - height * 0.25} ${x} ${base}z`,
  );
}
