import type { Trade } from "./trade-words";

/** A drawing on 64 by 64: outlines, and the finer lines that shade them. */
interface Emblem {
  line: string;
  hatch?: string;
}

const round = (value: number) => Number(value.toFixed(1));
const onCircle = (radius: number, turn: number) =>
  `${round(32 + radius * Math.cos(turn * 2 * Math.PI))} ${round(32 + radius * Math.sin(turn * 2 * Math.PI))}`;
const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const turns = (count: number, draw: (turn: number, step: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index / count, 1 / count)).join("");
const pairs = (heights: readonly number[], draw: (y: number) => string) => heights.map(draw).join("");

/** Emblems of trades, drawn in a single weight of line with shading, as an engraver cuts them in wood. */
const EMBLEMS = {
  bread: {
    line: `M32 62V22M32 22c-4-5-4-11 0-17c4 6 4 12 0 17z${pairs([52, 42, 32], (y) => `M32 ${y}c1-7 5-11 11-12c0 7-4 11-11 12zM32 ${y}c-1-7-5-11-11-12c0 7 4 11 11 12z`)}`,
    hatch: `M32 5V0${pairs([40, 30, 20], (y) => `M43 ${y}l6-9M21 ${y}l-6-9M34 ${y + 9}l6-6M30 ${y + 9}l-6-6`)}M32 20v-8`,
  },
  coffee: {
    line: "M14 26h32v8c0 11-7 17-16 17s-16-6-16-17zM46 29c7-2 12 1 12 6s-6 9-13 8M7 55h46c-3 4-6 5-10 5H17c-4 0-7-1-10-5z",
    hatch: "M24 21c-4-5 4-8 0-14M30 21c-4-5 4-8 0-14M36 21c-4-5 4-8 0-14M43 29v9M40 29v14M37 29v18M34 29v20M18 30v8",
  },
  fish: {
    line: "M4 33c9-13 26-17 40-4l14-9c-3 8-3 17 0 26l-14-9c-14 13-31 9-40-4zM20 24c4 6 4 13 0 18M25 21c3-8 11-9 16-4M24 44c3 5 8 6 12 2M11.500 30.500a1.200 1.200 0 1 0 2.400 0a1.200 1.200 0 1 0-2.400 0z",
    hatch:
      "M26 25c3 5 3 11 0 16M31 24c3 6 3 12 0 18M36 25c3 5 3 11 0 16M41 28c2 3 2 7 0 10M48 29l8-5M48 33h8M48 37l8 5M29 19l1-4M33 18l1-5M37 18l1-3",
  },
  wine: {
    line: "M19 6h26c3 15-2 28-13 28S16 21 19 6zM32 34v21M20 58c0-2 5-3.500 12-3.500S44 56 44 58s-5 2.500-12 2.500S20 60 20 58zM18 16c7 4 21-3 28 0",
    hatch: "M44 19c0 5-3 10-7 12M41 18c0 5-2 10-6 13M38 17c0 6-2 11-5 14M35 17c0 6-1 11-3 14M22 22c1 4 3 7 5 8",
  },
  kitchen: {
    line: "M9 46a23 23 0 0 1 46 0zM4 50h56c-2 4-5 6-9 6H13c-4 0-7-2-9-6zM29 20a3 3 0 1 1 6 0c0 1.500-1.300 2.500-3 3-1.700-.5-3-1.500-3-3z",
    hatch: "M52 43c0-7-4-13-10-17M48 43c0-7-3-12-8-16M44 43c0-6-2-11-6-15M40 43c0-6-1-10-4-14M14 41c1-6 4-10 8-12",
  },
  flower: {
    line: "M32 62V33M32 33c-11 0-15-10-12-23c5 2 7 4 8 8c1-5 2-8 4-11c2 3 3 6 4 11c1-4 3-6 8-8c3 13-1 23-12 23zM32 60c-3-13-10-19-19-20c0 12 7 20 19 20zM32 55c3-10 9-15 17-16c0 10-6 16-17 16z",
    hatch:
      "M32 29v-9M36 29c3-3 5-7 6-12M39 29c2-2 4-5 4-8M28 29c-3-3-5-7-6-12M30 57c-4-6-8-10-13-13M35 52c3-5 7-8 11-10M23 55l-5-3M27 52l-2-6M40 50l5-1",
  },
  medicine: {
    line: "M32 62V16M32 16c-5-5-4-10 0-14c4 4 5 9 0 14zM32 56c-12 1-19-6-20-15c12-1 19 6 20 15zM32 56c12 1 19-6 20-15c-12-1-19 6-20 15zM32 41c-10 0-15-6-15-13c10 0 15 6 15 13zM32 41c10 0 15-6 15-13c-10 0-15 6-15 13zM32 28c-7 0-10-4-10-10c7 0 10 4 10 10zM32 28c7 0 10-4 10-10c-7 0-10 4-10 10z",
    hatch:
      "M30 54L16 44M34 54l14-10M30 39l-10-8M34 39l10-8M30 26l-6-6M34 26l6-6M23 52l-4-6M26 51l-1-7M41 52l4-6M38 51l1-7M26 37l-3-5M38 37l3-5",
  },
  glasses: {
    line: `${circle(17, 36, 12)}${circle(47, 36, 12)}M29 34c2-3 4-3 6 0M5 33L3 23c-.5-3 2-5 5-4M59 33l2-10c.5-3-2-5-5-4`,
    hatch: "M10 39l10-11M13 42l11-12M17 44l9-10M40 39l10-11M43 42l11-12M47 44l9-10",
  },
  key: {
    line: `${circle(32, 10, 6)}${circle(24, 20, 6)}${circle(40, 20, 6)}M30 27h4v34h-4zM27 28h10v3H27zM34 44h10v5h-4v3h4v6H34`,
    hatch: `${circle(32, 10, 3)}${circle(24, 20, 3)}${circle(40, 20, 3)}M32.700 33v26M37 46v10M40 46v2`,
  },
  house: {
    line: "M6 31L32 9l26 22M12 27v31h40V27M27 58V44a5 5 0 0 1 10 0v14M17 34h8v9h-8zM39 34h8v9h-8zM44 19V8h5v15M4 58h56",
    hatch:
      "M21 34v9M17 38.500h8M43 34v9M39 38.500h8M16 27h32M20 23.500h24M24 20h16M28 16.500h8M32 39v19M40 48h9M40 51h9M40 54h9M15 48h9M15 51h9M15 54h9",
  },
  scales: {
    line: `${circle(32, 6, 3)}M32 9v45M20 60h24M24 54h16l4 6M24 54l-4 6M10 16c8-5 14-1 22-1s14-4 22 1M10 16L3 39h14zM3 39c1 6 4 8 7 8s6-2 7-8M54 16l-7 23h14zM47 39c1 6 4 8 7 8s6-2 7-8`,
    hatch: "M10 19v20M54 19v20M6 42h8M8 44.500h4M50 42h8M52 44.500h4M30 18v34M34 18v34",
  },
  quill: {
    line: "M53 4C36 7 22 22 18 46M53 4c2 19-9 34-32 36M18 46l-5 12M8 61c8-3 15 2 23 0s15-2 23 0",
    hatch: "M22 37l13-2M24 32l16-3M27 27l17-4M31 22l16-4M36 17l13-4M41 12l10-3M19 44c9-15 18-25 31-37",
  },
  dividers: {
    line: `${circle(32, 11, 5)}M32 6V1M29 15L15 60M35 15l14 45M31 16L19 55M33 16l12 39M24 36c5 3 11 3 16 0`,
    hatch: "M8 52c14 10 34 10 48 0M25 39c5 2.500 9 2.500 14 0M31 11h2M11 50l2 5M53 50l-2 5M32 57v5",
  },
  scissors: {
    line: `${circle(19, 51, 8)}${circle(45, 51, 8)}M23 44L46 4c2 6 1 11-2 16L29 41M41 44L18 4c-2 6-1 11 2 16l15 21${circle(32, 31, 2)}`,
    hatch: `${circle(19, 51, 4.5)}${circle(45, 51, 4.5)}M43 14l-8 13M21 14l8 13`,
  },
  thread: {
    line: "M10 6h28v6H10zM10 50h28v6H10zM14 12v38M34 12v38M34 46c9 4 13-2 13-12M45 60L51 10c.3-3 3.700-3 4 0L48 60c-.5 2-2.500 2-3 0zM52.500 12v5",
    hatch: "M14 15l20 3M14 19l20 3M14 23l20 3M14 27l20 3M14 31l20 3M14 35l20 3M14 39l20 3M14 43l20 3M14 47l16 2.500",
  },
  wheel: {
    line: `${circle(32, 32, 29)}${circle(32, 32, 25)}${circle(32, 32, 5)}`,
    hatch: turns(18, (turn) => `M${onCircle(5, turn + 0.04)}L${onCircle(25, turn)}`),
  },
  gear: {
    line: `${turns(12, (turn, step) => `${turn === 0 ? "M" : "L"}${onCircle(24, turn - step * 0.28)}L${onCircle(30, turn - step * 0.17)}L${onCircle(30, turn + step * 0.17)}L${onCircle(24, turn + step * 0.28)}`)}z${circle(32, 32, 17)}${circle(32, 32, 7)}`,
    hatch: turns(24, (turn) => `M${onCircle(9, turn)}L${onCircle(15, turn)}`),
  },
  vase: {
    line: "M24 4h16M26 4c1 7 2 10-3 14C15 24 12 30 12 37c0 11 8 18 14 21h12c6-3 14-10 14-21c0-7-3-13-11-19c-5-4-4-7-3-14M23 62h18M26 58l-3 4M38 58l3 4",
    hatch:
      "M23 18h18M15 27h34M13 31h38M13 43h38M15 47h34M13 37l4-6 5 12 5-12 5 12 5-12 5 12 5-12 4 6M45 50c-2 3-5 5-7 6M42 50c-2 3-4 4-6 6M38 50c-1 3-2 4-4 6",
  },
  book: {
    line: "M32 16C25 10 14 9 5 11v40c9-2 20-1 27 5c7-6 18-7 27-5V11c-9-2-20-1-27 5zM32 16v40M2 15v40c10-2 22-1 30 5c8-6 20-7 30-5V15",
    hatch: `${pairs([19, 24, 29, 34, 39, 44], (y) => `M10 ${y}c6-1 12 0 17 3M54 ${y}c-6-1-12 0-17 3`)}`,
  },
  lyre: {
    line: "M20 6C8 20 9 40 24 48h16c15-8 16-28 4-42M20 6c5 1 7 6 5 11M44 6c-5 1-7 6-5 11M15 21h34M24 48l-4 10h24l-4-10M17 61h30",
    hatch: "M25 21v27M28.500 21v27M32 21v27M35.500 21v27M39 21v27M14 26c-1 8 3 15 9 19M50 26c1 8-3 15-9 19M24 55h16",
  },
  acorn: {
    line: "M14 27c0-10 8-15 18-15s18 5 18 15c-9 5-27 5-36 0zM17 29c0 16 8 26 15 32c7-6 15-16 15-32M32 12c0-4 2-8 7-10",
    hatch:
      "M18 27l8-14M25 29l9-17M33 30l8-16M41 29l5-10M46 27l-8-14M39 29l-9-17M31 30l-8-16M23 29l-5-10M43 32c-1 9-4 16-8 21M39 33c0 9-3 15-6 20M35 34c0 8-1 14-3 19M21 33c1 6 3 11 5 14",
  },
  trowel: {
    line: "M32 2L52 32c-10 7-30 7-40 0zM32 37v7c0 3-4 2-4 5h8c0-3-4-2-4-5M27 49h10v11c0 3-10 3-10 0z",
    hatch: "M32 6v29M36 12v22M40 18v15M44 24v8M48 29v3M27 53h10M27 57h10",
  },
  drop: {
    line: "M32 3c10 17 19 26 19 38a19 19 0 0 1-38 0c0-12 9-21 19-38z",
    hatch:
      "M47 41a15 15 0 0 1-15 15M44 41a12 12 0 0 1-12 12M41 41a9 9 0 0 1-9 9M38 41a6 6 0 0 1-6 6M17 42c0-6 3-12 7-18",
  },
  lamp: {
    line: "M24 45c0-7-8-11-8-22a16 16 0 0 1 32 0c0 11-8 15-8 22zM25 50h14M26 55h12M29 60h6",
    hatch: "M28 45l-3-18 4 4 3-4 3 4 4-4-3 18M5 23h5M54 23h5M11 6l4 3M53 6l-4 3M45 26c0 5-3 9-5 12M42 14c1 2 2 4 2 7",
  },
  paw: {
    line: "M32 30c9 0 18 11 18 20c0 7-7 9-11 7c-5-2-9-2-14 0c-4 2-11 0-11-7c0-9 9-20 18-20zM11 22c5 0 8 5 8 10s-3 7-6 7s-7-4-7-10c0-4 2-7 5-7zM53 22c-5 0-8 5-8 10s3 7 6 7s7-4 7-10c0-4-2-7-5-7zM23 6c5 0 8 5 8 11s-2 9-6 9s-8-5-8-11s2-9 6-9zM41 6c-5 0-8 5-8 11s2 9 6 9s8-5 8-11s-2-9-6-9z",
    hatch:
      "M46 51c-1-5-4-10-8-13M42 52c-1-5-3-9-7-12M38 53c0-5-2-9-4-11M28 12v10M26 10v13M44 10v11M42 9v14M13 26v9M54 26v10M51 26v10",
  },
  gem: {
    line: `${circle(32, 44, 17)}${circle(32, 44, 13)}M22 24l-6-9 7-9h18l7 9-6 9-10 5zM16 15h32M23 6l3 9 6 14 6-14 3-9M26 15l6-9 6 9`,
    hatch: "M42 17l-5 9M45 17l-5 7M39 17l-4 8M4 10l5 2M60 10l-5 2M10 1l3 4M54 1l-3 4",
  },
  shutter: {
    line: `${circle(32, 32, 29)}${circle(32, 32, 25)}${turns(6, (turn, step) => `M${onCircle(11, turn)}L${onCircle(25, turn + step * 1.08)}`)}${turns(6, (turn) => `${turn === 0 ? "M" : "L"}${onCircle(11, turn)}`)}z`,
    hatch: turns(6, (turn, step) =>
      [0.5, 0.62, 0.74]
        .map((part) => `M${onCircle(13, turn + step * part)}L${onCircle(24, turn + step * (part + 0.5))}`)
        .join(""),
    ),
  },
  lotus: {
    line: "M32 50c-9-9-9-26 0-38c9 12 9 29 0 38zM32 50c-15-1-21-12-21-26c8 2 13 6 15 12M32 50c15-1 21-12 21-26c-8 2-13 6-15 12M32 50c-16 5-27-3-30-14c5-1 8-1 11 1M32 50c16 5 27-3 30-14c-5-1-8-1-11 1M8 57h48",
    hatch:
      "M32 46V20M35 44c3-6 3-13 1-19M29 44c-3-6-3-13-1-19M27 46c-7-4-11-10-12-17M37 46c7-4 11-10 12-17M22 48c-7-1-12-4-15-8M42 48c7-1 12-4 15-8M16 60h32",
  },
  anchor: {
    line: `${circle(32, 8, 5)}M30 13h4v9h10v4H34v34h-4V26H20v-4h10zM8 36c1 14 11 22 24 24c13-2 23-10 24-24l-8 6M56 36l4 9M8 36l8 6M8 36l-4 9`,
    hatch: "M32 27v31M11 44c3 7 8 11 15 13M53 44c-3 7-8 11-15 13M20 24h24",
  },
  bottle: {
    line: "M25 3h14v9H25zM27 12v7c-8 3-12 8-12 14v28h34V33c0-6-4-11-12-14v-7M20 36h24v16H20z",
    hatch: "M28 3v9M32 3v9M36 3v9M24 41h16M24 44h16M27 47h10M47 35v24M45 30c-1-3-3-5-6-7M15 57h34",
  },
  parcel: {
    line: "M6 20l26-12 26 12v26L32 58 6 46zM6 20l26 12 26-12M32 32v26M19 14l26 12v11l-5-3-4 7V30",
    hatch: "M35 55V36M38 53V44M41 52V43M44 50V41M47 49V29M50 47V28M53 46V26M56 44V24",
  },
  star: {
    line: "M32 6l26 26-26 26L6 32zM32 16l16 16-16 16-16-16z",
    hatch: `M32 24l8 8-8 8-8-8zM32 2v4M32 58v4M2 32h4M58 32h4M19 19l5 5M45 19l-5 5M19 45l5-5M45 45l-5-5`,
  },
  sweet: {
    line: "M18 28h28L32 62zM14 28h36M17 28a15 15 0 0 1 30 0M32 13c0-4 2-7 6-9",
    hatch: "M22 28l13 26M29 28l10 16M42 28L29 54M35 28L25 44M42 24c0-4-2-7-5-9M38 25c0-3-1-5-3-7",
  },
  meat: {
    line: `M5 13h39v26c-13 4-26 4-39 0zM44 18h16v8H44z${circle(12, 20, 2.5)}`,
    hatch: "M8 36c11 3 22 3 33 0M10 33c10 2 20 2 31 0M48 22h8M20 17h20M20 20h20",
  },
  barbell: {
    line: "M1 32h62M14 13h7v38h-7zM43 13h7v38h-7zM7 21h7v22H7zM50 21h7v22h-7z",
    hatch: "M18.500 16v32M46.500 16v32M11 24v16M53 24v16M25 30.500h14",
  },
  kite: {
    line: "M38 3L56 24 29 46 15 15zM38 3L29 46M15 15L56 24M29 46c-8 2-3 7-10 9s-4 5-13 6",
    hatch:
      "M34 8L20 16M33 13L22 21M32 30L24 26M31 37l-5-4M44 12l-8 5M48 18l-9 3M47 28l-12 10M20 51l-5-1 2 6zM12 57l-3-4-1 6z",
  },
  horse: {
    line: "M15 4C2 26 8 60 32 60S62 26 49 4l-9 3c8 18 6 39-8 39S16 25 24 7z",
    hatch: "M13 20l6 2M11 30l6 1M13 40l6-1M18 49l5-4M51 20l-6 2M53 30l-6 1M51 40l-6-1M46 49l-5-4M32 50v6",
  },
  waves: {
    line: `${circle(32, 18, 11)}M3 42c7-7 12-7 19 0s12 7 19 0 13-7 20 0M3 56c7-7 12-7 19 0s12 7 19 0 13-7 20 0`,
    hatch: "M3 49c7-7 12-7 19 0s12 7 19 0 13-7 20 0M40 18c0 4-3 7-7 8M37 18c0 3-2 4-4 5",
  },
  hill: {
    line: "M2 56L25 12l14 27 7-11 16 28zM18 26l5 5 4-5 5 3",
    hatch: "M26 34l9 20M30 32l12 22M34 40l9 14M47 36l9 18M44 40l7 14M2 60h60",
  },
  jar: {
    line: "M18 4h28v9H18zM21 13c-7 4-9 8-9 14v27c0 4 2 6 6 6h28c4 0 6-2 6-6V27c0-6-2-10-9-14M19 30h26v18H19z",
    hatch: "M22 4v9M27 4v9M32 4v9M37 4v9M42 4v9M24 36h16M24 39h16M27 42h10M48 26v30M46 23v4M15 55h34",
  },
  road: {
    line: `${circle(32, 32, 29)}${circle(32, 32, 23)}${circle(32, 32, 7)}M25 30H9.500M39 30h15.500M29 38.500l-2 16M35 38.500l2 16`,
    hatch: `${circle(32, 32, 4)}M25 34H10M39 34h15M32 39v15`,
  },
  shoe: {
    line: "M6 46V18c5 4 11 5 17 1 4 13 13 17 29 19 5 1 7 4 7 8zM6 46v6h53v-6M6 40c6 0 9 2 11 6",
    hatch: "M24 26l6-3M27 31l6-4M31 35l5-5M36 37l4-5M10 24v12M14 25v11M18 25v12M10 49h45",
  },
  broom: {
    line: "M11 26h42l-5 34H16zM9 20h46v6H9zM11 20a21 17 0 0 1 42 0",
    hatch: "M46 29l-4 28M42 29l-3 28M38 29l-2 28M16 20a16 12 0 0 1 32 0",
  },
} satisfies Partial<Record<Trade, Emblem>>;
export type EmblemName = keyof typeof EMBLEMS;
export const EMBLEM_NAMES = Object.keys(EMBLEMS) as EmblemName[];

/** Trades that share an emblem with another. */
const SHARED: Partial<Record<Trade, EmblemName>> = { beauty: "lotus", school: "book" };

/** The emblem that shows a trade, if one does. */
export const emblemNameOf = (trade: Trade): EmblemName | undefined =>
  SHARED[trade] ?? EMBLEM_NAMES.find((name) => name === trade);

/** The emblem of a trade; a star where none shows it, as printers set one. */
export const emblemOf = (trade: Trade): Emblem => EMBLEMS[emblemNameOf(trade) ?? "star"];
