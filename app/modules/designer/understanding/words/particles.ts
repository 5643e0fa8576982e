import type { RequestLanguage } from "~/lib/languages";
import type { Verb } from "../names";

/** Words at the end of a clause that change what its verb says: 'take the review off', 'die Karte kann weg'. */
interface Particle {
  /** As regular expressions of one word. */
  words: string;
  /** Verbs that it changes; `null` where the clause has none. */
  verbs: readonly (string | null)[];
  becomes: Verb;
}

export const PARTICLES: Record<RequestLanguage, readonly Particle[]> = {
  en: [
    {
      words: "off|out|away|down",
      verbs: ["take", "taking", "throw", "cut", "strip", "leave", "get"],
      becomes: "remove",
    },
    { words: "gone", verbs: [null], becomes: "remove" },
    { words: "round|around|over", verbs: ["swap"], becomes: "swap" },
    { words: "up", verbs: ["put", "bump", "push"], becomes: "raise" },
    { words: "down", verbs: ["bring", "knock"], becomes: "lower" },
    { words: "back", verbs: ["put", "bring", "get"], becomes: "restore" },
  ],
  de: [
    { words: "weg|raus|heraus|runter|herunter|fort", verbs: [null, "remove"], becomes: "remove" },
    {
      words: "rein|hinein|dazu|hinzu|drauf",
      verbs: ["schreib", "schreibe", "schreiben", "setz", "setze", "nimm"],
      becomes: "add",
    },
  ],
  es: [{ words: "fuera", verbs: [null], becomes: "remove" }],
  fr: [],
  it: [{ words: "via", verbs: [null], becomes: "remove" }],
  pt: [{ words: "fora", verbs: [null], becomes: "remove" }],
  nl: [
    { words: "weg|eruit|eraf|af|uit", verbs: [null, "remove"], becomes: "remove" },
    { words: "bij|erbij|toe", verbs: ["zet", "schrijf", "voeg"], becomes: "add" },
  ],
};
