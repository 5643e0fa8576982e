import { bowl, circle, dome, ellipse, floor, leaf, path, rect, ring, vessel, type Illustration } from "./shapes";

/** Loaves on a board, the first one scored. */
const loaf: Illustration = (random, paint) => {
  const base = random.between(690, 730);
  const x = random.between(690, 740);
  const cut = (dx: number) => path(`M${x + dx} ${base - 60}q34 -70 84 -96q-12 62 -48 104z`);
  return [
    paint("sun", circle(random.between(900, 1000), 280, random.between(130, 190))),
    paint("ground", floor(base - 40)),
    paint("other", dome(x + 270, base - 20, 180, random.between(150, 190))),
    paint("main", dome(x, base, 230, random.between(170, 200))),
    paint("pale", cut(-150), cut(-50), cut(50)),
    paint("dark", rect(x - 300, base, 720, 34, 17)),
    paint("sun", ellipse(x + 330, base + 110, 92, 46)),
  ].join("");
};

/** Cups and a pot. */
const cup: Illustration = (random, paint) => {
  const base = random.between(680, 720);
  const x = random.between(620, 680);
  const w = random.between(120, 140);
  const mug = (cx: number, y: number, r: number) =>
    path(`M${cx - r} ${y - r * 1.3}h${2 * r}v${r * 0.5}a${r} ${r * 0.9} 0 0 1 ${-2 * r} 0z`);
  return [
    paint("sun", circle(x + 330, 260, 170)),
    paint("ground", floor(base - 90)),
    paint("dark", vessel(x + 330, [200, 260, 90], random.between(380, 430), base)),
    paint("main", mug(x, base, w), ring(x + w, base - w * 0.85, w * 0.44, w * 0.26)),
    paint("pale", ellipse(x, base + 4, w * 1.4, 24)),
    paint("other", mug(x + 200, base + 110, w * 0.8)),
    paint("pale", ellipse(x + 200, base + 112, w * 1.15, 20)),
  ].join("");
};

/** Bottles in a row, one of them lying low. */
const bottle: Illustration = (random, paint) => {
  const base = random.between(720, 760);
  const x = random.between(590, 630);
  const tall = (cx: number, w: number, h: number) =>
    path(
      `M${cx - w / 2} ${base}V${base - h * 0.55}C${cx - w / 2} ${base - h * 0.72} ${cx - w * 0.17} ${base - h * 0.7} ${cx - w * 0.17} ${base - h * 0.82}V${base - h}h${w * 0.34}V${base - h * 0.82}C${cx + w * 0.17} ${base - h * 0.7} ${cx + w / 2} ${base - h * 0.72} ${cx + w / 2} ${base - h * 0.55}V${base}z`,
    );
  return [
    paint("sun", circle(random.between(920, 1000), 300, 200)),
    paint("ground", floor(base - 110)),
    paint("other", tall(x + 130, 140, random.between(480, 540))),
    paint("dark", tall(x, 120, random.between(400, 450))),
    paint("main", tall(x + 290, 160, random.between(360, 420))),
    paint("pale", rect(x + 228, base - 150, 124, 84), rect(x - 44, base - 150, 88, 70)),
    paint("sun", bowl(x + 470, base - 90, 92)),
  ].join("");
};

/** A tall vessel, a round one and a bowl under a low light. */
const bowlIllustration: Illustration = (random, paint) => {
  const x = random.between(600, 650);
  const base = random.between(690, 720);
  const r = random.between(130, 165);
  return [
    paint("sun", circle(random.between(860, 960), 250, 180)),
    paint("ground", floor(base - 80)),
    paint("dark", vessel(x, [110, 150, 52], random.between(400, 460), base)),
    paint("other", vessel(x + 175, [150, 230, 120], random.between(230, 280), base + 30)),
    paint("main", bowl(x + 400, base - 100, r)),
    paint("pale", ellipse(x + 400, base - 100, r, 26)),
    paint("pale", ellipse(x + 260, base + 110, 64, 48)),
  ].join("");
};

/** A laid table from above: plates, a knife, a lemon. */
const table: Illustration = (random, paint) => {
  const x = random.between(760, 820);
  const y = random.between(430, 480);
  return [
    paint("ground", path(`M360 900L520 190H1200V900z`)),
    paint("pale", circle(x, y, 240)),
    paint("main", circle(x, y, 176)),
    paint("other", dome(x, y, 130), bowl(x + 40, y + 24, random.between(60, 84))),
    paint("dark", rect(x - 320, y - 190, 22, 400, 11), rect(x + 272, y - 190, 22, 400, 11)),
    paint("sun", ellipse(x + 270, y + 300, 130, 92), circle(x - 170, y + 330, random.between(58, 80))),
    paint("dark", circle(x + 270, y + 300, 34)),
  ].join("");
};

/** Boxes, a ball and a bowl on a shelf. */
const boxIllustration: Illustration = (random, paint) => {
  const w = random.between(220, 270);
  const [x, base] = [540, random.between(680, 730)];
  return [
    paint("sun", circle(1010, 240, 130)),
    paint("ground", floor(base)),
    paint("dark", rect(x, base - w, w, w)),
    paint("main", rect(x + w, base - w * 1.55, w * 0.72, w * 1.55)),
    paint("pale", rect(x + w * 0.42, base - w, w * 0.16, w), rect(x + w, base - w * 0.9, w * 0.72, w * 0.14)),
    paint("other", circle(x + w / 2, base - w - 88, 88)),
    paint("other", bowl(x + w * 2.2, base - 120, 120)),
    paint("dark", rect(x + w * 1.85, base - 22, w * 0.7, 22)),
  ].join("");
};

/** Cut stones, their facets turned to the light. */
const gem: Illustration = (random, paint) => {
  const [x, y] = [random.between(760, 820), random.between(250, 300)];
  const w = random.between(250, 290);
  return [
    paint("ground", circle(x + 60, 480, 400)),
    paint("main", path(`M${x - w} ${y + 130}L${x - w / 2} ${y}H${x + w / 2}L${x + w} ${y + 130}L${x} ${y + 520}z`)),
    paint("other", path(`M${x - w / 2} ${y + 130}L${x} ${y}L${x + w / 2} ${y + 130}L${x} ${y + 520}z`)),
    paint(
      "pale",
      path(`M${x - w} ${y + 130}L${x - w / 2} ${y}L${x - w / 2} ${y + 130}z`),
      path(`M${x} ${y}H${x + w / 2}V${y + 130}z`),
    ),
    paint("dark", path(`M${x + w / 2} ${y + 130}H${x + w}L${x} ${y + 520}z`)),
    paint("sun", circle(x + 250, 740, 70), circle(x - 310, 790, 42)),
  ].join("");
};

/** Leaves in a pot, and a fruit. */
const leafIllustration: Illustration = (random, paint) => {
  const x = random.between(740, 800);
  const base = 640;
  const tilt = () => random.between(-30, 30);
  return [
    paint("sun", circle(x + 130, 330, random.between(220, 280))),
    paint("ground", floor(740)),
    paint("dark", leaf(x, base, 470, 30 + tilt())),
    paint("main", leaf(x - 20, base, 380, -190 + tilt()), leaf(x + 30, base, 400, 220 + tilt())),
    paint("other", leaf(x - 30, base, 250, -260 + tilt()), leaf(x + 30, base, 230, 300 + tilt())),
    paint("pale", path(`M${x - 130} ${base - 20}h260l-40 210h-180z`)),
    paint("other", circle(x + 260, 770, 58)),
  ].join("");
};

/** Rounded stones balanced on one another, a blade of grass beside them. */
const stone: Illustration = (random, paint) => {
  const x = random.between(700, 780);
  const shift = () => random.between(-40, 40);
  return [
    paint("sun", circle(x + 80, 400, random.between(300, 380))),
    paint("ground", ellipse(x, 830, 420, 150)),
    paint("dark", ellipse(x + shift(), 640, 240, 112)),
    paint("main", ellipse(x + shift(), 470, 168, 90)),
    paint("other", ellipse(x + shift(), 336, 104, 68)),
    paint("pale", leaf(x - 330, 850, random.between(430, 540), 60)),
    paint("main", leaf(x - 370, 850, random.between(240, 320), -60)),
  ].join("");
};

export const STILL_LIFES = {
  loaf,
  cup,
  bottle,
  bowl: bowlIllustration,
  table,
  box: boxIllustration,
  gem,
  leaf: leafIllustration,
  stone,
};
