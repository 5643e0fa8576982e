import { isRole } from "../facts/person-words";
import { MEASURE_WORDS } from "./measure-words";
import { plainWord } from "./plain-text";

const MEASURES: Record<string, string> = {
  year: "year years yr yrs yearly annual jahr jahre jahren jahrlich jahrige jahriger jahriges ano anos anual an ans annee annees سنه سنوات عام عاما اعوام سنويا",
  month: "month months monthly mo pcm monat monate monaten monatlich mes meses mensual mois شهر اشهر شهور شهريا",
  week: "week weeks weekly pw woche wochen wochentlich semana semanas semanal semaine semaines اسبوع اسابيع اسبوعيا",
  day: "day days daily tag tage tagen taglich dia dias diario jour jours يوم ايام يوما يوميا",
  night: "night nights overnight nacht nachte nachten noche noches nuit nuits ليله ليالي",
  hour: "hour hours hourly hr hrs h stunde stunden std stundlich hora horas heure heures ساعه ساعات",
  minute: "minute minutes min mins minuten minuto minutos دقيقه دقائق",
  second: "second seconds sec sekunden sekunde segundos secondes ثانيه ثواني",
  decade: "decade decades jahrzehnt jahrzehnte jahrzehnten decada decadas decennie decennies عقد عقود",
  generation: "generation generations generationen generacion generaciones جيل اجيال",
  people:
    "grown adult adults people person persons adults personen person leute personas persona personnes personne adultos erwachsene erwachsenen شخص اشخاص افراد head",
  staff:
    "staff employee employees colleague colleagues team specialists experts professionals workers mitarbeiter mitarbeitende mitarbeitenden mitarbeiterinnen angestellte kollegen beschaftigte fachleute empleados empleadas trabajadores profesionales equipo employes salaries موظف موظفا موظفين عامل عمال",
  customer:
    "customer customers client clients guest guests patient patients visitors families kunden kundinnen kunde gaste gasten patienten patientinnen familien cliente clientes huespedes pacientes familias clientela patientes عميل عملاء زبون زبائن مريض مرضي ضيف عائله عائلات",
  seat: "seat seats covers seater platze sitzplatze platzen sitzplatzen asientos plazas comensales couverts مقعد مقاعد مقعدا",
  room: "room rooms zimmer zimmern raume raumen habitacion habitaciones salas sala chambres salles غرفه غرف",
  bedroom: "bedroom bedrooms schlafzimmer dormitorios dormitorio",
  review:
    "review reviews rating ratings bewertung bewertungen rezension rezensionen resena resenas opiniones avis تقييم تقييمات",
  star: "star stars stern sterne sternen estrella estrellas etoile etoiles نجمه نجوم",
  kilometre: "km kilometre kilometres kilometer kilometers kilometern kilometros kilometro kilometres كيلومتر كم",
  mile: "mile miles mi meilen millas",
  metre: "m metre metres meter meters metern metros متر امتار",
  squareMetre: "m2 sqm qm quadratmeter",
  kilogram: "kg kilo kilos kilogramm كيلو كغ",
  gram: "g gram grams gramm gramos غرام",
  litre: "l litre litres liter litern litros لتر",
  hectare: "ha hectare hectares hektar hectareas هكتار",
  acre: "acre acres",
  degree: "c degree degrees celsius grad grados degres درجه",
  child: "child children kids kinder ninos ninas enfants طفل اطفال",
  place: "place places",
  branch:
    "branch branches location locations shop shops store stores filiale filialen standort standorte sucursales tiendas locales فرع فروع",
  countries: "country countries land lander landern pais paises pays دوله دول",
  award: "award awards prize prizes medal medals auszeichnung auszeichnungen preise premio premios prix جائزه جوائز",
  project: "project projects projekt projekte projekten proyecto proyectos projets مشروع مشاريع",
};

// Where two languages have a word for different things, that of the first five counts.
const BY_WORD = new Map(
  [...Object.values(MEASURE_WORDS), MEASURES].flatMap((table) =>
    Object.entries(table).flatMap(([measure, words]) =>
      words.split(" ").map((word) => [plainWord(word), measure] as const),
    ),
  ),
);
/** "Behandlungsräume" are rooms. */
const GERMAN_ENDING =
  /(?<=\p{L}{3})(?:raume|raumen|zimmer|zimmern|platze|platzen|gaste|gasten|stunden|minuten|jahre|jahren|mitarbeiter|kunden|patienten)$/u;
const TIMES = new Set(["year", "month", "week", "day", "night", "hour", "minute", "second", "decade", "generation"]);
const PERSONS = new Set(["people", "staff", "customer", "seat", "child", "place"]);

/**
 * What a word counts or measures ("years", "Mitarbeiter", "غرف"), the same in all languages that we read; undefined for
 * any other thing.
 */
export function measureOf(word: string): string | undefined {
  const plain = plainWord(word);
  if (known.size > MOST_KNOWN) known.clear();
  if (!known.has(plain)) known.set(plain, readMeasure(plain));
  return known.get(plain);
}

/** Words come again and again. */
const known = new Map<string, string | undefined>();
const MOST_KNOWN = 20_000;

function readMeasure(plain: string): string | undefined {
  return (
    BY_WORD.get(plain) ??
    BY_WORD.get(GERMAN_ENDING.exec(plain)?.[0] ?? "") ??
    BY_WORD.get(plain.replace(/^(?:ال|لل|ب|و)(?=\p{L}{3})/u, "")) ??
    (plain.length > 3 && isRole(plain) ? "staff" : undefined)
  );
}

/**
 * Whether two measures may say the same: fifteen people can be fifteen guests, but fifteen guests are no fifteen cooks.
 */
export function sameMeasure(a: string, b: string): boolean {
  return (
    a === b || ((a === "people" || b === "people") && PERSONS.has(a) && PERSONS.has(b)) || (isPlace(a) && isPlace(b))
  );
}

/** A place is for somebody who comes. */
const isPlace = (measure: string) => ["customer", "seat", "child", "place"].includes(measure);

/** Lengths of time that are so many of another: of minutes, and of months, whose days are not always as many. */
const IN_MINUTES: Record<string, number> = { second: 1 / 60, minute: 1, hour: 60, day: 1440, week: 10_080 };
const IN_MONTHS: Record<string, number> = { month: 1, year: 12, decade: 120 };

/** A length of time in one unit, so that 90 minutes and one and a half hours are the same; undefined for another thing. */
export function lengthOf(value: number, measure: string | undefined): string | undefined {
  if (measure === undefined) return undefined;
  const [minutes, months] = [IN_MINUTES[measure], IN_MONTHS[measure]];
  if (minutes) return `${Math.round(value * minutes * 60)} s`;
  return months ? `${value * months} months` : undefined;
}

/** Whether it is a length of time: such a number is never that of something else. */
export const isTime = (measure: string | undefined) => measure !== undefined && TIMES.has(measure);
