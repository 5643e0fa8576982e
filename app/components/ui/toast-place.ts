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

/** The place where a toast covers the fewest of these controls; the first of several that are as good. */
export function clearestPlace(toast: Size, window: Size, controls: readonly Box[]): ToastPlace {
  const cost = (place: ToastPlace) => {
    const box = boxAt(place, toast, window);
    return controls.filter((control) => overlap(box, control)).length;
  };
  const isWide = toast.width > window.width / 2;
  const places = TOAST_PLACES.filter((place) => isWide || place !== "upper");
  return places.reduce((best, place) => (cost(place) < cost(best) ? place : best), "foot");
}

function boxAt(place: ToastPlace, { width, height }: Size, window: Size): Box {
  const left = place === "foot-left" ? GAP : window.width - GAP - width;
  const foot = window.height - GAP - height;
  const top = { foot, "foot-left": foot, head: GAP, upper: window.height * UPPER }[place];
  return { left, top, right: left + width, bottom: top + height };
}

const overlap = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

const CONTROLS = "a[href], button, input, select, textarea, summary";
/** What a page has above and below it everywhere is not what one needs at the moment. */
const NEEDED = "main, dialog";

/** The place where this toast covers the least of what is around it, in its dialog or in the page. */
export function placeFor(toast: HTMLElement): ToastPlace {
  const around = toast.closest("dialog") ?? document;
  const controls = [...around.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (control) => !toast.contains(control) && control.closest(NEEDED) && isInSight(control),
  );
  return clearestPlace(
    toast.getBoundingClientRect(),
    { width: document.documentElement.clientWidth, height: window.innerHeight },
    controls.map((control) => control.getBoundingClientRect()),
  );
}

/** What has scrolled out of the box that it stands in covers nothing, wherever it would be. */
function isInSight(control: HTMLElement): boolean {
  const { left, top, width, height } = control.getBoundingClientRect();
  return document.elementsFromPoint(left + width / 2, top + height / 2).includes(control);
}
