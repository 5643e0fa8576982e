import { parseHtml } from "../markup/parse-html";

/** How a page is laid out is settled by what it begins with. */
const BEGINNING = 4_000;

const DOCTYPES = {
  "no-quirks": "<!doctype html>",
  "limited-quirks": `<!doctype html public "-//W3C//DTD XHTML 1.0 Transitional//EN" "">`,
  quirks: "",
};

/**
 * What the editor's frame loads: our script in an empty page. The editor sends the website, which it has as it stands
 * now; all that the frame cannot be told later is in which of HTML's modes the page is laid out.
 */
export function editorPage(html: string, script: string): string {
  const { mode } = parseHtml(html.slice(0, BEGINNING));
  return `${DOCTYPES[mode]}<script>${script}</script>`;
}
