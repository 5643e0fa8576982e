import { mkdir, readdir, rename, rm } from "node:fs/promises";
import { dirname, join, relative, resolve, sep } from "node:path";
import { PRIVATE_DIRECTORY } from "~/lib/private-files";

/** What stays where it is in DATA_DIR; backups do, so that nobody deletes them with what was set aside. */
const STAYS = /^(?:restoring|replaced-.*|box\.sock|hold|lost\+found|backups|plinth-.*\.tar\.gz\.age)$/;

export interface Placed {
  /** Where lies what was in DATA_DIR before; nothing where it was empty. */
  replaced: string | undefined;
  /** Makes it undone. */
  back(): Promise<void>;
}

/**
 * Moves what is in DATA_DIR aside and what was restored in its place; all of it back when one move fails. What lies
 * at one of the paths `stays` does so, and so do DATA_DIR's own backups, whatever was restored there.
 */
export async function putInPlace(staging: string, dataDirectory: string, stays: string[]): Promise<Placed> {
  const own = (await readdir(dataDirectory)).filter((name) => STAYS.test(name));
  const staying = [...own, ...stays.map((path) => relative(dataDirectory, resolve(path)))];
  const [old, restored] = [await movable(dataDirectory, staying), await movable(staging, staying)];
  const aside = join(dataDirectory, `replaced-${new Date().toISOString().replaceAll(":", "")}`);
  const moves = [
    ...old.map((name) => [join(dataDirectory, name), join(aside, name)] as const),
    ...restored.map((name) => [join(staging, name), join(dataDirectory, name)] as const),
  ];
  return { replaced: old.length > 0 ? aside : undefined, back: await moveAll(moves, aside) };
}

/** What can be moved as one: all but what stays, and the folders around that, which are entered. */
async function movable(folder: string, staying: string[], below = ""): Promise<string[]> {
  const names: string[] = [];
  for (const entry of await readdir(join(folder, below))) {
    const name = join(below, entry);
    if (staying.includes(name)) continue;
    const isAround = staying.some((other) => other.startsWith(name + sep));
    names.push(...(isAround ? await movable(folder, staying, name) : [name]));
  }
  return names;
}

/** Gives what moves all back, which leaves nothing in the folder `aside` but folders that were made for it. */
async function moveAll(moves: (readonly [from: string, to: string])[], aside: string): Promise<() => Promise<void>> {
  const done: typeof moves = [];
  const undo = async () => {
    for (const [from, to] of done.reverse()) await rename(to, from);
    await rm(aside, { recursive: true, force: true });
  };
  try {
    for (const [from, to] of moves) {
      await mkdir(dirname(to), { recursive: true, mode: PRIVATE_DIRECTORY });
      await rename(from, to);
      done.push([from, to]);
    }
  } catch (error) {
    await undo();
    throw error;
  }
  return undo;
}
