import type { PageLanguage } from "~/lib/languages";
import { wholeWords } from "../reading/whole-words";

/** What only decorates a page: no shop refuses it to its visitors. */
const ORNAMENTS: Record<PageLanguage, string> = {
  en: "dreamcatchers?|angels?|feathers?|hearts?|love hearts|palm trees?|sunsets?|clip ?art|stock (?:photos?|pictures|images)|emojis?|glitter|sparkles|stripes?|polka dots?|swirls|curly (?:fonts?|letters|writing)|script fonts?|horseshoes?|anchors?|shamrocks?|leprechauns?|thistles?|tartan|flames?|skulls?|cartoons?|confetti|paw ?prints?|mandalas?|lotus(?:es)?|buddhas?|gradients?|drop shadows?|silhouettes?|comic sans|pastels?",
  de: "traumfänger|engel(?:chen)?|federn|herz(?:chen|en)|palmen|sonnenuntergänge?|clipart|stockfotos?|emojis?|glitzer|streifen|punktemuster|schnörkel|schnörkelschrift|hufeisen|anker|kleeblätter|flammen|totenköpfe|konfetti|pfoten(?:abdrücke)?|mandalas?|buddhas?|farbverläufe|alpenglühen|edelweiß|lederhosen",
  es: "atrapasueños|ángeles|angelitos|plumas|corazon(?:es|citos)|palmeras|atardeceres|fotos de stock|emojis?|purpurina|rayas|lunares|letras? (?:cursivas?|rizadas?)|herraduras?|anclas?|llamas|calaveras|dibujitos|confeti|huellitas|mandalas?|budas?|degradados?|toros|castañuelas",
  fr: "attrape-rêves?|anges?|angelots?|plumes|cœurs?|coeurs?|palmiers?|couchers? de soleil|clipart|photos? de banque|emojis?|émojis?|paillettes|rayures|pois|arabesques|écritures? (?:cursives?|bouclées?)|fers? à cheval|ancres?|flammes|têtes de mort|confettis|empreintes|mandalas?|bouddhas?|dégradés?|hermines?|triskell?s?|cigales|tour eiffel",
  it: "acchiappasogni|angel(?:i|etti)|piume|cuor(?:i|icini)|palme|tramonti|clipart|foto di stock|emoji|glitter|brillantini|righe|strisce|pois|svolazzi|ferri di cavallo|ancore|fiamme|teschi|coriandoli|zampette|mandala|buddha|sfumature|vespe|gondole",
  pt: "filtros? dos sonhos|apanhadores? de sonhos|anj(?:os|inhos)|penas|plumas|corações|coraçõezinhos|palmeiras|pores? do sol|clipart|fotos? de banco|emojis?|purpurina|glitter|riscas|listras|bolinhas|ferraduras|âncoras|chamas|caveiras|confetes?|patinhas|mandalas?|budas?|degradês?|galos de barcelos",
  nl: "dromenvangers?|engel(?:en|tjes)|veren|veertjes|hart(?:en|jes)|palmbomen|zonsondergangen|clipart|stockfoto['’]?s|emoji['’]?s|glitters?|strepen|stippen|krullen|krulletters|hoefijzers?|ankers?|vlammen|doodshoofden|confetti|pootjes|mandala['’]?s|boeddha['’]?s|kleurverlopen|klompen|tulpjes",
  pl: "łapacz\\p{L}* snów|anioł\\p{L}*|piór\\p{L}*|serc\\p{L}*|serduszek|serduszka|palm|zachodów słońca|clipart\\p{L}*|zdjęć stockowych|emotikon\\p{L}*|emoji|brokat\\p{L}*|pask[óo]w|kropek|zawijas\\p{L}*|podków|kotwic|płomieni|czaszek|konfetti|łapek|mandal\\p{L}*|gradient\\p{L}*",
  ar: "صائدات الأحلام|ملائكة|ريش|قلوب|نخيل|غروب|إيموجي|ايموجي|لمعان|خطوط مزخرفة|حدوات|مراسي|لهب|جماجم|زخارف|مندالا",
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
