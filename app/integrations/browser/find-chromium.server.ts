import { findOnPath, isProgram } from "~/lib/find-program";

const NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
const ELSEWHERE = ["/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"];

/** There is no browser on this machine, or not where the settings say. */
export class NoChromium extends Error {
  override name = "NoChromium";
}

/**
 * Where the browser is: the one that the settings name, and no other then, else one on PATH.
 * @throws NoChromium
 */
export function findChromium(named: string | undefined, path = process.env.PATH ?? ""): string {
  const found = named ? [named].find(isProgram) : (findOnPath(NAMES, path) ?? ELSEWHERE.find(isProgram));
  if (!found)
    throw new NoChromium(
      named
        ? `There is no program at ${named}`
        : "There is no Chromium on PATH: install it, or name one in CHROMIUM_PATH, and start Plinth again",
    );
  return found;
}
