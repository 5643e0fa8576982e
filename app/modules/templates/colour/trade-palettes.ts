import type { Industry } from "../../site/choices";
import type { Trade } from "../art/trade";

/** Colours that were chosen beside one another, each as #rrggbb. */
export interface TradePalette {
  /** Of buttons, links and the large field. */
  primary: string;
  /** A contrast to it, for drawings and accents. */
  second: string;
  /** Of the page. */
  ground: string;
  /** Of dark parts. */
  deep: string;
}

const palette = (primary: string, second: string, ground: string, deep: string): TradePalette => ({
  primary,
  second,
  ground,
  deep,
});

/** By what they remind of. */
const PALETTES = {
  tomato: palette("#b3341f", "#e0a526", "#fbf5ea", "#2e1710"),
  olive: palette("#5b6127", "#c8552b", "#f8f5e8", "#23261a"),
  saffron: palette("#c4521c", "#2f5d50", "#fbf4e4", "#2b1a10"),
  aubergine: palette("#6a2442", "#d6953d", "#faf5ef", "#260e1a"),
  crust: palette("#9c5219", "#7f2b1d", "#fcf6ea", "#33200f"),
  flour: palette("#274060", "#e6b450", "#fdf8ec", "#162338"),
  raspberry: palette("#a8324a", "#d8a24a", "#fdf5ee", "#331520"),
  pistachio: palette("#55722f", "#c96f3b", "#f9f7e9", "#222c17"),
  roast: palette("#6b3f24", "#d08a3e", "#f7f0e6", "#241610"),
  espresso: palette("#3b261b", "#c8502a", "#f4ebdd", "#1c120d"),
  jade: palette("#1f5a4c", "#c98b4a", "#f6f1e6", "#12241f"),
  burgundy: palette("#6d1a2d", "#b8893b", "#faf5ee", "#260b12"),
  vineleaf: palette("#4d5a2a", "#8c2b3a", "#f8f6ec", "#1e2414"),
  harbour: palette("#0f4c64", "#e2703a", "#f4f8f8", "#0a2430"),
  lagoon: palette("#0b6670", "#e0a93c", "#f3f8f5", "#082b2f"),
  buoy: palette("#16325c", "#d2402e", "#f8f7f2", "#0c1a31"),
  brass: palette("#1c2b45", "#a8823a", "#fbfaf7", "#101a2b"),
  bottle: palette("#1f4637", "#a9813d", "#fbfaf5", "#0f231b"),
  oxblood: palette("#6b1f24", "#b98a3e", "#faf5ea", "#260d10"),
  graphite: palette("#33383f", "#b5722f", "#fafaf8", "#15181c"),
  petrol: palette("#14505c", "#d98a32", "#f8faf9", "#0b272e"),
  ledger: palette("#24406e", "#e08a4f", "#fbfaf6", "#111f38"),
  pine: palette("#245744", "#c9a243", "#f8f9f4", "#0f2820"),
  teal: palette("#0f6f69", "#e39b72", "#f4faf8", "#0a2f2d"),
  sage: palette("#466a51", "#d98b5f", "#f6f9f3", "#1b2b21"),
  spring: palette("#1f6f92", "#e5b65b", "#f4f9fb", "#0d2c3b"),
  sunny: palette("#1d6fa8", "#f2b632", "#fff9e8", "#12324b"),
  coral: palette("#cf4a2a", "#3f8f5f", "#fff7ef", "#3a1a12"),
  meadow: palette("#3d7a3a", "#f0a92e", "#fbfaea", "#1a331d"),
  leaf: palette("#2f6b3c", "#d76f6f", "#f7f8ef", "#16301c"),
  moss: palette("#5d6b35", "#c75d62", "#faf7f0", "#23281a"),
  fern: palette("#22594a", "#d29a2e", "#f6f8f2", "#102a23"),
  terracotta: palette("#a8492a", "#3f5f57", "#faf3ea", "#2f1a12"),
  indigo: palette("#2f3f6b", "#c06a3e", "#f6f2ea", "#171d33"),
  glaze: palette("#35635a", "#b5622f", "#f5f3ea", "#162824"),
  walnut: palette("#5f3f28", "#c98d3f", "#f7f2e8", "#251810"),
  cobalt: palette("#2340c9", "#f2704c", "#fbfbfd", "#0f1740"),
  lime: palette("#14181f", "#a9c92f", "#f9f9f5", "#0c0f14"),
  amber: palette("#d9480f", "#1d4d4f", "#fbf7f0", "#231510"),
  slate: palette("#33424f", "#e8692b", "#f7f7f5", "#161d24"),
  brick: palette("#9c3b24", "#33424f", "#faf6f1", "#27140e"),
  signal: palette("#f2b705", "#2a2d31", "#fafaf7", "#141618"),
  workshop: palette("#1f5b45", "#e2a32b", "#f8f8f4", "#0f2a20"),
  copper: palette("#17507a", "#c4703a", "#f5f8fa", "#0b2536"),
  plum: palette("#6b2d4f", "#d9a08b", "#fbf5f3", "#2a1120"),
  powder: palette("#a34a63", "#5d6b5a", "#fdf6f4", "#35161f"),
  blush: palette("#96553b", "#6f7f6a", "#faf4ef", "#2e1a12"),
  apricot: palette("#26272e", "#e59a6d", "#faf7f4", "#15161a"),
  chalk: palette("#e2431e", "#f2c230", "#151413", "#0b0a0a"),
  hazard: palette("#f2c811", "#e8552d", "#131312", "#0a0a0a"),
  stage: palette("#e39b2d", "#c2412d", "#17130f", "#0c0a08"),
  velvet: palette("#8c2f1f", "#d7a13b", "#faf4e8", "#281510"),
  needle: palette("#c8402a", "#3f5f57", "#f4f0e8", "#161412"),
  lantern: palette("#e3b04b", "#7f9aa6", "#10171c", "#090d10"),
  depths: palette("#9fc0c4", "#e0a93c", "#0f1a20", "#080e12"),
  cabin: palette("#5b3420", "#b98a3e", "#f8f3e8", "#14212e"),
  concrete: palette("#161616", "#d2402e", "#ffffff", "#161616"),
  candy: palette("#c2255c", "#f2b632", "#fff8ef", "#3a0f22"),
  tangerine: palette("#c8460c", "#0f6f69", "#fff6e6", "#3a1a08"),
  ash: palette("#3d464c", "#8a7a62", "#f8f7f4", "#1c2124"),
} satisfies Record<string, TradePalette>;

/** All of them, for who wants none of those that suit the trade. */
export const EVERY_PALETTE: readonly TradePalette[] = Object.values(PALETTES);

/** At least one palette. */
export type Family = readonly [TradePalette, ...TradePalette[]];
/** Palettes by their names, in that order. */
export const family = (...names: [keyof typeof PALETTES, ...(keyof typeof PALETTES)[]]): Family =>
  names.map((name) => PALETTES[name]) as [TradePalette, ...TradePalette[]];

const FOOD = family("tomato", "olive", "saffron", "aubergine");
const BAKED = family("crust", "flour", "raspberry", "pistachio");
const SEA = family("harbour", "lagoon", "buoy");
const COUNSEL = family("petrol", "ledger", "pine", "graphite");
const CARE = family("teal", "sage", "spring", "fern");
const GARDEN = family("leaf", "moss", "fern", "meadow");
const HOMES = family("pine", "buoy", "brick", "indigo");
const MAKING = family("terracotta", "indigo", "glaze", "walnut");
const CLOTH = family("indigo", "plum", "glaze", "blush");
const MOTOR = family("slate", "brick", "signal", "workshop");
const PRESSED = family("oxblood", "bottle", "ledger", "amber");
const TECH = family("cobalt", "lime", "amber", "jade");
const BEAUTY = family("plum", "powder", "blush", "apricot");
const GOODS = family("vineleaf", "saffron", "glaze", "jade");

const BY_TRADE: Record<Trade, Family> = {
  bread: BAKED,
  sweet: BAKED,
  coffee: family("roast", "espresso", "jade", "saffron"),
  fish: SEA,
  wine: family("burgundy", "vineleaf", "bottle"),
  kitchen: FOOD,
  meat: family("oxblood", "tomato", "espresso"),
  flower: GARDEN,
  farm: GARDEN,
  medicine: CARE,
  glasses: family("petrol", "teal", "graphite", "apricot"),
  key: family("pine", "walnut", "harbour", "moss"),
  house: HOMES,
  scales: family("brass", "bottle", "oxblood", "graphite"),
  quill: COUNSEL,
  dividers: family("graphite", "petrol", "brick"),
  scissors: BEAUTY,
  beauty: BEAUTY,
  lotus: family("sage", "blush", "fern", "plum"),
  barbell: family("hazard", "chalk", "signal", "slate"),
  dance: family("velvet", "plum", "amber"),
  ink: family("needle", "espresso", "lime"),
  kite: family("sunny", "coral", "meadow"),
  thread: CLOTH,
  shoe: family("walnut", "oxblood", "bottle"),
  wheel: family("workshop", "amber", "harbour", "slate"),
  road: family("slate", "signal", "copper"),
  gear: MOTOR,
  vase: MAKING,
  book: PRESSED,
  press: family("velvet", "lime", "amber", "oxblood"),
  school: family("ledger", "coral", "pine", "sunny"),
  lyre: family("velvet", "burgundy", "stage", "walnut"),
  acorn: family("walnut", "pine", "terracotta", "olive"),
  trowel: family("slate", "brick", "workshop", "copper"),
  drop: family("copper", "harbour", "slate"),
  broom: family("spring", "lagoon", "teal"),
  lamp: family("slate", "amber", "signal", "copper"),
  chip: TECH,
  paw: family("coral", "fern", "copper", "meadow"),
  horse: family("walnut", "pine", "oxblood"),
  gem: family("bottle", "aubergine", "brass"),
  shutter: family("graphite", "espresso", "needle"),
  anchor: SEA,
  waves: family("lagoon", "harbour", "spring"),
  hill: family("pine", "moss", "harbour"),
  bottle: family("olive", "vineleaf", "bottle"),
  jar: GOODS,
  parcel: family("slate", "amber", "workshop"),
  star: family("plum", "velvet", "saffron"),
};

const BY_INDUSTRY: Record<Industry, Family> = {
  restaurant: FOOD,
  healthcare: CARE,
  "real-estate": HOMES,
  "professional-services": COUNSEL,
  ecommerce: family("terracotta", "jade", "indigo", "oxblood"),
  other: family("petrol", "terracotta", "pine", "indigo", "brick"),
};

/** The palettes that suit a trade; where none is known, those of the industry. */
export const palettesFor = (trade: Trade | undefined, industry: Industry): Family =>
  trade ? BY_TRADE[trade] : BY_INDUSTRY[industry];
