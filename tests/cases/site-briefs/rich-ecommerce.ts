import { siteCase } from "./site-case";

export const richEcommerce = [
  siteCase(
    "hedge-seed",
    {
      template: "react-landing",
      projectTitle: "Hedge & Furrow Seeds",
      industry: "ecommerce",
      audience: "general-consumers",
      colorTheme: "#4D7C0F",
      fontFamily: "Open Sans",
      designBrief: `Open-pollinated vegetable and flower seed, grown and packed on four acres outside Ludlow, Shropshire. Nothing treated, nothing hybrid. Every packet has the harvest year and the germination test on it.

We post on Tuesdays and Fridays. Postage £1.60, free over £20.

Farm gate open for collection: Saturdays 9.30am - 12.30pm, February to June only.

Hedge & Furrow Seeds
Lower Barns, Stanton Lacy
Ludlow
SY8 2AE

orders@hedgefurrow.example
01632 960 283
Facebook: facebook.com/hedgeandfurrow`,
      documentText: `SPRING LIST

TOMATOES
Shropshire Globe - 20 seeds - £2.80
Black Plum Teme - 15 seeds - £3.10
Outdoor Girl Reselected - 20 seeds - £2.80

BEANS & PEAS
Climbing bean Lazy Housewife - 40 seeds - £3.40
Pea Bishop's Castle Tall - 60 seeds - £3.20

SALAD
Winter lettuce Clee Hill - 300 seeds - £2.20
Landcress - 250 seeds - £2.00

FLOWERS
Sweet pea Old Spice mix - 25 seeds - £2.60
Cornflower Black Ball - 150 seeds - £2.10

COLLECTIONS
First garden: twelve packets and a sowing card - £27
The allotment year: thirty packets - £64

How we grow

Fran Tilsley isolates the crosses with fleece and old net curtains. Each variety is rogued three times. What tests under eighty per cent goes to the hens.

Questions
Do you send abroad? Not since the paperwork changed. Northern Ireland yes.
How old is the seed? This year's or last year's, and the packet says which.
Can I save my own from yours? Please do. That is the point.`,
    },
    ["£2.80", "£3.40", "£2.20", "£27", "£64", "£1.60", "£20", "Shropshire Globe", "Landcress", "The allotment year", "9.30am - 12.30pm", "Lower Barns", "SY8 2AE", "orders@hedgefurrow.example", "01632 960 283", "Fran Tilsley", "Tuesdays and Fridays", "How old is the seed?", "net curtains"],
  ),
  siteCase(
    "switchback-bags",
    {
      template: "modern",
      projectTitle: "Switchback Sewing Co.",
      industry: "ecommerce",
      audience: "young-adults",
      colorTheme: "#EF4444",
      fontFamily: "Montserrat",
      designBrief: `Bikepacking bags sewn one at a time in Salida, Colorado. Sailcloth from retired racing sails, buckles you can replace with a butter knife, and a repair for life as long as Dale and June are alive.

Made by Dale Whitcomb and June Araki since 2015.

black background. orange-red accents. no fluff.

Shop hours (it's a garage): Thurs–Sat 12–6
640 W 1st Street, Salida CO 81201
(719) 555-0152
dale@switchbacksewing.example
IG @switchbacksewing  YT youtube.com/@switchbacksewing`,
      documentText: `PRICE SHEET

Bar roll 9L .......... $118
Frame bag, half .......... $135
Frame bag, full, cut to your bike .......... $210
Seat pack 12L .......... $164
Top tube pouch .......... $52
Feed bag (pair) .......... $88

Repairs
Zipper: $35
New buckle: free
Crash damage: we look at it first

Custom frame bag, how it works
1 - Photo. Lay a ruler on the top tube and shoot from the side.
2 - Template. We mail you cardboard. You tape it in and mail it back.
3 - Sew. Three to five weeks in winter, eight in summer.
4 - Ride.

Waterproof? The cloth is. The zipper is not. Use a dry bag for your down jacket.
Ship to Canada? Yes, $28 flat.
Returns? Stock bags, thirty days. Custom bags are yours.`,
    },
    ["$118", "$135", "$210", "$164", "$52", "$88", "$35", "$28", "2015", "12–6", "640 W 1st Street", "Salida CO 81201", "(719) 555-0152", "dale@switchbacksewing.example", "Dale Whitcomb", "June Araki", "Seat pack 12L", "Custom bags are yours", "We mail you cardboard"],
  ),
  siteCase(
    "schrauben-oberhoff",
    {
      template: "professional",
      projectTitle: "Oberhoff Verbindungstechnik",
      industry: "ecommerce",
      audience: "business-professionals",
      colorTheme: "#0EA5E9",
      fontFamily: "Inter",
      designBrief: `Schrauben, Muttern und Normteile in Kleinmengen, ab einem Stück, direkt vom Lager in Remscheid. Wir führen 14.000 Artikel, auch alte Zollgewinde und Feingewinde, die sonst niemand mehr hat.

Für Werkstätten, Oldtimerrestaurierung und Maschinenbau. Familienbetrieb seit 1961.

Abholung: Montag - Freitag 07:30 - 16:30 Uhr
Versand: täglich bis 15 Uhr bestellt, am selben Tag raus

Oberhoff Verbindungstechnik GmbH
Lenneper Straße 88
42855 Remscheid
Tel: 02191 555 0128
E-Mail: lager@oberhoff-technik.example

Mindestbestellwert keiner. Hauptaktion soll „Anfrage senden“ sein.`,
      documentText: `Sortiment

Metrisch
DIN 912 Zylinderschraube M6x20, 10.9, 25 Stück – 4,80 €
DIN 933 Sechskantschraube M8x30, A4, 10 Stück – 5,60 €
DIN 985 Stoppmutter M10, 50 Stück – 7,90 €

Zoll
UNC 1/4-20 x 1, Güte 8, 10 Stück – 6,40 €
BSW 3/8 x 2, blank, 5 Stück – 8,25 €

Service
Sonderteil nach Zeichnung: ab 45 € Rüstpauschale
Gewinde bestimmen: kostenlos, schicken Sie uns ein Muster

Versandkosten
Deutschland 4,90 €
Österreich und Schweiz 11,50 €
ab 80 € Warenwert frei in Deutschland

Ihre Ansprechpartner im Lager
Birgit Oberhoff, Geschäftsführung
Tarek Nasser, Innendienst und Sonderteile
Wolfgang Pleuger, Lager

Häufige Fragen
Liefern Sie auf Rechnung? Ja, an Gewerbe ab der zweiten Bestellung.
Gibt es Zeugnisse? 3.1 nach EN 10204 auf Wunsch, 18 € je Charge.`,
    },
    ["4,80 €", "5,60 €", "7,90 €", "6,40 €", "8,25 €", "45 €", "4,90 €", "11,50 €", "18 €", "1961", "14.000", "07:30 - 16:30 Uhr", "Lenneper Straße 88", "42855 Remscheid", "02191 555 0128", "lager@oberhoff-technik.example", "Birgit Oberhoff", "Tarek Nasser", "Wolfgang Pleuger", "Liefern Sie auf Rechnung?"],
  ),
  siteCase(
    "almazara-sagra",
    {
      template: "classic",
      projectTitle: "Almazara Cerro Sagra",
      industry: "ecommerce",
      audience: "general-consumers",
      colorTheme: "#A16207",
      fontFamily: "Playfair Display",
      designBrief: `Aceite de oliva virgen extra de picual y escarabajuelo, de nuestros 2.300 olivos en la sierra de Segura (Jaén). Molemos en frío el mismo día de la cosecha y vendemos solo por correo y en la almazara.

Somos Rosario Lozano y Blas Peralta. La familia muele aquí desde 1932.

Visitas a la almazara: sábados a las 11:00 y a las 13:00, con cita.
Tienda: de lunes a viernes, 9:00-14:00

Camino del Molino s/n, 23370 Orcera, Jaén
Teléfono 953 55 01 46
pedidos@cerrosagra.example`,
      documentText: `Tienda

Botella de 500 ml, cosecha temprana: 14,90 €
Botella de 250 ml: 8,50 €
Lata de 2 litros: 31 €
Lata de 5 litros: 68 €
Estuche con dos botellas: 29 €
Jabón de aceite, pastilla: 4,20 €

Envíos
Península en 48 horas, 5,90 €. A partir de 60 € no cobramos el envío. Baleares 9,80 €.

Visita
La visita dura hora y media y termina con pan, tomate y tres aceites. Cuesta 10 € por persona y los niños no pagan.

Cómo se hace
1. Vareo: a mano y con mantos, de mediados de octubre a finales de noviembre.
2. Molienda: antes de seis horas.
3. Decantado: sin filtrar, en depósitos de acero.
4. Envasado: cuando usted lo pide.

Preguntas
¿Cuánto dura el aceite? Dieciocho meses sin abrir, en un sitio oscuro.
¿Es amargo? Un poco, y pica. Es buena señal.`,
    },
    ["14,90 €", "8,50 €", "31 €", "68 €", "29 €", "4,20 €", "5,90 €", "9,80 €", "10 €", "1932", "2.300", "9:00-14:00", "11:00", "Camino del Molino", "23370 Orcera", "953 55 01 46", "pedidos@cerrosagra.example", "Rosario Lozano", "Blas Peralta", "Molienda", "Es buena señal"],
  ),
];
