import { siteCase } from "./site-case";

export const richHealthcare = [
  siteCase(
    "tooth-fern",
    {
      template: "react-landing",
      projectTitle: "Little Fern Pediatric Dentistry",
      industry: "healthcare",
      audience: "families",
      colorTheme: "#8B5CF6",
      fontFamily: "Montserrat",
      designBrief: `We see children from their first tooth to high school in Logan Square, Chicago. Exam rooms have a window on the rail line, and kids choose the show on the ceiling.

Dr. Priscilla Nwosu, DDS - pediatric dentist
Dr. Hal Brenneman, DMD - pediatric dentist and orthodontics
Yesenia Ruiz - hygienist

Monday 8am – 5pm
Tuesday 10am – 7pm
Wednesday 8am – 5pm
Thursday 10am – 7pm
Friday 8am – 1pm
Saturday & Sunday: closed

2840 N Milwaukee Ave, 2nd Floor
Chicago, IL 60618

PH 773.555.0139
FAX 773.555.0140
smile@littlefern.example

Main action: Schedule a first visit. Se habla español.`,
      documentText: `New patient packet (text for website)

What we do
* Checkups and cleanings every six months
* Sealants
* Fillings, white only
* Space maintainers
* Sedation for anxious children (nitrous oxide)
* Emergency visits, same day if you call before 11

Without insurance
New patient exam with X-rays: $95
Cleaning and fluoride: $85
Sealant, per tooth: $48
Nitrous oxide: $60
Membership for uninsured kids: $24/month

Insurance we take: Delta Dental PPO, MetLife, All Kids

Q: When should my child first come in?
A: By the first birthday, or six months after the first tooth.
Q: May I stay in the room?
A: Always. There's a chair for you and one for a sibling.
Q: What if my child won't open up?
A: Then we count teddy bear teeth and try again next week. We don't charge for that visit.`,
    },
    ["$95", "$85", "$48", "$60", "$24/month", "Tuesday", "10am – 7pm", "8am – 1pm", "2840 N Milwaukee Ave", "Chicago, IL 60618", "773.555.0139", "smile@littlefern.example", "Priscilla Nwosu", "Hal Brenneman", "Yesenia Ruiz", "Space maintainers", "May I stay in the room?", "We don't charge for that visit", "Delta Dental PPO"],
  ),
  siteCase(
    "harbour-osteopathy",
    {
      template: "modern",
      projectTitle: "Harbourside Osteopathy for Women",
      industry: "healthcare",
      audience: "general-consumers",
      colorTheme: "#BE185D",
      fontFamily: "Lato",
      designBrief: `Three osteopaths on Welsh Back in Bristol who treat women before, during and after pregnancy, and after surgery on the pelvis or abdomen. Appointments last fifty minutes. You are never asked to undress further than you want to.

Background in warm white, buttons dark green please.

Practitioners: Saoirse Blackmore, Adaeze Finch, Leonie Trask. All registered with the General Osteopathic Council.

Opening times
Mon 09:00-19:00
Tue 09:00-19:00
Wed 12:00-20:00
Thu 09:00-19:00
Fri 09:00-15:30
Sat every second week 10:00-14:00

31 Welsh Back, Bristol, BS1 4RR
0117 496 0188
hello@harbourosteo.example
Instagram: @harbourosteo`,
      documentText: `What we treat

Pelvic girdle pain
Aching over the pubic bone or the back of the pelvis, often from the twentieth week on.

Recovery after a caesarean
Scar work from eight weeks, gentle loading, lifting a baby without paying for it later.

Endometriosis and adhesions
Hands-on work beside, never instead of, your consultant's plan.

Hypermobility
Short sessions and a plan that doesn't flare you up.

Fees
First appointment £72
Follow-up £58
Block of four £210
Mother and baby, together £85

What happens at your first visit
1) We talk for twenty minutes. Bring letters and scans.
2) You are examined standing, then lying on your side.
3) We treat the same day if it is safe.
4) You leave with no more than two exercises.

Cancellations: please give 24 hours. After that we charge half the fee.`,
    },
    ["£72", "£58", "£210", "£85", "09:00-19:00", "12:00-20:00", "09:00-15:30", "31 Welsh Back", "BS1 4RR", "0117 496 0188", "hello@harbourosteo.example", "Saoirse Blackmore", "Adaeze Finch", "Leonie Trask", "General Osteopathic Council", "Endometriosis and adhesions", "no more than two exercises", "24 hours"],
  ),
  siteCase(
    "ordination-haidinger",
    {
      template: "professional",
      projectTitle: "Ordination Dr. Haidinger-Pospischil",
      industry: "healthcare",
      audience: "seniors",
      colorTheme: "#3B82F6",
      fontFamily: "Open Sans",
      designBrief: `Praxis für Allgemeinmedizin im 16. Bezirk in Wien, alle Kassen. Wir sind zu zweit und machen auch Hausbesuche in Ottakring und Hernals.

Dr. Veronika Haidinger-Pospischil, Ärztin für Allgemeinmedizin
Dr. Jonas Achleitner, Arzt für Allgemeinmedizin, Geriatrie
Slavica Marković, Ordinationsassistentin

ORDINATIONSZEITEN
Montag 8.00-12.00 Uhr und 15.00-18.00 Uhr
Dienstag 8.00-12.00 Uhr
Mittwoch 13.00-18.00 Uhr
Donnerstag 8.00-12.00 Uhr
Freitag 8.00-11.00 Uhr
Samstag und Sonntag geschlossen

Thaliastraße 118/5, 1160 Wien
Telefon: +43 1 555 0163
ordination@haidinger-praxis.example

Bitte große Schrift und keine Animationen. Man kommt stufenlos herein.`,
      documentText: `Unsere Leistungen
- Vorsorgeuntersuchung
- Blutabnahme (nüchtern, bis 9 Uhr)
- EKG und 24-Stunden-Blutdruck
- Impfungen
- Wundversorgung
- Diabetesbetreuung im Programm „Therapie Aktiv“

Privatleistungen
Führerscheingutachten: € 45,-
Reiseimpfberatung: € 30,-
Attest für Sportvereine: € 25,-

Rezepte bestellen
Dauermedikamente bestellen Sie bitte telefonisch bis 11 Uhr, sie liegen am nächsten Werktag auf Ihrer e-card.

Urlaub: 3. bis 21. August. Vertretung hat Dr. Salzmann, Neulerchenfelder Straße 40.

Fragen
Nehmen Sie neue Patientinnen und Patienten auf?
Ja, wenn Sie in Ottakring wohnen.
Sprechen Sie andere Sprachen?
Ja: Bosnisch, Kroatisch, Serbisch und Englisch.`,
    },
    ["€ 45", "€ 30", "€ 25", "8.00-12.00 Uhr", "15.00-18.00 Uhr", "13.00-18.00 Uhr", "8.00-11.00 Uhr", "Thaliastraße 118/5", "1160 Wien", "+43 1 555 0163", "ordination@haidinger-praxis.example", "Veronika Haidinger-Pospischil", "Jonas Achleitner", "Slavica Marković", "Vorsorgeuntersuchung", "3. bis 21. August", "Diabetesbetreuung", "Serbisch"],
  ),
  siteCase(
    "optica-jalatlaco",
    {
      template: "classic",
      projectTitle: "Óptica Jalatlaco",
      industry: "healthcare",
      audience: "families",
      colorTheme: "#B45309",
      fontFamily: "Merriweather",
      designBrief: `Consultorio de optometría y taller de lentes en el barrio de Jalatlaco, Oaxaca. Hacemos el examen, tallamos la mica y ajustamos el armazón en el mismo lugar, casi siempre el mismo día.

Lic. Itzel Cruz Mendoza, optometrista
Don Fermín Cruz, taller

Lunes a viernes de 9:30 a 14:00 y de 16:00 a 19:30 hrs
Sábados de 10:00 a 15:00 hrs
Domingos cerrado

Calle Aldama 305, Barrio de Jalatlaco, 68080 Oaxaca de Juárez
WhatsApp y teléfono: 951 555 0134
citas@opticajalatlaco.example`,
      documentText: `LISTA DE PRECIOS

Examen de la vista $250
Examen infantil (menores de 12) $180
Lentes completos monofocales desde $890
Progresivos desde $2,450
Lentes de contacto blandos, caja $620
Ajuste y limpieza sin costo

Nuestra historia

Mi papá empezó en 1983 puliendo micas a mano para los maestros de la sección 22. La máquina que usamos hoy es alemana, pero la pinza con que se dobla la varilla sigue siendo la suya.

Brigadas
El primer jueves de cada mes vamos a las escuelas de Tlacolula y hacemos exámenes gratuitos.

¿Aceptan tarjeta?
Sí, y también pagos en dos partes sin intereses.
¿Cuánto tardan?
Monofocales, tres horas. Progresivos, cinco días.`,
    },
    ["$250", "$180", "$890", "$2,450", "$620", "9:30 a 14:00", "16:00 a 19:30", "10:00 a 15:00", "Domingos", "Calle Aldama 305", "68080 Oaxaca", "951 555 0134", "citas@opticajalatlaco.example", "Itzel Cruz Mendoza", "1983", "Tlacolula", "Progresivos, cinco días", "sigue siendo la suya"],
  ),
];
