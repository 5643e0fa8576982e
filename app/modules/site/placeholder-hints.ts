import type { PlaceholderKind } from "./placeholder-kinds";

/** What owners are asked for, and why. */
export const PLACEHOLDER_HINTS: Record<PlaceholderKind, string> = {
  hours: "Add your opening hours: visitors look for them first.",
  address: "Add your address, so that visitors find the way.",
  phone: "Add your phone number: many people would rather call.",
  email: "Add your e-mail address for questions and orders.",
  services: "Say what you offer, in your own words.",
  prices: "Add what things cost: visitors look for prices before they ask.",
  people: "Say who visitors will meet: names, and what each of you does.",
  questions: "Add your answer: you named this question, and only you know what to say.",
  photos: "Add photos of your own: they say more than words.",
};
