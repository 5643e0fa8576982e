import { html, trusted, type Html } from "../../markup/html";
import { seededRandom } from "../seeded";
import { PLACES } from "./illustrations/places";
import { HEIGHT, WIDTH, type Paint, type Role, type Illustration } from "./illustrations/shapes";
import { STILL_LIFES } from "./illustrations/still-lifes";
import type { TradeForm } from "./trade-form";

const ILLUSTRATIONS: Record<TradeForm, Illustration> = { ...STILL_LIFES, ...PLACES };

type Tone = 1 | 2 | 3 | 4 | 5 | "second";

/** Ways to give out the tones of a palette, so that two bakers do not share a picture. */
const CASTS: readonly Record<Role, Tone>[] = [
  { sun: 5, ground: 2, main: 3, other: "second", dark: 4, pale: 1 },
  { sun: 1, ground: 5, main: 4, other: 3, dark: "second", pale: 2 },
  { sun: "second", ground: 4, main: 3, other: 5, dark: 2, pale: 1 },
  { sun: 3, ground: 1, main: "second", other: 2, dark: 4, pale: 5 },
];

const VIEWS = { whole: `0 0 ${WIDTH} ${HEIGHT}`, detail: "560 260 460 620" };
/** The whole drawing, or an upright detail of it: the same hand seen closer. */
export type IllustrationView = keyof typeof VIEWS;

/**
 * A colour illustration after the forms of a trade, composed and coloured by `seed`: the picture of a business that
 * gave none. Colours are the stylesheet's (`.tone-0` … `.tone-5`, `.tone-second`).
 */
export function colourIllustration(form: TradeForm, seed: string, view: IllustrationView = "whole"): Html {
  const random = seededRandom(seed);
  const cast = CASTS[random.index(CASTS.length)] as Record<Role, Tone>;
  const paint: Paint = (role, ...shapes) => `<g class="tone-${cast[role]}">${shapes.join("")}</g>`;
  return html`<svg class="art study work" viewBox="${VIEWS[view]}" preserveAspectRatio="xMidYMax slice" aria-hidden="true" focusable="false"><rect class="tone-0" width="${WIDTH}" height="${HEIGHT}"/>${trusted(ILLUSTRATIONS[form](random, paint))}</svg>`;
}
