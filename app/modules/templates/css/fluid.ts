const FROM_VIEWPORT = 360;
const TO_VIEWPORT = 1360;
const ROOT_PX = 16;

const rem = (px: number) => `${Number((px / ROOT_PX).toFixed(4))}rem`;

/** A length that grows from `min` to `max` (CSS pixels) between a phone and a desk, in rem so that zoom works. */
export function fluid(min: number, max: number): string {
  if (Math.abs(max - min) < 0.1) return rem(min);
  const slope = (max - min) / (TO_VIEWPORT - FROM_VIEWPORT);
  const start = min - slope * FROM_VIEWPORT;
  return `clamp(${rem(min)}, ${rem(start)} + ${Number((slope * 100).toFixed(4))}vw, ${rem(max)})`;
}

export interface TypeScale {
  /** Size of body text in pixels on a phone and on a desk. */
  base: [number, number];
  /** Ratio between neighbouring steps on a phone and on a desk. */
  ratio: [number, number];
}

const STEPS = [-2, -1, 0, 1, 2, 3, 4, 5, 6, 7];

/** Custom properties --step--2 … --step-7; `large` lifts all of them for readers who need it. */
export function typeTokens({ base, ratio }: TypeScale, large: boolean): Record<string, string> {
  const lift = large ? 1.125 : 1;
  const size = (end: 0 | 1, step: number) => {
    const own = base[end] * lift * ratio[end] ** step;
    return step < 0 ? Math.max(own, 13 * lift) : own;
  };
  return Object.fromEntries(STEPS.map((step) => [`--step-${step}`, fluid(size(0, step), size(1, step))]));
}

/** Custom properties --space-1 … --space-9 on a baseline of 8 px; the large ones grow with the window. */
export function spaceTokens(): Record<string, string> {
  const spaces: [number, number][] = [
    [4, 4],
    [8, 8],
    [16, 16],
    [24, 24],
    [32, 40],
    [40, 64],
    [56, 96],
    [72, 144],
    [96, 208],
  ];
  return Object.fromEntries(spaces.map(([min, max], index) => [`--space-${index + 1}`, fluid(min, max)]));
}
