import { localReference, renameReference, type Rename } from "../markup/local-reference";

// Comments and strings are taken whole, so that an address inside one is left alone: one that is not closed to its end,
// as browsers do.
const TOKENS =
  /\/\*[^]*?(?:\*\/|$)|(@import\s+)("[^"\n]*"|'[^'\n]*')|url\(\s*("[^"\n]*"|'[^'\n]*'|[^"'()\s]+)\s*\)|"(?:[^"\\\n]|\\[^])*"?|'(?:[^'\\\n]|\\[^])*'?/gi;

/**
 * Follows every file that a stylesheet names to its new address. `up` leads from the place of the
 * stylesheet to the site's root (`../` for one in `assets/`), and is put before local addresses that stay.
 */
export function rewriteCss(css: string, rename: Rename, up = ""): string {
  return css.replace(TOKENS, (token, atImport?: string, imported?: string, url?: string) => {
    const written = imported ?? url;
    if (written === undefined) return token;
    const quote = /^["']/.exec(written)?.[0] ?? "";
    const address = moved(quote ? written.slice(1, -1) : written, rename, up);
    if (address === null) return token;
    return imported === undefined ? `url(${quote}${address}${quote})` : `${atImport}${quote}${address}${quote}`;
  });
}

/** Every address that a stylesheet names, and where it stands, its quotes not included. */
export function addressesInCss(css: string): { address: string; start: number }[] {
  return [...css.matchAll(TOKENS)].flatMap(({ 0: token, 2: imported, 3: url, index }) => {
    const written = imported ?? url;
    if (written === undefined) return [];
    const quotes = /^["']/.test(written) ? 1 : 0;
    return [
      { address: written.slice(quotes, written.length - quotes), start: index + token.indexOf(written) + quotes },
    ];
  });
}

function moved(address: string, rename: Rename, up: string): string | null {
  const renamed = renameReference(address, rename);
  if (renamed !== null) return up + renamed;
  const local = up === "" ? null : localReference(address);
  return local && !address.trim().startsWith("/") ? up + address.trim() : null;
}
