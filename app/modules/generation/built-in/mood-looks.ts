import type { Mood } from "../../facts/moods";
import type { GenerationFont, HeadingFace } from "../../site/choices";
import { family, type Family } from "../../templates/colour/trade-palettes";

/** What a mood chooses where the owner chose nothing by name. */
interface MoodLook {
  mode?: "light" | "dark";
  palettes: Family;
  voice?: { font: GenerationFont; headings?: HeadingFace };
}

/** Every one in colours whose contrast is that of the other palettes. */
export const MOOD_LOOKS: Record<Mood, MoodLook> = {
  eerie: {
    mode: "dark",
    palettes: family("lantern", "depths"),
    voice: { font: "Open Sans", headings: "Instrument Serif" },
  },
  earthy: { palettes: family("terracotta", "walnut", "olive") },
  ship: { palettes: family("cabin", "brass"), voice: { font: "Merriweather" } },
  brutal: { palettes: family("concrete"), voice: { font: "Inter" } },
  garden: { palettes: family("leaf", "moss", "fern"), voice: { font: "Lato", headings: "Fraunces" } },
  cheerful: { palettes: family("coral", "tangerine", "candy") },
  hushed: { palettes: family("ash", "bottle") },
};
