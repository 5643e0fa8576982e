/** The one paid plan (tests/list, section 9). */
export const PRO_PLAN = {
  name: "Pro",
  /** US dollars a month. */
  price: 20,
  features: [
    "Unlimited AI website generation",
    "Visual editor",
    "Deployment and hosting",
    "Custom domains",
    "AI designer chatbot",
    "Content management",
    "SEO and analytics dashboard",
    "Contact form integration",
    "Priority support",
  ],
} as const;
