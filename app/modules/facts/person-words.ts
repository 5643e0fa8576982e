import { LETTER, UPPER } from "./letters";

const ROLES = new Set(
  (
    "owner owners coowner coowners founder founders cofounder cofounders director directors manager managers chef " +
    "chefs cook cooks baker bakers barista baristas sommelier dentist dentists orthodontist orthodontists hygienist " +
    "hygienists doctor doctors physician physicians physiotherapist physiotherapists therapist therapists nurse " +
    "nurses surgeon surgeons midwife osteopath chiropractor psychologist psychologists optometrist optician " +
    "pharmacist pediatrician paediatrician vet veterinarian vets lawyer lawyers attorney attorneys solicitor " +
    "solicitors barrister barristers notary paralegal partner partners associate associates accountant accountants " +
    "bookkeeper bookkeepers adviser advisers advisor advisors consultant consultants agent agents broker brokers " +
    "realtor realtors valuer valuers surveyor surveyors architect architects designer designers engineer engineers " +
    "mechanic mechanics electrician electricians plumber plumbers carpenter carpenters joiner joiners builder " +
    "builders roofer roofers potter potters maker makers ceramicist ceramicists artist artists weaver weavers tailor " +
    "tailors jeweller jewellers goldsmith florist florists gardener gardeners teacher teachers instructor instructors " +
    "trainer trainers coach coaches tutor tutors stylist stylists hairdresser hairdressers barber barbers colorist " +
    "colorists colourist colourists beautician beauticians photographer photographers videographer videographers " +
    "editor editors writer writers translator translators developer developers receptionist reception office " +
    "assistant assistants apprentice apprentices technician technicians coordinator coordinators administrator " +
    "administrators ceo cto cfo coo president principal lead specialist specialists farmer farmers brewer brewers " +
    "winemaker winemakers guide guides driver drivers sales inhaberin inhaber geschäftsführerin geschäftsführer " +
    "gründerin gründer steuerberaterin steuerberater rechtsanwalt rechtsanwältin arzt ärztin zahnarzt zahnärztin " +
    "fachärztin facharzt koch köchin küchenchefin küchenchef bäckerin bäcker meisterin meister architektin architekt " +
    "therapeutin therapeut physiotherapeutin physiotherapeut leiterin leiter leitung empfang sekretariat maklerin " +
    "makler propietario propietarios propietaria propietarias dueño dueños dueña dueñas fundadora fundadores fundador " +
    "directora gerente abogado abogados abogada abogadas médico médicos médica médicas doctora fisioterapeuta " +
    "fisioterapeutas dentista dentistas cocinero cocineros cocinera cocineras panadero panaderos panadera panaderas " +
    "arquitecto arquitectos arquitecta arquitectas asesor asesora notario notaria profesor profesora recepcion " +
    "recepción المدير المديرة مدير مديرة مؤسس مؤسسة المؤسس المؤسسة صاحب صاحبة طبيب طبيبة محام محامية محامي شيف"
  ).split(" "),
);
const ROLE_PHRASES = /front desk|head of/;
const GERMAN_ROLE = /\p{L}{3}(?:meister|berater|anwalt|anwält|ärzt|arzt|therapeut|leiter)(?:in|innen)?$/u;

const TITLE = "(?:(?:Dr|Dra|Prof|Mr|Mrs|Ms|Sr|Sra|Herr|Frau|Chef|Dipl|Ing|د)\\.?(?:-Ing\\.)?\\s)";
const PART = `[${UPPER}][${LETTER}'’-]{1,25}`;
const PARTICLE = "(?:(?:von|van|de|der|den|da|di|dos|la|al|bin|el|zu)\\s)";

/** The source of a pattern for a full name: two to four capitalised words, titles and particles allowed. */
export const FULL_NAME = `${TITLE}{0,3}${PART}(?:\\s${PARTICLE}{0,2}(?:[${UPPER}]\\.|${PART})){1,3}`;
/** "Tom and Sue Baker": two first names that share a surname. */
export const COUPLE = `${PART}\\s(?:and|&|und|y)\\s${PART}\\s${PART}`;
/** A name where the place says that it is one: a single word may do, or any script without capitals. */
export const LISTED_NAME = new RegExp(
  `^(?:${COUPLE}|${FULL_NAME}|${TITLE}{0,2}${PART}|[\\u0600-\\u06ff]{2,20}(?:\\s[\\u0600-\\u06ff.]{1,20}){0,4})$`,
  "u",
);

/** Says whether words name a role or trade, in the languages that the designer knows. */
export function isRole(text: string): boolean {
  if (text.length > 70) return false;
  const lower = text.toLowerCase().replace(/\bco-/g, "co");
  const words = lower.split(/[^\p{L}\p{M}]+/u);
  return words.some((word) => ROLES.has(word) || GERMAN_ROLE.test(word)) || ROLE_PHRASES.test(lower);
}
