import type { Appearance } from "./messages";

const light = {
  colorPrimary: "#a5391f",
  colorBackground: "#ffffff",
  colorText: "#211e1a",
  colorTextSecondary: "#5f584f",
  colorDanger: "#9a1c1c",
  colorBorder: "#8b8276",
};
const dark = {
  colorPrimary: "#f0a48c",
  colorBackground: "#211e1a",
  colorText: "#f3eee6",
  colorTextSecondary: "#b7aea2",
  colorDanger: "#ffb4ab",
  colorBorder: "#857b6e",
};
const shape = { borderRadius: "4px", fontSizeBase: "16px", fontFamily: "system-ui, sans-serif" };

/** Themes of Stripe's appearance options that are dark. */
const darkThemes = ["night"];

/** The style properties that an appearance asks for; without a theme the visitor's own setting counts. */
export function resolveAppearance({ theme, variables = {} }: Appearance, prefersDark: boolean) {
  const isDark = theme ? darkThemes.includes(theme) : prefersDark;
  const values: Record<string, string> = { ...shape, ...(isDark ? dark : light), ...variables };
  return { colorScheme: isDark ? "dark" : "light", values };
}
