import { html, trusted, type Html } from "../html";
import { seededRandom, type Random } from "../seeded";

const COLUMNS = 5;
const ROWS = 7;

/** Letters on a grid of 5 by 7: seven rows, each a number whose five bits are its cells. */
const LETTERS: Record<string, readonly number[]> = {
  A: [14, 17, 17, 31, 17, 17, 17], B: [30, 17, 17, 30, 17, 17, 30], C: [14, 17, 16, 16, 16, 17, 14],
  D: [30, 17, 17, 17, 17, 17, 30], E: [31, 16, 16, 30, 16, 16, 31], F: [31, 16, 16, 30, 16, 16, 16],
  G: [14, 17, 16, 23, 17, 17, 14], H: [17, 17, 17, 31, 17, 17, 17], I: [31, 4, 4, 4, 4, 4, 31],
  J: [7, 2, 2, 2, 2, 18, 12], K: [17, 18, 20, 24, 20, 18, 17], L: [16, 16, 16, 16, 16, 16, 31],
  M: [17, 27, 21, 21, 17, 17, 17], N: [17, 25, 21, 19, 17, 17, 17], O: [14, 17, 17, 17, 17, 17, 14],
  P: [30, 17, 17, 30, 16, 16, 16], Q: [14, 17, 17, 17, 21, 18, 13], R: [30, 17, 17, 30, 20, 18, 17],
  S: [15, 16, 16, 14, 1, 1, 30], T: [31, 4, 4, 4, 4, 4, 4], U: [17, 17, 17, 17, 17, 17, 14],
  V: [17, 17, 17, 17, 17, 10, 4], W: [17, 17, 17, 21, 21, 27, 17], X: [17, 17, 10, 4, 10, 17, 17],
  Y: [17, 17, 10, 4, 4, 4, 4], Z: [31, 1, 2, 4, 8, 16, 31], "0": [14, 17, 19, 21, 25, 17, 14],
  "1": [4, 12, 4, 4, 4, 4, 14], "2": [14, 17, 1, 6, 8, 16, 31], "3": [30, 1, 1, 14, 1, 1, 30],
  "4": [2, 6, 10, 18, 31, 2, 2], "5": [31, 16, 30, 1, 1, 17, 14], "6": [14, 16, 30, 17, 17, 17, 14],
  "7": [31, 1, 2, 4, 8, 8, 8], "8": [14, 17, 17, 14, 17, 17, 14], "9": [14, 17, 17, 15, 1, 1, 14],
};

/** The letter's rows; a mirrored sign of its own for scripts that the grid does not spell. */
function rowsFor(letter: string, random: Random): readonly number[] {
  const plain = letter.normalize("NFD").charAt(0).toUpperCase();
  const mirror = (half: number) => half | ((half & 8) >> 2) | ((half & 16) >> 4);
  return LETTERS[plain] ?? Array.from({ length: ROWS }, () => mirror(4 * (1 + random.index(7))));
}

type Corner = "round" | "petal" | "cut";

/** One cell whose outer corners are shaped, so that neighbours grow together into a stroke. */
function cellPath(x: number, y: number, open: readonly boolean[], corner: Corner): string {
  const lone = open.filter(Boolean).length;
  const size = corner === "petal" && lone === 1 ? 1 : corner === "cut" ? 0.34 : 0.5;
  const [a, b, c, d] = open.map((isOpen) => (isOpen ? size : 0)) as [number, number, number, number];
  const turn = (r: number, dx: number, dy: number) => (corner === "cut" ? `l${dx} ${dy}` : `a${r} ${r} 0 0 1 ${dx} ${dy}`);
  const join = (r: number, dx: number, dy: number) => (r > 0 ? turn(r, dx * r, dy * r) : "");
  return `M${x + a} ${y}h${1 - a - b}${join(b, 1, 1)}v${1 - b - c}${join(c, -1, 1)}h${c + d - 1}${join(d, -1, -1)}v${a + d - 1}${join(a, 1, -1)}z`;
}

interface Cell {
  x: number;
  y: number;
  path: string;
}

function cellsOf(rows: readonly number[], corner: Corner): Cell[] {
  const lit = (x: number, y: number) => x >= 0 && x < COLUMNS && (((rows[y] ?? 0) >> (COLUMNS - 1 - x)) & 1) === 1;
  const cells: Cell[] = [];
  for (let y = 0; y < ROWS; y += 1) {
    for (let x = 0; x < COLUMNS; x += 1) {
      if (!lit(x, y)) continue;
      const [north, east, south, west] = [lit(x, y - 1), lit(x + 1, y), lit(x, y + 1), lit(x - 1, y)];
      const open = [!north && !west, !north && !east, !south && !east, !south && !west];
      cells.push({ x, y, path: cellPath(x, y, open, corner) });
    }
  }
  return cells;
}

/**
 * A large initial built from shaped cells, the mark of a business without pictures. Colours come from the
 * stylesheet: `.cell` and, for the one or two cells that stand out, `.spark`.
 */
export function letterGrid(name: string, className = ""): Html {
  const random = seededRandom(name);
  const letter = [...name.trim()].find((character) => /[\p{L}\p{N}]/u.test(character)) ?? "•";
  const corner = (["round", "petal", "cut"] as const)[random.index(3)] ?? "round";
  const cells = cellsOf(rowsFor(letter, random), corner);
  const spark = random.index(cells.length);
  const body = cells.filter((_, index) => index !== spark).map(({ path }) => path).join("");
  return html`<svg class="${`art letter-grid ${className}`.trim()}" viewBox="0 0 5 7" aria-hidden="true" focusable="false"><path class="cell" d="${trusted(body)}"/><path class="spark" d="${cells[spark]?.path ?? ""}"/></svg>`;
}
