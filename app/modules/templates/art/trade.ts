import type { Industry } from "../../site/choices";
import type { SitePlan } from "../../site/site-plan";

/** Beginnings of words, and after the bar (`~`) parts that stand inside compounds, by what they say of a trade. */
const STEMS = {
  bread:
    "bak(?:e|er|ing)|bread|sourdough|pastr|patisser|p[âa]tisser|cake|panader|panes?\\b|pasteler|padaria|brot|torten|konditor|مخبز|خبز|حلويات~bäcker",
  coffee: "coffee|caf[eé]|espresso|roaster|tea\\b|teas\\b|tearoom|tee\\b|kaffee|tetería|قهوة|مقهى|شاي",
  fish: "fish|seafood|oyster|sushi|lobster|crab\\b|mariner|marisc|pescad|fisch|سمك",
  wine: "wine|vine|winer|brewer|beers?\\b|ales?\\b|cider|cocktail|taproom|distill|bodega|vinos?\\b|cervec|wein|bier|brauerei|kellerei",
  kitchen:
    "restaurant|kitchen|bistro|trattoria|tavern|diner\\b|eatery|catering|caterer|chef|grill|tapas|ramen|noodle|pizz|cocina|küche|gasth|wirtshaus|مطعم|مطبخ",
  flower:
    "flower|florist|garden|plants?\\b|nurser|landscap|bouquet|greenhouse|orchard|flor\\b|flores|florister|jard[ií]n|vivero|blume|pflanz|gärtner|زهور|حديقة~gärtnerei",
  medicine:
    "physio|clinic|doctor|medic|therap|pharmac|dent(?:al|ist)|nurse|osteo|chiropract|health|herbal|clínic|médic|fisio|farmac|arzt|ärzt|praxis|zahn|heilprakt|apothek|عيادة|طبيب|صيدلية~therapie",
  glasses: "optic|optometr|eyewear|spectacle|eyes?\\b|vision\\b|ópti|optik|brille|augen|نظارات",
  key: "letting|lettings|rentals?\\b|hotel|guest ?house|lodge|inn\\b|apartment|flats?\\b|locksmith|alquiler|pensi[oó]n|vermiet|wohnung|ferien|فندق|شقق",
  house:
    "estate agent|auction|real estate|realt|propert|homes?\\b|houses?\\b|inmobiliari|vivienda|casas?\\b|makler|immobilien|haus\\b|häuser|عقار",
  scales:
    "law\\b|lawyer|legal|solicitor|attorney|barrister|notar|mediat|court|abogad|despacho|bufete|recht|anwalt|anwält|kanzlei|محام|قانون",
  quill:
    "calligraph|stationer|papeler|tax\\b|taxes|account|bookkeep|payroll|audit|translat|copywrit|editor\\b|consult|advis|insur|financ|contab|asesor|fiscal|gestor|traduc|steuer|buchhalt|lohn|berat|versicher|محاسب|ترجمة|استشار|خطاط|الخط",
  dividers:
    "architect|engineer|surveyor|surveys?\\b|draught|interior design|planner|arquitect|ingenier|architekt|ingenieur|planung|مهندس",
  scissors: "hair|barber|salon\\b|stylist|haircut|peluquer|barber[ií]a|friseur|frisör|haarschnitt|حلاق|صالون",
  thread:
    "tailor|sew|dressmak|fashion|textile|cloth|knit|yarn|wool|quilt|embroid|leather|linen|upholster|sastre|costur|moda\\b|textil|lana\\b|schneider|stoffe|strick|wolle|خياط",
  wheel: "bike|bicycl|cycl(?:e|ing)|wheels?\\b|biciclet|bici\\b|fahrrad|fahrräder|rad\\b|دراج|אופני",
  gear: "clock|watch(?:es|maker)|relojer|uhren|uhrmacher|garages?\\b|mechanic|motor|cars?\\b|auto(?:\\b|mo)|vehicle|machin|tyre|tire\\b|tools?\\b|hardware|ironmong|taller|coches?\\b|kfz|schraub|werkzeug|werkstatt|maschinen|سيارات",
  vase: "ceramic|potter|stoneware|kiln|porcelain|glaz(?:e|ed)|glass(?:ware|blow|works)|cer[aá]mic|alfarer|keramik|töpfer|glasbläs|خزف|فخار",
  book: "books?\\b|bookshop|librar|publish|print(?:er|ing|shop)|tutor|teach|school|lessons?\\b|cours|languag|libros?\\b|librer|editorial|imprent|escuela|clases|buch|bücher|verlag|drucker|schule|unterricht|nachhilfe|كتب|مكتبة|مدرسة|دروس~buchhandlung",
  lyre: "music|fiddle|harpsichord|strings?\\b|bell ring|piano|guitar|violin|choir|orchestra|concert|luthier|singing|record shop|músic|guitarra|coro\\b|musik|klavier|geige|chor\\b|gesang|موسيقى",
  acorn:
    "joiner|carpent|furniture|wood|timber|cabinet|stairs?\\b|tree|forest|carpinter|mueble|madera|ebanist|tischler|schreiner|zimmerer|möbel|holz|نجار|أثاث~tischlerei",
  trowel:
    "build(?:er|ing)|roof|mason|brick|stone\\b|plaster|paint(?:er|ing)|decorat|renovat|construct|tiler|tiling|flooring|parquet|albañil|obras?\\b|reforma|pintor|dach|maurer|maler|fliesen|renovier|بناء|مقاول",
  drop: "plumb|clean|laundr|water\\b|heating|boiler|septic|drain|sewage|fontaner|limpieza|lavander|klempner|sanitär|heizung|reinigung|wäscherei|تنظيف|سباك",
  lamp: "electric|light(?:ing|s)\\b|solar|energy|lamps?\\b|lámpar|lampe|software|website|digital|tech\\b|comput|electricista|energía|informátic|elektr|leuchten|كهرباء|برمج",
  paw: "pets?\\b|dogs?\\b|cats?\\b|vet\\b|veterinar|groom|kennel|animal|puppy|perros?\\b|gatos?\\b|mascota|tierarzt|tierärzt|hunde?\\b|katze|بيطر|حيوان",
  gem: "jewel|goldsmith|silversmith|diamond|joyer|schmuck|goldschmied|juwel|مجوهرات",
  shutter: "photo|camera|film(?:s|ing|maker)?\\b|video|portrait|fotogra|vídeo|foto|تصوير",
  lotus:
    "yoga|pilates|massage|spa\\b|fitness|gym\\b|meditat|dance|danc(?:e|ing)|wellness|beauty|nails?\\b|bellez|baile|tanz|kosmetik|sauna|يوجا|رياض|تجميل",
  anchor:
    "boats?\\b|sail|swim|pools?\\b|piscina|schwimm|ships?\\b|shipping|harbour|harbor|marina|surf|kayak|ferry|travel|tours?\\b|guides?\\b|excursi|barcos?\\b|vela\\b|viaj|schiff|segel|reise|hafen|سفر|بحر",
  bottle:
    "soap|candle|perfume|skincare|cosmetic|honey|oils?\\b|jam\\b|spice|delicatessen|grocer|jab[oó]n|velas\\b|miel\\b|aceite|seife|kerzen|honig|gewürz|feinkost|عطور|صابون|عسل|توابل",
  parcel:
    "gifts?\\b|mail order|online shop|deliver|courier|freight|removal|storage|regalos?\\b|envíos|mudanza|versand|umzug|lieferung|spedition|هدايا|توصيل",
  star: "festival|event|wedding|theatre|theater|circus|evento|bodas?\\b|teatro|hochzeit|veranstaltung",
} as const;
export type Trade = keyof typeof STEMS;

/** What each industry is usually about; the first stands for it where no word says more. */
const USUAL: Record<Industry, readonly Trade[]> = {
  restaurant: ["kitchen", "bread", "coffee", "fish", "wine"],
  healthcare: ["medicine", "glasses", "paw", "lotus"],
  "real-estate": ["house", "key"],
  "professional-services": ["quill", "scales", "dividers"],
  ecommerce: ["parcel"],
  other: ["star"],
};

/** How much it counts that a word of a trade stands in the name, the first words, what is offered, or the rest. */
const WEIGHTS = [6, 4, 2, 1];
const OF_THE_INDUSTRY = 2;
const ENOUGH = 2;

function pattern(stems: string): RegExp {
  const [starts = "", inside] = stems.split("~");
  return new RegExp(`(?<!\\p{L})(?:${starts})${inside ? `|(?:${inside})` : ""}`, "iu");
}

const PATTERNS = Object.entries(STEMS).map(([trade, stems]) => [trade as Trade, pattern(stems)] as const);
export const TRADES = PATTERNS.map(([trade]) => trade);

/** What a plan says, most telling first: name; headline; what is offered; the story. */
function sources({ business, sections, meta }: SitePlan): string[] {
  const hero = sections.find((section) => section.kind === "hero");
  const offers = [...business.services, ...business.prices].map(({ name }) => name);
  const story = sections.flatMap((section) => (section.kind === "about" ? section.paragraphs : []));
  return [
    `${business.name} ${business.tagline ?? ""}`,
    `${hero?.title ?? ""} ${hero?.lead ?? ""}`,
    offers.join(" "),
    `${meta.description} ${story.join(" ")}`,
  ];
}

/** The trade that a plan's words speak of most, for artwork; what the industry stands for when they speak of none. */
export function tradeOf(plan: SitePlan): Trade {
  return spokenTrade(plan) ?? USUAL[plan.industry][0] ?? "star";
}

/** The trade that a plan's words speak of most, if they speak of any. */
export function spokenTrade(plan: SitePlan): Trade | undefined {
  const texts = sources(plan);
  const usual = USUAL[plan.industry];
  const said = (words: RegExp) =>
    texts.reduce((sum, text, index) => sum + (words.test(text) ? (WEIGHTS[index] ?? 0) : 0), 0);
  const scored = PATTERNS.map(([trade, words]) => ({ trade, score: said(words) }))
    .filter(({ score }) => score >= ENOUGH)
    .map(({ trade, score }) => ({ trade, score: score + (usual.includes(trade) ? OF_THE_INDUSTRY : 0) }));
  const best = scored.reduce<{ trade: Trade; score: number } | null>(
    (top, next) => (top && top.score >= next.score ? top : next),
    null,
  );
  return best?.trade;
}
