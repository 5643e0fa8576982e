const ROOTED = ["src", "href", "poster", "background"];

/** Makes addresses from the site's root relative: the frame shows the site in a folder, as every preview does. */
export function makeRelative(page: Document): void {
  for (const name of ROOTED) {
    for (const element of page.querySelectorAll(`[${name}^="/"]`)) {
      element.setAttribute(name, element.getAttribute(name)!.replace(/^\/(?!\/)/, "./"));
    }
  }
  for (const element of page.querySelectorAll(`[srcset*="/"]`)) {
    element.setAttribute("srcset", element.getAttribute("srcset")!.replace(/(^|,)\s*\/(?!\/)/g, "$1 ./"));
  }
  for (const element of page.querySelectorAll(`[style*="/"]`)) {
    element.setAttribute("style", relativeCss(element.getAttribute("style")!));
  }
  for (const element of page.querySelectorAll("style")) element.textContent = relativeCss(element.textContent!);
}

/** A stylesheet whose addresses from the site's root are relative to the page. */
export function relativeCss(css: string): string {
  return css.replace(/(url\(\s*["']?|@import\s+["'])\/(?!\/)/gi, "$1./");
}
