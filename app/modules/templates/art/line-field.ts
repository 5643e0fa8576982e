import { html, type Html } from "../html";
import { seededRandom } from "../seeded";

const WIDTH = 1200;
const HEIGHT = 260;
const LINES = 26;

interface Rise {
  centre: number;
  width: number;
  height: number;
  drift: number;
}

const whole = (value: number) => Math.round(value);

/** One line of the field: level, with a smooth rise at each place. */
function linePath(index: number, rises: readonly Rise[]): string {
  const depth = index / (LINES - 1);
  const y = whole(70 + depth * (HEIGHT - 84));
  const strength = Math.sin(Math.PI * Math.min(1, depth * 1.15)) ** 2;
  const parts = rises.map(({ centre, width, height, drift }) => {
    const half = whole(width * (0.7 + depth * 0.5));
    const start = whole(centre + drift * depth - half);
    const lift = whole(height * strength);
    return `H${start}c${whole(half / 2)} 0 ${whole(half / 2)} ${-lift} ${half} ${-lift}s${whole(half / 2)} ${lift} ${half} ${lift}`;
  });
  return `M0 ${y}${parts.join("")}H${WIDTH}`;
}

/** A field of fine lines with two rises, like a survey or a measurement; `.rule` and `.rule-strong` are the stylesheet's. */
export function lineField(seed: string): Html {
  const random = seededRandom(seed);
  const rises: Rise[] = [
    { centre: random.between(190, 330), width: random.between(110, 160), height: random.between(40, 75), drift: random.between(40, 150) },
    { centre: random.between(760, 900), width: random.between(150, 210), height: random.between(70, 110), drift: random.between(-140, 60) },
  ];
  const strong = 8 + random.index(9);
  const lines = Array.from({ length: LINES }, (_, index) => linePath(index, rises));
  const fine = lines.filter((_, index) => index !== strong).join("");
  return html`<svg class="art line-field" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false"><path class="rule" d="${fine}"/><path class="rule-strong" d="${lines[strong] ?? ""}"/></svg>`;
}
