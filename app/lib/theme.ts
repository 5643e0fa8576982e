/** How the product's own screens can look; `device` follows what the device says. */
export const THEMES = ["light", "dark", "device"] as const;
export type Theme = (typeof THEMES)[number];

/** What a form or a cookie says; the device decides where it says nothing of ours. */
export const themeOf = (said: unknown): Theme => THEMES.find((each) => each === said) ?? "device";
