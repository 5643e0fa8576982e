import { brief, type Brief } from "../site/brief";

/** A Portuguese bakery in Leeds: a menu with groups and prices, hours, an address, two people. */
export const bakery: Brief = brief.parse({
  template: "classic",
  projectTitle: "Padaria Alfazema",
  industry: "restaurant",
  audience: "families",
  colorTheme: "#7A3E1D",
  fontFamily: "Playfair Display",
  designBrief: `Padaria Alfazema is a Portuguese bakery on Kirkgate in Leeds. We bake pastéis de nata in small trays all morning, so they are warm whenever you come in.
Run by Inês Carvalho and her brother Duarte since 2016.
We speak English and Portuguese.
Open Tue-Fri 7:30am-4pm, Sat 8am-5pm, Sun 9am-1pm, closed Mondays.
Find us at 84 Kirkgate, Leeds LS2 7DJ. Call 0113 496 0182 or write to ola@padariaalfazema.example.
Instagram: @padaria.alfazema
Large celebration orders need two days' notice.`,
  documentText: `Our story

Inês learnt the custard from her aunt in Setúbal and the oven from a pizzeria in Headingley. The shop was a shoe repairer's before, and the wooden counter is still his.

The broa starts the evening before and goes in at four. What is left at closing time goes to the night shelter on York Street.

MENU

Pastries
Pastel de nata ..... £1.90
Bolo de arroz ..... £2.40
Pão de Deus, coconut brioche ..... £2.80
Queijada de leite ..... £2.20

Bread
Broa de milho (maize and rye) ..... £4.50
Pão alentejano, 800 g ..... £4.20
Folar with cinnamon, Easter only ..... £6.00

Lunch
Caldo verde with broa ..... £6.50
Bifana, pork in a papo-seco roll ..... £7.20
Bacalhau pie and salad ..... £8.90

Coffee
Bica ..... £2.00
Galão ..... £2.90
Meia de leite ..... £2.80`,
});

/** A bilingual physiotherapy practice in Austin: people with roles, services with prices, questions and answers. */
export const physiotherapy: Brief = brief.parse({
  template: "professional",
  projectTitle: "Bouldin Physical Therapy",
  industry: "healthcare",
  audience: "seniors",
  colorTheme: "#0F766E",
  fontFamily: "Merriweather",
  designBrief: `Bouldin Physical Therapy helps people in South Austin walk, lift and sleep without pain after an injury or an operation. Every visit is one hour with the same therapist.
We treat in English and Spanish. Please use large type.

Marisol opened the practice in a bungalow with a ramp at the door. You are measured on the first day, and you take home the three exercises that matter, drawn by hand.

Our team:
- Dr. Marisol Quintero, physical therapist and owner
- Dr. Teodor Vance, physical therapist, post-surgical rehabilitation
- Aiko Brandt, front desk and insurance

Services:
- Knee and hip rehabilitation after surgery
- Balance and fall prevention
- Back and neck pain
- Vestibular therapy for dizziness
- Home visits within five miles

Prices: First assessment (60 minutes) - $165, Follow-up visit (60 minutes) - $130, Home visit - $180

Hours
Monday to Thursday: 7:00 am - 6:00 pm
Friday: 7:00 am - 2:00 pm
Closed Saturday and Sunday

1508 South 5th Street, Suite 3, Austin, TX 78704
Phone: (512) 555-0147
Email: front.desk@bouldinpt.example`,
  documentText: `# Questions patients ask

Q: Do I need a referral?
A: No. In Texas you can see us for the first ten business days without one. After that we call your doctor for you.

Q: Which insurance do you take?
A: Medicare, Blue Cross Blue Shield and Aetna. We file the claim.

Q: What should I wear?
A: Shorts or loose trousers, and shoes you walk in.`,
});

/** A tax adviser in Hamburg, in German: services, a process, two people, German formats throughout. */
export const taxAdviser: Brief = brief.parse({
  template: "professional",
  projectTitle: "Steuerkanzlei Thomsen & Yıldız",
  industry: "professional-services",
  audience: "business-professionals",
  colorTheme: "#1E3A5F",
  fontFamily: "Inter",
  designBrief: `Wir beraten Handwerksbetriebe, Praxen und kleine Reedereien in Hamburg-Altona, seit 1998 und immer mit denselben Ansprechpartnern.

Unsere Leistungen:
- Jahresabschluss und Steuererklärungen
- Laufende Finanzbuchhaltung
- Lohnabrechnung für bis zu 80 Mitarbeitende
- Begleitung bei Betriebsprüfungen
- Nachfolge und Schenkung

Über uns
Die Kanzlei liegt über einer Segelmacherei. Wer anruft, spricht mit der Person, die den Abschluss macht. Belege nehmen wir digital, im Karton und auf Wunsch auch am Kai entgegen.

Ablauf:
1. Erstgespräch: Wir sehen uns Ihre Unterlagen an, 45 Minuten, ohne Kosten.
2. Angebot: Sie bekommen einen festen Preis je Leistung.
3. Übernahme: Wir holen die Daten bei Ihrer bisherigen Kanzlei ab.

Team:
Henrike Thomsen, Steuerberaterin
Dr. Emre Yıldız, Steuerberater und Rechtsanwalt

Öffnungszeiten: Montag bis Donnerstag 8:00 - 17:00 Uhr, Freitag 8:00 - 14:00 Uhr, Samstag und Sonntag geschlossen

Große Elbstraße 212, 22767 Hamburg
Telefon: 040 66969-310
E-Mail: kanzlei@thomsen-yildiz.example
Wir sprechen Deutsch, Türkisch und Englisch.
Keine Animationen bitte.`,
});

/** A letting agent in Margate: prose, fees, an owner's own quotation and figures. */
export const lettingAgent: Brief = brief.parse({
  template: "modern",
  projectTitle: "Tidewell Lettings",
  industry: "real-estate",
  audience: "young-adults",
  colorTheme: "#0E5A8A",
  fontFamily: "Montserrat",
  designBrief: `Tidewell lets and looks after flats between Margate Old Town and Broadstairs, and we answer the phone ourselves. Founded in 2009 by Priya Raman, letting agent, and Callum Oduya, property manager.

We offer tenant finding, full management, rent collection and inventory reports.

We manage 143 homes. We have 11 people within walking distance of every one of them.

Every viewing is done by the person who will later hold the keys. Tenants get the boiler manual, the bin days and the name of the neighbour before they move in.

Fees for landlords
Tenant finding: £450 per let
Full management: 11% of the monthly rent
Inventory report: from £95

"They fixed the boiler on a Sunday and sent me the photos." - Joanna Petrie, landlord in Cliftonville

Open Monday-Friday 9.00-17.30, Saturday 10.00-14.00, closed Sunday.
23 Hawley Square, Margate, CT9 1PF
Telephone 01632 960 417, hello@tidewell.example
Request a valuation is the main action. Dark look please.`,
});

/** A ceramics shop that sells by post: products with prices, a maker, delivery questions. */
export const ceramicsShop: Brief = brief.parse({
  template: "react-landing",
  projectTitle: "Okafor Kiln",
  industry: "ecommerce",
  audience: "general-consumers",
  colorTheme: "#B4532A",
  fontFamily: "Poppins",
  designBrief: `Stoneware for the table, thrown and glazed by Nneka Okafor in a former dairy outside Galway. Each firing has one glaze and is sold until it is gone.

The clay is dug in Tyrone and the ash for the glaze comes from hedges cut in February. A plate that rings flat is broken up and goes back into the bucket.

Everything is dishwasher safe and made in numbered firings.

Price list
Tableware
Breakfast bowl, 14 cm - €34
Dinner plate, 27 cm - €46
Small pourer - €28
Tall mug - €32
For the kitchen
Fermenting crock with weights, 3 l - €120
Bread cloche - €145

Workshops: Saturday throwing class, four hours - €85

Visits by appointment. Post: The Old Dairy, Ballyloughane Road, Galway, H91 X2K4, Ireland.
nneka@okaforkiln.example, +353 91 555 014
https://www.instagram.com/okaforkiln`,
  documentText: `FAQ

Q: How do you pack and post?
A: In paper and straw, twice a week, with An Post. Postage is worked out at the checkout.

Q: Can I order a set?
A: Yes, six weeks ahead of the next firing. Write to me with numbers and a glaze.

Q: What if a piece arrives broken?
A: Send a photo within a week and I replace it or refund it.`,
});

/** A bicycle repair co-op in Minneapolis: informal prose, plain lists, several languages. */
export const bicycleCoop: Brief = brief.parse({
  template: "react-landing",
  projectTitle: "Spoke & Commons",
  industry: "other",
  audience: "general-consumers",
  colorTheme: "#3F7D20",
  fontFamily: "Lato",
  designBrief: `We are a worker-owned bicycle repair shop where you can leave your bike or fix it yourself at our stands. Nine of us own it, and we have been on Cedar Avenue since 2012.

What we do:
* Repairs while you wait
* Wheel building
* Stand rental with tools and advice
* Refurbished bikes for commuters
* Free flat clinic for kids

Half of the parts on our shelves come off bikes that the city clears from the racks each spring. If a repair costs more than the bike is worth, we say so first.

Flat repair $12
Basic tune-up $75
Full overhaul from $210
Stand rental, one hour $8

Open daily 10am to 6pm, Thursday until 9pm.
1927 Cedar Ave S, Minneapolis, MN 55404. Text or call 612.555.0163. wrench@spokecommons.example
We speak English, Somali and Spanish.
facebook.com/spokecommons`,
});

/** Next to nothing: a title and nothing else. */
export const oneLiner: Brief = brief.parse({ template: "modern", projectTitle: "Fennick Stair Makers" });

/** The six full briefs, one for each industry, by industry. */
export const briefByIndustry = {
  restaurant: bakery,
  "real-estate": lettingAgent,
  healthcare: physiotherapy,
  "professional-services": taxAdviser,
  ecommerce: ceramicsShop,
  other: bicycleCoop,
} as const;

/** Every brief by a short name, for demos, seeds and tables of tests. */
export const briefs = { bakery, lettingAgent, physiotherapy, taxAdviser, ceramicsShop, bicycleCoop, oneLiner } as const;
