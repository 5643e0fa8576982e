import type { Audience, Industry, TemplateId } from "~/modules/site/choices";

/** What the form calls the closed lists of tests/list, section 9. */
export const TEMPLATE_LABELS: Record<TemplateId, { label: string; description: string; bestFor: string }> = {
  "react-landing": {
    label: "React Landing",
    description: "One bold page for a product or a young company.",
    bestFor: "makers, small shops and new companies with one thing to sell",
  },
  modern: {
    label: "Modern",
    description: "A gallery wall: your pictures large, few words.",
    bestFor: "studios, photographers, agents and places to stay",
  },
  professional: {
    label: "Professional",
    description: "Facts at a glance, for a firm that people must trust.",
    bestFor: "practices, law offices, consultants and tradespeople",
  },
  classic: {
    label: "Classic",
    description: "A shop window: your name, your menu or prices, when you are open.",
    bestFor: "bakeries, cafés, restaurants and salons that people walk into",
  },
};

export const INDUSTRY_LABELS: Record<Industry, string> = {
  restaurant: "Restaurant",
  "real-estate": "Real estate",
  healthcare: "Healthcare",
  "professional-services": "Professional services",
  ecommerce: "E-commerce",
  other: "Other",
};

export const AUDIENCE_LABELS: Record<Audience, string> = {
  "general-consumers": "General consumers",
  "business-professionals": "Business professionals",
  "young-adults": "Young adults",
  families: "Families",
  seniors: "Seniors",
};

/** Options of a select field out of a table of labels. */
export function optionsOf(labels: Readonly<Record<string, string>>) {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}
