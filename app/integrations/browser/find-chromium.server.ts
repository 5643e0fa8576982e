import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

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
  const onPath = path.split(delimiter).filter(Boolean);
  const candidates = named ? [named] : [...NAMES.flatMap((name) => onPath.map((folder) => join(folder, name))), ...ELSEWHERE];
  const found = candidates.find(isProgram);
  if (!found) throw new NoChromium(named ? `There is no program at ${named}` : "There is no Chromium on PATH");
  return found;
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
