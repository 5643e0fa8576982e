import type { Page } from "playwright";

/** Letters of a word from which it may be broken on a phone. */
const LONGEST_WHOLE = 22;
const WHOLE = "h1, h2, h3, dt, dd, .brand-name, .wordmark, .price-line > *, .picked-price, .button";

/** Words of headings, prices and hours that stand on two lines without a hyphen or a place made for a break. */
export async function brokenWordsOf(page: Page): Promise<string[]> {
  return page.evaluate(
    ({ whole, longest }) => {
      const broken: string[] = [];
      for (const element of document.querySelectorAll(whole)) {
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) {
          const node = walker.currentNode as Text;
          for (const { 0: word, index } of node.data.matchAll(/[^\s-]+/gu)) {
            const range = document.createRange();
            range.setStart(node, index);
            range.setEnd(node, index + word.length);
            const tops = new Set(
              [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)),
            );
            if (tops.size > 1 && word.length <= longest) broken.push(word);
          }
        }
      }
      return broken;
    },
    { whole: WHOLE, longest: LONGEST_WHOLE },
  );
}
