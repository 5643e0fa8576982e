import { Card } from "~/components/ui/card";
import { SCREEN_LOCALE } from "~/lib/languages";
import { VENDOR_NAMES } from "~/lib/vendors";
import type { MonthlyUsage } from "~/modules/usage/monthly-usage.server";
import { dollarsInWords } from "~/modules/usage/usage-words";

const VENDORS_IN_WORDS = new Intl.ListFormat(SCREEN_LOCALE).format(Object.values(VENDOR_NAMES));

/** What models cost this month, and what happens when the budget is used up. */
export function UsageCard({ usage: { spentMicros, budgetMicros, isOver } }: { usage: MonthlyUsage }) {
  return (
    <Card
      title="AI Budget"
      description={`What ${VENDORS_IN_WORDS} wrote for you since this month began. It is part of your plan: you are not charged for it.`}
      className="lg:col-span-2"
    >
      <div className="grid gap-3">
        <p>
          <span className="font-serif text-heading tabular-nums">{dollarsInWords(spentMicros)}</span> of{" "}
          {dollarsInWords(budgetMicros)} used
        </p>
        <div aria-hidden="true" className="h-1.5 bg-sunken">
          <div className="h-full max-w-full bg-ink" style={{ width: `${share(spentMicros, budgetMicros)}%` }} />
        </div>
        <p className="text-muted">
          {isOver
            ? "Your budget of this month is used up, so our built-in designer writes and changes your websites until the next month begins."
            : "When it is used up, our built-in designer writes and changes your websites until the next month begins. Nothing stops working."}
        </p>
      </div>
    </Card>
  );
}

const share = (spent: number, budget: number) => (budget > 0 ? Math.min(100, (spent / budget) * 100) : 100);
