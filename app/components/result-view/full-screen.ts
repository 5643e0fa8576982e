const stage = () => document.querySelector<HTMLElement>("[data-stage]");

/** Shows the website (`Stage`) on the whole screen, or in the whole window where a browser allows no more. */
export function showFullScreen(): void {
  if (document.fullscreenEnabled) void stage()?.requestFullscreen();
  else stage()?.toggleAttribute("data-full", true);
}

/** Brings the screen around the website back. */
export function leaveFullScreen(): void {
  if (document.fullscreenElement) void document.exitFullscreen();
  stage()?.removeAttribute("data-full");
}
