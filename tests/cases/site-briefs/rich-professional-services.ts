import { siteCase } from "./site-case";

export const richProfessionalServices = [
  siteCase(
    "ladle-ledger",
    {
      template: "react-landing",
      projectTitle: "Ladle & Ledger",
      industry: "professional-services",
      audience: "young-adults",
      colorTheme: "#FFFF00",
      fontFamily: "Inter",
      designBrief: `Bookkeeping for food trucks, carts and pop ups. That's all we do. We know what a commissary invoice looks like and why your Square payout never matches.

Founded 2018 in Austin by Bree Castellanos, who ran a breakfast taco truck for six years and got audited for it.

what you get
1. a shared folder for receipts (photos are fine)
2. books closed by the 10th
3. a 20 min call every month in plain English
4. sales tax filed on time

Prices!!
Cart: $149/mo
Truck: $249/mo
Two or more trucks: $399/mo
Catch-up for old months: $90 per month of mess

bree@ladleledger.example / 512-555-0171 (text is best)
Mon–Thu 9–4, Fri 9–noon central time. We don't work weekends and neither should your bookkeeper.

DARK theme with yellow. Big letters.`,
      documentText: `FAQs

Do you do taxes?
We file sales tax in Texas. For income tax we hand clean books to your CPA, or to ours.

I'm months behind. Is it too late?
No. The longest mess so far was twenty-six months and we got through it.

Do I need QuickBooks?
You need an account, we do the rest. We set it up for $120.

Where are you?
1100 E 5th St, Unit 9, Austin, TX 78702. Come by with a shoebox, we have done it before.`,
    },
    ["$149/mo", "$249/mo", "$399/mo", "$90", "$120", "2018", "Bree Castellanos", "512-555-0171", "bree@ladleledger.example", "books closed by the 10th", "sales tax filed on time", "1100 E 5th St", "Austin, TX 78702", "I'm months behind. Is it too late?", "twenty-six months", "9–4"],
  ),
  siteCase(
    "tragwerk-lenz",
    {
      template: "modern",
      projectTitle: "Lenz Hoyer Tragwerke",
      industry: "professional-services",
      audience: "business-professionals",
      colorTheme: "#6366F1",
      fontFamily: "Roboto",
      designBrief: `Ingenieurbüro für Tragwerksplanung in Berlin-Moabit. Wir rechnen Umbauten: Dachausbauten, Deckendurchbrüche, Aufstockungen in Holz. Gegründet 2013 von Annika Lenz und Kaan Hoyer.

LEISTUNGEN
Statik für Dachausbau und Aufstockung
Bestandsaufnahme und Bauteilöffnung
Brandschutznachweis für Gebäudeklasse 1 bis 3
Prüfung von Rissen, mit Gutachten
Bauüberwachung

TEAM
Dipl.-Ing. Annika Lenz, Geschäftsführerin
Kaan Hoyer M.Eng., Geschäftsführer
Milena Dabrowski, Bauzeichnerin

Erreichbar Mo–Do von 9 bis 17 Uhr und Fr von 9 bis 14 Uhr
Huttenstraße 27a
10553 Berlin
030 23125 416
buero@lenzhoyer.example

Dunkler Hintergrund, wenig Farbe. Hauptaktion: Projekt anfragen.`,
      documentText: `Wie wir arbeiten

1. Ortstermin: Wir kommen mit Leiter, Endoskop und Laser. 280 € pauschal in Berlin.
2. Machbarkeit: Nach einer Woche wissen Sie, ob die Decke hält und was es kosten wird.
3. Genehmigung: Wir liefern prüffähige Unterlagen und sprechen mit dem Prüfingenieur.
4. Ausführung: Pläne, die ein Zimmermann auf dem Gerüst lesen kann.

Honorar
Ortstermin mit Protokoll: 280 €
Deckendurchbruch, einfach: ab 1.150 €
Rissgutachten: ab 890 €
Alles Weitere nach HOAI.

Zahlen
Wir haben 412 Dachgeschosse gerechnet.

Mitgliedschaften: Baukammer Berlin, Verband Beratender Ingenieure (VBI)

Fragen
Brauche ich für einen Durchbruch eine Genehmigung? In Berlin meistens nicht, eine Statik aber immer.
Arbeiten Sie außerhalb Berlins? Bis Potsdam und Bernau, weiter nicht.`,
    },
    ["280 €", "1.150 €", "890 €", "412", "2013", "Annika Lenz", "Kaan Hoyer", "Milena Dabrowski", "9 bis 17 Uhr", "9 bis 14 Uhr", "Huttenstraße 27a", "10553 Berlin", "030 23125 416", "buero@lenzhoyer.example", "Brandschutznachweis", "Baukammer Berlin", "Machbarkeit", "Bis Potsdam und Bernau"],
  ),
  siteCase(
    "penarth-row-law",
    {
      template: "professional",
      projectTitle: "Merrick Vaughan Solicitors",
      industry: "professional-services",
      audience: "families",
      colorTheme: "#14532D",
      fontFamily: "Merriweather",
      designBrief: `Merrick Vaughan is a firm of five solicitors in Cardiff. We deal with wills and probate, powers of attorney, divorce and the arrangements for children, and the buying and selling of houses. Authorised and regulated by the Solicitors Regulation Authority, SRA number 598014.

Who we are

Eleri Vaughan, senior partner, wills and probate
Daniel Merrick, partner, family law (Resolution accredited specialist)
Nasreen Karim, conveyancing
Huw Beddoe, trainee solicitor

Offices are open from 9 a.m. to 5.15 p.m. Monday to Thursday and until 4.30 p.m. on Friday. Closed at weekends and on bank holidays.

22 Windsor Place, Cardiff CF10 3BY
029 2018 0244
post@merrickvaughan.example

Cymraeg: we work in English and Welsh.

The first thing people should do is ring us.`,
      documentText: `Our charges

We would rather you knew beforehand.

Single will: £220 plus VAT
Pair of matching wills: £340 plus VAT
Lasting power of attorney, one: £395 plus VAT
Lasting power of attorney, two: £595 plus VAT
Sale of a freehold house: £875 plus VAT
Purchase of a freehold house: £950 plus VAT
Divorce, undefended: £650 plus VAT, court fee £593

Wills and probate
A will takes two meetings: one in which you talk and one in which you sign. If you cannot come to us, Eleri will come to you, hospital and care home included.

Family law
We are not here to fan the flames. Most of our clients never see the inside of a court.

Conveyancing
You have one person from offer to keys, and her direct number.

If something goes wrong
Write to Eleri Vaughan. You will have an answer within eight weeks, and after that you may go to the Legal Ombudsman.`,
    },
    ["£220", "£340", "£395", "£595", "£875", "£950", "£593", "598014", "5.15 p.m.", "4.30 p.m.", "22 Windsor Place", "Cardiff CF10 3BY", "029 2018 0244", "post@merrickvaughan.example", "Eleri Vaughan", "Daniel Merrick", "Nasreen Karim", "Huw Beddoe", "Welsh", "Legal Ombudsman", "We are not here to fan the flames"],
  ),
  siteCase(
    "lisan-translation",
    {
      template: "classic",
      projectTitle: "مكتب لسان للترجمة المعتمدة",
      industry: "professional-services",
      audience: "business-professionals",
      colorTheme: "#1E3A8A",
      fontFamily: "Lato",
      designBrief: `مكتب ترجمة معتمدة في الدقي بالجيزة، نترجم الوثائق الرسمية من العربية وإليها: شهادات الميلاد والزواج، العقود، الأحكام القضائية، والتقارير الطبية.

خدماتنا:
- ترجمة الوثائق الرسمية
- ترجمة العقود
- مراجعة لغوية
- ترجمة فورية في المحاكم

اللغات: العربية والإنجليزية والألمانية والإيطالية

فريق العمل:
نجلاء الشافعي، مترجمة قانونية
هاني عبد النور، مترجم ألماني

مواعيد العمل: من الأحد إلى الخميس من 9:00 إلى 17:00
الجمعة والسبت: مغلق

العنوان: 12 شارع مصدق، الدقي، الجيزة
هاتف: 02 2555 0187
info@lisan-office.example`,
      documentText: `الأسعار

شهادة ميلاد: 250 جنيه
عقد زواج: 400 جنيه
عقد تجاري للصفحة: 320 جنيه
ترجمة فورية لليوم: 4500 جنيه

خطوات العمل
1. أرسلوا صورة واضحة للوثيقة.
2. نرد بالسعر والموعد خلال ساعة عمل.
3. تستلمون الترجمة مختومة من المكتب.

من نحن
بدأت نجلاء العمل سنة 2006 في غرفة واحدة فوق مكتبة، ولا تزال تراجع كل صفحة بنفسها قبل الختم.`,
    },
    ["250 جنيه", "400 جنيه", "320 جنيه", "4500 جنيه", "9:00", "17:00", "الجمعة والسبت", "12 شارع مصدق", "02 2555 0187", "info@lisan-office.example", "نجلاء الشافعي", "هاني عبد النور", "ترجمة فورية في المحاكم", "2006", "تستلمون الترجمة مختومة من المكتب", "الإيطالية"],
  ),
];
