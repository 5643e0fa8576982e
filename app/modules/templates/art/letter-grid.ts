import { html, trusted, type Html } from "../../markup/html";
import { seededRandom } from "../seeded";
import { LETTER_COLUMNS as COLUMNS, LETTER_ROWS as ROWS, letterRows } from "./letter-rows";

type Corner = "round" | "petal" | "cut";

/** One cell whose outer corners are shaped, so that neighbours grow together into a stroke. */
function cellPath(x: number, y: number, open: readonly boolean[], corner: Corner): string {
  const lone = open.filter(Boolean).length;
  const size = corner === "petal" && lone === 1 ? 1 : corner === "cut" ? 0.34 : 0.5;
  const [a, b, c, d] = open.map((isOpen) => (isOpen ? size : 0)) as [number, number, number, number];
  const turn = (r: number, dx: number, dy: number) =>
    corner === "cut" ? `l${dx} ${dy}` : `a${r} ${r} 0 0 1 ${dx} ${dy}`;
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
  const corner = (["round", "petal", "cut"] as const)[random.index(3)] ?? "round";
  const cells = cellsOf(letterRows(name, random), corner);
  const spark = random.index(cells.length);
  const body = cells
    .filter((_, index) => index !== spark)
    .map(({ path }) => path)
    .join("");
  return html`<svg class="${`art letter-grid ${className}`.trim()}" viewBox="0 0 5 7" aria-hidden="true" focusable="false"><path class="cell" d="${trusted(body)}"/><path class="spark" d="${cells[spark]?.path ?? ""}"/></svg>`;
}
