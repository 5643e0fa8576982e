import { at, box, circle, repeat, smooth, together, type Draw, type Lines, type Point, withStrong } from "./sheet";

/** A plank: grain that parts round two knots. */
export const grain: Draw = ({ width, height, random }) => {
  const knots = [0.28, 0.72].map((place) => ({
    x: width * (place + random.between(-0.1, 0.1)),
    y: height * random.between(0.3, 0.7),
    room: height * random.between(0.09, 0.16),
  }));
  const level = (x: number, y: number) =>
    knots.reduce((sum, knot) => {
      const away = y - knot.y;
      const near = Math.exp(-(((x - knot.x) / (knot.room * 2.4)) ** 2)) * Math.exp(-((away / (knot.room * 3)) ** 2));
      return sum + (away < 0 ? -1 : 1) * knot.room * near;
    }, y);
  const count = 24;
  const lines = repeat(count, (row) => {
    const y = (height / (count - 1)) * row;
    return smooth(
      repeat(31, (index): Point => {
        const x = (width / 30) * index;
        return [x, level(x, y) + 3 * Math.sin(x / 90 + row / 3)];
      }),
    );
  });
  const eyes = knots.flatMap(({ x, y, room }) => [0.7, 0.45, 0.2].map((part) => circle(x, y, room * part)));
  const { fine, strong } = withStrong(lines, [7, 16]);
  return { fine: `${fine}${eyes.join("")}`, strong };
};

/** Wheels that overlap: rims, hubs and spokes. */
export const wheels: Draw = ({ width, height, random }) => {
  const count = Math.max(2, Math.round((width / height) * 1.4));
  return together(
    repeat(count, (index): Lines => {
      const r = height * random.between(0.26, 0.52);
      const [x, y] = [(width / count) * (index + random.between(0.3, 0.7)), height * random.between(0.4, 0.75)];
      const spokes = repeat(24, (spoke) => {
        const angle = (spoke / 24) * 2 * Math.PI;
        const lean = angle + (spoke % 2 === 0 ? 0.5 : -0.5);
        return `M${at(x + r * 0.12 * Math.cos(lean), y + r * 0.12 * Math.sin(lean))}L${at(x + r * 0.92 * Math.cos(angle), y + r * 0.92 * Math.sin(angle))}`;
      });
      return { fine: `${spokes.join("")}${circle(x, y, r * 0.92)}${circle(x, y, r * 0.12)}`, strong: circle(x, y, r) };
    }),
  );
};

/** A shelf of spines, some leaning, each banded. */
export const shelf: Draw = ({ width, height, random }) => {
  const base = height * 0.92;
  const parts: Lines[] = [{ fine: `M${at(0, base + 8)}H${width}`, strong: `M${at(0, base)}H${width}` }];
  for (let x = -4; x < width; ) {
    const [w, h] = [random.between(14, 52), height * random.between(0.46, 0.8)];
    const band = random.between(0.1, 0.22);
    parts.push({
      fine: `${box(x, base - h, w, h)}M${at(x, base - h * (1 - band))}h${Math.round(w)}M${at(x, base - h * (1 - band) + 7)}h${Math.round(w)}M${at(x, base - h * band)}h${Math.round(w)}`,
      strong: random.next() < 0.14 ? box(x, base - h, w, h) : "",
    });
    x += w + (random.next() < 0.12 ? 22 : 0);
  }
  return together(parts);
};
