import { formatHex, parse } from "culori";
import { describe, expect, test } from "vitest";
import { brief } from "../site/brief";
import { planFor } from "../generation/built-in/built-in-designer";
import { readColourName } from "./colour-words";
import { colourWishesIn } from "./find-colour-wishes";
import { findWishes } from "./find-wishes";
import { readSource } from "./source-text";

const wishes = (text: string) => findWishes(readSource(text));

describe("colours by name", () => {
  test.each([
    ["cream", "#fffdd0"],
    ["Navy", "#000080"],
    ["rot", "#ff0000"],
    ["crema", "#fffdd0"],
    ["azul marino", "#000080"],
    ["كحلي", "#000080"],
    ["كريمية", "#fffdd0"],
    ["#fdf6e3", "#fdf6e3"],
    ["#FC0", "#ffcc00"],
  ])("%s", (name, value) => expect(readColourName(name)).toBe(value));

  test.each([
    ["dark red", "Dunkelrot"],
    ["light blue", "hellblau"],
    ["dark green", "verde oscuro"],
    ["dark green", "dunklem Grün"],
  ])("%s is %s", (one, other) => expect(readColourName(one)).toBe(readColourName(other)));

  test.each([
    ["neon green", "verde neon"],
    ["neon green", "neongrün"],
    ["neon pink", "rosa neon"],
    ["ink black", "Tintenschwarz"],
    ["bright green", "fel groen"],
  ])("%s is %s, too", (one, other) => {
    expect(readColourName(one)).toBeDefined();
    expect(readColourName(other)).toBe(readColourName(one));
  });

  test.each(["quick", "dark", "the", "Leeds", "", "rood wit"])("no colour: %s", (name) =>
    expect(readColourName(name)).toBeUndefined(),
  );
});

describe("colours of parts", () => {
  test.each([
    ["Cream background please.", { ground: "#fffdd0" }],
    ["Background color light yellow.", { ground: readColourName("light yellow") }],
    [
      "Background in warm white, buttons dark green please.",
      { ground: "#fbf7ef", action: readColourName("dark green") },
    ],
    ["Navy header and buttons in dark red", { header: "#000080", action: readColourName("dark red") }],
    ["Fondo crema, por favor", { ground: "#fffdd0" }],
    ["Botones en rojo oscuro.", { action: readColourName("dark red") }],
    ["Hintergrund in Creme, Buttons in Dunkelrot", { ground: "#fffdd0", action: readColourName("dark red") }],
    ["The buttons should be #0a7a5c", { action: "#0a7a5c" }],
    ["خلفية كريمية من فضلك", { ground: "#fffdd0" }],
    ["The background of our story", {}],
  ])("%s", (text, colours) => expect(colourWishesIn(text)).toEqual(colours));

  test("the last word counts, for colours and for light and dark", () => {
    expect(wishes("Cream background.\nWhite background, please.").colours.ground).toBe("#ffffff");
    expect(wishes("A dark design.\nNo, a light design please.").mode).toBe("light");
    expect(wishes("Dark design.\nCream background.")).toMatchObject({ colours: { ground: "#fffdd0" } });
    expect(wishes("Cream background.\nDark design.")).toMatchObject({ colours: {}, mode: "dark" });
  });
});

describe("colours of parts, in any order and form", () => {
  const both = (ground: string, action: string) => ({
    ground: readColourName(ground),
    action: readColourName(action),
    brand: readColourName(action),
  });
  test.each([
    ["Use ivory for the background and forest green for components.", both("ivory", "forestgreen")],
    ["background: ivory; components: forest green", both("ivory", "forestgreen")],
    ["For the background, ivory; for components, forest green.", both("ivory", "forestgreen")],
    ["Apply mint cream background and sea green components.", both("mintcream", "seagreen")],
    ["Set primary background to linen and elements to dark olive green.", both("linen", "darkolivegreen")],
    ["Forest green for all components, with an ivory background.", both("ivory", "forestgreen")],
    ["The primary color should be teal, secondary sand.", { brand: "#008080" }],
    ["Header and footer in navy, background cream", { header: "#000080", footer: "#000080", ground: "#fffdd0" }],
    ["A navy header and footer, please", { header: "#000080", footer: "#000080" }],
    ["The background of the header should be navy.", { header: "#000080" }],
    ["Dusty pink background, sage green buttons please", { ground: "#d8a1a6", action: "#9caf88" }],
    ["Hintergrund Elfenbein, Knöpfe tannengrün", { ground: "#fffff0", action: "#1f4d3a" }],
    ["Bitte einen cremefarbenen Hintergrund und dunkelgrüne Buttons", { ground: "#fffdd0", action: "#006400" }],
    ["Fondo marfil y botones verde botella", { ground: "#fffff0", action: "#006a4e" }],
    ["Fond crème et boutons bleu marine, s'il vous plaît", { ground: "#fffdd0", action: "#000080" }],
    ["Sfondo avorio e pulsanti verde bosco", { ground: "#fffff0", action: "#228b22" }],
    ["Fundo creme e botões azul marinho", { ground: "#fffdd0", action: "#000080" }],
    ["Achtergrond crème, knoppen donkergroen", { ground: "#fffdd0", action: "#006400" }],
    ["Tło kremowe, przyciski granatowe", { ground: "#fffdd0", action: "#000080" }],
    ["خلفية عاجية وأزرار كحلية", { ground: "#fffff0", action: "#000080" }],
  ])("%s", (text, colours) => expect(colourWishesIn(text)).toEqual(colours));

  test.each([
    "No white background please.",
    "Please use navy for the header only on phones.",
    "Dark red, gold or green for the background.",
    "The buttons dark red background.",
  ])("nothing is guessed: %s", (text) => expect(colourWishesIn(text)).toEqual({}));

  test("every colour of CSS is read with spaces in its name, as ground and as buttons", () => {
    for (const name of ["mediumvioletred", "lightgoldenrodyellow", "papayawhip", "rebeccapurple", "navajowhite"])
      expect(colourWishesIn(`${name} background`).ground).toBe(formatHex(parse(name)));
    for (const name of ["medium violet red", "light goldenrod yellow", "papaya whip", "rebecca purple", "navajo white"])
      expect(colourWishesIn(`buttons in ${name}`).action).toBe(formatHex(parse(name.replaceAll(" ", ""))));
  });
});

describe("colours of the page as a whole", () => {
  test.each([
    ["Want it black with a hard yellow, big type.", { ground: "#000000", brand: "#ffff00" }],
    [
      "We've been using a warm orange and an off white and I'd like to keep that.",
      { ground: "#faf9f6", brand: "#ffa500" },
    ],
    ["Farben gern ein dunkles Moosgrün und Holzbraun.", { second: "#6f4829" }],
    ["Queremos verde agua y blanco, y el botón bien visible.", { ground: "#ffffff", brand: "#98e2c6" }],
    ["On aimerait un site gai, bleu franc et jaune comme notre devanture.", { second: "#ffff00" }],
    ["Gostava dum site claro, em tons de areia e azul escuro.", { ground: "#e6d7b9", brand: "#00008b" }],
    ["Azul clarinho e areia no site, por favor.", { ground: "#e6d7b9", brand: "#add8e6" }],
    ["Kolory mocne, pomarańcz i granit, bez ornamentów.", { brand: "#ffa500" }],
    ["Graag okergeel en donkerblauw.", { brand: "#cc7722", second: "#00008b" }],
    ["azul petróleo y mostaza en la web por favor", { brand: "#005f6a", second: "#d4a017" }],
    ["kolor ciemnogranatowy i miedź na stronie", { second: "#b06b3a" }],
    ["نتمنى أن يكون الموقع باللون الأخضر الفاتح وأن يظهر زر حجز الموعد في كل صفحة", { brand: "#90ee90" }],
    ["بنحب الموقع يكون بلون الطين المحروق مع الأزرق", { brand: "#c8603f", second: "#0000ff" }],
    ["Sober appearance, navy or grey, readable on mobile.", { brand: "#000080", second: "#808080" }],
    ["Schön wäre: hell, Salbeigrün, Kursplan als Tabelle, für müde Leute nachts am Handy.", { brand: "#9caf88" }],
    ["Queremos una web rápida, botón de llamar enorme, negro y amarillo.", { ground: "#000000", brand: "#ffff00" }],
    ["Dark site, darkroom red as the only colour.", { brand: "#ff0000" }],
    ["Die Seite soll ruhig sein, gern Leinen- und Cognactöne.", { ground: "#e1d6c2", brand: "#b5793f" }],
    ["Pour le site : du bleu-gris, du blanc, du bois.", { ground: "#ffffff", second: "#6f4829" }],
    ["Kolory miodowe i ciemna zieleń, litery duże.", { brand: "#dda23a", second: "#006400" }],
    ["Earthy colours, serious, steps shown nicely please.", { brand: "#6e4f37" }],
  ])("%s", (text, colours) => expect(wishes(text).colours).toMatchObject(colours));

  test.each([
    "We pour red wine and white wine by the glass.",
    "Our cat is black with a white paw.",
    "Vino escluso, ma se avete una bottiglia che aspetta l'occasione ditemelo e costruisco il piatto attorno a quella.",
    "Available in the colours black and white.",
    "Good leather, black or brown, cut to your foot.",
    "Please order by Friday, red or white, and bring a bag.",
  ])("not of the page: %s", (text) => expect(wishes(text).colours).toEqual({}));
});

describe("structure", () => {
  test.each([
    ["No prices on the site.", { first: [], without: ["prices"] }],
    ["Please leave out the gallery.", { first: [], without: ["gallery"] }],
    ["Put the menu first.", { first: ["prices"], without: [] }],
    ["Start with the opening hours.", { first: ["visit"], without: [] }],
    ["Keine Preise auf der Seite, bitte.", { first: [], without: ["prices"] }],
    ["La carta primero.", { first: ["prices"], without: [] }],
    ["No reservations.", { first: [], without: [] }],
    ["No contracts, no fuss.", { first: [], without: [] }],
  ])("%s", (text, structure) => expect(wishes(text).structure).toEqual(structure));
});

const page = (designBrief: string) =>
  planFor(brief.parse({ template: "classic", projectTitle: "Marlow Bakery", industry: "restaurant", designBrief }));

test("a page follows the wishes and shows none of them", () => {
  const plan = page(
    "We bake rye bread on Mill Lane. Rye loaf £4.20\nOpen Mon-Fri 9am-5pm\nCream background and navy header. Start with the opening hours. No prices on the site. The main button should say Order bread. Nothing that moves.",
  );
  expect(plan.sections.map(({ kind }) => kind).slice(0, 2)).toEqual(["hero", "visit"]);
  expect(plan.sections.map(({ kind }) => kind)).not.toContain("prices");
  expect(plan.theme).toMatchObject({ mode: "light", motion: false, colours: { ground: "#fbf5e2", header: "#14295a" } });
  expect(plan.primaryAction.label).toBe("Order bread");
  expect(JSON.stringify(plan.sections)).not.toMatch(/background|header|No prices|Start with|moves|main button/i);
});

test.each([
  ["Wichtigster Knopf: Wertermittlung anfragen.", "Wertermittlung anfragen"],
  ["Fondo crema, por favor, y que el botón principal sea Reservar mesa.", "Reservar mesa"],
  ["please make the order by phone button the big one.", "Order by phone"],
  ['"Request a quote" is what we want people to do.', "Request a quote"],
  ["Ask for a walkthrough, that's the button.", "Ask for a walkthrough"],
  ["The first thing people should do is ring us.", "Ring us"],
  ["الزر الرئيسي: احجز موعداً", "احجز موعداً"],
  ["Main action: call us. Main action: book online.", "Book online"],
])("the main action: %s", (text, label) => expect(page(text).primaryAction.label).toBe(label));

describe("what a page is to look like", () => {
  test.each([
    ["Queria um site moderno, escuro com verde neon, por favor", "#39ff14"],
    ["I want a dark site with neon green please.", "#39ff14"],
  ])("%s is dark in that colour", (text, brand) => {
    const { mode, colours } = wishes(text);
    expect([mode, colours.brand]).toEqual(["dark", brand]);
  });

  test("colours of things stand for the page where a look is spoken of", () => {
    expect(
      wishes("Darf ruhig nach Eisen und Holz ausschauen, dunkel, aber nicht wie ein Mittelaltermarkt."),
    ).toMatchObject({
      mode: "dark",
      colours: { brand: readColourName("couleur fer"), second: readColourName("couleur bois") },
    });
    expect(wishes("Strona ma być prosta, spokojna, w kolorze drewna i lnu.").colours.brand).toBe(
      readColourName("couleur bois"),
    );
    expect(wishes("Wir schmieden Eisen und biegen Holz.").colours).toEqual({});
  });

  test("a button that is asked for beside a colour takes it from nothing", () =>
    expect(wishes("Kindly use blue colour and give one Call Now button at bottom always.").colours).toEqual({
      brand: "#0000ff",
    }));

  test("two tones of sand are no ground and no colour on it", () =>
    expect(wishes("Pretendemos uma página luminosa, serena, tons de areia e linho.").colours).not.toHaveProperty(
      "ground",
    ));

  test.each([
    ["I want a dark background, mustard yellow.", "dark"],
    ["Quiero fondo oscuro, rojo y naranja.", "dark"],
    ["Chcę jasne tło, granatowe napisy.", "light"],
  ])("a ground that is dark or light has no colour of what follows: %s", (text, mode) => {
    expect(wishes(text).mode).toBe(mode);
    expect(wishes(text).colours).not.toHaveProperty("ground");
  });

  test("a colour before a part's own is the page's", () =>
    expect(wishes("Le bleu-vert du golfe, du blanc, un rouge bouée pour le bouton.").colours).toEqual({
      ground: "#ffffff",
      brand: "#008080",
      action: "#ff0000",
    }));

  test.each([
    ["Dark sea blue and brass.", "#002a3f"],
    ["Graag rustig en waardig, grijsblauw en zandkleur.", "#6b8299"],
    ["Escuro, luz âmbar, pouco texto.", "#f59e0b"],
  ])("reads a colour that two words name: %s", (text, brand) => expect(wishes(text).colours).toMatchObject({ brand }));

  test.each([
    ["want it fun and yellow, rounded, big BOOK button that goes to my whatsapp", { brand: "#ffff00" }],
    ["the button, make it yellow please", { action: "#ffff00" }],
    ["أسود وعنّابي وذهبي خفيف", { ground: "#000000", brand: "#800020", second: "#ffd700" }],
  ])("knows what a colour is of: %s", (text, colours) => expect(wishes(text).colours).toEqual(colours));

  test("white and another are two", () =>
    expect(wishes("graag vrolijk, rood wit graag!").colours).toEqual({ ground: "#ffffff", brand: "#ff0000" }));
});
