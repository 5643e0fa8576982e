import type { Graph } from "./read-imports";

const WIDTH = 1440;
const MARGIN = 72;
const ROW = 96;
const BOX = { height: 34, letter: 8.1, padding: 26 };

interface Box {
  name: string;
  /** Its middle. */
  x: number;
  y: number;
  width: number;
}

/**
 * The modules on their floors as a picture (SVG): a line leads from a module down to one that it imports. Left out are
 * imports that follow from others on the way. What leads upward would be red.
 */
export function drawModules(graph: Graph, floors: readonly (readonly string[])[]): string {
  const height = MARGIN * 2 + (floors.length - 1) * ROW;
  const boxes = new Map(
    floors.flatMap((names, floor) => placeRow(names, height - MARGIN - floor * ROW)).map((box) => [box.name, box]),
  );
  const lines = [...graph].flatMap(([from, imported]) =>
    [...imported].filter((to) => !follows(graph, from, to)).map((to) => line(boxes.get(from)!, boxes.get(to)!)),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="ui-monospace, Menlo, Consolas, monospace" font-size="13">
<title>The modules of app/modules on their floors; lines lead down to what a module imports</title>
<rect width="${WIDTH}" height="${height}" fill="#fbfaf6"/>
${floors.map((_, floor) => floorLine(floor, height - MARGIN - floor * ROW)).join("\n")}
<g fill="none" stroke="#1d2a2f" stroke-opacity=".32" stroke-width="1.2">
${lines.join("\n")}
</g>
${[...boxes.values()].map(box).join("\n")}
</svg>
`;
}

function placeRow(names: readonly string[], y: number): Box[] {
  const widths = names.map((name) => name.length * BOX.letter + BOX.padding);
  const gap = (WIDTH - MARGIN * 2 - widths.reduce((sum, width) => sum + width, 0)) / (names.length + 1);
  let left = MARGIN;
  return names.map((name, at) => {
    const width = widths[at]!;
    left += gap;
    const placed = { name, x: left + width / 2, y, width };
    left += width;
    return placed;
  });
}

/** Whether a module is imported by another one that `from` imports, near or far. */
function follows(graph: Graph, from: string, to: string): boolean {
  return [...graph.get(from)!].some((between) => between !== to && reaches(graph, between, to, new Set([from])));
}

function reaches(graph: Graph, from: string, to: string, seen: Set<string>): boolean {
  if (seen.has(from)) return false;
  seen.add(from);
  const imported = graph.get(from) ?? new Set<string>();
  return imported.has(to) || [...imported].some((next) => reaches(graph, next, to, seen));
}

function line(from: Box, to: Box): string {
  const [start, end] = [from.y + BOX.height / 2, to.y - BOX.height / 2];
  const bend = (end - start) / 2;
  const path = `<path d="M${round(from.x)} ${start}C${round(from.x)} ${start + bend} ${round(to.x)} ${end - bend} ${round(to.x)} ${end}"`;
  return from.y < to.y ? `${path}/>` : `${path} stroke="#c4321c" stroke-opacity="1" stroke-width="3"/>`;
}

const floorLine = (floor: number, y: number) =>
  `<path d="M${MARGIN / 2} ${y}H${WIDTH - MARGIN / 2}" stroke="#d8d3c4" stroke-dasharray="2 5"/><text x="${MARGIN / 4}" y="${y - 8}" fill="#8a8474">${floor + 1}</text>`;

const box = ({ name, x, y, width }: Box) =>
  `<rect x="${round(x - width / 2)}" y="${y - BOX.height / 2}" width="${round(width)}" height="${BOX.height}" rx="3" fill="#fff" stroke="#1d2a2f"/><text x="${round(x)}" y="${y + 5}" text-anchor="middle" fill="#1d2a2f">${name}</text>`;

const round = (value: number) => Math.round(value * 10) / 10;
