// WCAG 2.2, relative luminance: channels of sRGB made linear, weighed by how bright they look.
const WEIGHTS = [0.2126, 0.7152, 0.0722] as const;

function luminance(color: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255);
  const linear = channels.map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return WEIGHTS.reduce((sum, weight, index) => sum + weight * (linear[index] ?? 0), 0);
}

/** Black or white, whichever is read better on a colour (#rrggbb). One of them always reaches 4.5:1. */
export function textOn(color: string): "#000000" | "#ffffff" {
  const light = luminance(color);
  return 1.05 / (light + 0.05) >= (light + 0.05) / 0.05 ? "#ffffff" : "#000000";
}
