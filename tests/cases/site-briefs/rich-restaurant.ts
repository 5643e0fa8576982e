import { siteCase } from "./site-case";

export const richRestaurants = [
  siteCase(
    "marigold-noodles",
    {
      template: "react-landing",
      projectTitle: "Marigold Noodle Counter",
      industry: "restaurant",
      audience: "young-adults",
      colorTheme: "#F59E0B",
      fontFamily: "Poppins",
      designBrief: `eleven stools, one cook, hand-pulled noodles. that's it! we opened in may 2019 in what used to be a key cutting shop on SE Clinton street and we still have the key machine (ask).

noodles are pulled to order so at lunch there's a line. it moves fast.

HOURS
Tue - Thu 11:30a - 8p
Fri + Sat 11:30a - 10p
Sun noon - 6p
closed mondays (dough rests, so do we)

2617 SE Clinton St, Portland, OR 97202
(503) 555-0118
hey@marigoldnoodle.example
insta @marigoldnoodle

please make the order by phone button the big one. cash and cards. No reservations.`,
      documentText: `MARIGOLD NOODLE COUNTER - MENU (updated for fall)

BOWLS
Cumin lamb, wide noodle ............ 17
Scallion oil + crispy shallot (v) ..... $13
Beef shank in red broth ........... $18.50
Sesame cold noodle, cucumber (v) ...... $12

SIDES
smashed cucumber   $6
tea egg    $2.50
chili peanuts   $5

DRINKS
Barley tea (hot or iced)  $3
Sour plum soda  $4.50

Allergies: our noodles are wheat and the sesame is everywhere. We can do rice noodles, just ask Wen before you sit.

Who's cooking: Wen Halloran pulls the noodles, Tomás Ibarra runs the counter.`,
    },
    ["$13", "$18.50", "$2.50", "Sour plum soda", "$4.50", "11:30a - 8p", "11:30a - 10p", "mondays", "2617 SE Clinton St", "Portland, OR 97202", "(503) 555-0118", "hey@marigoldnoodle.example", "Wen Halloran", "Tomás Ibarra", "2019", "Beef shank in red broth", "rice noodles"],
  ),
  siteCase(
    "barraca-tossal",
    {
      template: "modern",
      projectTitle: "La Barraca del Tossal",
      industry: "restaurant",
      audience: "families",
      colorTheme: "#0F766E",
      fontFamily: "Lato",
      designBrief: `Arrocería familiar junto a la Albufera, en El Palmar. Cocinamos el arroz con leña de naranjo y solo por encargo: hay que avisar el día antes.

La casa la abrieron mis abuelos en 1974 como almacén de redes. Hoy la llevamos Empar Soriano (cocina) y Vicent Soriano (sala).

Horario:
De martes a domingo, de 13:00 a 16:30
Viernes y sábado también cenas, de 20:30 a 23:00
Lunes cerrado

Carrer de Caudete 41, 46012 El Palmar, Valencia
Reservas: 961 55 01 27
correo: reservas@barracatossal.example

Hablamos valenciano, castellano y francés. Fondo crema, por favor, y que el botón principal sea Reservar mesa.`,
      documentText: `NUESTRA CARTA

Para empezar
Titaina del Cabanyal – 9,50 €
All i pebre de anguila – 16 €
Tomate valenciano con salazones – 12,80 €
Clóchinas al vapor (de mayo a agosto) – 11 €

Arroces (mínimo dos personas, precio por persona)
Paella valenciana a leña – 19,50 €
Arroz del senyoret – 21 €
Arroz meloso de pato y setas – 20,50 €
Fideuà de Gandia – 19 €

Postres
Arnadí de calabaza – 6 €
Naranja preparada – 4,50 €

Paseos en barca
Después de comer, Tonet les lleva por la laguna en barca de perxa. El paseo dura una hora y cuesta 6 € por persona.

Preguntas frecuentes
¿Se puede pedir paella sin encargo?
No. El caldo empieza la tarde anterior y compramos el pollo y el conejo según los encargos.
¿Hay menú para niños?
Sí, macarrones o arroz a la cubana por 9 €.`,
    },
    ["9,50 €", "19,50 €", "20,50 €", "Arroz del senyoret", "Fideuà de Gandia", "4,50 €", "13:00", "16:30", "20:30", "Lunes", "Carrer de Caudete 41", "46012 El Palmar", "961 55 01 27", "reservas@barracatossal.example", "Empar Soriano", "Vicent Soriano", "1974", "francés", "¿Hay menú para niños?", "barca de perxa"],
  ),
  siteCase(
    "quillon-rooms",
    {
      template: "professional",
      projectTitle: "Quillon",
      industry: "restaurant",
      audience: "business-professionals",
      colorTheme: "#1E3A5F",
      fontFamily: "Merriweather",
      designBrief: `Quillon is a Scottish dining room over two floors of a former map engraver's on Thistle Street, Edinburgh, with three private rooms that seat eight, fourteen and twenty-six.

Head chef Isla Drummond buys whole animals from two farms in Lanarkshire and fish from Eyemouth. Front of house is led by Bastien Okoro, who also looks after the cellar.

Lunch is served Wednesday to Saturday 12.00–14.15. Dinner Tuesday to Saturday 18.00–21.30. We are closed on Sunday and Monday.

14 Thistle Street Lane, Edinburgh EH2 1EW
T: 0131 496 0275
E: table@quillon.example

Private dining enquiries: the main thing this site is for. Ask for a proposal.`,
      documentText: `Private rooms

The Engraver's Room: eight seats round one oak table, £180 room hire at lunch, £320 in the evening.
The Press Room: fourteen seats, screen and conference line, £260 at lunch, £450 in the evening.
The Long Room: twenty-six seats, own entrance from the lane, £600 at any time.

Set menus
Two courses £34
Three courses £42
Five course tasting menu £68
Matching wines £45

How a booking works
1. Tell us the date, the number of guests and what the occasion is.
2. We send a written proposal with menus within one working day.
3. A deposit of £15 a head holds the room.
4. Final numbers and diets three days before.

Frequently asked
Can you print our menus? Yes, with your name or logo, at no charge.
Is there step-free access? The Press Room and the lavatory beside it are on the ground floor with a level threshold.`,
    },
    ["£34", "£42", "£68", "£45", "£180", "£450", "£600", "£15", "12.00–14.15", "18.00–21.30", "14 Thistle Street Lane", "Edinburgh EH2 1EW", "0131 496 0275", "table@quillon.example", "Isla Drummond", "Bastien Okoro", "The Press Room", "Final numbers and diets three days before", "step-free access"],
  ),
  siteCase(
    "bayt-zaatar",
    {
      template: "classic",
      projectTitle: "بيت الزعتر",
      industry: "restaurant",
      audience: "families",
      colorTheme: "#3F7D20",
      fontFamily: "Playfair Display",
      designBrief: `مطعم فطور شامي في جبل اللويبدة بعمّان. نخبز المناقيش على الصاج أمامكم، ونطحن الزعتر في البيت كل أسبوع.

تأسس المطعم سنة 2011 على يد أم سامر، واليوم تديره ابنتها ريم الحسيني.

ساعات العمل:
من السبت إلى الخميس: 7:00 - 14:00
الجمعة: 8:00 - 13:00

العنوان: شارع الباعونية 18، جبل اللويبدة، عمّان
هاتف: 06 555 0142
البريد الإلكتروني: ahlan@baytzaatar.example`,
      documentText: `قائمة الطعام

مناقيش
منقوشة زعتر: 0.75 دينار
منقوشة جبنة: 1.25 دينار
منقوشة لحمة بعجين: 1.80 دينار

فطور
صحن فول: 1.50 دينار
فتة حمص باللبن: 2.40 دينار
بيض بلدي بالسماق: 2.00 دينار

مشروبات
شاي بالنعناع: 0.60 دينار
ليمون ونعناع: 1.75 دينار

أسئلة شائعة
س: هل لديكم جلسات خارجية؟
ج: نعم، ست طاولات تحت شجرة التوت.
س: هل تستقبلون الطلبات الكبيرة؟
ج: نعم، اتصلوا بنا قبل يوم واحد.`,
    },
    ["0.75 دينار", "1.80 دينار", "2.40 دينار", "1.75 دينار", "فتة حمص باللبن", "شاي بالنعناع", "7:00 - 14:00", "8:00 - 13:00", "الجمعة", "شارع الباعونية 18", "06 555 0142", "ahlan@baytzaatar.example", "2011", "ريم الحسيني", "ست طاولات تحت شجرة التوت"],
  ),
];
