import { setText } from "../../../editing/set-text";
import { textOf } from "../../../operations/text-of";
import { queryAll } from "../../../cascade/query";
import { hasAll, sameText, stems } from "../find/words-of";
import { declined, done, type Intent } from "../../../operations/outcome";
import type { OpenedSite } from "../../../operations/opened-site";
import { elementsWith } from "../../../operations/text/page-words";

const STATEMENT =
  /^(?:we|i|there are|our|it's|it is|now|the|change|update|by now|meanwhile)\b.*?(?<![\p{L}\d£€$.,])(\d[\d.,]*\+?) ([\p{L}][\p{L}-]*(?: [\p{L}-]+){0,2}?)(?: now| today| by now| already)?$/iu;

/** A number that the page states: 'we look after 151 homes now'. */
export const changeFigure: Intent = (request, site) => {
  const match = STATEMENT.exec(request);
  if (!match || /%|:|px|am\b|pm\b/i.test(request)) return null;
  const [, number = "", noun = ""] = match;
  return changeLabelled(site, number, noun) ?? changeInText(site, number, noun);
};

/** A figure with its label, as in a list of figures. */
function changeLabelled(site: OpenedSite, number: string, noun: string) {
  const { page } = site;
  const labels = queryAll(page, ".figure-label, dt, [class*=stat] [class*=label]").filter((node) =>
    sameText(textOf(page, node), noun),
  );
  const values = labels.flatMap((label) =>
    queryAll(page, "dd, [class*=value], [class*=number]").filter(
      (node) => page.elements[node]!.parentNode === page.elements[label]!.parentNode && /\d/.test(textOf(page, node)),
    ),
  );
  if (values.length === 0) return null;
  return done(
    `I changed the figure to ${number} ${noun}.`,
    values.map((node) => setText(page, node, textOf(page, node).replace(/\d[\d.,]*\+?/, number), "built-in")),
  );
}

function changeInText(site: OpenedSite, number: string, noun: string) {
  const pattern = new RegExp(`(?<![\\d.,])\\d[\\d.,]*\\+?(?=\\s+${noun.split(" ")[0]}\\b)`, "iu");
  const nodes = elementsWith(site, pattern).filter((node) => hasAll(textOf(site.page, node), stems(noun)));
  if (nodes.length > 1)
    return declined(
      `The page names a number of ${noun} in ${nodes.length} places. Quote the sentence that should change.`,
    );
  return nodes.length === 0
    ? null
    : done(
        `I changed the number to ${number} ${noun}.`,
        nodes.map((node) => setText(site.page, node, textOf(site.page, node).replace(pattern, number), "built-in")),
      );
}
