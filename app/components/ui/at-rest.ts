/** Calls back once a page has all that it came with and the browser has nothing else to do. */
export function atRest(work: () => void): void {
  // Safari has no idle callback.
  const idle = () => ("requestIdleCallback" in window ? requestIdleCallback(work) : setTimeout(work));
  if (document.readyState === "complete") idle();
  else window.addEventListener("load", idle, { once: true });
}
