import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const PREFIX = "plinth-chromium-";
/** No browser of ours lives this long, in milliseconds. */
const OLD_MS = 60 * 60 * 1000;

/** Makes an empty profile for one browser, and removes those that killed workers left behind. */
export async function makeProfile(): Promise<string> {
  await removeOldProfiles();
  return mkdtemp(join(tmpdir(), PREFIX));
}

export const removeProfile = (profile: string) => rm(profile, { recursive: true, force: true, maxRetries: 5 });

async function removeOldProfiles(): Promise<void> {
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(PREFIX));
  for (const profile of names.map((name) => join(tmpdir(), name))) {
    const made = await stat(profile).catch(() => null);
    // Another user's cannot be removed, and need not be.
    if (made && Date.now() - made.mtimeMs > OLD_MS) await removeProfile(profile).catch(() => undefined);
  }
}
