import type { Industry } from "../../generation/choices";
import { html, trusted, type Html } from "../html";
import { seededRandom, type Random } from "../seeded";

const WIDTH = 1200;
const HEIGHT = 900;
const HORIZON = 620;

const n = (value: number) => Number(value.toFixed(1));
const fill = (tone: number | "second", body: string) => body.replace("/>", ` class="tone-${tone}"/>`);

const ellipse = (cx: number, cy: number, rx: number, ry: number) => `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}"/>`;
const shape = (d: string) => `<path d="${d}"/>`;

/** A vessel seen from the side: width of foot, belly, neck; what a still life is made of. */
function vessel(x: number, foot: number, belly: number, neck: number, height: number, base: number): string {
  const top = base - height;
  const [f, b, k] = [foot / 2, belly / 2, neck / 2];
  return shape(
    `M${n(x - f)} ${n(base)}C${n(x - b * 1.25)} ${n(base - height * 0.2)} ${n(x - b)} ${n(base - height * 0.62)} ${n(x - k)} ${n(base - height * 0.7)}V${n(top)}H${n(x + k)}V${n(base - height * 0.7)}C${n(x + b)} ${n(base - height * 0.62)} ${n(x + b * 1.25)} ${n(base - height * 0.2)} ${n(x + f)} ${n(base)}z`,
  );
}

const arch = (x: number, width: number, top: number, base: number) =>
  shape(`M${n(x)} ${n(base)}V${n(top + width / 2)}a${n(width / 2)} ${n(width / 2)} 0 0 1 ${n(width)} 0V${n(base)}z`);

const bowl = (x: number, y: number, r: number) => shape(`M${n(x - r)} ${n(y)}h${n(2 * r)}a${n(r)} ${n(r)} 0 0 1 ${n(-2 * r)} 0z`);

/** A table with vessels and a bowl under a low light. */
function stillLife(random: Random): string {
  const left = random.between(610, 650);
  const base = random.between(690, 720);
  const gap = random.between(160, 180);
  return [
    fill(5, ellipse(random.between(860, 930), 250, 190, 190)),
    fill(2, `<rect x="0" y="${HORIZON}" width="${WIDTH}" height="${HEIGHT - HORIZON}"/>`),
    fill(4, vessel(left, 110, 150, 52, random.between(400, 460), base)),
    fill("second", vessel(left + gap, 150, 230, 120, random.between(230, 280), base + 30)),
    fill(3, bowl(left + gap * 2.3, base - 90, random.between(125, 150))),
    fill(1, ellipse(left + gap * 1.5, base + 100, 64, 50)),
  ].join("");
}

/** Doorways and steps in slanting light. */
function doorways(random: Random): string {
  const first = random.between(560, 600);
  const width = random.between(200, 220);
  return [
    fill(5, ellipse(1040, 190, 130, 130)),
    fill(2, shape(`M${n(first - 170)} ${HEIGHT}V${n(random.between(180, 240))}H${WIDTH}V${HEIGHT}z`)),
    fill(4, arch(first, width, 330, HEIGHT)),
    fill("second", arch(first + width + 70, width * 0.8, random.between(400, 450), HEIGHT)),
    fill(3, shape(`M${n(first + width * 2.15)} ${HEIGHT}V790h60v-70h60v-70h60v-70h${WIDTH}V${HEIGHT}z`)),
    fill(1, shape(`M${n(first)} ${HEIGHT}l${n(width)} -260V${HEIGHT}z`)),
  ].join("");
}

/** Rounded stones balanced on one another, a leaf beside them. */
function stones(random: Random): string {
  const x = random.between(680, 760);
  return [
    fill(1, ellipse(x + 60, 430, 400, 400)),
    fill(2, ellipse(x, 800, 330, 130)),
    fill(4, ellipse(x + random.between(-40, 40), 600, 230, 112)),
    fill(3, ellipse(x + random.between(-40, 40), 430, 160, 88)),
    fill("second", ellipse(x + random.between(-30, 30), 296, 96, 66)),
    fill(5, shape(`M${n(x - 400)} 830C${n(x - 520)} 560 ${n(x - 430)} 360 ${n(x - 300)} 240C${n(x - 210)} 430 ${n(x - 250)} 660 ${n(x - 400)} 830z`)),
  ].join("");
}

/** Sheets of paper and their shadows, leaning. */
function sheets(random: Random): string {
  const lean = random.between(90, 150);
  const sheet = (x: number, y: number, w: number, tone: number | "second") =>
    fill(tone, shape(`M${n(x)} ${HEIGHT}L${n(x + lean)} ${n(y)}h${n(w)}L${n(x + w)} ${HEIGHT}z`));
  return [
    fill(5, ellipse(920, 260, 170, 170)),
    sheet(500, 250, 300, 2),
    sheet(620, 380, 220, 4),
    sheet(760, 170, 150, 3),
    sheet(850, 470, 280, "second"),
    sheet(1010, 330, 300, 1),
  ].join("");
}

/** Boxes and spheres stacked like things on a shelf. */
function shelf(random: Random): string {
  const w = random.between(230, 270);
  const box = (x: number, y: number, width: number, height: number) => `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"/>`;
  return [
    fill(2, box(0, 700, WIDTH, 200)),
    fill(4, box(560, 700 - w, w, w)),
    fill(3, box(560 + w, 700 - w * 1.6, w * 0.7, w * 1.6)),
    fill("second", ellipse(560 + w / 2, 700 - w - 90, 90, 90)),
    fill(5, bowl(560 + w * 2.1, 560, 130)),
    fill(1, box(560 + w * 1.75, 420, w * 0.4, 140)),
  ].join("");
}

/** Hills, water and a sun: for every other trade. */
function landscape(random: Random): string {
  const crest = (y: number, dip: number) =>
    shape(`M0 ${n(y)}C${n(WIDTH * 0.3)} ${n(y - dip)} ${n(WIDTH * 0.55)} ${n(y + dip)} ${WIDTH} ${n(y - dip * random.between(0.5, 1.3))}V${HEIGHT}H0z`);
  return [
    fill(5, ellipse(random.between(760, 900), 300, 150, 150)),
    fill(2, crest(470, 110)),
    fill(3, crest(570, -90)),
    fill("second", crest(690, 70)),
    fill(4, crest(800, -50)),
  ].join("");
}

const STUDIES: Record<Industry, (random: Random) => string> = {
  restaurant: stillLife,
  "real-estate": doorways,
  healthcare: stones,
  "professional-services": sheets,
  ecommerce: shelf,
  other: landscape,
};

const VIEWS = { whole: `0 0 ${WIDTH} ${HEIGHT}`, detail: "600 330 420 560" };
/** The whole drawing, or an upright detail of it: the same hand seen closer. */
export type StudyView = keyof typeof VIEWS;

/**
 * A colour study after the forms of a trade, seeded by `seed`: the picture of a business that gave none.
 * Colours are the stylesheet's (`.tone-1` … `.tone-5`, `.tone-second`); the grain is a filter of the drawing.
 */
export function colourStudy(industry: Industry, seed: string, id: string, view: StudyView = "whole"): Html {
  const drawing = STUDIES[industry](seededRandom(seed));
  return html`<svg class="art study work" viewBox="${VIEWS[view]}" preserveAspectRatio="xMidYMax slice" aria-hidden="true" focusable="false"><filter id="${id}" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="2" stitchTiles="stitch"/><feColorMatrix values="0 0 0 0 .5 0 0 0 0 .5 0 0 0 0 .5 0 0 0 .9 -.25"/></filter><rect class="tone-0" width="${WIDTH}" height="${HEIGHT}"/>${trusted(drawing)}<rect class="grain" width="${WIDTH}" height="${HEIGHT}" filter="url(#${id})"/></svg>`;
}
