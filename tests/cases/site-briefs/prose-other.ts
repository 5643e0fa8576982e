import { siteCase } from "./site-case";

export const proseOther = [
  siteCase(
    "loud-fiddle",
    {
      template: "react-landing",
      projectTitle: "Loud Fiddle Lessons",
      industry: "other",
      audience: "families",
      colorTheme: "#CA8A04",
      fontFamily: "Lato",
      designBrief: `Fiddle lessons for grown ups who were told they couldn't and kids who won't sit still. Irish and old-time, by ear, no sheet music for the first year. I'm Declan Fahey, I teach in the back of my house in Roslindale, Boston, and on your screen if you're further away.

Half an hour is $38, an hour is $70, and the Sunday slow session is five bucks in the jar. You can rent a fiddle from me for $22 a month and it comes with a mute, for your neighbors. Lessons run Monday through Thursday from 2:30 in the afternoon until 8:30 at night. The slow session is Sundays at 4.

45 Conway Street, Roslindale MA 02131, (617) 555-0157, declan@loudfiddle.example. No contracts. Come once and see.`,
    },
    ["$38", "$70", "$22", "Declan Fahey", "45 Conway Street", "Roslindale MA 02131", "(617) 555-0157", "declan@loudfiddle.example", "2:30", "8:30", "Sundays at 4", "No contracts"],
  ),
  siteCase(
    "tischlerei-moor",
    {
      template: "modern",
      projectTitle: "Tischlerei Behrens im Moor",
      industry: "other",
      audience: "general-consumers",
      colorTheme: "#A3A300",
      fontFamily: "Poppins",
      designBrief: `Wir bauen Treppen, Küchen und Fenster aus Holz, das im Umkreis von achtzig Kilometern gewachsen ist, in einer Werkstatt am Rand des Teufelsmoors. Jördis Behrens hat den Betrieb 2010 von ihrem Vater übernommen, mit zwei Gesellen und einem Lehrling, und alle vier stehen an der Bank.

Ein Aufmaß mit Skizze kostet 95 €, die wir beim Auftrag abziehen. Eine Stunde Reparatur kostet 62 €, dazu die Anfahrt mit 0,70 € je Kilometer. Eine Küche braucht bei uns vom ersten Gespräch bis zum Einbau etwa vier Monate, eine Treppe sechs Wochen.

Werkstatt: Teufelsmoorstraße 44, 27711 Osterholz-Scharmbeck. Montag bis Donnerstag 7 bis 16 Uhr, Freitag 7 bis 12 Uhr. Anrufen können Sie unter 04791 555 0150, am besten in der Frühstückspause um neun. werkstatt@behrens-moor.example`,
    },
    ["95 €", "62 €", "0,70 €", "2010", "Jördis Behrens", "Teufelsmoorstraße 44", "27711 Osterholz-Scharmbeck", "7 bis 16 Uhr", "7 bis 12 Uhr", "04791 555 0150", "werkstatt@behrens-moor.example", "vier Monate", "sechs Wochen"],
  ),
  siteCase(
    "three-counties-septic",
    {
      template: "professional",
      projectTitle: "Three Counties Septic",
      industry: "other",
      audience: "general-consumers",
      colorTheme: "#15803D",
      fontFamily: "Montserrat",
      designBrief: `Three Counties Septic pumps, inspects and repairs septic systems in Adams, Franklin and Cumberland County, Pennsylvania. Licensed, insured, and we close the gate behind us. Russ Deitrich bought the first truck in 1979; his daughter Colleen runs three of them now.

Pumping a tank up to 1,000 gallons is $325 and up to 1,500 gallons $395. A real estate inspection with a written report is $450, locating a lid that nobody has seen since the house was built is $75. Emergency calls at night or on a Sunday cost $150 extra and we tell you so on the phone.

Office 7:30 to 4:00 Mon. thru Fri., truck on call 24 hours. Call 717-555-0199. 1620 Orrtanna Road, Cashtown, PA 17310, office@3countyseptic.example. Main thing: get people to call.`,
    },
    ["$325", "$395", "$450", "$75", "$150", "1979", "Russ Deitrich", "Colleen", "7:30 to 4:00", "24 hours", "717-555-0199", "1620 Orrtanna Road", "Cashtown, PA 17310", "office@3countyseptic.example", "1,500 gallons", "Cumberland County"],
  ),
  siteCase(
    "hosh-calligraphy",
    {
      template: "classic",
      projectTitle: "حوش الخط",
      industry: "other",
      audience: "general-consumers",
      colorTheme: "#881337",
      fontFamily: "Merriweather",
      designBrief: `نعلّم الخط العربي بالقصب والحبر في بيت قديم داخل المدينة العتيقة بفاس. يدير الحوش الخطاط إدريس بنجلون، وتساعده سلمى العلوي في دروس الأطفال.

الدورة الواحدة ثمانية لقاءات وتكلفتها 900 درهم، والورشة المفردة لمدة ثلاث ساعات 150 درهم، ولوحة بالطلب ابتداءً من 600 درهم. نوفر القصب والحبر والورق، ولا نطلب خبرة سابقة.

الدروس أيام الثلاثاء والخميس من 17:00 إلى 19:30 والسبت من 10:00 إلى 12:30. الأحد مغلق.

العنوان: درب سيدي بوجيدة 9، فاس المدينة. الهاتف 05 35 55 01 24 والبريد salam@hoshkhatt.example`,
    },
    ["900 درهم", "150 درهم", "600 درهم", "إدريس بنجلون", "سلمى العلوي", "17:00", "19:30", "10:00", "12:30", "درب سيدي بوجيدة 9", "05 35 55 01 24", "salam@hoshkhatt.example", "ثمانية لقاءات"],
  ),
];
