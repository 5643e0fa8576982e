import { at, circle, repeat, smooth, whole, withStrong, type Draw, type Point } from "./sheet";

/** Bars side by side whose heights follow two slow swings, as figures do over years. */
export const bars: Draw = ({ width, height, random }) => {
  const [first, second, phase] = [random.between(0.006, 0.011), random.between(0.017, 0.03), random.between(0, 6)];
  const step = 12;
  const tall = (x: number) =>
    height * (0.42 + 0.2 * Math.sin(x * first + phase) + 0.12 * Math.sin(x * second) + x / width / 7);
  const all = repeat(width / step + 1, (index) => `M${at(index * step, height)}V${whole(height - tall(index * step))}`);
  const strong = all.map((_, index) => index).filter((index) => index % 12 === 4);
  const lines = withStrong(all, strong);
  const top = smooth(repeat(41, (index): Point => [(width / 40) * index, height - tall((width / 40) * index) - 26]));
  return {
    fine: `${lines.fine}${[0.25, 0.5, 0.75].map((part) => `M${at(0, height * part)}H${width}`).join("")}`,
    strong: `${lines.strong}${top}`,
  };
};

/** The pages of a ledger: rules, columns, and entries that stand against their right edge. */
export const ledger: Draw = ({ width, height, random }) => {
  const row = 20;
  const columns = Math.max(2, Math.round(width / 300));
  const rules = repeat(height / row + 1, (index) => `M${at(0, index * row)}H${width}`).join("");
  const edges = repeat(columns, (index) => (width / columns) * (index + 1) - 24);
  const entries = edges.flatMap((edge) =>
    repeat(height / row - 2, (index) =>
      random.next() < 0.66
        ? `M${at(edge - 12 - random.between(18, 150), (index + 1.5) * row)}H${whole(edge - 12)}`
        : "",
    ),
  );
  const lines = edges.map((edge) => `M${at(edge, 0)}V${whole(height)}M${at(edge + 6, 0)}V${whole(height)}`).join("");
  return { fine: `${rules}${lines}`, strong: entries.join("") };
};

/** A record of steady measurements: level lines with a beat, each a little later than the one above. */
export const pulse: Draw = ({ width, height, random }) => {
  const rows = Math.max(6, Math.round(height / 56));
  const beat = random.between(190, 260);
  const rise = random.between(0.8, 1.3);
  const lines = repeat(rows, (row) => {
    const y = (height / (rows - 0.4)) * (row + 0.7);
    const beats = repeat(width / beat + 2, (index) => {
      const x = index * beat + row * 26 - beat;
      return `H${whole(x)}q8 ${whole(-12 * rise)} 18 0h8l7 ${whole(9 * rise)}l9 ${whole(-62 * rise)}l10 ${whole(74 * rise)}l8 ${whole(-21 * rise)}h10q14 ${whole(-22 * rise)} 28 0`;
    });
    return `M${at(-beat, y)}${beats.join("")}H${width + 400}`;
  });
  return withStrong(lines, [Math.floor(rows / 2)]);
};

/** A field of short strokes that turn with the place, as needles do. */
export const needles: Draw = ({ width, height, random }) => {
  const size = 30;
  const centre: Point = [width * random.between(0.3, 0.7), height * random.between(0.3, 0.8)];
  const twist = random.between(0.6, 2.4);
  const strokes = repeat(height / size, (row) =>
    repeat(width / size, (column) => {
      const [x, y] = [column * size + 15, row * size + 15];
      const [dx, dy] = [x - centre[0], y - centre[1]];
      const angle = Math.atan2(dy, dx) + twist + Math.hypot(dx, dy) / 300;
      return `M${at(x, y)}l${at(15 * Math.cos(angle), 15 * Math.sin(angle))}`;
    }),
  ).flat();
  return withStrong(
    strokes,
    strokes.map((_, index) => index).filter((index) => index % 17 === 5),
  );
};

/** Rays that pass a lens and meet in its focus. */
export const lens: Draw = ({ width, height, random }) => {
  const x = width * random.between(0.34, 0.44);
  const focus = width * random.between(0.72, 0.84);
  const middle = height / 2;
  const half = height * 0.42;
  const rays = repeat(25, (index) => {
    const y = middle + half * (index / 12 - 1) * 0.94;
    return `M${at(0, y)}H${whole(x)}L${at(focus, middle)}L${at(focus + (focus - x), middle - (y - middle))}`;
  });
  const bulge = height * 0.09;
  const glass = `M${at(x, middle - half)}Q${at(x + bulge * 2, middle)} ${at(x, middle + half)}Q${at(x - bulge * 2, middle)} ${at(x, middle - half)}z`;
  const { fine, strong } = withStrong(rays, [6, 12, 18]);
  return { fine: `${fine}${circle(focus, middle, 9)}`, strong: `${strong}${glass}` };
};
