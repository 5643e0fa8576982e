import { at, box, repeat, smooth, together, whole, type Draw, type Lines, type Point, type Sheet } from "./sheet";

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
    const [w, h] = [random.between(96, 170), height * random.between(0.2, 0.42)];
    const top = base - h;
    const door = box(x + w * random.between(0.12, 0.6), base - 40, 20, 40);
    parts.push({
      fine: `${windowsOf(x + 5, top + 4, w - 10, h - 50, random)}${door}M${at(x, base - 46)}h${whole(w)}`,
      strong: `M${at(x, base)}V${whole(top)}h${whole(w)}V${whole(base)}${roofOf(x, top, w, random.next() < 0.6 ? 0 : 1 + random.index(3))}`,
    });
    x += w + (random.next() < 0.25 ? random.between(10, 40) : 0);
  }
  return together(parts);
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
