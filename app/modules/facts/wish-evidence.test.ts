import { expect, test } from "vitest";
import { readFacts } from "./read-facts";

const shown = (text: string) => {
  const { prose } = readFacts(text);
  return [...prose.paragraphs.flat(), ...prose.practical].join(" ");
};

test.each([
  ["Navy header, cream background, nothing that flashes or makes noise.", { header: "#000080", ground: "#fffdd0" }],
  ["Deep red buttons please and a picture of the van at the top", { action: "#8b0000" }],
  ["We'd like the buttons in burgundy and the rest kept plain.", { action: "#800020" }],
  ["our club is red and silver so red background please and silver buttons", { ground: "#ff0000", action: "#c0c0c0" }],
  ["Teal everywhere please!", { brand: "#008080" }],
  ["Brick red footer, one page, no chatbots or other gadgets.", { footer: "#a63c2e" }],
  ["Dunkelroter Hintergrund, goldene Knöpfe, bitte keine Bilder von Wölfen", { ground: "#8b0000" }],
  ["Ich hätte gern alles in Petrol, und der Termin-Knopf muss auffallen.", {}],
  ["Knallrote Knöpfe bitte und kein Cookie-Kram.", { action: "#e60000" }],
  ["Fondo negro, botones dorados y nada de fotos de coches ajenos.", { ground: "#000000", action: "#ffd700" }],
  ["La web en tonos verdes, con el teléfono bien grande arriba.", { brand: "#008000" }],
  ["Je voudrais du vert partout et surtout pas de musique", { brand: "#008000" }],
  ["Sito in bianco e nero, pulsanti rossi, e niente foto di modelle.", { action: "#ff0000" }],
  ["fundo preto com botões laranja e nada a piscar por favor", { ground: "#000000", action: "#ffa500" }],
  ["Quero verde em tudo, e que não pareça hospital!", { brand: "#008000" }],
  ["Felrode knoppen, lichtgrijze achtergrond, geen cookiegedoe.", { ground: "#d3d3d3", action: "#e60000" }],
  ["Chcę wszystko na zielono i żeby nie wyglądało jak apteka", { brand: "#008000" }],
  ["strona ma działać na telefonie, kolory granat i złoto, bez muzyki.", {}],
  ["نبغى خلفية سوداء وأزرار ذهبية وبدون صور نساء", { ground: "#000000", action: "#ffd700" }],
  ["Phone number big at the top, purple and grey, that's all really", { brand: "#800080" }],
  ["Ivory background like old paper if that can be done, and dark blue for the lettering.", { ground: "#fffff0" }],
  ["Want the buttons orange and loads of white.", { action: "#ffa500", ground: "#ffffff" }],
  ["Mossy greens, no stock photos of roses, roses are not native", { brand: "#6a7b46" }],
  ["Kräftige Farben wie damals, gerne Blau und Gelb.", {}],
  ["quiero la pagina negra con letras doradas", { ground: "#000000", brand: "#ffd700" }],
  ["SVP bleu à rayures comme une marinière, mais pas de musique.", { brand: "#0000ff" }],
  ["Graag delfts blauw in de kop en een ouderwets lettertype, maar wel leesbaar.", { header: "#2a52a8" }],
  ["Our colours are green and white.", { brand: "#008000", ground: "#ffffff" }],
  ["Nuestros colores son el verde y el blanco.", { brand: "#008000", ground: "#ffffff" }],
  ["I nostri colori sono verde e bianco", { brand: "#008000", ground: "#ffffff" }],
  ["As nossas cores são verde e branco", { brand: "#008000", ground: "#ffffff" }],
  ["Nasze kolory to zielony i biały", { brand: "#008000", ground: "#ffffff" }],
  ["ألواننا الأخضر والأبيض", { brand: "#008000", ground: "#ffffff" }],
])("two words of websites make the sentence one for the designer: %s", (text, colours) => {
  expect(readFacts(text).wishes.colours).toMatchObject(colours);
  expect(shown(text)).toBe("");
});

test.each([
  "Make the family ticket stand out.",
  "Don't use the word “cheap” anywhere.",
  "big opening hours at the top of the page thats what they look for",
  "Can the opening hours be right at the top, people never find them",
  "And make the phone number clickable pls",
  "Numer telefonu na samej górze strony, proszę.",
  "quisiera que el botón de reservar se vea siempre",
  "I do not want any of that chat stuff on there",
  "On ne veut pas de truc qui clignote à l'écran",
  "não quero aquelas coisas a piscar no ecrã",
  "Big font please, most of our members are over seventy",
  "grote letters graag, onze klanten zijn op leeftijd",
  "caratteri grandi per favore, i nostri clienti sono anziani",
  "Schlicht und hell soll die Seite sein.",
  "A light page.",
  "I'd love the website to feel snug and slow, lots of moss green, and no cartoon sheep!!",
  "Queremos una web con letras grandes, en verde y blanco como la bandera, y que el horario se vea en el móvil sin tener que buscarlo.",
  "Please keep the page calm and readable, many of us are over 80, and put the word “Sing” where one can find it.",
  "If it could look a bit handmade that would be lovely.",
  "Photos of the lake big as possible.",
  "We don't want a booking calendar.",
  "No popups, no chat bubble thing.",
  "Geen cookiemelding als het kan.",
  "Bez wyskakujących okienek, jeśli można.",
  "Niente finestre pop-up, se possibile.",
  "Surtout pas de rose, on est un garage",
  "Liefst geen paars, wij zijn een sportschool",
  "copied from our leaflet, the dates need changing each term:",
])("is for the designer: %s", (text) => expect(shown(text)).toBe(""));

test.each([
  "Black dresses, gold buttons, white collars, made to measure.",
  "Walnut tops, brass details and black accents.",
  "Everything in blue and white, like the sea outside our window.",
  "Black background boards, gold letters, made in our workshop.",
  "Mugs in blue and white, with gold lettering.",
  "Not a pop-up, a real shop in the square.",
  "No red meat, all vegan.",
  "We print photos as large as possible.",
  "Our dresses come in bright colours, red and yellow.",
  "Header tanks, white pipes and copper fittings.",
  "I do not want anyone to wait longer than ten minutes.",
  "Make your shop stand out.",
  "We keep it to one dish a day.",
  "Bitte keine Hunde, viele Gäste sind allergisch.",
  "Chaquetas negras con botones dorados hechas a mano.",
  "Não quero que ninguém saia com fome.",
  "Zwarte jassen met gouden knopen, op maat gemaakt.",
  "Czarne płaszcze, złote guziki, szyte na miarę.",
  "ملابس سوداء وأزرار ذهبية",
])("is about the business: %s", (text) => {
  expect(readFacts(text).wishes.sentenceIds).toEqual([]);
  expect(shown(`${text} Our ovens are old.`)).toContain(text);
});

test("a request is cut off where it begins, after all that is about the business", () => {
  const business = "ada mends shoes and she has been here for nine years and bea cuts keys";
  const facts = readFacts(`${business} and i dont want any prices on there just the phone number`);
  expect(shown(`${business} and i dont want any prices on there just the phone number`)).toMatch(/bea cuts keys\.$/i);
  expect(facts.wishes.structure.without).toEqual([]);
});

test("a long sentence that begins with a site ends with what is not wanted on it", () => {
  const text =
    "bom dia é para fazer um site da minha padaria em beja o meu avô abriu isto em 1951 e agora faço eu o pão com a minha irmã abrimos às 7 e a rua é a rua do sol 12";
  expect(shown(`${text} não quero nada dessas coisas a piscar no ecrã obrigada`)).not.toMatch(/piscar|obrigada/);
  expect(shown(`${text} não quero nada dessas coisas a piscar no ecrã obrigada`)).toContain("o pão com a minha irmã");
});

test("what stands before a hyphen is the business, behind it a wish", () => {
  expect(shown("I am no doctor and give no medical advice - that sentence has to be on every page.")).toBe(
    "I am no doctor and give no medical advice.",
  );
});

test.each([
  "Warm and earthy please, terracotta for the buttons, off-white behind",
  "Não quero fundo preto nem letras pequenas.",
])("a colour is asked for where only a page has it: %s", (wish) => {
  expect(shown(`We mend shoes in Perth. ${wish}`)).not.toContain(wish.slice(-12));
});

test("the end of what is said of hours is no wish by the colour behind it", () => {
  const text =
    "abrimos todos los días de 9 a 18, si llueve mucho no. la página con mucho verde pero sin fondo negro porfa.";
  expect(
    readFacts(text)
      .wishes.read.map(({ words }) => words)
      .join(),
  ).not.toContain("llueve");
});

test("what goes on with a wish is kept off with it", () => {
  expect(
    shown("Wir pressen Äpfel im Dorf. Bitte apfelgrün und nix Verspieltes, Kunden sind meist über 60."),
  ).not.toMatch(/Verspielt/);
});
