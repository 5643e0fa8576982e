import { claimCases } from "./claim-case";

const bare = { title: "Harrow & Finch", brief: "Interior design in Norwich." };
const numbered = { title: "Route 66 Diner", brief: "A diner in Kent with 3D cinema on Fridays and A4 menus to take away." };

/** What looks like a claim and is none: turns of phrase, labels, navigation, words of our own. */
export const withoutClaims = [
  ...claimCases("en", bare, [
    ["a turn of phrase with one", "One of a kind rooms, made for the people who live in them."],
    ["first and second", "First we listen. Second, we draw. Only then do we build."],
    ["the copyright line", "© 2026 {{Harrow & Finch}}. All rights reserved."],
    ["headings in capitals", "Our Story. What We Do. Selected Work. Get In Touch."],
    ["words of the contact form", "Your name. Your e-mail. Your message. Send Message"],
    ["navigation", "Home About Services Contact Back to top"],
    ["streets as a subject", "From the High Street to the last farm in Norfolk."],
    ["a colour with capitals", "We like Farrow Green, River Blue and Bone White."],
    ["a period of style", "Georgian proportions, Art Deco lamps, Arts and Crafts joinery."],
    ["months as a mood", "A room for grey November afternoons."],
    ["days as a mood", "For slow Sundays and loud Fridays."],
    ["a question in quotes", "You ask \"what will it cost?\" and you get an answer on paper."],
    ["a proverb in quotes", "We hold with the old saying: \"measure twice, cut once\"."],
    ["half and double", "Half of good design is leaving things out."],
    ["hundreds as an idiom", "A hundred small decisions make a room."],
    ["zero as an idiom", "Zero fuss, no surprises."],
    ["steps", "Step 1: We meet. Step 2: We plan. Step 3: We build."],
    ["a numbered list", "1. Meet 2. Plan 3. Build"],
    ["awards as a subject", "We do not design for awards."],
    ["privacy words", "This website sets no cookies and shows nothing from elsewhere."],
    ["a saint in a place name", "Near Saint Andrew's Plain, behind the market."],
  ]),
  ...claimCases("en", numbered, [
    ["a number in the name", "Welcome to {{Route 66 Diner}}."],
    ["figures in words of technology", "Films in {{3D}}, menus on {{A4}}."],
    ["an invented bypass of the name", "[[number|66 burgers]] on the menu"],
  ]),
  ...claimCases("de", { title: "Holz und Hobel", brief: "Tischlerei in Jena." }, [
    ["Redewendung mit eins", "Eins nach dem anderen, und alles aus einer Hand."],
    ["Substantive", "Tische, Betten, Türen und ein offenes Ohr."],
    ["Schritte", "1. Besuch 2. Zeichnung 3. Bau"],
    ["erster Eindruck", "Der erste Besuch kostet nichts als einen Kaffee."],
    ["Sprichwort", "Bei uns gilt: „Zweimal messen, einmal sägen.“"],
  ]),
  ...claimCases("es", { title: "Taller Nogal", brief: "Carpintería en León." }, [
    ["una vez", "Una mesa se hace una vez y dura toda la vida."],
    ["mayúsculas", "Nuestro Taller. Nuestra Madera. Contacto."],
    ["pasos", "1. Visita 2. Dibujo 3. Montaje"],
    ["primero", "Lo primero es escuchar."],
  ]),
  ...claimCases("ar", { title: "ورشة الأرز", brief: "نجارة في بيروت." }, [
    ["عبارة بلا ادعاء", "كل قطعة تبدأ بفكرة واحدة وتنتهي في بيتك."],
    ["عناوين", "من نحن. أعمالنا. تواصل معنا."],
  ]),
];
