import type { ColourWishes } from "../../facts/find-colour-wishes";
import type { Wishes } from "../../facts/find-wishes";
import { apart, hasHue } from "../../facts/colour-things";
import { modeOf, readColour } from "../../markup/contrast";
import { isChosen, type Brief } from "../../site/brief";
import type { TemplateId } from "../../site/choices";
import type { SitePlan } from "../../site/site-plan";
import { showsItsDrawing, spokenTrade, type Told } from "../../templates/art/trade";
import { asPaint, isNeon } from "../../templates/colour/paint";
import { secondFor } from "../../templates/colour/palette";
import { EVERY_PALETTE, palettesFor, type Family, type TradePalette } from "../../templates/colour/trade-palettes";
import { voicesFor } from "../../templates/voices";
import { chosenFor } from "../../templates/seeded";
import { MOOD_LOOKS } from "./mood-looks";

/** What "warm" and "cosy" mean to a page: a ground like paper. */
const WARM_GROUND = "#fbf7ef";

/** What the large field of a dark page is where its colour is a light. */
const NIGHT = "#161817";

type Theme = SitePlan["theme"];
type Mode = Theme["mode"];

/**
 * The look of a page: what the owner chose, else what the words ask for, else what suits the trade. Among several
 * palettes of a trade name and place choose.
 */
export function themeOf(brief: Brief, wishes: Wishes, told: Told): Theme {
  const { brand, third, ...asked } = painted(wishes.colours, brief.designBrief);
  const mood = wishes.moods?.[0] && MOOD_LOOKS[wishes.moods[0]];
  const lightness = mood?.mode ?? wishes.mode ?? (brief.reference?.dark ? "dark" : undefined);
  const wished = asked.ground ? modeOf(asked.ground) : lightness;
  const own = isChosen(brief, "colorTheme") ? brief.colorTheme : brand;
  const palette = own
    ? undefined
    : paletteFor(told, asked.ground === undefined ? wished : undefined, wishes.refused, mood?.palettes);
  const mode = wished ?? (palette ? modeOf(palette.ground) : "light");
  const colours = {
    ...(palette && {
      ...withPalette(palette, told, brief.template),
      ...(mode === modeOf(palette.ground) && { ground: groundOf(palette, told, brief.template) }),
    }),
    // One light in the dark is no large field of light.
    ...(palette && mood?.mode === "dark" && { field: palette.deep }),
    ...(wishes.warm && mode === "light" && { ground: WARM_GROUND }),
    ...(own && isRefused(secondFor(own), wishes.refused) && { second: own }),
    ...(mode === "dark" && own && isNeon(own) && { field: NIGHT }),
    ...shownBeside(asked.second, third, isSparing(wishes)),
    ...asked,
  };
  const font = isChosen(brief, "fontFamily") ? brief.fontFamily : wishes.font;
  return {
    template: brief.template,
    primary: own ?? palette?.primary ?? brief.colorTheme,
    ...(font ? { font } : (mood?.voice ?? chosenFor(told, "voice", voicesFor(spokenTrade(told), told.industry)))),
    mode,
    ...(Object.keys(colours).length > 0 && { colours }),
    motion: !wishes.noMotion,
    scale: wishes.largeType || brief.audience === "seniors" ? "large" : "normal",
    ...(wishes.largeNumber && { largeNumber: true }),
    ...(isUndrawn(wishes, told) && { undrawn: true }),
  };
}

/** Whether the owner refuses what a drawing of this trade would show, or speaks of no such thing; without a trade a star is drawn. */
function isUndrawn({ refusedThings = [] }: Wishes, told: Told): boolean {
  const drawn = spokenTrade(told) ?? "star";
  return refusedThings.some((thing) => thing === "any" || thing === drawn) || !showsItsDrawing(told, drawn);
}

/** Lightness of OKLCH up to which a colour can be the ground of dark parts, and from which on it is one of paper. */
const DEEPEST = 0.48;
const PAPER = 0.93;

/** "Signal yellow, sparingly", "maybe a bit of orange", "black, one red": a colour that is asked for is no ground. */
const SPARING =
  /(?<!\p{L})(?:sparingly|carefully|discreet(?:ly)?|subtle|touches|a (?:little )?bit of|a touch|a hint|accents?|maybe|perhaps|only a|one (?:\p{L}+ )?(?:red|blue|green|yellow|orange|gold)|sparsam|dezent\p{L}*|schimmer|hauch|ein wenig|ein bisschen|akzente?|vielleicht|discret\p{L}*|sutil\p{L}*|un poco|un toque|detalles?|quizás?|un peu|une touche|peut-être|un tocco|un po['’]|forse|um pouco|um toque|talvez|een beetje|een vleugje|misschien|spaarzaam|odrobin\p{L}*|może|akcent\p{L}*|قليل|لمسة|خفيف\p{L}*)(?!\p{L})/iu;
const isSparing = ({ read }: Wishes): boolean => read.some(({ words }) => SPARING.test(words));

/** Chroma of OKLCH from which on a colour is seen on a button. */
const VIVID = 0.1;

/**
 * Where a second and a third colour of the owner's are seen: on buttons where it is a strong one, as ground below dark parts
 * or of the loud one in the middle, others at the end. One that is asked for sparingly is on buttons only.
 */
function shownBeside(second?: string, third?: string, isSparing = false): NonNullable<Theme["colours"]> {
  const beside = second ? readColour(second) : undefined;
  const action = beside && beside.c > VIVID && beside.l > DEEPEST ? second : undefined;
  if (isSparing || !beside) return { ...(action && { action }) };
  const isDeep = beside.l <= DEEPEST;
  const end = third ?? (isDeep ? undefined : second);
  return {
    ...(action && { action }),
    ...(isDeep ? { deep: second } : beside.l < PAPER && { band: second }),
    ...(end && readColour(end).l < PAPER && { footer: end }),
  };
}

/** Named colours as paint has them; those that the owner wrote in digits as they are. */
function painted(colours: ColourWishes, words: string): ColourWishes {
  const written = words.toLowerCase();
  return Object.fromEntries(
    Object.entries(colours).map(([part, colour]) => [part, written.includes(colour) ? colour : asPaint(colour)]),
  );
}

/** Degrees of OKLCH, and lightness of greys, within which a colour is one that somebody refused by its name. */
const LIKE = { hue: 40, grey: 0.3 };
/** Rust beside a refused red is none, where nothing of the trade is further from it. */
const NEAR = 15;

const isRefused = (colour: string, refused: readonly string[] = [], hue = LIKE.hue): boolean =>
  refused.some((each) => (apart(colour, each) ?? Infinity) < (hasHue(colour) ? hue : LIKE.grey));

/** Whether none of a palette's colours is one that the owner does not want. */
const isWelcome = ({ primary, second, ground }: TradePalette, refused: readonly string[] = []): boolean => {
  const page = modeOf(ground) === "dark" ? [ground] : [];
  return ![primary, second, ...page].some((colour) => isRefused(colour, refused));
};

/**
 * One of the palettes of the mood that is asked for, else of the trade, without a colour that is refused, else one of another
 * trade; of those on the light or dark that was asked for, where there are such.
 */
function paletteFor(told: Told, wished: Mode | undefined, refused?: readonly string[], ofMood?: Family): TradePalette {
  const own = ofMood ?? palettesFor(spokenTrade(told), told.industry);
  const suits = (each: TradePalette) => isWelcome(each, refused) && (!wished || modeOf(each.ground) === wished);
  const nearly = own.filter(
    ({ primary, second, ground }) =>
      !isRefused(primary, refused) && !isRefused(second, refused, NEAR) && (!wished || modeOf(ground) === wished),
  );
  const chosen = own.some(suits) ? own.filter(suits) : nearly.length > 0 ? nearly : EVERY_PALETTE.filter(suits);
  const [welcome, ...more] = chosen;
  const palettes = refused && welcome ? ([welcome, ...more] as const) : own;
  const fitting = wished ? palettes.filter(({ ground }) => modeOf(ground) === wished) : palettes;
  const [first = palettes[0], ...others] = fitting;
  return chosenFor(told, "palette", [first, ...others]);
}

/** What the large field of a template may be painted with. */
const FIELDS: Record<TemplateId, [Part, ...Part[]]> = {
  "react-landing": ["primary", "second", "primary"],
  modern: ["primary", "second"],
  professional: ["primary", "deep"],
  classic: ["primary", "deep"],
};
type Part = "primary" | "second" | "deep";

/** The colours that go with a palette's first one. */
function withPalette(palette: TradePalette, told: Told, template: TemplateId): NonNullable<Theme["colours"]> {
  const field = chosenFor(told, "field", FIELDS[template]);
  const { second, deep } = palette;
  return { second, deep, ...(field !== "primary" && { field: palette[field] }) };
}

/** What a light page of a template may stand on: the palette's own paper, or white. */
const PAPERS: Record<TemplateId, [Paper, ...Paper[]]> = {
  "react-landing": ["own", "white"],
  modern: ["own", "white"],
  professional: ["own", "white"],
  classic: ["own"],
};
type Paper = "own" | "white";

/** A dark page stands on the palette's own ground. */
function groundOf({ ground }: TradePalette, told: Told, template: TemplateId): string {
  if (modeOf(ground) === "dark") return ground;
  return chosenFor(told, "ground", PAPERS[template]) === "own" ? ground : "#ffffff";
}
