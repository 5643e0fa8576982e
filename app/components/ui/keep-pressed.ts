import { isTaken } from "./keep-typed";

declare global {
  interface Window {
    /** The button that was pressed last before anything answered to it. */
    pressedEarly?: HTMLButtonElement | null;
  }
}

/**
 * For the page's head, since our other scripts come later: notes a press of a button that only a script can answer,
 * while React has not taken it over.
 */
export const NOTE_PRESSES = `addEventListener("click",({target})=>{
const button=target.closest?.("button[type=button]");
if(button&&!Object.keys(button).some((key)=>key.startsWith("__reactProps$")))window.pressedEarly=button},true)`;

/** To be called once a part of the page is hydrated: presses anew what was pressed there. */
export function pressAgain(): void {
  const button = window.pressedEarly;
  if (!button || (button.isConnected && !isTaken(button))) return;
  window.pressedEarly = null;
  if (button.isConnected) button.click();
}
