/** Where a toast can stand. On a phone it is as wide as the window: left is where right is, and `upper` is one more. */
const TOAST_PLACES = ["foot", "foot-left", "head", "upper"] as const;
export type ToastPlace = (typeof TOAST_PLACES)[number];

/** A box in the window, in pixels from its top left corner. */
interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
type Size = { width: number; height: number };

/** Pixels between a toast and the window's edges; `inset-x-4` and its likes in `Toaster`. */
const GAP = 16;
/** How far down the window `upper` begins, where an editor on a phone has its preview; `top-1/4` in `Toaster`. */
const UPPER = 1 / 4;

/** The place where a toast covers the fewest of these boxes: the one that it has now, or the first that is better. */
export function clearestPlace(toast: Size, window: Size, boxes: readonly Box[], now: ToastPlace = "foot"): ToastPlace {
  const cost = (place: ToastPlace) => {
    const box = boxAt(place, toast, window);
    return boxes.filter((other) => overlap(box, other)).length;
  };
  const isWide = toast.width > window.width / 2;
  const places = TOAST_PLACES.filter((place) => isWide || place !== "upper");
  return places.reduce((best, place) => (cost(place) < cost(best) ? place : best), now);
}

function boxAt(place: ToastPlace, { width, height }: Size, window: Size): Box {
  const left = place === "foot-left" ? GAP : window.width - GAP - width;
  const foot = window.height - GAP - height;
  const top = { foot, "foot-left": foot, head: GAP, upper: window.height * UPPER }[place];
  return { left, top, right: left + width, bottom: top + height };
}

const overlap = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** What one presses or fills in (a card's fields are a frame in a form), and what one reads at the moment. */
const CONTROLS = "a[href], button, input, select, textarea, summary, form iframe, h1, h2, [aria-current='step']";
/** What a page has above and below it everywhere is not what one needs at the moment. */
const NEEDED = "main, dialog";

const around = (toast: HTMLElement) => toast.closest("dialog") ?? document.body;

/** The place where this toast covers the least of what is around it, in its dialog or in the page. */
export function placeFor(toast: HTMLElement, now?: ToastPlace): ToastPlace {
  const controls = [...around(toast).querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (control) => !toast.contains(control) && control.closest(NEEDED) && isInSight(control),
  );
  return clearestPlace(
    toast.getBoundingClientRect(),
    { width: document.documentElement.clientWidth, height: window.innerHeight },
    controls.map((control) => control.getBoundingClientRect()),
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
