import { z } from "zod";
import { setText } from "../../editing/set-text";
import { attribute } from "../../markup/html-document";
import type { EditablePage, NodeId } from "../../markup/page";
import { operation } from "../operation";
import type { OpenedSite } from "../opened-site";
import { declined, done, listed, quoted } from "../outcome";
import { textOf } from "../text-of";
import { amountsIn, mapPrices, pointOf, replacedPrice } from "./amounts";
import { readPrices, type Price } from "./read-prices";
import { readStatedPrices, statedAgain } from "./stated-prices";

const places = z.array(z.int().nonnegative()).min(1);

/** What something costs from now on, in the currency and the style of the page. */
export const setPrice = operation({
  name: "set-price",
  params: z.object({ name: z.string(), prices: places, price: z.string().trim().regex(/\d/) }),
  touches: (site, { name, prices }) => ({ nodes: pricesNamed(site, name, prices).map(({ node }) => node) }),
  run: (site, { name, prices, price }) => {
    const found = pricesNamed(site, name, prices);
    if (found.length === 0) return declined(`I could not find the price of ${quoted(name)}.`);
    // One new price is never meant for several that differ.
    const held = [...new Set(found.map(({ text }) => text))];
    if (new Set(held.map((text) => amountsIn(text).join())).size > 1)
      return declined(
        `I can see several prices of ${quoted(name)}: ${listed(held.slice(0, 5))}. Which one do you mean?`,
      );
    const said = replacedPrice(found[0]!.text, price);
    return done(
      `I changed the price of ${name} to ${said}.`,
      found.map((each) => setText(site.page, each.node, repriced(site, each, price), "built-in")),
      name,
    );
  },
  holds: (before, after, { name, prices, price }) =>
    pricesNamed(before, name, prices).every((each) => textOf(after.page, each.node) === repriced(before, each, price)),
});

const pricesNamed = ({ page }: OpenedSite, name: string, nodes: NodeId[]) => {
  const listed = readPrices(page).filter((price) => price.name === name && nodes.includes(price.node));
  const [first] = listed;
  return first
    ? [...listed, ...statedAgain(page, first)]
    : readStatedPrices(page).filter((price) => price.name.endsWith(name) && nodes.includes(price.node));
};

function repriced({ page }: OpenedSite, { node, start, end, text }: Price, price: string): string {
  const all = textOf(page, node);
  return all.slice(0, start) + replacedPrice(text, price) + all.slice(end);
}

/** All prices, or some of them, by a share or an amount. */
export const changePricesBy = operation({
  name: "change-prices-by",
  params: z.object({
    prices: places,
    up: z.boolean(),
    by: z.union([z.object({ percent: z.number().positive() }), z.object({ amount: z.number().positive() })]),
  }),
  touches: (_site, { prices }) => ({ nodes: prices }),
  run: ({ page }, params) => {
    const said = "percent" in params.by ? `${params.by.percent}%` : String(params.by.amount);
    const names = [
      ...new Set(
        readPrices(page)
          .filter(({ node }) => params.prices.includes(node))
          .map(({ name }) => name),
      ),
    ];
    return done(
      `I ${params.up ? "raised" : "lowered"} ${names.length < 4 ? `the price of ${listed(names)}` : `${names.length} prices`} by ${said}.`,
      [...new Set(params.prices)].map((node) => setText(page, node, changed(page, node, params), "built-in")),
      "prices",
    );
  },
  holds: (before, after, params) =>
    params.prices.every((node) => textOf(after.page, node) === changed(before.page, node, params)),
});

type By = { percent: number } | { amount: number };

function changed(page: EditablePage, node: NodeId, { up, by }: { up: boolean; by: By }): string {
  const change = (amount: number) => {
    const step = "percent" in by ? (amount * by.percent) / 100 : by.amount;
    return up ? amount + step : amount - step;
  };
  const lang = attribute(page.elements[0]!, "lang") ?? "en";
  const point = pointOf(
    readPrices(page).map(({ text }) => text),
    lang,
  );
  return mapPrices(textOf(page, node), change, point);
}
