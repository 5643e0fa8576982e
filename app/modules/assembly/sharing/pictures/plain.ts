import { inkHeight, mirrored, put, rect, wordsOf, type Canvas } from "./canvas";

const EDGE = 80;

/** For a page that is none of our designs: its words on its own colours, quietly. */
export async function plainPicture({ style, text, photo }: Canvas): Promise<string> {
  const { colours, isRightToLeft: rtl, display } = style;
  const { large, small } = wordsOf(style);
  const maxWidth = photo ? 580 : 1040;
  const statement = await text(large, { ...display, size: 84, smallest: 44, maxWidth, maxLines: 4, lineHeight: 1.12 });
  const name = await text(small, { ...style.text, size: 32, smallest: 22, maxWidth, maxLines: 2 });
  const [x, anchor] = rtl ? [1200 - EDGE, "end" as const] : [EDGE, "start" as const];
  return [
    rect({ x: 0, y: 0, width: 1200, height: 630 }, colours.bg!),
    photo
      ? await photo(mirrored(rtl, { x: 760, y: 0, width: 440, height: 630 }))
      : rect({ x: 0, y: 606, width: 1200, height: 24 }, colours.action!),
    put(statement, { x, y: EDGE, fill: colours.ink!, anchor }),
    put(name, { x, y: 630 - EDGE - inkHeight(name), fill: colours.muted!, anchor }),
  ].join("");
}
