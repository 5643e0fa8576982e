import { HEIGHT, WIDTH, arch, circle, path, rect, ring, type Illustration } from "./shapes";

/** Rows of waves, a sail and a low sun. */
const wave: Illustration = (random, paint) => {
  const x = random.between(780, 880);
  const row = (y: number, size: number) =>
    path(
      `M${-WIDTH} ${HEIGHT}V${y}${`q${size / 2} ${-size * 0.5} ${size} 0`.repeat(Math.ceil((2 * WIDTH) / size))}V${HEIGHT}z`,
    );
  return [
    paint("sun", circle(x + 190, random.between(270, 330), 150)),
    paint("other", path(`M${x} 190V560H${x - 200}z`)),
    paint("main", path(`M${x + 26} 270L${x + 170} 560H${x + 26}z`)),
    paint("dark", path(`M${x - 230} 585h450l-90 110h-290z`)),
    paint("ground", row(650, random.between(150, 190))),
    paint("main", row(730, random.between(210, 260))),
    paint("pale", row(820, random.between(170, 200))),
  ].join("");
};

/** Hills behind one another, a field, a sun. */
const hill: Illustration = (random, paint) => {
  const crest = (y: number, dip: number) =>
    path(
      `M${-WIDTH} ${y + dip}C-800 ${y + dip} -360 ${y + dip} 0 ${y}S360 ${y - dip * 0.6} 600 ${y}S900 ${y + dip * 0.7} ${WIDTH} ${y - dip * random.between(0.2, 0.8)}V${HEIGHT}H${-WIDTH}z`,
    );
  const x = random.between(900, 1010);
  return [
    paint("sun", circle(random.between(720, 860), 290, random.between(110, 170))),
    paint("pale", crest(470, 110)),
    paint("main", crest(570, -90)),
    paint("other", crest(690, 70)),
    paint(
      "dark",
      crest(810, -50),
      rect(x, 470, 14, 150),
      circle(x + 7, 440, 64),
      rect(x + 120, 520, 10, 100),
      circle(x + 125, 500, 42),
    ),
  ].join("");
};

/** Gables of a row of houses, windows lit. */
const roof: Illustration = (random, paint) => {
  const house = (x: number, w: number, top: number) =>
    path(`M${x} ${HEIGHT}V${top}l${w / 2} ${-w * 0.45}l${w / 2} ${w * 0.45}V${HEIGHT}z`);
  const x = random.between(500, 560);
  const [a, b, c] = [random.between(470, 540), random.between(370, 430), random.between(520, 590)];
  return [
    paint("sun", circle(random.between(980, 1050), 210, 110)),
    paint("ground", house(x + 420, 330, b - 40)),
    paint("main", house(x + 170, 280, b)),
    paint("dark", house(x, 220, a)),
    paint("other", house(x + 430, 260, c)),
    paint(
      "pale",
      arch(x + 250, 110, b + 150, HEIGHT),
      rect(x + 60, a + 90, 40, 64),
      rect(x + 124, a + 90, 40, 64),
      rect(x + 520, c + 70, 80, 80),
    ),
    paint("dark", rect(x + 320, b - 150, 44, 110)),
  ].join("");
};

/** Doorways and steps in slanting light. */
const archIllustration: Illustration = (random, paint) => {
  const x = random.between(560, 610);
  const w = random.between(190, 225);
  return [
    paint("sun", circle(1050, 170, random.between(90, 130))),
    paint("ground", path(`M${x - 160} ${HEIGHT}V${random.between(200, 280)}H${WIDTH}V${HEIGHT}z`)),
    paint("dark", arch(x, w, 350, HEIGHT)),
    paint("other", arch(x + w + 70, w * 0.8, random.between(410, 460), HEIGHT)),
    paint("main", path(`M${x + w * 2.15} ${HEIGHT}V800h60v-70h60v-70h60v-70H${WIDTH}V${HEIGHT}z`)),
    paint("pale", path(`M${x} ${HEIGHT}l${w} -250V${HEIGHT}z`)),
  ].join("");
};

/** A flight of stairs with its rail. */
const stair: Illustration = (random, paint) => {
  const steps = 6 + random.index(2);
  const [x, rise] = [random.between(400, 460), 560 / steps];
  const run = (WIDTH - x) / steps;
  const flight = `h${run}v${-rise}`.repeat(steps);
  const posts = Array.from({ length: steps - 1 }, (_, index) =>
    rect(x + run * (index + 1.4), HEIGHT - rise * (index + 1) - 230, 12, 230),
  );
  const last = steps - 0.6;
  return [
    paint("sun", circle(random.between(620, 700), 300, random.between(90, 120))),
    paint("ground", path(`M${x + run * 2} ${HEIGHT}V130H${WIDTH}V${HEIGHT}z`)),
    paint("other", arch(WIDTH - run * 2.2, run * 1.4, 190, HEIGHT)),
    paint("dark", ...posts),
    paint(
      "dark",
      path(
        `M${x + run * 1.2} ${HEIGHT - rise - 222}L${x + run * last} ${HEIGHT - rise * last - 196}v26L${x + run * 1.2} ${HEIGHT - rise - 196}z`,
      ),
    ),
    paint("main", path(`M${x} ${HEIGHT}v${-rise * 0.2}${flight}V${HEIGHT}z`)),
    paint("pale", path(`M${x + run * 3} ${HEIGHT}v${-rise * 1.2}${`h${run}v${-rise}`.repeat(steps - 3)}V${HEIGHT}z`)),
  ].join("");
};

/** Two wheels on a slope. */
const wheel: Illustration = (random, paint) => {
  const r = random.between(190, 220);
  const [x, y] = [random.between(640, 680), 590];
  const spokes = (cx: number, cy: number, size: number) =>
    [0, 45, 90, 135].map(
      (turn) =>
        `<rect x="${cx - size}" y="${cy - 3}" width="${2 * size}" height="6" transform="rotate(${turn + 12} ${cx} ${cy})"/>`,
    );
  const [near, far] = [Math.round(x), Math.round(x + r * 1.75)];
  return [
    paint("sun", circle(random.between(900, 980), 250, 140)),
    paint("ground", path(`M${-WIDTH} ${y + 320}L${WIDTH} ${y + 60}V${HEIGHT}H${-WIDTH}z`)),
    paint("other", ring(far, y - 60, r, r - 34)),
    paint("dark", ...spokes(far, y - 60, r - 34), ...spokes(near, y, r - 30)),
    paint("main", ring(near, y, r, r - 34)),
    paint("dark", ring(far - r * 0.87, y - 30, 70, 44)),
    paint("pale", circle(near, y, 40), circle(far, y - 60, 34)),
  ].join("");
};

/** A nut, a washer and a spanner's jaw. */
const tool: Illustration = (random, paint) => {
  const [x, y] = [random.between(740, 790), random.between(420, 470)];
  const nut = (cx: number, cy: number, r: number) =>
    path(
      `M${cx - r} ${cy}L${cx - r / 2} ${cy - r * 0.87}H${cx + r / 2}L${cx + r} ${cy}L${cx + r / 2} ${cy + r * 0.87}H${cx - r / 2}z`,
    );
  return [
    paint("ground", circle(x + 120, y + 30, 370)),
    paint("main", nut(x, y, random.between(210, 240))),
    paint("pale", circle(x, y, 110)),
    paint("other", ring(x + 280, y + 230, 130, 64)),
    paint("dark", path(`M${x + 120} ${y + 20}l60 -60l330 -330v170l-250 250l-80 50z`)),
    paint("sun", nut(x - 190, y + 330, 84)),
    paint("dark", circle(x - 190, y + 330, 36)),
  ].join("");
};

export const PLACES = { wave, hill, roof, arch: archIllustration, stair, wheel, tool };
