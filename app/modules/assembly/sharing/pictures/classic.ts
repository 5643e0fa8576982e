import { artOf, drawn, inkHeight, put, rect, wordsOf, type Box, type Canvas } from "./canvas";

const MIDDLE = 600;

/**
 * A painted sign with its double line, the trade's ornament, and the statement below; a picture stands in the window.
 */
export async function classicPicture({ style, text, photo }: Canvas): Promise<string> {
  const { colours, display } = style;
  const { large, small } = wordsOf(style);
  const sign: Box = { x: 0, y: 0, width: 1200, height: small ? (photo ? 210 : 286) : 630 };
  const title = small || large;
  const name = await text(title, {
    ...display,
    size: small ? (photo ? 84 : 108) : 128,
    smallest: 44,
    maxWidth: 1000,
    maxLines: small ? 2 : 4,
    maxHeight: sign.height - 90,
    lineHeight: 1.12,
  });
  const statement = small
    ? await text(large, {
        ...display,
        size: photo ? 42 : 58,
        smallest: 32,
        maxWidth: photo ? 500 : 960,
        maxLines: photo ? 6 : 3,
        lineHeight: 1.2,
      })
    : null;
  const inner = inset(sign, 26);
  const room: Box = { x: 0, y: sign.height, width: 1200, height: 630 - sign.height };
  const ornament = artOf(style, "vignette", "emblem", "medal", "fleuron");
  const window: Box = { x: 620, y: room.y + 52, width: 508, height: room.height - 104 };
  const middle = photo ? 336 : MIDDLE;
  const ornamentHeight = ornament && small ? 64 : 0;
  const stack = ornamentHeight + (ornamentHeight ? 34 : 0) + inkHeight(statement);
  const top = room.y + (room.height - stack) / 2;
  return [
    rect({ x: 0, y: 0, width: 1200, height: 630 }, colours.bg!),
    rect(sign, colours.deep!),
    `<g fill="none" stroke="${colours["deep-accent"]}"><rect ${boxOf(inner)} stroke-width="3"/><rect ${boxOf(inset(inner, 7))} stroke-width="1"/></g>`,
    put(name, { x: MIDDLE, y: sign.height / 2 - inkHeight(name) / 2, fill: colours["on-deep"]!, anchor: "middle" }),
    photo && small
      ? `${await photo(window)}<rect ${boxOf(inset(window, -9))} fill="none" stroke="${colours.accent}" stroke-width="1.5"/>`
      : "",
    small && drawn(ornament, { x: middle - 170, y: top, width: 340, height: 64 }),
    put(statement, { x: middle, y: top + stack - inkHeight(statement), fill: colours.ink!, anchor: "middle" }),
  ].join("");
}

const inset = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
});
const boxOf = ({ x, y, width, height }: Box) => `x="${x}" y="${y}" width="${width}" height="${height}"`;
