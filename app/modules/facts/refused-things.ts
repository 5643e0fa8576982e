import { wholeWords } from "./reading/whole-words";

/**
 * What owners do not want to see drawn, by the trade whose drawings show it, in the nine languages of pages; `any` is
 * every drawing. Only what would be an ornament: "no dogs" is a rule of the house, "no paw prints" is none. A cartoon of
 * something refuses that and no other drawing.
 */
const THINGS = {
  any: "icons?|pictograms?|clip ?art|doodles?|drawings|illustrations|ornaments|cartoons?(?!\\s+\\p{L})|symbole|piktogramme|zeichnungen|illustrationen|verzierungen|schnörkel|iconos|dibujos|ilustraciones|adornos|icônes|dessins|icone|iconcine|disegni|disegnini|illustrazioni|ícones|desenhos|ilustrações|iconen|icoontjes|tekeningen|tekeningetjes|illustraties|ikon\\p{L}*|rysunk\\p{L}*|ilustracji|أيقونات|رسومات|رسوم",
  paw: "paws?|paw ?prints?|pfoten?|pfötchen|tatzen?|huell(?:it)?as|patitas|pattes?|empreintes|zamp(?:e|ett[ae]|ine)|patinhas|poot(?:jes?|en|afdruk\\p{L}*)|łap(?:ki|ek|y)|آثار أقدام",
  gear: "gears?|cogs?|cog ?wheels?|spanners?|wrench(?:es)?|zahnräder\\p{L}*|zahnrad|schraubenschlüssel|engranajes?|engrenages?|ingranagg\\p{L}+|chiav[ei] ingles[ei]|engrenagens?|tandwiel\\p{L}*|zębat\\p{L}*|trybik\\p{L}*|تروس",
  anchor:
    "anchors?|anker\\p{L}*|anclas?|ancres?|ancor[ae] e|âncoras?|kotwic\\p{L}*|steering wheels?|steuerräder|مراسي|مرساة",
  drop: "drops?|droplets?|water ?drops?|taps?|wassertropfen|tropfen|gotas?|gotitas?|gouttes?|gocc[ei]\\p{L}*|druppels?|waterdruppels?|kropl\\p{L}*|قطرات|قطرة",
  lyre: "(?:musical|music) notes?|treble clefs?|lyres?|notes de musique|clés? de sol|noten|notenschlüssel|notas musicales|note musicali|notas musicais|muzieknoten|nut(?:ek|ki|y)|نوتات",
  scissors:
    "scissors|combs?|scheren?|kämme|tijeras|peines|ciseaux|peignes|forbici|pettini|tesouras?|pentes|scharen?|kammen|nożycz\\p{L}*|مقصات|مقص",
  wheel: "wheels?|räder|ruedas?|roues?|ruot[ae]|rodas?|wielen|koła|عجلات",
  scales:
    "scales|scales of justice|gavels?|columns|waagen?|paragra(?:f|ph)en\\p{L}*|balanzas?|mazos?|balances?|bilanc[ei]|balanças?|weegschalen|weegschaal|wag(?:a|i)|ميزان|موازين",
  medicine: "crosses|stethoscopes?|kreuze|cruces|croix|croci|cruzes|kruisen|krzyż\\p{L}*|سماعات",
  flower:
    "flowers?|leaves|sprigs?|blumen|blüten|blätter|flor(?:es|ecitas)|hojas|fleurs|feuilles|fiori|fiorellini|foglie|florzinhas|folhas|bloemen|bloemetjes|blaadjes|kwiat\\p{L}*|list(?:ki|ków)|زهور|ورود|أوراق",
  kitchen:
    "chef'?s hats?|cloches?|cutlery|knife and fork|kochmützen?|besteck|cubiertos|gorros de chef|couverts|toques?|posate|cappelli da chef|talheres|bestek|koksmutsen|sztućc\\p{L}*|قبعات",
  coffee:
    "coffee ?(?:cups?|beans?)|tassen|kaffeebohnen|tazas|tasses|tazzin[ae]|chávenas|xícaras|kopjes|filiżan\\p{L}*|فناجين",
  wine: "wine ?glass(?:es)?|bottles?|grapes|weingläser|weinglas|flaschen|trauben|copas|botellas|uvas|verres|bouteilles|raisins|bicchieri|bottiglie|taças|garrafas|wijnglazen|flessen|druiven|kieliszk\\p{L}*|butel\\p{L}*|كؤوس",
  bread: "loaves|lo(?:af)|baguettes?|brezeln?|wheat ears|ähren|espigas|épis|spighe|aren|kłos\\p{L}*|سنابل",
  fish: "fish|fishes|fische|peces|poissons|pesci|pesciolini|peixes|peixinhos|vissen|visjes|ryb\\p{L}*|أسماك",
  glasses: "spectacles|glasses|brillen?|gafas|lentes|lunettes|occhiali|óculos|okular\\p{L}*|نظارات",
  key: "keys?|schlüssel|llaves|clés|clefs|chiavi|chaves|sleutels|klucz\\p{L}*|مفاتيح",
  house:
    "roofs?|little houses|häuschen|dächer|casitas|tejados|petites maisons|toits|casette|tetti|casinhas|telhados|huisjes|daken|domki|domków|dachy|بيوت",
  quill: "quills?|feathers?|pens?|federn|plumas|plumes|piume|penne|penas|veren|pennen|piór\\p{L}*|أقلام",
  dividers:
    "compass(?:es)?|globes?|globe terrestre|zirkel|kompasse?|compás|compas|boussoles?|compassi?|bussole|compassos|passers|cyrkl\\p{L}*|بوصلة",
  thread:
    "needles?|spools?|nadeln?|garnrollen|agujas|carretes|aiguilles|bobines|aghi|rocchetti|agulhas|carrinhos de linhas|naalden|klosjes|igł\\p{L}*|szpul\\p{L}*|إبر",
  vase: "pots?|vases?|töpfe|vasen|krüge|jarrones|jarras|vasi|vasos|potten|vazen|wazon\\p{L}*|أواني",
  book: "books?|bücher|libros|livres|libri|livros|boeken|książ\\p{L}*|كتب",
  lamp: "light ?bulbs?|bulbs?|lightning(?: bolts?)?|glühbirnen?|blitze|bombillas|rayos|ampoules|éclairs|lampadine|fulmini|lâmpadas|raios|gloeilampen|bliksems|żarów\\p{L}*|piorun\\p{L}*|مصابيح|لمبات",
  gem: "diamonds?|gems?|gemstones?|diamanten?|diamantes|diamants|diamanti|gemme|diament\\p{L}*|ألماس",
  shutter:
    "shutters?|cameras?|kameras?|cámaras|appareils photo|macchine fotografiche|câmaras|câmeras|camera's|aparat\\p{L}*|كاميرات",
  lotus:
    "lotus(?: flowers?)?|zen stones?|stones|pebbles|zen-steine|steine|lotusblüten?|piedras|lotos?|galets|sassi|pedras|stenen|kamieni\\p{L}*|حجارة",
  star: "stars?|little stars|sterne|sternchen|estrellas|estrellitas|étoiles|stelle|stelline|estrelas|estrelinhas|sterren|sterretjes|gwiazd\\p{L}*|نجوم",
  barbell: "dumbbells?|barbells?|weights|hanteln?|pesas|mancuernas|haltères|pesi|halteres|halters|hantl\\p{L}*|أثقال",
  horse:
    "horseshoes?|hufeisen|herraduras|fers? à cheval|ferri di cavallo|ferraduras|hoefijzers?|podk[oó]w\\p{L}*|حدوات",
  waves: "waves?|wellen|olas|vagues|onde|ondas|golven|fale?|أمواج",
  hill: "mountains?|peaks?|berge|gipfel|montañas|picos|montagnes|montagne|monti|montanhas|bergen|góry?|جبال",
  jar: "jars?|honey dippers?|einmachgläser|tarros|pots de miel|barattoli|vasetti|frascos|potjes|słoik\\p{L}*|مرطبانات",
  road: "steering wheels?|cars?|lenkräder|lenkrad|autos|volante|volants?|volanti|stuurwielen|kierownic\\p{L}*|مقود",
  shoe: "shoes?|boots?|feet|footprints?|schuhe|stiefel|füße|zapatos|botas|pies|chaussures|bottes|pieds|scarpe|stivali|piedi|sapatos|pés|schoenen|laarzen|voeten|but(?:y|ów)|stopy|أحذية|أقدام",
  broom:
    "brooms?|buckets?|mops?|besen|eimer|escobas|cubos|fregonas|balais|seaux|scope|secchi|vassouras|baldes|bezems|emmers|miotł\\p{L}*|wiader|مكانس|دلاء",
  parcel:
    "parcels?|boxes|pakete|kartons|paquetes|cajas|paquets|cartons|pacchi|scatole|pacotes|caixas|pakjes|dozen|paczk\\p{L}*|صناديق",
  meat: "cleavers?|knives|hams?|beile|messer|schinken|cuchillos|jamones|couteaux|coltelli|prosciutti|facas|messen|noż\\p{L}*|سكاكين",
  sweet: "ice cream cones?|cones|eistüten|cucuruchos|cornets|coni|cones de gelado|ijshoorntjes|rożk\\p{L}*",
  kite: "kites?|balloons?|drachen|luftballons?|cometas|globos|cerfs-volants|ballons|aquiloni|palloncini|papagaios|balões|vliegers|ballonnen|latawc\\p{L}*|balon\\p{L}*|بالونات",
} as const;

/** What is not to be drawn: all drawings, or what those of one trade show. */
export type RefusedThing = keyof typeof THINGS;

const REFUSES =
  "no|not|never|without|nor|avoid|skip|don['’]?t (?:want|put|use|show|need)|nothing with|keine?[nmrs]?|ohne|nichts mit|nada de|sin|ni|niente|senza|né|nessun\\p{L}*|sem|nem|bez|ani|żadn\\p{L}+|geen|zonder|noch|pas d|pas de|sans|aucune?|évite[zr]?|evita\\p{L}*|evite\\p{L}*|بدون|بلا|لا|مش|ما";
const REFUSAL = new RegExp(wholeWords(REFUSES), "giu");
/** Up to seven words without the end of a clause behind a refusal: "no splashing water drop pictures". */
const BEHIND = /^(?:[\s'’]+[\p{L}&-]+){1,7}/u;

const PATTERNS = Object.entries(THINGS).map(
  ([thing, words]) => [thing as RefusedThing, new RegExp(wholeWords(words), "iu")] as const,
);

/** What a sentence that is said to the maker does not want to see drawn. */
export function refusedThingsIn(sentence: string): RefusedThing[] {
  const refused = [...sentence.matchAll(REFUSAL)]
    .map(({ 0: word, index }) => BEHIND.exec(sentence.slice(index + word.length))?.[0] ?? "")
    .filter(Boolean);
  return PATTERNS.flatMap(([thing, pattern]) => (refused.some((words) => pattern.test(words)) ? [thing] : []));
}
