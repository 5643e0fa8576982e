import { parse, serialize } from "parse5";
import { applyEdit } from "~/modules/markup/edit";
import { readPage } from "~/modules/markup/page";
import { setText } from "~/modules/editing/set-text";
import { listTexts } from "~/modules/markup/texts";
import type { WebsiteCode } from "~/modules/site/website-code";
import { timed, type Bench } from "./bench";
import { pageOf } from "./large-page";

/**
 * A text of a large page is changed: the page is read, its place is found, the new page is made. Each round's page has
 * the round's number at its end, so that none has been read before.
 */
export async function edit200Kb(): Promise<Bench> {
  const code = await pageOf(200_000);
  const { node, text } = listTexts(readPage(code.html)).findLast(({ kind }) => kind === "paragraph")!;
  return {
    goal: 50,
    peer: "parse5 parses and writes the page",
    measure: (round) =>
      timed(async () => changeText({ ...code, html: `${code.html}<!-- ${round} -->` }, node, `${text} ${round}`)),
    measurePeer: (round) => timed(async () => serialize(parse(`${code.html}<!-- peer ${round} -->`))),
  };
}

function changeText(code: WebsiteCode, node: number, text: string): WebsiteCode {
  const edit = setText(readPage(code.html), node, text, "owner");
  if (!edit) throw new Error("The text was not changed");
  return applyEdit(code, edit);
}
