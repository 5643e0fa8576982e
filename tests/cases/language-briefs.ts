import { brief, type Brief } from "~/modules/site/brief";
import type { PageLanguage } from "~/lib/languages";

const rich = (
  projectTitle: string,
  industry: Brief["industry"],
  audience: Brief["audience"],
  designBrief: string,
): Brief => brief.parse({ template: "classic", projectTitle, industry, audience, designBrief });

/** A business of each language of pages that tells where it is, when it is open and what things cost. */
export const LANGUAGE_BRIEFS: Record<PageLanguage, Brief> = {
  en: rich(
    "Harbour Bikes",
    "other",
    "general-consumers",
    `We repair bicycles by the old harbour in Bristol, and have done since 1998. Most repairs are ready the next day.

Mon-Fri: 9:00 - 17:30
Sat: 10:00 - 14:00
Sun: closed

- Full service: £60
- New chain: £25
- Puncture: £12

14 Quay Street, Bristol BS1 4RS
0117 496 0155
hello@harbourbikes.example`,
  ),
  de: rich(
    "Buchhandlung Sommer",
    "ecommerce",
    "families",
    `Wir sind eine kleine Buchhandlung in Freiburg und lesen alles selbst, was im Fenster liegt. Seit 1998 gibt es uns.

Mo-Fr: 9:00 - 18:30 Uhr
Sa: 10:00 - 14:00 Uhr
So: geschlossen

- Bücherpaket für Kinder: 35 €
- Lesekreis: 12 €

Salzstraße 14, 79098 Freiburg
0761 4960155
post@buchsommer.example`,
  ),
  es: rich(
    "Clínica Olmo",
    "healthcare",
    "seniors",
    `Somos una clínica de fisioterapia en Valladolid y tratamos dolores de espalda desde 1998.

Lunes a viernes: 9:00 - 18:30
Sábado: 10:00 - 14:00
Domingo: cerrado

- Primera visita: 45 €
- Sesión: 38 €

Calle Mayor 14, 47001 Valladolid
983 49 60 15
hola@clinicaolmo.example`,
  ),
  ar: rich(
    "مطعم النخيل",
    "restaurant",
    "families",
    `نحن مطعم صغير في عمان نطبخ الأكل البيتي منذ 1998.

الاثنين - الخميس: 9:00 - 18:30
السبت: 10:00 - 14:00
الأحد: مغلق

- منسف: 9 دنانير
- شوربة عدس: 2 دينار

شارع الرينبو 14، عمان
06 496 0155
salam@nakheel.example`,
  ),
  fr: rich(
    "Boulangerie Lefèvre",
    "restaurant",
    "general-consumers",
    `Nous sommes une boulangerie de quartier à Nantes et nous cuisons le pain au feu de bois depuis 1998.

Lundi - vendredi : 7:00 - 19:30
Samedi : 7:00 - 14:00
Dimanche : fermé

- Baguette : 1,20 €
- Pain de seigle : 4,50 €
- Brioche : 6 €

14 rue des Carmes, 44000 Nantes
02 40 49 60 15
bonjour@lefevre.example`,
  ),
  it: rich(
    "Studio Ferri",
    "professional-services",
    "business-professionals",
    `Siamo uno studio di commercialisti a Lucca e seguiamo piccole aziende e artigiani dal 1998.

Lunedì - venerdì: 9:00 - 18:30
Sabato: 10:00 - 13:00
Domenica: chiuso

- Prima consulenza: 80 €
- Dichiarazione dei redditi: 120 €

Via del Fosso 14, 55100 Lucca
0583 496 015
ciao@studioferri.example`,
  ),
  pt: rich(
    "Casas do Douro",
    "real-estate",
    "families",
    `Somos uma agência imobiliária no Porto e arrendamos casas junto ao rio desde 1998.

Segunda a sexta: 9:00 - 18:30
Sábado: 10:00 - 13:00
Domingo: fechado

- Visita guiada: 20 €
- Avaliação: 150 €

Rua das Flores 14, 4050-265 Porto
22 496 01 55
ola@casasdouro.example`,
  ),
  nl: rich(
    "Fietsenmaker Jansen",
    "other",
    "young-adults",
    `Wij zijn een fietsenmaker in Utrecht en repareren alle merken, ook oude. Sinds 1998 staan we aan de gracht.

Maandag - vrijdag: 9:00 - 18:30
Zaterdag: 10:00 - 14:00
Zondag: gesloten

- Grote beurt: € 60
- Nieuwe ketting: € 25
- Band plakken: € 12

Oudegracht 14, 3511 AP Utrecht
030 496 0155
hallo@fietsjansen.example`,
  ),
  pl: rich(
    "Piekarnia Nowak",
    "restaurant",
    "seniors",
    `Jesteśmy rodzinną piekarnią w Gdańsku i pieczemy chleb na zakwasie od 1998 roku.

Poniedziałek - piątek: 6:00 - 18:00
Sobota: 7:00 - 14:00
Niedziela: nieczynne

- Chleb żytni: 9 zł
- Drożdżówka: 5,50 zł
- Sernik: 14 zł

ul. Długa 14, 80-831 Gdańsk
58 496 01 55
kontakt@piekarnianowak.example`,
  ),
};

const short = (projectTitle: string, industry: Brief["industry"], designBrief: string): Brief =>
  brief.parse({ template: "modern", projectTitle, industry, designBrief });

/** One that says next to nothing, so that its page asks its visitors instead. */
export const SHORT_LANGUAGE_BRIEFS: Record<PageLanguage, Brief> = {
  en: short("Elm & Daughters", "real-estate", "We let small flats near the station."),
  de: short("Hof Linden", "restaurant", "Wir kochen für kleine Feste auf dem Land."),
  es: short("Taller Vega", "other", "Restauramos muebles antiguos en nuestro taller."),
  ar: short("مكتب الميزان", "professional-services", "نحن محاسبون نعمل مع الشركات الصغيرة."),
  fr: short("Atelier Colin", "ecommerce", "Nous faisons des sacs en cuir, un par un."),
  it: short("Dottoressa Riva", "healthcare", "Sono una logopedista e lavoro con i bambini."),
  pt: short("Oficina da Ana", "other", "Restauramos cadeiras antigas com calma."),
  nl: short("Makelaardij Bos", "real-estate", "Wij verhuren kleine woningen vlak bij het station."),
  pl: short("Pracownia Lipa", "ecommerce", "Robimy torby ze skóry, każdą osobno."),
};
