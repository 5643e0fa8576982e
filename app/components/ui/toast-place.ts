/** Where a toast stands: at which side of the window, and how many pixels above its foot. */
export interface ToastPlace {
  side: "right" | "left";
  up: number;
}
export const AT_FOOT: ToastPlace = { side: "right", up: 0 };

/** A box in the window, in pixels from its top left corner. */
interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
type Size = { width: number; height: number };

/** What is around a toast: what one presses counts for more than what one reads. */
export interface Around {
  controls: readonly Box[];
  words: readonly Box[];
}

/** Pixels between a toast and the window's edges; `inset-x-4` and `1rem` in `Toaster`. */
const GAP = 16;
/** How far apart the places are that are looked at. */
const STEP = 8;
/** So much more a control counts than a heading. */
const CONTROL = 100;

/**
 * The place where a toast covers no control, and no heading if there is one: at the foot of the window, right or left,
 * else the lowest above it. The one that it has now stays while no other covers less.
 */
export function clearestPlace(toast: Size, window: Size, around: Around, now: ToastPlace = AT_FOOT): ToastPlace {
  const cost = (place: ToastPlace) => {
    const box = boxAt(place, toast, window);
    const covered = (boxes: readonly Box[]) => boxes.filter((other) => overlap(box, other)).length;
    return CONTROL * covered(around.controls) + covered(around.words);
  };
  let best = { place: now, cost: cost(now) };
  for (const place of placesFor(toast, window)) {
    if (best.cost === 0) break;
    const other = cost(place);
    if (other < best.cost) best = { place, cost: other };
  }
  return best.place;
}

/** From the foot upwards; a toast as wide as the window has one side. */
function placesFor(toast: Size, window: Size): ToastPlace[] {
  const sides = toast.width > window.width - toast.width ? (["right"] as const) : (["right", "left"] as const);
  const highest = Math.max(0, window.height - toast.height - 2 * GAP);
  const heights = Array.from({ length: Math.floor(highest / STEP) + 1 }, (_, index) => index * STEP);
  return [...heights, highest].flatMap((up) => sides.map((side) => ({ side, up })));
}

function boxAt({ side, up }: ToastPlace, { width, height }: Size, window: Size): Box {
  const left = side === "left" ? GAP : window.width - GAP - width;
  const top = window.height - GAP - up - height;
  return { left, top, right: left + width, bottom: top + height };
}

const overlap = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** What one presses or fills in (a card's fields are a frame in a form). */
const CONTROLS = "a[href], button, input, select, textarea, summary, form iframe";
/** What one reads at the moment. */
const WORDS = "h1, h2, [aria-current='step']";
/** What a page has above and below it everywhere is not what one needs at the moment. */
const NEEDED = "main, dialog";

const around = (toast: HTMLElement) => toast.closest("dialog") ?? document.body;

/** The place where this toast covers the least of what is around it, in its dialog or in the page. */
export function placeFor(toast: HTMLElement, now?: ToastPlace): ToastPlace {
  const boxesOf = (selector: string) =>
    [...around(toast).querySelectorAll<HTMLElement>(selector)]
      .filter((part) => !toast.contains(part) && part.closest(NEEDED) && isInSight(part))
      .map((part) => part.getBoundingClientRect());
  return clearestPlace(
    toast.getBoundingClientRect(),
    { width: document.documentElement.clientWidth, height: window.innerHeight },
    { controls: boxesOf(CONTROLS), words: boxesOf(WORDS) },
    now,
  );
}

/**
 * Calls `onMove` when what is around the toast has taken another shape under it: a fold closed, a part came or grew.
 * Once for each frame. What is pointed at or has the focus stays where it is.
 *
 * @returns a function that stops it
 */
export function watchAround(toast: HTMLElement, onMove: () => void): () => void {
  let frame = 0;
  const move = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => toast.matches(":hover, :focus-within") || onMove());
  };
  const [sizes, parts] = [new ResizeObserver(move), new MutationObserver(move)];
  sizes.observe(around(toast));
  parts.observe(around(toast), { childList: true, subtree: true, attributeFilter: ["open", "hidden"] });
  return () => {
    cancelAnimationFrame(frame);
    sizes.disconnect();
    parts.disconnect();
  };
}

/** What has scrolled out of the box that it stands in covers nothing, wherever it would be. */
function isInSight(control: HTMLElement): boolean {
  const { left, top, width, height } = control.getBoundingClientRect();
  return document.elementsFromPoint(left + width / 2, top + height / 2).includes(control);
}
