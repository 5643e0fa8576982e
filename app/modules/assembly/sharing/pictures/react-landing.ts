import { artOf, drawn, inkHeight, mirrored, put, rect, wordsOf, type Canvas } from "./canvas";

const EDGE = 72;

/** A field of the owner's colour with the page's drawing or picture at its side; the statement large and low. */
export async function reactLandingPicture({ style, text, photo }: Canvas): Promise<string> {
  const { colours, isRightToLeft: rtl, display } = style;
  const { large, small } = wordsOf(style);
  const drawing = artOf(style, "tiles") ?? style.arts[0];
  const maxWidth = photo || drawing ? 610 : 1200 - 2 * EDGE;
  const statement = await text(large, {
    ...display,
    size: large.length < 24 ? 132 : 104,
    smallest: 46,
    maxWidth,
    maxLines: 5,
    maxHeight: 420,
    lineHeight: 1.04,
  });
  const name = await text(small, { ...display, size: 34, smallest: 24, maxWidth, maxLines: 2 });
  const [x, anchor] = rtl ? [1200 - EDGE, "end" as const] : [EDGE, "start" as const];
  const side = mirrored(rtl, { x: 760, y: 0, width: 440, height: 630 });
  return [
    rect({ x: 0, y: 0, width: 1200, height: 630 }, colours.field!),
    photo ? await photo(side) : (drawn(drawing, side, rtl ? "xMaxYMid slice" : "xMinYMid slice") ?? ""),
    put(name, { x, y: EDGE, fill: colours["on-field"]!, anchor }),
    put(statement, { x, y: 630 - EDGE - inkHeight(statement), fill: colours["on-field"]!, anchor }),
  ].join("");
}
