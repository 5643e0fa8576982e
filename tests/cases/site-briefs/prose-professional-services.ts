import { siteCase } from "./site-case";

export const proseProfessionalServices = [
  siteCase(
    "plain-grant",
    {
      template: "react-landing",
      projectTitle: "Plain Grant",
      industry: "professional-services",
      audience: "general-consumers",
      colorTheme: "#0D9488",
      fontFamily: "Merriweather",
      designBrief: `I write grant applications for small charities in Northern Ireland: playgroups, men's sheds, a choir, one lifeboat. My name is Orlaith McCusker and before this I read applications for a funder for eleven years, so I know which page they skip.

I charge £40 an hour or a fixed £480 for an application of up to ten pages, and I will tell you in the first phone call if I don't think you'll get it. I never work for a share of the grant. A half-day workshop for your committee is £220.

I'm at my desk Monday to Wednesday, nine to three. 028 9649 6128. orlaith@plaingrant.example. Based at The Old Linen Hall, 14 Bridge Street, Lisburn BT28 1XY. I'd like people to press "Tell me about your project".`,
    },
    ["£40", "£480", "£220", "Orlaith McCusker", "nine to three", "028 9649 6128", "orlaith@plaingrant.example", "14 Bridge Street", "Lisburn BT28 1XY", "eleven years", "I never work for a share of the grant", "men's sheds"],
  ),
  siteCase(
    "signal-acoustics",
    {
      template: "modern",
      projectTitle: "Dunlin Acoustics",
      industry: "professional-services",
      audience: "business-professionals",
      colorTheme: "#000000",
      fontFamily: "Inter",
      designBrief: `Dunlin measures noise and tells you what to do about it. We are two acousticians in Sheffield, Dr Petra Sandhu and Callum Wray, and we work for planning consultants, breweries with neighbours, and schools where nobody can hear the teacher.

A noise survey for a planning application starts at £780. Sound insulation testing between flats is £95 a test with a minimum of four, and we come with our own generator. Reverberation work in a hall is usually between £600 and £1,100. Reports are with you within five working days of the measurement and have a page at the front that a councillor can read.

We are members of the Institute of Acoustics and our instruments are calibrated every two years at a UKAS laboratory. Workshop and office: Unit 11, Portland Works, Randall Street, Sheffield S2 4SJ. Phone 0114 496 0155 between 9 and 5:30 on working days, or mail survey@dunlin.example.

Black, white, and lots of room.`,
    },
    ["£780", "£95", "£600", "£1,100", "Petra Sandhu", "Callum Wray", "Institute of Acoustics", "UKAS", "Randall Street", "Sheffield S2 4SJ", "0114 496 0155", "survey@dunlin.example", "five working days", "9 and 5:30"],
  ),
  siteCase(
    "mediation-holzmarkt",
    {
      template: "professional",
      projectTitle: "Mediation am Holzmarkt",
      industry: "professional-services",
      audience: "families",
      colorTheme: "#0F172A",
      fontFamily: "Lato",
      designBrief: `Wir helfen Paaren und Familien in Halle an der Saale, sich zu einigen, bevor es ein Gericht tut: bei Trennung, bei der Pflege der Eltern, beim Erbe. Immer zu zweit, eine Frau und ein Mann. Dr. Sibylle Grote ist Juristin, Farid Benali ist Psychologe, beide sind zertifizierte Mediatoren.

Ein Vorgespräch von dreißig Minuten kostet nichts. Eine Sitzung von neunzig Minuten kostet 240 €, das teilen sich die Beteiligten. Die meisten brauchen vier bis sechs Sitzungen, am Ende steht eine schriftliche Vereinbarung, die ein Anwalt Ihrer Wahl prüft.

Termine sind von Dienstag bis Freitag zwischen 10 und 20 Uhr möglich. Holzmarkt 3, 06108 Halle (Saale), Telefon 0345 555 0112, E-Mail gespraech@mediation-holzmarkt.example. Wir sprechen Deutsch, Französisch und Arabisch. Ruhig und hell soll die Seite sein.`,
    },
    ["240 €", "dreißig Minuten", "Sibylle Grote", "Farid Benali", "10 und 20 Uhr", "Holzmarkt 3", "06108 Halle", "0345 555 0112", "gespraech@mediation-holzmarkt.example", "Arabisch", "vier bis sechs Sitzungen"],
  ),
  siteCase(
    "thorne-genealogist",
    {
      template: "classic",
      projectTitle: "Abigail Thorne, Genealogist",
      industry: "professional-services",
      audience: "seniors",
      colorTheme: "#78350F",
      fontFamily: "Montserrat",
      designBrief: `I find people's dead relatives, mostly in New England and the Maritimes, mostly between 1700 and 1920. I have been at it since 1988, first at the state archive in Augusta and since 2007 on my own, in a barn with eleven filing cabinets and a cat called Soundex.

Research is $55 an hour with a minimum of five hours. A four-generation chart on rag paper, hand lettered, is $380. I give talks to libraries for $150 plus mileage. You'll get every source, including the ones that turned out to be wrong, and if I find a scandal I will ask before I write it down.

Abigail Thorne, 19 Ferry Road, Bowdoinham, ME 04008. 207-555-0143, before 8 in the evening please. abigail@thornekin.example. Visits Tuesday and Thursday afternoons, 1 to 5. Member of the Association of Professional Genealogists.`,
    },
    ["$55", "$380", "$150", "1988", "2007", "19 Ferry Road", "Bowdoinham, ME 04008", "207-555-0143", "abigail@thornekin.example", "1 to 5", "Association of Professional Genealogists", "a cat called Soundex", "five hours"],
  ),
];
