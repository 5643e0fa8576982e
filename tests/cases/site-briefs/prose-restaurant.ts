import { siteCase } from "./site-case";

export const proseRestaurants = [
  siteCase(
    "comal-lupe",
    {
      template: "react-landing",
      projectTitle: "Taquería El Comal de Lupe",
      industry: "restaurant",
      audience: "young-adults",
      colorTheme: "#DC2626",
      fontFamily: "Montserrat",
      designBrief: `Somos una taquería de barrio en la colonia Portales, Ciudad de México. Abrimos cuando los demás cierran: de miércoles a sábado de 19:00 a 2:00 y los domingos de 13:00 a 20:00; lunes y martes descansamos. La tortilla la hacemos al momento con maíz azul de Milpa Alta. El taco de suadero cuesta $24, el de tripa dorada $28 y la gringa $65; el agua de jamaica de litro está en $40. Lupe Arriaga prende el comal y su sobrino Beto atiende la barra. Estamos en Calzada Santa Cruz 122, Portales Sur, 03300 CDMX y el teléfono para pedidos es 55 5555 0161. Queremos algo oscuro y con letras grandes.`,
    },
    ["$24", "$28", "$65", "$40", "19:00", "2:00", "13:00", "20:00", "Calzada Santa Cruz 122", "03300 CDMX", "55 5555 0161", "Lupe Arriaga", "suadero", "maíz azul de Milpa Alta"],
  ),
  siteCase(
    "saltmarsh-supper",
    {
      template: "modern",
      projectTitle: "Saltmarsh Supper Club",
      industry: "restaurant",
      audience: "general-consumers",
      colorTheme: "#0E7490",
      fontFamily: "Playfair Display",
      designBrief: `I cook for sixteen people at one table, in the net loft above my brother's boatyard in Wells-next-the-Sea, on the last Friday and Saturday of each month. There is no menu until Thursday because I don't know what will be landed. It is usually five courses and always includes samphire in its season, which is June to September. The price is £55 and you bring your own wine; I charge nothing to open it.

My name is Honor Pike. I cooked on a research ship for nine years, so I am good at small kitchens and bad weather. My daughter Wren waits at table and will tell you about terns if you let her.

Doors open at 7pm and we sit down at half past. The stairs are steep and I am sorry about that. Please write to honor@saltmarshsupper.example or ring 01632 960 118 in the evening. The loft is at Jolly Sailors Yard, East Quay, Wells-next-the-Sea NR23 1LD.`,
    },
    ["£55", "7pm", "Honor Pike", "Wren", "honor@saltmarshsupper.example", "01632 960 118", "East Quay", "NR23 1LD", "samphire", "nine years", "sixteen people at one table", "The stairs are steep"],
  ),
  siteCase(
    "canteen-eleven",
    {
      template: "professional",
      projectTitle: "Canteen Eleven Catering",
      industry: "restaurant",
      audience: "business-professionals",
      colorTheme: "#166534",
      fontFamily: "Inter",
      designBrief: `Canteen Eleven delivers hot lunches to offices in downtown Minneapolis and St. Paul, for ten to two hundred people. Everything comes in steel trays that we pick up again the same afternoon, so there is no trash to carry out.

Our boxed lunch is $16.50 a person, the hot buffet is $22 a person and the breakfast spread is $13 a person. Delivery is free above $250; below that it's $25. We need an order by 2 PM the day before, and by Thursday noon for Monday. Halal, vegan and gluten-free trays are always labeled.

Our kitchen at 75 Plato Blvd W, Saint Paul, MN 55107 is staffed Monday through Friday, 5:30 AM to 3 PM. Talk to Fartun Hersi (events) or Gil Norquist (kitchen). 651-555-0108, orders@canteeneleven.example. "Request a quote" is what we want people to do.`,
    },
    ["$16.50", "$22", "$13", "$250", "$25", "2 PM", "5:30 AM to 3 PM", "75 Plato Blvd W", "Saint Paul, MN 55107", "651-555-0108", "orders@canteeneleven.example", "Fartun Hersi", "Gil Norquist", "Halal", "steel trays"],
  ),
  siteCase(
    "wirtshaus-ederkrug",
    {
      template: "classic",
      projectTitle: "Wirtshaus Ederkrug",
      industry: "restaurant",
      audience: "seniors",
      colorTheme: "#92400E",
      fontFamily: "Merriweather",
      designBrief: `Der Ederkrug steht seit 1886 an der Straße nach Affoldern und ist heute das letzte Gasthaus im Ort. Wir kochen, was die Jäger und der Garten bringen: Rehragout mit Spätzle kostet 19,80 €, die Forelle aus der Eder 17,50 €, Ahle Wurst mit Brot 8,90 € und der Apfelkuchen vom Blech 3,60 €. Mittwochs gibt es Kartoffelpuffer, so viele Sie schaffen.

Geöffnet ist Mittwoch bis Samstag von 17 bis 22 Uhr und Sonntag von 11.30 bis 20 Uhr, Montag und Dienstag haben wir Ruhetag. Für Familienfeiern öffnen wir den Saal, er fasst 70 Personen. In der Küche steht Ruth Möller, am Tresen Karl-Heinz Möller. Wir haben auch vier Zimmer, das Doppelzimmer kostet 78 € mit Frühstück.

Ederstraße 12, 34549 Edertal. Telefon 05623 555 0177, gasthaus@ederkrug.example`,
    },
    ["19,80 €", "17,50 €", "8,90 €", "3,60 €", "78 €", "1886", "17 bis 22 Uhr", "11.30 bis 20 Uhr", "Montag und Dienstag", "70 Personen", "Ruth Möller", "Karl-Heinz Möller", "Ederstraße 12", "34549 Edertal", "05623 555 0177", "gasthaus@ederkrug.example"],
  ),
];
