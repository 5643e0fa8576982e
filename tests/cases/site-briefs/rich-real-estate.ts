import { siteCase } from "./site-case";

export const richRealEstate = [
  siteCase(
    "hopper-street",
    {
      template: "react-landing",
      projectTitle: "Hopper Street Flats",
      industry: "real-estate",
      audience: "young-adults",
      colorTheme: "#EC4899",
      fontFamily: "Poppins",
      designBrief: `Hopper Street Flats = 38 furnished apartments, a 6 minute walk from central campus in Ann Arbor. Leases run by the semester, utilities are in the rent, and there's a laundry room that texts you.

WHAT'S INCLUDED
- Heat, water, 500 Mbps internet
- Desk, bed, blackout curtains
- Bike room with a pump and a stand
- Package lockers
- Quiet floor (3rd)

LEASING OFFICE HOURS
Mon-Fri 10am-6pm
Sat 11am-3pm
Sun closed

411 Hopper Street, Ann Arbor, MI 48104
Call or text 734-555-0166
lease@hopperflats.example

Main button should say Book a tour. Background color light yellow.`,
      documentText: `RATES 2026/27 (per month, per apartment)
Studio, 310 sq ft - from $1,140
One bedroom, 455 sq ft - from $1,420
Two bedroom, 690 sq ft - from $1,980
Parking space - $95

Application fee $50. Security deposit is one month.

MOVE-IN
1. Tour, in person or on video
2. Apply online with your student ID
3. Sign, pay the deposit
4. Pick up keys from August 22

FAQ
Are pets okay? Cats yes, dogs no. Cat fee is $20 a month.
Can I sublet in summer? Yes, through us, and we do the paperwork.
Is there a curfew or RA? No. You're renting a home.

Team: Keisha Lindqvist, property manager. Omar Tate, maintenance (lives in 1B).`,
    },
    ["$1,140", "$1,420", "$1,980", "$95", "$50", "$20", "10am-6pm", "11am-3pm", "411 Hopper Street", "Ann Arbor, MI 48104", "734-555-0166", "lease@hopperflats.example", "Package lockers", "August 22", "Keisha Lindqvist", "Omar Tate", "Can I sublet in summer?", "500 Mbps"],
  ),
  siteCase(
    "sieverling-immobilien",
    {
      template: "modern",
      projectTitle: "Sieverling Immobilien",
      industry: "real-estate",
      audience: "families",
      colorTheme: "#10B981",
      fontFamily: "Open Sans",
      designBrief: `Wir verkaufen Einfamilienhäuser und Resthöfe zwischen Lüneburg und der Göhrde. Seit 2004, ohne Filialen, mit zwei Leuten, die jedes Haus selbst ausgemessen haben.

Leistungen
• Wertermittlung vor Ort
• Energieausweis und Grundrisse
• Fotos bei gutem Wetter, auch wenn wir dafür dreimal kommen
• Besichtigungen nach Feierabend
• Begleitung bis zum Notar und zur Übergabe

Ansprechpartner
Gesa Sieverling – Immobilienmaklerin (IHK)
Matthis Brandenburg – Bautechniker

Bürozeiten: Mo, Di, Do 9–12 und 14–18 Uhr, Fr 9–13 Uhr, Mittwoch geschlossen

Am Alten Kran 6, 21335 Lüneburg
Tel. 04131 555 0190 | Fax gibt es nicht mehr
post@sieverling-immobilien.example

Wichtigster Knopf: Wertermittlung anfragen.`,
      documentText: `So läuft ein Verkauf

1. Kennenlernen: Eine Stunde am Küchentisch, unverbindlich.
2. Bewertung: Schriftlich, mit Vergleichsverkäufen, innerhalb von zehn Tagen.
3. Vermarktung: Exposé, Besichtigungen und Prüfung der Finanzierung.
4. Notar: Wir lesen den Entwurf mit Ihnen Zeile für Zeile.

Was es kostet
Wertermittlung: 390 € (wird bei Auftrag verrechnet)
Energieausweis: ab 145 €
Provision: 3,57 % inkl. MwSt., je zur Hälfte von Käufer und Verkäufer

Über uns
Gesa ist in einem Resthof in Barskamp groß geworden und weiß, was ein Reetdach kostet. Matthis hat zwölf Jahre als Zimmermann gearbeitet, bevor er Häuser bewertet hat.

Häufige Fragen
Verkaufen Sie auch Wohnungen? Nur in Häusern, die wir schon kennen.
Muss ich vorher renovieren? Meistens nicht. Wir sagen Ihnen, was sich lohnt.`,
    },
    ["390 €", "145 €", "3,57 %", "2004", "9–12 und 14–18 Uhr", "9–13 Uhr", "Mittwoch", "Am Alten Kran 6", "21335 Lüneburg", "04131 555 0190", "post@sieverling-immobilien.example", "Gesa Sieverling", "Matthis Brandenburg", "Energieausweis und Grundrisse", "Vermarktung", "Reetdach", "Muss ich vorher renovieren?"],
  ),
  siteCase(
    "aldersley-surveyors",
    {
      template: "professional",
      projectTitle: "Aldersley Cope Chartered Surveyors",
      industry: "real-estate",
      audience: "business-professionals",
      colorTheme: "#334155",
      fontFamily: "Roboto",
      designBrief: `Aldersley Cope advises landlords and occupiers of industrial property across the West Midlands. We act on lease renewals, rent reviews, dilapidations and business rates appeals. Established 1987.

Partners
Judith Aldersley FRICS, lease advisory
Ravinder Cope MRICS, building surveying
Graham Tolley MRICS, business rates

We are members of RICS and of the Property Consultants Society.

Areas covered: Birmingham, Wolverhampton, Walsall, Dudley, Coventry, Telford.

Office hours 8.30am to 5.30pm, Monday to Friday.

Second Floor, 9 Ludgate Wharf, Birmingham B3 1DX
Telephone 0121 496 0331
Email enquiries@aldersleycope.example`,
      documentText: `OUR SERVICES IN DETAIL

Lease renewals
We serve and answer notices under the 1954 Act and negotiate terms before the court timetable bites.

Rent reviews
Comparable evidence from our own database of estate lettings, kept by hand since 1991.

Dilapidations
Schedules of condition at the start of a lease save arguments at its end. Fixed fee from £850 plus VAT for units up to 10,000 sq ft.

Business rates
Check, challenge and appeal. We charge 20% of the first year's saving, and nothing if there is none.

OUR APPROACH
Step 1: A telephone call of half an hour, free of charge.
Step 2: We read the lease and inspect the building.
Step 3: You receive a written opinion with figures.
Step 4: We negotiate, and report every fortnight.

QUESTIONS CLIENTS ASK
Q. When should we start on a renewal?
A. Eighteen months before the lease ends.
Q. Do you act for both sides?
A. Never on the same building.`,
    },
    ["£850", "20%", "1987", "8.30am to 5.30pm", "9 Ludgate Wharf", "Birmingham B3 1DX", "0121 496 0331", "enquiries@aldersleycope.example", "Judith Aldersley", "Ravinder Cope", "Graham Tolley", "Dilapidations", "RICS", "Property Consultants Society", "Telford", "Wolverhampton", "Eighteen months before the lease ends", "report every fortnight"],
  ),
  siteCase(
    "garvey-auctioneers",
    {
      template: "classic",
      projectTitle: "Garvey & Daughter Auctioneers",
      industry: "real-estate",
      audience: "seniors",
      colorTheme: "#7A3E1D",
      fontFamily: "Playfair Display",
      designBrief: `Garvey & Daughter have sold farms, sites and cottages in west Clare since 1949. My grandfather Michael sold his first field in Kilmihil by candle auction and I am the third generation, Nuala Garvey.

We do:
farm and land sales
cottages and bungalows
probate valuations
letting of land on the eleven month system
contents auctions twice a year in the mart

Large print please, my customers are not young.

Office: Mon to Fri 10am - 5pm, closed for lunch 1pm - 2pm. Saturday by appointment.
Frances Street, Kilrush, Co. Clare V15 XY61
065 555 0172
nuala@garveyauctioneers.example

Licensed by the Property Services Regulatory Authority, licence 009917.`,
      documentText: `NEXT AUCTIONS

Saturday 14 March, 12 noon: 31 acres at Cooraclare, in three lots
Saturday 28 March, 12 noon: cottage on half an acre, Querrin
Saturday 9 May, 11am: contents of Carnacalla House

FEES
Sale of land: 1.5% plus VAT
Probate valuation: €350
Letting of land: 5% of the first year's rent

What to bring to a valuation

The folio number if you have it, the map, and the names of everybody who has to sign. If there is a right of way, say so. I have seen a sale lost over a gate.

"She sold the home place in six weeks and came to the removal after." - Pat Considine, Labasheeda`,
    },
    ["1949", "10am - 5pm", "1pm - 2pm", "Frances Street", "Kilrush", "Co. Clare V15 XY61", "065 555 0172", "nuala@garveyauctioneers.example", "Nuala Garvey", "009917", "€350", "1.5%", "Saturday 14 March", "Cooraclare", "Carnacalla House", "probate valuations", "Pat Considine", "I have seen a sale lost over a gate"],
  ),
];
