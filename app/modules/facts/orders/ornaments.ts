import type { PageLanguage } from "~/lib/languages";
import { wholeWords } from "../reading/whole-words";

/** What only decorates a page: nothing that somebody sells, or that a house forbids (no flames, confetti, feathers, streaks). */
const ORNAMENTS: Record<PageLanguage, string> = {
  en: "dreamcatchers|angels|hearts|love hearts|palm trees|sunsets|clip ?art|stock (?:photos|pictures|images)|emojis|stripes|polka dots|swirls|(?:curly|script|swirly) (?:fonts?|letters|writing)|horseshoes|shamrocks|leprechauns|skulls|cartoons|paw ?prints|mandalas|buddhas|gradients|drop shadows|silhouettes|comic sans",
  de: "traumfänger|engelchen|herzchen|palmen|sonnenuntergänge|clipart|stockfotos|emojis|punktemuster|schnörkel|schnörkelschrift|hufeisen|kleeblätter|totenköpfe|pfotenabdrücke|mandalas|buddhas|farbverläufe|alpenglühen|edelweiß",
  es: "atrapasueños|angelitos|corazoncitos|palmeras|atardeceres|fotos de stock|emojis|letras? (?:cursivas?|rizadas?)|herraduras|calaveras|dibujitos|huellitas|mandalas|budas|degradados|castañuelas",
  fr: "attrape-rêves|angelots|petits cœurs|palmiers|couchers de soleil|clipart|photos de banque|emojis|émojis|arabesques|écritures? (?:cursives?|bouclées?)|fers à cheval|têtes de mort|mandalas|bouddhas|dégradés|hermines?|triskell?s?|cigales",
  it: "acchiappasogni|angioletti|cuoricini|palme|tramonti|clipart|foto di stock|emoji|svolazzi|ferri di cavallo|teschi|zampette|mandala|buddha|sfumature|gondole",
  pt: "filtros dos sonhos|apanhadores de sonhos|anjinhos|coraçõezinhos|corações|palmeiras|pores do sol|clipart|fotos de banco|emojis|bolinhas|ferraduras|caveiras|patinhas|mandalas|budas|degradês|galos de barcelos",
  nl: "dromenvangers|engeltjes|hartjes|palmbomen|zonsondergangen|clipart|stockfoto['’]?s|emoji['’]?s|stippen|krulletters|hoefijzers|doodshoofden|mandala['’]?s|boeddha['’]?s|kleurverlopen",
  pl: "łapacz\\p{L}* snów|aniołk\\p{L}*|serduszek|serduszka|zachodów słońca|clipart\\p{L}*|zdjęć stockowych|emotikon\\p{L}*|emoji|zawijas\\p{L}*|podków|czaszek|mandal\\p{L}*|gradient\\p{L}*",
  ar: "صائدات الأحلام|ملائكة|قلوب|نخيل|غروب|إيموجي|ايموجي|خطوط مزخرفة|حدوات|جماجم|زخارف|مندالا",
};
const REFUSES =
  "no|not|never|without|zero|nothing with|kein(?:e[nr]?)?|ohne|bloß keine|bitte keine|null|nada de|sin|ni|cero|zéro|pas d(?:e|es)|sans|aucune?|surtout pas d(?:e|es)|niente|senza|nessun[ao]?|zero|sem|nada d[eoa]s?|geen|zonder|nul|bez|żadnych|zero|بدون|بلا|لا";
/** So many words may stand between ("not black and white stripes"); the mass of a site's words stands behind. */
const BETWEEN = "(?:\\s+[\\p{L}&-]+){0,4}?";
const MOST_WORDS = 16;
const REFUSED = new RegExp(
  `^[(«"“]?(?:(?:and|but|please|und|bitte|y|et|e|en|i|و)\\s)?(?:${REFUSES})${BETWEEN}\\s+(?:${wholeWords(Object.values(ORNAMENTS).join("|"))})`,
  "iu",
);

/** "No dreamcatchers no feathers I mean it.": a short sentence that begins with an ornament it does not want. Pure. */
export const refusesOrnaments = (text: string): boolean =>
  text.split(/\s+/u).length <= MOST_WORDS && REFUSED.test(text);
