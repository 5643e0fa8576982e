import { afterAll, expect, it } from "vitest";
import {
  activateTestSubscription,
  closeWorld,
  createActor,
  payInBrowser,
  prepareCardChange,
  rowOf,
  stripe,
  takeNewCard,
} from "./billing-world";

afterAll(closeWorld);

const MASTERCARD = "5555555555554444";
const NOT_KEPT = {
  status: 400,
  message: "The new card was not confirmed, so the card before stays. Please try again, or use another card.",
};

async function subscriber() {
  const actor = await createActor();
  await activateTestSubscription({ actor });
  const prepare = async () => {
    const { clientSecret } = await prepareCardChange({ actor });
    return { clientSecret, cardSetup: clientSecret.split("_secret_")[0]! };
  };
  return { actor, prepare };
}

it("charges the card that was kept from then on, and forgets the one before", async () => {
  const { actor, prepare } = await subscriber();
  const { clientSecret, cardSetup } = await prepare();
  expect(await payInBrowser(clientSecret, MASTERCARD)).toBe(200);
  for (let times = 0; times < 2; times += 1)
    expect(await takeNewCard({ actor, cardSetup })).toEqual({ stillDue: null });
  const row = (await rowOf(actor))!;
  expect(row).toMatchObject({ cardBrand: "mastercard", cardLast4: "4444", status: "active" });
  expect((await stripe.customers.listPaymentMethods(row.stripeCustomerId)).data).toMatchObject([
    { card: { last4: "4444" } },
  ]);
});

it("keeps the card before where the new one was not kept, is unknown, or is somebody else's", async () => {
  const [own, other] = [await subscriber(), await subscriber()];
  const theirs = await other.prepare();
  await payInBrowser(theirs.clientSecret, MASTERCARD);
  for (const cardSetup of [(await own.prepare()).cardSetup, "seti_unknown", theirs.cardSetup]) {
    await expect(takeNewCard({ actor: own.actor, cardSetup }), cardSetup).rejects.toMatchObject(NOT_KEPT);
  }
  expect(await rowOf(own.actor)).toMatchObject({ cardBrand: "visa", cardLast4: "4242" });
});

it("is nothing for somebody who has no plan", async () => {
  const actor = await createActor();
  await expect(prepareCardChange({ actor })).rejects.toMatchObject({ status: 409 });
  await expect(takeNewCard({ actor, cardSetup: "seti_unknown" })).rejects.toMatchObject({ status: 409 });
});
