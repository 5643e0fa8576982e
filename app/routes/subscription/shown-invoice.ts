import { shortDay } from "~/lib/day-words";

/** An invoice as this screen gets it from its loader. */
export interface ShownInvoice {
  id: string;
  number: string | null;
  status: string | null;
  currency: string;
  total: number;
  createdAt: Date | string;
  pageUrl: string | null;
  pdfUrl: string | null;
}

const STATES = {
  paid: { tone: "success", words: "Paid" },
  open: { tone: "warning", words: "Due" },
  uncollectible: { tone: "danger", words: "Unpaid" },
  void: { tone: "neutral", words: "Void" },
} as const;

/** The badge of an invoice's status; a status that Stripe adds later says its own name. */
export function invoiceBadge({ status }: Pick<ShownInvoice, "status">) {
  return STATES[status as keyof typeof STATES] ?? { tone: "neutral", words: status ?? "" };
}

/** The day on which the invoice was made: the one that stands in it. */
export const invoiceDate = ({ createdAt }: Pick<ShownInvoice, "createdAt">) => shortDay(createdAt, "UTC");
