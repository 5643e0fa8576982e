import { artOf, drawn, inkHeight, mirrored, put, rect, wordsOf, type Canvas } from "./canvas";

const EDGE = 72;

/** A firm's letter: the name over a rule, the statement, how to reach it, and a band with a drawing of lines. */
export async function professionalPicture({ style, text, photo }: Canvas): Promise<string> {
  const { colours, isRightToLeft: rtl, display, details } = style;
  const { large, small } = wordsOf(style);
  const maxWidth = photo ? 640 : 1200 - 2 * EDGE;
  const statement = await text(large, {
    ...display,
    size: large.length < 24 ? 112 : 72,
    smallest: 42,
    maxWidth: Math.min(maxWidth, 960),
    maxLines: photo ? 5 : 3,
    lineHeight: 1.14,
  });
  const name = await text(small, { ...display, size: 32, smallest: 22, maxWidth, maxLines: 1 });
  const reach = await text([details.telephone, details.address.at(-1)].filter(Boolean).join("  ·  "), {
    ...style.text,
    size: 25,
    smallest: 18,
    maxWidth,
    maxLines: 1,
  });
  const [x, anchor] = rtl ? [1200 - EDGE, "end" as const] : [EDGE, "start" as const];
  const band = photo
    ? mirrored(rtl, { x: 780, y: 0, width: 420, height: 630 })
    : { x: 0, y: 486, width: 1200, height: 144 };
  const drawing = artOf(style, "line-field", "line-drawing") ?? style.arts[0];
  const align = drawing?.kind === "plate" ? "xMaxYMid meet" : "xMidYMid slice";
  const rule = mirrored(rtl, { x: EDGE, y: EDGE + inkHeight(name) + 26, width: maxWidth, height: 1 });
  return [
    rect({ x: 0, y: 0, width: 1200, height: 630 }, colours.bg!),
    photo ? await photo(band) : rect(band, colours.field!) + (drawn(drawing, band, align) ?? ""),
    put(name, { x, y: EDGE, fill: colours.ink!, anchor }),
    name &&
      rect(rule, colours["line-strong"]!) +
        rect(mirrored(rtl, { ...rule, x: EDGE, y: rule.y - 1, width: 96, height: 4 }), colours.action!),
    put(statement, { x, y: name ? rule.y + 54 : EDGE, fill: colours.ink!, anchor }),
    put(reach, { x, y: (photo ? 630 - EDGE : band.y - 44) - inkHeight(reach), fill: colours.muted!, anchor }),
  ].join("");
}
