import type { ReadLanguage } from "../reading/read-languages";

const WORDS: Record<ReadLanguage, string> = {
  en: "not through (?:us|me)|nothing to do with (?:us|me)",
  de: "nicht über (?:mich|uns)|nichts mit (?:uns|mir) zu tun|mit uns nichts zu tun",
  es: "no pasa por (?:nosotros|mí)|nada que ver con nosotros",
  fr: "pas par (?:nous|moi)|rien à voir avec nous",
  it: "non passa da noi|non c['’]entra con noi|niente a che fare con noi",
  pt: "não passa por nós|nada a ver con?nosco",
  nl: "niet via (?:ons|mij)|niets met ons te maken",
  pl: "nie prze(?:z nas|ze mnie)|nic wspólnego z nami|z nami nic wspólnego",
  ar: "مش عن طريقنا|ليس عن طريقنا|لا علاقة لنا|مالناش دعوة",
};

/** "An X-ray at the vet's is 180, that is not through me": what of money its owner says to be none of theirs. */
export const NOT_OURS = new RegExp(`(?<!\\p{L})(?:${Object.values(WORDS).join("|")})(?!\\p{L})`, "iu");
