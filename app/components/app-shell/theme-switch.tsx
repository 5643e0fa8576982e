import { useFetcher, useLocation } from "@remix-run/react";
import { THEMES, type Theme } from "~/lib/theme";
import { useTheme } from "../use-theme";

const LABELS: Record<Theme, string> = { light: "Light", dark: "Dark", device: "As the device" };

/** Light, dark, or as the device has it: a form, so that it works without script. */
export function ThemeSwitch() {
  const fetcher = useFetcher();
  const { pathname, search } = useLocation();
  const kept = useTheme();
  const chosen = fetcher.formData?.get("theme") ?? kept;
  return (
    <fetcher.Form method="post" action="/theme">
      <input type="hidden" name="returnTo" value={pathname + search} />
      <fieldset className="flex flex-wrap gap-x-4">
        <legend className="sr-only">Appearance</legend>
        {THEMES.map((theme) => (
          <button
            key={theme}
            name="theme"
            value={theme}
            aria-pressed={theme === chosen}
            className="py-2 text-sm text-muted decoration-signal decoration-2 underline-offset-4 hover:text-ink aria-pressed:text-ink aria-pressed:underline pointer-coarse:min-h-11"
          >
            {LABELS[theme]}
          </button>
        ))}
      </fieldset>
    </fetcher.Form>
  );
}
