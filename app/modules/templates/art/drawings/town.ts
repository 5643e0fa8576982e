import {
  at,
  box,
  circle,
  repeat,
  smooth,
  together,
  whole,
  type Draw,
  type Lines,
  type Point,
  type Sheet,
} from "./sheet";

function windowsOf(x: number, y: number, width: number, height: number, random: Sheet["random"]): string {
  const columns = Math.max(1, Math.round(width / 34));
  const rows = Math.max(1, Math.round(height / 52));
  const [w, h] = [(width / columns) * 0.46, (height / rows) * 0.5];
  const tall = random.next() < 0.5;
  return repeat(rows * columns, (index) => {
    const [left, top] = [
      x + ((index % columns) + 0.27) * (width / columns),
      y + (Math.floor(index / columns) + 0.28) * (height / rows),
    ];
    return `${box(left, top, w, h)}M${tall ? `${at(left + w / 2, top)}v${whole(h)}` : `${at(left, top + h / 2)}h${whole(w)}`}`;
  }).join("");
}

function roofOf(x: number, y: number, width: number, kind: number): string {
  if (kind === 0) return `M${at(x, y)}l${at(width / 2, -width * 0.42)}l${at(width / 2, width * 0.42)}`;
  if (kind === 1)
    return `M${at(x, y)}v-14h${whole(width * 0.22)}v-14h${whole(width * 0.18)}v-14h${whole(width * 0.2)}v14h${whole(width * 0.18)}v14h${whole(width * 0.22)}v14`;
  if (kind === 2) return `M${at(x - 5, y)}h${whole(width + 10)}v-9h${-whole(width + 10)}z`;
  return `M${at(x, y)}l12 -34h${whole(width - 24)}l12 34`;
}

/** Houses of a street, in elevation. */
export const street: Draw = ({ width, height, random }) => {
  const base = height * 0.94;
  const parts: Lines[] = [{ fine: `M${at(0, base + 9)}H${width}`, strong: `M${at(0, base)}H${width}` }];
  for (let x = -20; x < width; ) {
    const [w, h] = [random.between(72, 150), height * random.between(0.34, 0.66)];
    const top = base - h;
    const door = box(x + w * random.between(0.12, 0.6), base - 40, 20, 40);
    parts.push({
      fine: `${windowsOf(x + 5, top + 4, w - 10, h - 50, random)}${door}M${at(x, base - 46)}h${whole(w)}`,
      strong: `M${at(x, base)}V${whole(top)}h${whole(w)}V${whole(base)}${roofOf(x, top, w, random.index(4))}`,
    });
    x += w + (random.next() < 0.25 ? random.between(10, 40) : 0);
  }
  return together(parts);
};

/** Lines of a network that keep to level, upright and half turns, with their stops. */
export const network: Draw = ({ width, height, random }) => {
  const rows = Math.max(6, Math.round(height / 44));
  const stops: string[] = [];
  const lines = repeat(rows, (row) => {
    let y = (height / rows) * (row + 0.5);
    let x = -10;
    let path = `M${at(x, y)}`;
    while (x < width) {
      const run = random.between(70, 190);
      const turn = [-1, 0, 1][random.index(3)] ?? 0;
      const rise = turn * (height / rows);
      path += `h${whole(run)}`;
      if (random.next() < 0.6) stops.push(circle(x + run * 0.5, y, 6));
      const fits = y + rise > 10 && y + rise < height - 10;
      path += fits ? `l${at(Math.abs(rise), rise)}` : "";
      x += run + (fits ? Math.abs(rise) : 0);
      y += fits ? rise : 0;
    }
    return path;
  });
  return {
    fine: lines.filter((_, index) => index % 4 !== 1).join(""),
    strong: `${lines.filter((_, index) => index % 4 === 1).join("")}${stops.join("")}`,
  };
};

/** Tiles of quarter circles, each laid one of two ways. */
export const tiles: Draw = ({ width, height, random }) => {
  const size = 100;
  const strong: string[] = [];
  const fine = repeat((height / size + 1) * Math.ceil(width / size + 1), (index) => {
    const columns = Math.ceil(width / size + 1);
    const [x, y] = [(index % columns) * size, Math.floor(index / columns) * size];
    const turned = random.next() < 0.5;
    const arcs = [32, 50, 68].map((r) =>
      turned
        ? `M${at(x + r, y)}a${r} ${r} 0 0 1 ${-r} ${r}M${at(x + size - r, y + size)}a${r} ${r} 0 0 1 ${r} ${-r}`
        : `M${at(x + size - r, y)}a${r} ${r} 0 0 0 ${r} ${r}M${at(x + r, y + size)}a${r} ${r} 0 0 0 ${-r} ${-r}`,
    );
    strong.push(arcs[1] ?? "");
    return `${arcs[0] ?? ""}${arcs[2] ?? ""}`;
  }).join("");
  return { fine, strong: strong.join("") };
};

/** Staves that sway, with notes on their lines. */
export const staves: Draw = ({ width, height, random }) => {
  const sway = random.between(16, 34);
  const phase = random.between(0, 6);
  const groups = Math.max(2, Math.round(height / 130));
  const heightAt = (x: number, group: number, line: number) =>
    (height / groups) * (group + 0.28) + line * 13 + sway * Math.sin(x / 190 + phase + group * 0.9);
  const lines = repeat(groups * 5, (index) =>
    smooth(
      repeat(
        21,
        (step): Point => [(width / 20) * step, heightAt((width / 20) * step, Math.floor(index / 5), index % 5)],
      ),
    ),
  );
  const notes = repeat(groups, (group) =>
    repeat(width / 74, (index) => {
      const x = (index + random.between(0.2, 0.8)) * 74;
      const y = heightAt(x, group, random.index(9) / 2);
      return `M${at(x - 7, y)}a7 5 0 1 0 14 0a7 5 0 1 0 -14 0zM${at(x + 7, y)}v-36`;
    }).join(""),
  );
  return { fine: lines.join(""), strong: notes.join("") };
};

/** Steam: upright lines that waver the more the higher they rise. */
export const steam: Draw = ({ width, height, random }) => {
  const step = 22;
  const phase = random.between(0, 6);
  const lines = repeat(width / step + 1, (index) => {
    const top = height * (0.1 + 0.28 * (1 + Math.sin(index * 0.32 + phase)) * 0.8);
    return smooth(
      repeat(14, (part): Point => {
        const rise = part / 13;
        const y = height - (height - top) * rise;
        return [index * step + 26 * rise * Math.sin(y / 42 + index * 0.2 + phase), y];
      }),
    );
  });
  const strong = lines.map((_, index) => index).filter((index) => index % 11 === 4);
  return {
    fine: lines.filter((_, index) => !strong.includes(index)).join(""),
    strong: strong.map((index) => lines[index] ?? "").join(""),
  };
};
