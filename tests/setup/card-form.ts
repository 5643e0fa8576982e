import { expect, type FrameLocator, type Page } from "playwright/test";

interface Card {
  number: string;
  expiry?: string;
  code?: string;
}

/** The payment provider's card form on the subscribe page. */
export const cardForm = (page: Page): FrameLocator => page.frameLocator('iframe[title="Secure payment input frame"]');

/** Fills in the card form. */
export async function fillCard(page: Page, { number, expiry = "12/34", code = "123" }: Card): Promise<void> {
  const form = cardForm(page);
  await form.getByLabel("Card number").fill(number);
  await form.getByLabel("Expiration date").fill(expiry);
  await form.getByLabel("Security code").fill(code);
}

/** Fills in the card form and presses the button, as soon as it may be pressed. */
export async function payByCard(page: Page, card: Card): Promise<void> {
  const button = page.getByRole("button", { name: "Subscribe for $20/month" });
  await expect(button).toBeEnabled();
  await fillCard(page, card);
  await button.click();
}
