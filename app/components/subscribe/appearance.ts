import type { Appearance, CustomFontSource } from "@stripe/stripe-js";
import sans from "~/styles/fonts/hanken-grotesk-plain.woff2?url";

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
      colorTextSecondary: token("--color-muted"),
      colorDanger: token("--color-danger"),
      borderRadius: token("--radius-sm"),
      fontFamily: token("--font-sans"),
      fontSizeBase: "16px",
    },
  };
}

/** Calls back whenever the page turns light or dark, until the returned function is called. */
export function onLook(look: () => void): () => void {
  const device = window.matchMedia("(prefers-color-scheme: dark)");
  const chosen = new MutationObserver(look);
  device.addEventListener("change", look);
  chosen.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  return () => {
    device.removeEventListener("change", look);
    chosen.disconnect();
  };
}

/** Our font for the form's frame, which is the provider's and has only what it is given. */
export const fonts = (): CustomFontSource[] => [
  {
    family: "Hanken Grotesk Variable",
    src: `url(${new URL(sans, window.location.href).href})`,
    weight: "400 700",
    display: "swap",
  },
];
