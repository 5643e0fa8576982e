import { html, trusted, type Html } from "../../markup/html";
import { seededRandom, type Random } from "../seeded";
import { LETTER_COLUMNS, LETTER_ROWS, letterRows } from "./letter-rows";
import type { TradeForm } from "./trade-form";

/**
 * A closed outline in a square of 1: where it begins, then lines `[dx, dy]` and arcs `[dx, dy, radius]` that turn
 * right.
 */
interface Outline {
  from: readonly [number, number];
  to: readonly (readonly [number, number, number?])[];
}

const box = (x: number, y: number, width: number, height: number): Outline => ({
  from: [x, y],
  to: [
    [width, 0],
    [0, height],
    [-width, 0],
  ],
});
const disc = (radius: number): Outline => ({
  from: [0.5, 0.5 - radius],
  to: [
    [0, 2 * radius, radius],
    [0, -2 * radius, radius],
  ],
});

const SHAPES = {
  quarter: [
    {
      from: [0, 0],
      to: [
        [1, 1, 1],
        [-1, 0],
      ],
    },
  ],
  bowl: [{ from: [1, 0], to: [[-1, 0, 0.5]] }],
  dot: [disc(0.3)],
  disc: [disc(0.5)],
  ring: [
    disc(0.5),
    {
      from: [0.5, 0.75],
      to: [
        [0, -0.5, -0.25],
        [0, 0.5, -0.25],
      ],
    },
  ],
  bars: [box(0, 0.08, 1, 0.2), box(0, 0.4, 1, 0.2), box(0, 0.72, 1, 0.2)],
  steps: [
    {
      from: [0, 1],
      to: [
        [0, -0.34],
        [0.33, 0],
        [0, -0.33],
        [0.33, 0],
        [0, -0.33],
        [0.34, 0],
        [0, 1],
      ],
    },
  ],
  petal: [
    {
      from: [0, 0],
      to: [
        [1, 1, 1],
        [-1, -1, 1],
      ],
    },
  ],
  gable: [
    {
      from: [0, 1],
      to: [
        [0.5, -1],
        [0.5, 1],
      ],
    },
  ],
  arch: [
    {
      from: [0, 1],
      to: [
        [0, -0.5],
        [1, 0, 0.5],
        [0, 0.5],
      ],
    },
  ],
  cross: [
    {
      from: [0.33, 0],
      to: [
        [0.34, 0],
        [0, 0.33],
        [0.33, 0],
        [0, 0.34],
        [-0.33, 0],
        [0, 0.33],
        [-0.34, 0],
        [0, -0.33],
        [-0.33, 0],
        [0, -0.34],
        [0.33, 0],
      ],
    },
  ],
  block: [box(0, 0, 1, 1)],
} satisfies Record<string, readonly Outline[]>;

type Shape = keyof typeof SHAPES;

/** What each trade's pattern is set from, the shape that leads first. */
const SETS: Record<TradeForm, readonly Shape[]> = {
  loaf: ["bowl", "disc", "quarter"],
  cup: ["bowl", "ring", "block"],
  bottle: ["arch", "block", "dot"],
  bowl: ["bowl", "quarter", "disc"],
  wave: ["quarter", "bowl", "bars"],
  wheel: ["ring", "quarter", "dot"],
  stair: ["steps", "block", "bars"],
  roof: ["gable", "block", "arch"],
  arch: ["arch", "block", "steps"],
  stone: ["disc", "bowl", "petal"],
  leaf: ["petal", "quarter", "dot"],
  thread: ["bars", "quarter", "petal"],
  sheet: ["bars", "block", "steps"],
  frame: ["block", "ring", "quarter"],
  tool: ["cross", "ring", "steps"],
  hill: ["bowl", "gable", "disc"],
  paw: ["disc", "dot", "petal"],
  box: ["block", "gable", "bowl"],
  table: ["disc", "bowl", "ring"],
  gem: ["gable", "petal", "dot"],
};

/** Shapes that stand on something: they are not turned. */
const UPRIGHT: ReadonlySet<Shape> = new Set(["arch", "gable"]);

const n = (value: number) => Number(value.toFixed(2));

function turned([x, y]: readonly [number, number], turns: number): [number, number] {
  if (turns === 0) return [x, y];
  return turned([-y, x], turns - 1);
}

function outlinePath({ from, to }: Outline, x: number, y: number, turns: number): string {
  const [fromX, fromY] = turned([from[0] - 0.5, from[1] - 0.5], turns);
  const strokes = to.map(([dx, dy, radius]) => {
    const [tx, ty] = turned([dx, dy], turns).map(n);
    return radius === undefined
      ? `l${tx} ${ty}`
      : `a${Math.abs(radius)} ${Math.abs(radius)} 0 0 ${radius > 0 ? 1 : 0} ${tx} ${ty}`;
  });
  return `M${n(x + 0.5 + fromX)} ${n(y + 0.5 + fromY)}${strokes.join("")}z`;
}

function shapePath(shape: Shape, x: number, y: number, random: Random): string {
  const turn = random.index(4);
  return SHAPES[shape].map((outline) => outlinePath(outline, x, y, UPRIGHT.has(shape) ? 0 : turn)).join("");
}

const LAYERS = ["a", "b", "c"] as const;
type Layer = (typeof LAYERS)[number];
type Tiles = Record<Layer, string[]>;

function drawing(
  tiles: Tiles,
  [columns, rows]: readonly [number, number],
  fit: "xMinYMin slice" | "xMidYMid meet",
  className: string,
): Html {
  const paths = LAYERS.map(
    (layer) => tiles[layer].length > 0 && `<path class="tile-${layer}" d="${tiles[layer].join("")}"/>`,
  );
  return html`<svg class="${`art tiles ${className}`.trim()}" viewBox="0 0 ${columns} ${rows}" preserveAspectRatio="${fit}" aria-hidden="true" focusable="false">${trusted(paths.filter(Boolean).join(""))}</svg>`;
}

const pick = <T>(random: Random, options: readonly T[]) => options[random.index(options.length)] as T;

/**
 * A field of tiles after the forms of a trade, its mixture seeded by `seed`. Colours come from the stylesheet:
 * `.tile-a` is most of it, `.tile-b` stands out, `.tile-c` is rare.
 */
export function tileField(form: TradeForm, seed: string, columns: number, rows: number, className = ""): Html {
  const random = seededRandom(seed);
  const [lead, ...others] = SETS[form] as [Shape, ...Shape[]];
  const tiles: Tiles = { a: [], b: [], c: [] };
  for (let place = 0; place < columns * rows; place += 1) {
    const chance = random.next();
    if (chance < 0.12) continue;
    const shape = random.next() < 0.62 ? lead : pick(random, others);
    const layer = chance < 0.6 ? "a" : chance < 0.88 ? "b" : "c";
    tiles[layer].push(shapePath(shape, place % columns, Math.floor(place / columns), random));
  }
  return drawing(tiles, [columns, rows], "xMinYMin slice", className);
}

/** The initial of a name, set from the tiles of its trade. */
export function tileLetter(form: TradeForm, name: string, className = ""): Html {
  const random = seededRandom(name);
  const [lead, second] = SETS[form] as [Shape, Shape];
  const tiles: Tiles = { a: [], b: [], c: [] };
  for (const [y, row] of letterRows(name, random).entries()) {
    for (let x = 0; x < LETTER_COLUMNS; x += 1) {
      if (((row >> (LETTER_COLUMNS - 1 - x)) & 1) === 0) continue;
      const spark = random.next() < 0.16;
      tiles[spark ? "c" : "b"].push(shapePath(spark ? second : lead, x, y, random));
    }
  }
  return drawing(tiles, [LETTER_COLUMNS, LETTER_ROWS], "xMidYMid meet", className);
}
