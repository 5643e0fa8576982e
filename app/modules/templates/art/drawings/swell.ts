import { repeat, whole, withStrong, type Draw } from "./sheet";

const LINES = 26;

interface Rise {
  centre: number;
  width: number;
  height: number;
  drift: number;
}

/** Level lines with two smooth rises, like a measurement taken again and again. */
export const swell: Draw = ({ width, height, random }) => {
  const rises: Rise[] = [
    {
      centre: width * random.between(0.16, 0.28),
      width: width * random.between(0.09, 0.13),
      height: height * random.between(0.15, 0.29),
      drift: width * random.between(0.03, 0.12),
    },
    {
      centre: width * random.between(0.63, 0.75),
      width: width * random.between(0.12, 0.17),
      height: height * random.between(0.27, 0.42),
      drift: width * random.between(-0.12, 0.05),
    },
  ];
  const lines = repeat(LINES, (index) => {
    const depth = index / (LINES - 1);
    const strength = Math.sin(Math.PI * Math.min(1, depth * 1.15)) ** 2;
    const parts = rises.map((rise) => {
      const half = whole(rise.width * (0.7 + depth * 0.5));
      const lift = whole(rise.height * strength);
      return `H${whole(rise.centre + rise.drift * depth - half)}c${whole(half / 2)} 0 ${whole(half / 2)} ${-lift} ${half} ${-lift}s${whole(half / 2)} ${lift} ${half} ${lift}`;
    });
    return `M0 ${whole(height * (0.27 + depth * 0.68))}${parts.join("")}H${width}`;
  });
  return withStrong(lines, [8 + random.index(9)]);
};
