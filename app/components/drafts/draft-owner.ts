import { createContext, useContext } from "react";

/**
 * The account that is signed in on this screen. Drafts are kept by it, so that nobody else on this device sees them.
 */
export const DraftOwner = createContext<number | null>(null);

/** The account whose drafts the screen keeps. @throws Error outside of the app's screens */
export function useDraftOwner(): number {
  const owner = useContext(DraftOwner);
  if (owner === null) throw new Error("Drafts need the app's shell around them");
  return owner;
}
