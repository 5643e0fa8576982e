import type { Industry } from "../../generation/choices";
import type { SitePlan } from "../../generation/site-plan";
import { hashText } from "../seeded";

/** Beginnings of words that speak of a trade, in the languages of the fixed words; `.` at the end asks for the whole word. */
const WORDS = {
  loaf: "bread baker bake. baked. sourdough pastr patisser cake tart. tarts. pasteler panader pan. bäcker konditor brot kuchen torte مخبز خبز حلويات",
  cup: "coffee café cafe. tea. teas. teahouse espresso roaster kaffee cafeter tetería röster قهوة مقهى شاي",
  bottle: "wine bar. pub. brewer beer cider distill spirits vino bodega cervec wein. weine brauer bier. perfum pharmac apothe farmacia صيدلية عطور",
  bowl: "ceramic potter stoneware kiln soup noodle ramen restaurant kitchen cook canteen bistro cocina restaurante küche keramik cerámic gasthaus مطعم مطبخ",
  wave: "fish. seafood sea. swim boat sail surf harbour harbor beach pool. pools pesca pescad barco playa piscina fisch segel schwimm بحر سمك مسبح",
  wheel: "bicycl bike cycl wheel tyre tire. tires car. cars garage motor auto. autos taxi scooter vinyl bici coche taller rueda fahrrad reifen kfz دراج سيار",
  stair: "stair carpent joine timber wood. wooden furniture cabinet escaler carpinter madera mueble trepp tischler schreiner holz möbel نجار أثاث",
  roof: "roof builder building construct architect house. houses home. homes tejad reforma arquitect dach bau. bauunternehm haus. häuser سقف بناء مقاول",
  arch: "letting flat. flats apartment estate propert realt rent. rents tenant hotel guesthouse museum church inmobil piso. pisos alquiler immobil wohnung vermiet عقار شقق فندق",
  stone: "physio physical massage osteo chiropr spa. wellness yoga pilates stone. mason dent. dental dentist therap clinic clínic fisio masaje zahn praxis علاج عيادة أسنان",
  leaf: "garden florist flower plant nurser herb tree. trees vegan organic landscap jard flores planta gärtner garten blume pflanz حديقة زهور نبات",
  thread: "tailor sew. sewing knit wool textile cloth fashion dress hair salon barber weav yarn sastre costur moda peluquer schneider friseur mode. wolle خياط صالون حلاق",
  sheet: "tax taxes account audit law. lawyer legal notar consult translat print book. books bookshop editor insur paper asesor abogad gestor libro steuer recht anwalt kanzlei berat buch محام ترجمة ضرائب",
  frame: "photo portrait gallery picture paint art. artist film. films video framing draw fotogr galería pintur foto. fotos maler kunst تصوير معرض فن",
  tool: "repair plumb electric mechanic locksmith heating boiler weld metal machine reparac fontaner electricist cerraj reparat klempner elektr schlosser heizung إصلاح كهرب سباك",
  hill: "farm hike hiking trail tour. tours mountain camp. camping vineyard honey dairy cheese travel granja montaña miel queso hof. berg wander imker reise مزرعة جبل سفر عسل",
  paw: "dog. dogs cat. cats vet. vets veterin pet. pets animal groom kennel perro gato mascota hund katze tier. tierarzt بيطري حيوان كلاب",
  box: "shop. store. stores deliver parcel goods gift toy. toys box. boxes order. tienda regalo juguete paquete laden geschenk spielzeug paket متجر هدايا لعب",
} as const;

export type TradeForm = keyof typeof WORDS;

const patternOf = (words: string) =>
  new RegExp(`(?<!\\p{L})(?:${words.split(" ").map((word) => word.replace(/\.$/, "(?!\\p{L})")).join("|")})`, "giu");

const PATTERNS = Object.entries(WORDS).map(([form, words]) => [form as TradeForm, patternOf(words)] as const);

const USUAL: Record<Industry, readonly TradeForm[]> = {
  restaurant: ["bowl", "bottle", "cup"],
  "real-estate": ["arch", "roof"],
  healthcare: ["stone", "leaf"],
  "professional-services": ["sheet", "stair"],
  ecommerce: ["box", "bottle", "bowl"],
  other: ["hill", "wave", "frame"],
};

/** What the plan says, the words that name the business before those that describe it, each with its weight. */
function voices({ business, sections }: SitePlan): [string, number][] {
  const hero = sections.find((section) => section.kind === "hero");
  const about = sections.find((section) => section.kind === "about");
  return [
    [business.name, 6],
    [`${business.tagline ?? ""} ${hero?.title ?? ""}`, 4],
    [hero?.lead ?? "", 2],
    [[...business.services, ...business.prices].map(({ name }) => name).join(" "), 1],
    [about?.paragraphs.join(" ") ?? "", 1],
  ];
}

/** The form that stands for a business in drawings: by the words of its trade, else by its industry and name. */
export function tradeForm(plan: SitePlan): TradeForm {
  const spoken = voices(plan);
  const scores = PATTERNS.map(([form, pattern]) => {
    const score = spoken.reduce((sum, [text, weight]) => sum + weight * Math.min(3, text.match(pattern)?.length ?? 0), 0);
    return { form, score };
  });
  const best = scores.reduce((first, other) => (other.score > first.score ? other : first));
  if (best.score > 0) return best.form;
  const usual = USUAL[plan.industry];
  return usual[hashText(plan.business.name) % usual.length] ?? "hill";
}
