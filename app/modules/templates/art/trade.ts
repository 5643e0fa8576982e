import type { Industry } from "../../site/choices";
import type { SitePlan } from "../../site/site-plan";
import { TRADE_WORDS, type Trade } from "./trade-words";

export type { Trade };

/** Trades that each industry is usually about. */
const USUAL: Record<Industry, readonly Trade[]> = {
  restaurant: ["kitchen", "bread", "sweet", "coffee", "fish", "wine"],
  healthcare: ["medicine", "glasses", "paw", "lotus"],
  "real-estate": ["house", "key", "anchor"],
  "professional-services": ["quill", "scales", "dividers", "chip"],
  ecommerce: [],
  other: [],
};

/** In Arabic, articles and what joins words are written with the word. */
const ARTICLE = "(?:وال|بال|ال|لل|و)?";

function pattern(words: string): RegExp {
  const [starts = "", inside] = words.replaceAll("!", "(?!\\p{L})").split("~");
  return new RegExp(`(?<!\\p{L})${ARTICLE}(?:${starts})${inside ? `|(?:${inside})` : ""}`, "iu");
}

const PATTERNS = Object.entries(TRADE_WORDS).map(([trade, words]) => [trade as Trade, pattern(words)] as const);
export const TRADES = PATTERNS.map(([trade]) => trade);

/** What is said by the way, or by somebody else: asides, and what stands in quotation marks. */
const ASIDES = /\([^)]*\)?|["“”„«»][^"“”„«»]*["“”„«»]/gu;
/** Up to where a clause says what a business is: whom it is for, where it is and with what comes behind these. */
const BEHIND =
  /(?<!\p{L})(?:in|at|near|above|below|under|beside|behind|opposite|across|next to|close to|for|from|with|on|by|between|bei|über|unter|neben|hinter|aus|für|mit|vor|zwischen|en|cerca|junto|frente|sobre|detrás|para|con|desde|entre|aux?|dans|sur|sous|près|chez|pour|avec|depuis|derrière|nel|nella|vicino|sopra|sotto|dietro|per|em|nas?|nos|perto|com|bij|achter|boven|naast|voor|met|sinds|w|na|przy|nad|obok|koło|dla|od|في|قرب|بجانب|فوق|تحت|خلف|مقابل)(?!\p{L})[^,;:.!?–—،؛]*/giu;

const saidPlainly = (text: string) => text.replace(ASIDES, " ").replace(BEHIND, " ");

/** Letters in which long texts have said what a business is. */
const TELLING = 4_000;
const plainBeginning = (text: string) => saidPlainly(text.slice(0, TELLING));

/** Crafts that have drawings of their own, where they are taught. */
const TAUGHT: ReadonlySet<Trade> = new Set<Trade>([
  "thread",
  "vase",
  "road",
  "lyre",
  "kitchen",
  "bread",
  "shutter",
  "wheel",
]);

/** The trade that a text names first, where it says what something is; of two names at one place the longer. */
function firstNamed(text: string): Trade | undefined {
  const plain = plainBeginning(text);
  const named = PATTERNS.flatMap(([trade, words]) => {
    const found = words.exec(plain);
    return found ? [{ trade, at: found.index, length: found[0].length }] : [];
  });
  const [first, ...others] = named.sort((one, other) => one.at - other.at || other.length - one.length);
  // "Cours de couture": what is taught says more than that it is.
  const taught = first?.trade === "school" ? others.find(({ trade }) => TAUGHT.has(trade)) : undefined;
  return (taught ?? first)?.trade;
}

/** How much it counts that a trade is what the headline, the name, the first words below them name first. */
const [HEADLINE, NAME, LEAD] = [5, 4, 2];
/** How much it counts that what is offered, or what is told, speaks of a trade at all, and that it fits the industry. */
const [OFFERED, TOLD, FITTING] = [2, 1, 2];
/** What a name, or all the rest together, has to say before anything is drawn. */
const ENOUGH = 3;

/** What of a plan says which trade it is. */
export type Told = Pick<SitePlan, "business" | "sections" | "meta" | "industry">;

function scores({ business, sections, meta, industry }: Told): Map<Trade, number> {
  const counted = new Map<Trade, number>();
  const count = (trade: Trade | undefined, weight: number) => {
    if (trade) counted.set(trade, (counted.get(trade) ?? 0) + weight);
  };
  const hero = sections.find((section) => section.kind === "hero");
  const isName = hero?.title.trim().toLowerCase() === business.name.trim().toLowerCase();
  const story = sections.flatMap((section) => (section.kind === "about" ? section.paragraphs : []));
  if (!isName) count(firstNamed(hero?.title ?? ""), HEADLINE);
  count(firstNamed(business.name) ?? firstNamed(business.tagline ?? ""), NAME);
  count(firstNamed(`${hero?.eyebrow ?? ""}. ${hero?.lead ?? ""}`), LEAD);
  const offers = plainBeginning([...business.services, ...business.prices].map(({ name }) => name).join(", "));
  const told = plainBeginning([meta.description, ...story].join(" "));
  for (const [trade, words] of PATTERNS) {
    if (words.test(offers)) count(trade, OFFERED);
    if (words.test(told)) count(trade, TOLD);
    if (counted.has(trade) && USUAL[industry].includes(trade)) count(trade, FITTING);
  }
  return counted;
}

/**
 * The trade of a business by what it says that it is: what its headline and name name first, what it offers. Where it
 * is, whom it is for, asides and quotations name none.
 */
export function spokenTrade(plan: Told): Trade | undefined {
  const known = found.get(plan);
  if (known) return known.trade;
  const [best] = [...scores(plan)].sort(([, one], [, other]) => other - one);
  const trade = best && best[1] >= ENOUGH ? best[0] : undefined;
  return found.set(plan, { trade }), trade;
}

/** The trade that the drawings of a page may show: none where its owner does not want to see what they show. */
export const drawnTrade = (plan: SitePlan): Trade | undefined => (plan.theme.undrawn ? undefined : spokenTrade(plan));

/**
 * What must be spoken of where the drawing shows one of several things that a trade stands for: a jar is for honey and jam and
 * neither for cheese nor for perfume, a quill for those who write by hand and neither for an undertaker nor for books that are kept; a
 * flower is for who grows them, and not for who sharpens garden shears.
 */
const SHOWN: Partial<Record<Trade, RegExp>> = {
  acorn: pattern(
    "joiner|carpent|furniture|wood(?:work|turn)|cabinet ?mak|stair(?:s|maker| maker)|carpinter|mueble|ebanist|tischler|schreiner|zimmerer|möbel|menuis|ébénis|falegnam|mobili|marcen|móveis|schrijnwerk|timmer|meubel|stolar|mebl|cieśl|نجار|أثاث~tischlerei|schreinerei",
  ),
  jar: pattern(
    "honey|bees!|beekeep|jams?!|preserves|spice|chutney|pickle|miel|honig|imker|gewürz|apicult|confitur|marmelad|mermelad|miele|apicolt|mel!|imkerij|miód|miod|pasiek|عسل|توابل",
  ),
  quill: pattern(
    "calligraph|stationer|papeler|papeter|papéter|cartoler|copywrit|editor!|genealog|scribe|calligra|kalligra|écrivain|schreibwerk|kaligraf|خطاط|الخط!",
  ),
  flower: pattern(
    "flower|florist|plants!|plant nurser|landscap|bouquet|greenhouse|orchard|gardeners?!|gardening|garden (?:design|care|maint|centre|center)|arborist|lawn|flor!|flores|jardiner|vivero|blume|pflanz|gärtner|fleur|paysag|pépini|fiori|fioraio|giardinier|vivai|jardinag|jardineir|viveir|bloem|hovenier|kwekerij|kwiat|ogrodnik|زهور|ورد!|ورود|مشتل",
  ),
};

/** Whether the drawing of a trade shows what the business speaks of where it says what it is. */
export function showsItsDrawing({ business, sections }: Told, trade: Trade): boolean {
  const hero = sections.find((section) => section.kind === "hero");
  const offers = [...business.services, ...business.prices].map(({ name }) => name);
  const said = [hero?.eyebrow, hero?.title, business.name, business.tagline, hero?.lead, ...offers].join(". ");
  return SHOWN[trade]?.test(saidPlainly(said)) ?? true;
}

/** A page asks for it once for each drawing, and reading is most of its work. */
const found = new WeakMap<Told, { trade: Trade | undefined }>();
