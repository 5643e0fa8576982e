import { artOf, drawn, inkHeight, mirrored, put, rect, wordsOf, type Canvas } from "./canvas";

const EDGE = 64;

/** A large work that bleeds off the picture, and a label that lies over its lower corner. */
export async function modernPicture({ style, text, photo }: Canvas): Promise<string> {
  const { colours, isRightToLeft: rtl, display } = style;
  const { large, small } = wordsOf(style);
  const statement = await text(large, {
    ...display,
    size: large.length < 24 ? 96 : 68,
    smallest: 40,
    maxWidth: 700,
    maxLines: 4,
    lineHeight: 1.1,
  });
  const name = await text(small, { ...style.text, size: 27, smallest: 20, maxWidth: 700, maxLines: 2 });
  const gap = name ? 34 : 0;
  const label = {
    x: 0,
    y: 0,
    width: Math.max(520, EDGE + Math.max(statement?.width ?? 0, name?.width ?? 0) + 56),
    height: inkHeight(statement) + inkHeight(name) + gap + 56 + EDGE,
  };
  const place = mirrored(rtl, { ...label, y: 630 - label.height });
  const [x, anchor] = rtl ? [1200 - EDGE, "end" as const] : [EDGE, "start" as const];
  const top = place.y + 56;
  const work = mirrored(rtl, { x: 250, y: 0, width: 950, height: 630 - EDGE });
  return [
    rect({ x: 0, y: 0, width: 1200, height: 630 }, colours.bg!),
    photo
      ? await photo(work)
      : (drawn(artOf(style, "study") ?? style.arts[0], work, "xMidYMid slice") ?? rect(work, colours.field!)),
    rect(place, colours.bg!),
    put(name, { x, y: top, fill: colours.accent!, anchor }),
    put(statement, { x, y: top + inkHeight(name) + gap, fill: colours.ink!, anchor }),
  ].join("");
}
