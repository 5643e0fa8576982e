import type { Appearance } from "@stripe/stripe-js";

function isDark() {
  const { theme } = document.documentElement.dataset;
  return theme === "dark" || (theme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
}

/** Makes the provider's card form look like our own fields, in light and dark. */
export function appearance(): Appearance {
  const token = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();
  return {
    theme: isDark() ? "night" : "stripe",
    variables: {
      colorPrimary: token("--color-signal"),
      colorBackground: token("--color-surface"),
      colorText: token("--color-ink"),
      colorDanger: token("--color-danger"),
      borderRadius: "3px",
      fontFamily: "Helvetica Neue, Arial, sans-serif",
    },
  };
}
