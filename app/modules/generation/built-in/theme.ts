import type { Wishes } from "../../facts/find-wishes";
import { modeOf } from "../../markup/contrast";
import { isChosen, type Brief } from "../../site/brief";
import type { SitePlan } from "../../site/site-plan";
import { spokenTrade, type Told } from "../../templates/art/trade";
import { palettesFor, type TradePalette } from "../../templates/colour/trade-palettes";
import { chosenFor } from "../../templates/seeded";

/** What "warm" and "cosy" mean to a page: a ground like paper. */
const WARM_GROUND = "#fbf7ef";

type Theme = SitePlan["theme"];
type Mode = Theme["mode"];

/**
 * The look of a page: what the owner chose, else what the words ask for, else what suits the trade. Among several
 * palettes of a trade name and place choose.
 */
export function themeOf(brief: Brief, wishes: Wishes, told: Told): Theme {
  const { brand, ...asked } = wishes.colours;
  const wished = asked.ground ? modeOf(asked.ground) : (wishes.mode ?? (brief.reference?.dark ? "dark" : undefined));
  const own = isChosen(brief, "colorTheme") ? brief.colorTheme : brand;
  const palette = own ? undefined : paletteFor(told, asked.ground === undefined ? wished : undefined);
  const mode = wished ?? (palette ? modeOf(palette.ground) : "light");
  const colours = {
    ...(palette && withPalette(palette, mode, wished)),
    ...(wishes.warm && mode === "light" && { ground: WARM_GROUND }),
    ...asked,
  };
  return {
    template: brief.template,
    primary: own ?? palette?.primary ?? brief.colorTheme,
    font: (isChosen(brief, "fontFamily") ? undefined : wishes.font) ?? brief.fontFamily,
    mode,
    ...(Object.keys(colours).length > 0 && { colours }),
    motion: !wishes.noMotion,
    scale: wishes.largeType || brief.audience === "seniors" ? "large" : "normal",
  };
}

/** One of the palettes of the trade; of those on the light or dark that was asked for, where there are such. */
function paletteFor(told: Told, wished: Mode | undefined): TradePalette {
  const palettes = palettesFor(spokenTrade(told), told.industry);
  const fitting = wished ? palettes.filter(({ ground }) => modeOf(ground) === wished) : palettes;
  const [first = palettes[0], ...others] = fitting;
  return chosenFor(told, "palette", [first, ...others]);
}

/** The colours that go with a palette's first; its ground only where nobody asked for the other kind. */
function withPalette({ ground, second, deep }: TradePalette, mode: Mode, wished: Mode | undefined): Theme["colours"] {
  return { second, deep, ...((wished ?? modeOf(ground)) === modeOf(ground) && mode === modeOf(ground) && { ground }) };
}
