/** A module as Vitest keeps it in a process. */
export interface LoadedModule {
  imports: ReadonlySet<string>;
  importers: Set<string>;
  promise?: unknown;
  exports?: unknown;
  evaluated: boolean;
}

/**
 * Makes a process forget the modules of a project that may hold what a server holds (a database, settings, a pool), and
 * all that import one of them: whoever imports them next gets new ones. `root` is the project's folder. What stays are
 * packages, and modules of `app` whose names do not end in `.server` and that import none such.
 */
export function forgetModules(modules: ReadonlyMap<string, LoadedModule>, root: string): void {
  const forgotten = new Set([...modules.keys()].filter((id) => mayHoldServers(id, root)));
  let known: number;
  do {
    known = forgotten.size;
    for (const [id, { imports }] of modules) if ([...imports].some((each) => forgotten.has(each))) forgotten.add(id);
  } while (forgotten.size > known);
  for (const id of forgotten) forget(modules.get(id)!);
}

const mayHoldServers = (id: string, root: string): boolean =>
  id.startsWith(`${root}/`) &&
  !id.startsWith(`${root}/node_modules/`) &&
  (!id.startsWith(`${root}/app/`) || /\.server\.tsx?$/u.test(id));

function forget(loaded: LoadedModule): void {
  loaded.promise = undefined;
  loaded.exports = undefined;
  loaded.evaluated = false;
  loaded.importers.clear();
}
