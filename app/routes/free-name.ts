import { apiRoute } from "~/http/api-route.server";
import { TooManyError } from "~/lib/errors";
import { RateLimit } from "~/lib/rate-limit";
import { nameCheck, offerName } from "~/modules/publishing/names/offer-name.server";
import type { NameAnswer } from "~/components/result-view/use-name-check";

/** Far more than somebody types. */
const MOST_A_MINUTE = 120;
const asked = new RateLimit(MOST_A_MINUTE, 60_000);

/** Whether the name that an owner types can be had, and which one like it where it cannot. */
const route = apiRoute("subscriber", {
  GET: async ({ request, actor: { userId: ownerId } }): Promise<NameAnswer> => {
    if (!asked.take(String(ownerId), Date.now())) throw new TooManyError("Please wait a moment.");
    const typed = new URL(request.url).searchParams.get("subdomain") ?? "";
    const check = await nameCheck({ ownerId, typed });
    if (check.state === "free") return { state: "free" };
    const offer = check.state === "taken" ? await offerName({ ownerId, like: typed }) : null;
    return { state: "taken", problem: check.problem, offer };
  },
});
export const loader = route.loader;
export const action = route.action;
