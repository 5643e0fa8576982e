import { expect, it } from "vitest";
import { withoutDictatedOpening, withoutSiteOpening } from "./site-opening";

it.each([
  [
    "en",
    "I need a website for my taco truck its called El Azul, we park Tuesday thru Thursday behind the old brewery in Tulsa from five till nine.",
    /^Taco truck its called El Azul/u,
  ],
  [
    "es",
    "hola quiero una pagina para mi negocio Piñatas Doña Lola, estamos en la calle Nardo 20, colonia Las Higueras, y hacemos piñatas de estrella y de personaje",
    /^Piñatas Doña Lola, estamos/u,
  ],
  [
    "pt",
    "Precisamos de um site simples para a Lavandaria Maré Cheia, em Braga, na Rua do Tanque, n.º 73, r/c, 4700-210 Braga, mesmo ao lado da paragem do autocarro.",
    /^Lavandaria Maré Cheia, em Braga/u,
  ],
  [
    "pl",
    "Potrzebna strona dla wulkanizacji, Serwis Bocian, Białystok, ul. Lipowa 4, wjazd od strony myjni.",
    /^Serwis Bocian, Białystok/u,
  ],
  [
    "ar",
    "نرغب في إنشاء موقع لاستراحات الغدير لتأجير الاستراحات العائلية والشاليهات في محافظة الروضة الجنوبية بالمملكة العربية السعودية.",
    /^استراحات الغدير/u,
  ],
])("begins with the business that a site is wanted for (%s)", (language, text, left) =>
  expect(withoutSiteOpening(text, language)).toMatch(left),
);

it.each([
  ["en", "We have a little shop for alterations of clothes in Leicester, on the Narborough Road."],
  ["en", "People come to me for migraine, for bad sleep and for hands that have worked too long."],
  ["de", "Wir sind die Polsterei für alte Sessel und Sofas auf der anderen Seite des Flusses in Oldenburg."],
  ["pl", "Prowadzimy warsztat dla motocykli w Gdyni, po drugiej stronie torów."],
])("leaves what is told of the business (%s)", (language, text) =>
  expect(withoutSiteOpening(text, language)).toBe(text),
);

it("begins with the business where somebody speaks without an end", () => {
  const spoken =
    "right so im talking this into the phone in the van so fix whatever comes out wrong we are Lahan Chimney Care and we sweep chimneys and reline flues all over the north of the county";
  expect(withoutDictatedOpening(spoken, "en")).toMatch(/^We are Lahan Chimney Care and we sweep/u);
  const own =
    "we sweep chimneys and reline flues all over the north of the county and we are the only ones who still do it with a brush and a rope as my father did it before me";
  expect(withoutDictatedOpening(own, "en")).toBe(own);
});
