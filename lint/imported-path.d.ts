/** See imported-path.js. */
export function importedPath(specifier: string, file: string): string | undefined;
