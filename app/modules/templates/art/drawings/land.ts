import {
  at,
  box,
  circle,
  repeat,
  smooth,
  whole,
  withStrong,
  type Draw,
  type Lines,
  type Point,
  type Sheet,
} from "./sheet";

const LOBES = 28;

/** A closed line of equal height round a hill whose flanks swell at `waves`. */
function ring(
  centre: Point,
  radius: number,
  waves: readonly { count: number; size: number; turn: number }[],
  squeeze: number,
): string {
  const points = repeat(LOBES + 2, (index): Point => {
    const angle = (index / LOBES) * 2 * Math.PI;
    const swell = waves.reduce((sum, { count, size, turn }) => sum + size * Math.sin(count * angle + turn), 1);
    return [centre[0] + radius * swell * Math.cos(angle), centre[1] + radius * swell * squeeze * Math.sin(angle)];
  });
  return smooth(points);
}

/** Two hills on a survey map, or one where there is room for one, their heights as contours. */
export const contours: Draw = ({ width, height, random }) => {
  const size = Math.max(width, height);
  const single = {
    centre: [width * random.between(0.42, 0.6), height * random.between(0.42, 0.58)] as Point,
    rings: 15,
  };
  const pair = [
    { centre: [width * random.between(0.18, 0.26), height * random.between(0.4, 0.7)] as Point, rings: 6 },
    { centre: [width * random.between(0.7, 0.8), height * random.between(0.25, 0.6)] as Point, rings: 9 },
  ];
  const waves = [2, 3, 5].map((count) => ({ count, size: random.between(0.04, 0.11), turn: random.between(0, 6.2) }));
  const hills = height > width * 0.6 ? [single] : pair;
  const step = size * (hills.length > 1 ? 0.024 : 0.037);
  const lines = hills.flatMap(({ centre, rings }) =>
    repeat(rings, (index) =>
      ring(
        centre,
        step * (index + 1),
        waves.map((wave) => ({ ...wave, turn: wave.turn + index * 0.07 })),
        0.72,
      ),
    ),
  );
  return withStrong(lines, [2, 8, 13]);
};

/** Fields: furrows that run to one point on the horizon, under a low sun. */
export const furrows: Draw = ({ width, height, random }) => {
  const horizon = height * random.between(0.3, 0.4);
  const vanish = width * random.between(0.35, 0.68);
  const bottom = repeat(43, (index) => width * (-1.1 + index * 0.076));
  const rows = bottom.map((x) => `M${at(vanish + (x - vanish) * 0.06, horizon)}L${at(x, height)}`);
  const radius = height * random.between(0.16, 0.22);
  const sun = repeat(4, (index) => {
    const r = radius * (1 - index * 0.24);
    return `M${at(vanish - r, horizon)}a${whole(r)} ${whole(r)} 0 0 1 ${whole(2 * r)} 0`;
  });
  const hedge = smooth(repeat(25, (index): Point => [(width / 24) * index, horizon - height * 0.05 * random.next()]));
  return {
    fine: `${rows.join("")}${sun.slice(1).join("")}${hedge}`,
    strong: `M${at(0, horizon)}H${width}${sun[0] ?? ""}`,
  };
};

interface Plot {
  x: number;
  y: number;
  width: number;
  height: number;
}

function divide(plot: Plot, random: Sheet["random"], depth: number): Plot[] {
  const { x, y, width, height } = plot;
  if (depth === 0 || width * height < 2600) return [plot];
  const part = random.between(0.34, 0.66);
  const halves: Plot[] =
    width > height
      ? [
          { ...plot, width: width * part },
          { x: x + width * part, y, width: width * (1 - part), height },
        ]
      : [
          { ...plot, height: height * part },
          { x, y: y + height * part, width, height: height * (1 - part) },
        ];
  return halves.flatMap((half) => divide(half, random, depth - 1));
}

/** A plan of plots between streets, a house on most of them. */
export const plots: Draw = ({ width, height, random }) => {
  const all = divide({ x: -8, y: -8, width: width + 16, height: height + 16 }, random, 6);
  const gap = 5;
  const drawn = all.map((plot): Lines => {
    const [w, h] = [plot.width - 2 * gap, plot.height - 2 * gap];
    const house =
      random.next() < 0.7
        ? box(
            plot.x + gap + w * 0.18,
            plot.y + gap + h * 0.2,
            w * random.between(0.3, 0.55),
            h * random.between(0.3, 0.55),
          )
        : "";
    return { fine: box(plot.x + gap, plot.y + gap, w, h), strong: house };
  });
  return { fine: drawn.map(({ fine }) => fine).join(""), strong: drawn.map(({ strong }) => strong).join("") };
};

/** Scales of water, as old maps draw the sea, with one boat's wake. */
export const sea: Draw = ({ width, height, random }) => {
  const size = 40;
  const rows = repeat(height / (size / 2) + 2, (row) => {
    const start = row % 2 === 0 ? -size : 0;
    return `M${at(start, row * (size / 2))}${`q${size / 2} ${-size * 0.7} ${size} 0`.repeat(Math.ceil(width / size) + 2)}`;
  });
  const strong = 3 + random.index(Math.max(1, rows.length - 6));
  const far = { x: width * random.between(0.6, 0.85), y: height * random.between(0.25, 0.5) };
  const rings = [26, 18, 10].map((r) => circle(far.x, far.y, r)).join("");
  const lines = withStrong(rows, [strong]);
  return { fine: lines.fine, strong: `${lines.strong}${rings}` };
};
