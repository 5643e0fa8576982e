import { html, type Html } from "../../markup/html";
import { fitted } from "../longest-word";

export interface PricedItem {
  name: string;
  detail?: string | undefined;
  price: string;
}

/** Characters of a price that fit into the panel in its largest type. */
const SHORT_PRICE = 6;

/**
 * A choice of things with the price of the chosen one in large figures; radios and CSS alone, so it needs no script.
 */
export function picker(title: string, items: readonly PricedItem[]): Html {
  const choices = items.map(
    (item, index) => html`<div class="choice">
<input type="radio" name="picked" id="pick-${index + 1}" aria-describedby="picked-${index + 1}"${index === 0 && html` checked`}>
<label for="pick-${index + 1}">${item.name}</label>
<p class="picked" id="picked-${index + 1}"><span class="picked-price figures${item.price.length > SHORT_PRICE && " long"}"${fitted(item.price)}>${item.price}</span> ${item.detail && html`<span class="picked-detail">${item.detail}</span>`}</p>
</div>`,
  );
  return html`<fieldset class="box picker"><legend>${title}</legend><div class="choices">${choices}</div></fieldset>`;
}
