import { redirectWithToast } from "~/http/toast.server";
import { DomainError } from "~/lib/errors";
import { takeNewCard } from "~/modules/billing/change-card.server";

/** Where Stripe sends back to once a card was kept; the rest of what the address says is not believed. */
const SETUP = "setup_intent";

/**
 * The way back from keeping another card: takes it, and says on the screen what became of it. Null on any other way.
 */
export async function takeNewCardFrom(request: Request, actor: { userId: number }): Promise<Response | null> {
  const cardSetup = new URL(request.url).searchParams.get(SETUP);
  if (cardSetup === null) return null;
  try {
    const { stillDue } = await takeNewCard({ actor, cardSetup });
    const changed = { title: "Card Changed", description: "Later payments are charged to the new card." };
    const due = {
      title: "Payment Still Overdue",
      description: `The new card is kept, but did not pay what is overdue. ${stillDue}`,
      variant: "destructive" as const,
    };
    return await redirectWithToast("/subscription", stillDue ? due : changed);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return redirectWithToast("/subscription", {
      title: "Card Not Changed",
      description: error.message,
      variant: "destructive",
    });
  }
}
