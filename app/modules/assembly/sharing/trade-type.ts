import type { Industry } from "../../site/choices";

/**
 * A kind of business of schema.org, the industries it belongs to, and words that name it: `*` stands for more letters.
 */
type Trade = [type: string, industries: readonly Industry[], words: string];

const FOOD = ["restaurant"] as const;
const HEALTH = ["healthcare"] as const;
const ADVICE = ["professional-services"] as const;
const SHOP = ["ecommerce"] as const;
const HOME = ["real-estate"] as const;
/** What those choose who find no industry of their own in the list. */
const OTHERS = ["professional-services", "ecommerce", "healthcare"] as const;

// More particular trades stand before those whose words they hold.
const TRADES: readonly Trade[] = [
  [
    "Bakery",
    [...FOOD, ...SHOP],
    "bakery|bakeries|patisserie|bakehouse|*bäckerei*|*konditorei*|panadería*|pastelería*|padaria*|مخبز*|المخبز*",
  ],
  ["IceCreamShop", FOOD, "ice cream*|gelato|gelateria|eisdiele*|eiscafé*|heladería*|بوظة|آيس كريم"],
  [
    "CafeOrCoffeeShop",
    [...FOOD, ...SHOP],
    "café*|cafe|cafes|coffee*|tea room*|teahouse|kaffeehaus*|kaffeerösterei*|cafetería*|مقهى*|المقهى*|قهوة",
  ],
  ["Brewery", [...FOOD, ...SHOP], "brewery|breweries|*brauerei*|cervecería*"],
  ["Winery", [...FOOD, ...SHOP], "winery|vineyard*|weingut*|winzer*|bodega|viñedo*"],
  ["BarOrPub", FOOD, "pub|wine bar|cocktail bar|taproom|kneipe*|weinbar|bar de tapas|coctelería*"],
  [
    "Restaurant",
    FOOD,
    "restaurant*|bistro|trattoria|pizzeria*|brasserie|diner|eatery|gasthaus|gasthof|wirtshaus|restaurante*|taberna*|marisquería|مطعم*|المطعم*",
  ],
  [
    "Dentist",
    HEALTH,
    "dentist*|dental*|orthodont*|*zahnarzt*|*zahnärzt*|zahnmedizin*|dentista*|clínica dental|odontolog*|أسنان|الأسنان",
  ],
  ["Physiotherapy", HEALTH, "physio*|physical therap*|krankengymnast*|fisioterap*|علاج طبيعي|العلاج الطبيعي"],
  ["Optician", [...HEALTH, ...SHOP], "optician*|optometr*|eyewear|*optiker*|augenoptik*|óptica*|نظارات|بصريات"],
  ["Pharmacy", [...HEALTH, ...SHOP], "pharmacy|pharmacies|*apotheke*|farmacia*|صيدلية|الصيدلية"],
  ["VeterinaryCare", HEALTH, "vet|vets|veterinar*|*tierarzt*|*tierärzt*|*tierklinik*|بيطري*|البيطري*"],
  [
    "Physician",
    HEALTH,
    "doctor|doctors|physician*|general practi*|family medicine|pediatric*|paediatric*|dermatolog*|*hausarzt*|*hausärzt*|*arztpraxis*|*kinderarzt*|médico|médica|pediatra*|طبيب*|الطبيب*",
  ],
  [
    "RealEstateAgent",
    HOME,
    "real estate|realtor*|estate agent*|letting*|property management|*immobilien*|*makler|inmobiliari*|عقارات|العقارات|عقاري*",
  ],
  [
    "AccountingService",
    ADVICE,
    "accountan*|accounting|bookkeep*|tax advis*|tax prepar*|*steuerberat*|*buchhaltung*|contab*|gestoría*|asesoría fiscal|محاسب*|المحاسب*",
  ],
  ["Notary", ADVICE, "notary|notaries|notar|notariat*|notaría*|كاتب عدل"],
  [
    "Attorney",
    ADVICE,
    "attorney*|lawyer*|solicitor*|barrister*|*rechtsanwalt*|*rechtsanwält*|*anwältin*|abogad*|محام*|المحام*",
  ],
  ["LegalService", ADVICE, "law firm|law office*|*kanzlei|bufete*|despacho jurídico"],
  ["InsuranceAgency", ADVICE, "insurance*|*versicherung*|aseguradora*|تأمين|التأمين"],
  ["EmploymentAgency", ADVICE, "recruit*|staffing|employment agency|personalvermittlung*|selección de personal"],
  ["FinancialService", ADVICE, "financial*|wealth management|mortgage*|finanzberat*|vermögensberat*|asesor financiero"],
  ["TravelAgency", [...ADVICE, ...SHOP], "travel agen*|tour operator*|reisebüro*|agencia de viajes|وكالة سفر"],
  ["BikeStore", SHOP, "bike*|bicycle*|cycle shop|*fahrrad*|bicicleta*|دراجات|الدراجات"],
  ["BookStore", SHOP, "bookshop*|bookstore*|*buchhandlung*|*buchladen*|librería*|مكتبة"],
  ["Florist", SHOP, "florist*|flower shop*|blumen*|florister*|زهور|ورود"],
  ["JewelryStore", SHOP, "jewel*|goldsmith*|silversmith*|*goldschmied*|*juwelier*|joyería*|مجوهرات"],
  ["ShoeStore", SHOP, "shoe*|*schuhgeschäft|schuhe|zapater*|أحذية"],
  ["ClothingStore", SHOP, "clothing*|fashion*|tailor*|dressmak*|*schneiderei*|ropa|sastrería*|أزياء|ملابس"],
  ["FurnitureStore", SHOP, "furniture*|*möbel*|muebles|mueblería*|أثاث"],
  ["ToyStore", SHOP, "toys|toy shop*|*spielwaren*|juguet*|ألعاب"],
  ["PetStore", SHOP, "pet shop*|pet store*|zoohandlung*|tienda de mascotas"],
  ["GardenStore", SHOP, "garden centre|garden center|plant nursery|gärtnerei*|vivero*|مشتل"],
  ["MusicStore", SHOP, "record shop*|record store*|guitar shop*|plattenladen*|musikhaus*|tienda de música"],
  ["HairSalon", OTHERS, "hair*|barber*|*friseur*|*frisör*|peluquer*|barbería*|حلاق*|تصفيف"],
  ["NailSalon", OTHERS, "nail salon*|nail bar|nagelstudio*|manicura"],
  ["TattooParlor", OTHERS, "tattoo*|tatuaj*|وشم"],
  ["DaySpa", OTHERS, "spa|day spa|massage*|masaje*|سبا|مساج"],
  [
    "BeautySalon",
    OTHERS,
    "beauty salon*|beautician*|cosmetics studio|kosmetikstudio*|kosmetikerin|salón de belleza|صالون تجميل",
  ],
  ["ExerciseGym", OTHERS, "gym|fitness*|crossfit|pilates|yoga*|fitnessstudio*|gimnasio*|نادي رياضي|يوغا"],
  ["ChildCare", OTHERS, "nursery school|childcare|daycare|day care|kindergarten|kita|guardería*|روضة|حضانة"],
  ["Plumber", OTHERS, "plumb*|*klempner*|sanitärinstall*|fontaner*|plomer*|سباك*"],
  ["Electrician", OTHERS, "electrician*|electrical contract*|elektriker*|*elektroinstall*|electricista*|كهربائي*"],
  ["RoofingContractor", OTHERS, "roofing|roofer*|*dachdecker*|techador*"],
  ["HousePainter", OTHERS, "house paint*|painter and decorator|malerbetrieb*|malermeister*|pintor de casas"],
  ["HVACBusiness", OTHERS, "heating*|hvac|air conditioning|*heizungsbau*|climatización|تكييف"],
  ["Locksmith", OTHERS, "locksmith*|schlüsseldienst*|cerrajer*"],
  ["MovingCompany", OTHERS, "removals|moving company|movers|*umzüge|umzugsunternehmen*|mudanzas|نقل أثاث"],
  [
    "GeneralContractor",
    OTHERS,
    "builders|building contractor*|carpent*|joinery|joiner|*tischlerei*|*schreinerei*|*zimmerei*|carpinter*|construction|bauunternehmen*|نجار*|مقاولات",
  ],
  [
    "AutoRepair",
    OTHERS,
    "car repair*|auto repair*|mechanic*|*autowerkstatt*|kfz*|taller mecánico|taller de coches|ورشة سيارات",
  ],
  ["DryCleaningOrLaundry", OTHERS, "dry clean*|laundr*|*reinigung|wäscherei*|tintorería*|lavandería*|مغسلة"],
  ["BedAndBreakfast", OTHERS, "bed and breakfast|b&b|guest house|guesthouse|frühstückspension|casa rural"],
  ["Hotel", OTHERS, "hotel*|hotels|فندق|الفندق"],
  ["MovieTheater", OTHERS, "cinema*|movie theater*|*kino|سينما"],
];

const USUAL: Record<Industry, string> = {
  restaurant: "FoodEstablishment",
  "real-estate": "RealEstateAgent",
  healthcare: "MedicalBusiness",
  "professional-services": "ProfessionalService",
  ecommerce: "Store",
  other: "LocalBusiness",
};

const pattern = (words: string) => {
  const alternatives = words
    .split("|")
    .map(
      (word) =>
        `${word.startsWith("*") ? "" : "(?<!\\p{L})"}${word.replace(/^\*|\*$/g, "")}${word.endsWith("*") ? "" : "(?!\\p{L})"}`,
    );
  return new RegExp(alternatives.join("|"), "iu");
};
const PATTERNS = TRADES.map(([type, industries, words]) => ({ type, industries, pattern: pattern(words) }));

/**
 * The kind of business of schema.org that a page is about: the first of its texts (the telling ones first) that names
 * a trade decides, within the industry that its owner chose; without such a word the industry's own kind.
 */
export function tradeType(texts: readonly string[], industry: Industry): string {
  const possible = PATTERNS.filter(({ industries }) => industry === "other" || industries.includes(industry));
  for (const text of texts) {
    const named = possible
      .map((trade) => ({ type: trade.type, at: trade.pattern.exec(text)?.index }))
      .filter((trade) => trade.at !== undefined);
    if (named.length > 0) return named.reduce((best, trade) => (trade.at! < best.at! ? trade : best)).type;
  }
  return USUAL[industry];
}
