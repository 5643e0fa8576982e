import { expect, test } from "vitest";
import { findEstablished } from "./find-established";
import { readSource } from "./source-text";

const year = (text: string) => findEstablished(readSource(text))?.value;

test.each([
  ["Founded in 2004, we bake bread.", "2004"],
  ["Going since 1987 when my mum started it", "1987"],
  ["We have been here since 1993.", "1993"],
  ["Der Ederkrug steht seit 1886 an der Straße.", "1886"],
  ["Gegründet im Jahr 1961.", "1961"],
  ["Fundada en 2004 por la Dra. Carmen Vidal, dentista.", "2004"],
  ["La familia muele aquí desde 1932.", "1932"],
  ["Association fondée en 2009, 42 parcelles", "2009"],
  ["Dal 1968 la nostra famiglia cucina qui.", "1968"],
  ["Fundada em 1999 no Porto.", "1999"],
  ["Opgericht in 1985.", "1985"],
  ["Piekarnia założona w 1992 roku.", "1992"],
  ["Zakład działa od 2006 r. Lekarz Ewa Lis oraz technik Jan Mazur.", "2006"],
  ["تأسست عام ٢٠٠٦", "2006"],
  ["In 2011 I opened a small studio in Hokitika.", "2011"],
  ["Abrí mi propio taller en 2003 en la calle del Rosal.", "2003"],
  ["Empezamos en 2018 con un telescopio.", "2018"],
  ["Comecei em 2016 na garagem de casa!", "2016"],
  ["Opgestart in 2016, erkend.", "2016"],
  ["Zaczynałam w 2017 roku od urodzin chrześniaka.", "2017"],
  ["فاتحين من ٢٠١٥ والحمدلله", "2015"],
  ["Ann opened Culleen Physio in 2011 over the chemist.", "2011"],
  ["Our law office has been in Marburg since 1998.", "1998"],
  ["Carpenters in Leith since 1962.", "1962"],
])("%s", (text, expected) => {
  expect(year(text)).toBe(expected);
  const words = findEstablished(readSource(text))?.words;
  expect(text).toContain(words);
});

test.each([
  "Dr. Katharina Weber, Fachanwältin für Arbeitsrecht, seit 2004 zugelassen.",
  "Wir sind seit 2004 Mitglied der Kammer.",
  "الدكتورة ليلى منصور، اختصاصية طب أطفال منذ عام 2006.",
  "I have been a potter since 2004.",
  "Anna Berg, baker since 2011, joined us.",
  "Members of the Guild since 2011.",
  "Kabiny prysznicowe na wymiar, szkło 8 mm, od 1900 zł",
  "Witraż na zamówienie od 1800 zł/m²",
  "êtes-vous certifiée ? (oui depuis 2016), peut-on venir aider ?",
  "Our second shop opened in 2019.",
  "In 2019 we opened a second shop.",
  "She started baking bread in 2003.",
  "He opened the mill in 1911 and we took it over in 2004.",
  "The website opened its doors in 2020.",
  "Licensed since 1999.",
  "Pächterin ist seit 2021 Silke Vogt.",
  "Emma Stone, our baker, has worked since 2015.",
  "Specialist lawyer (Fachanwalt) for employment law since 2009.",
  "Dr. Ann Bell: family law. Specialises in divorce. With the firm since 2011.",
  "Geprüfter Restaurator, Schreinermeister seit 2009.",
  "Vereidigte Dolmetscherin seit 2015.",
  "Psicóloga clínica desde 2012.",
  "Diplômée de l'école de Lyon, ostéopathe depuis 2014.",
  "Fisioterapista dal 2010.",
  "Advogada desde 2008.",
  "Beëdigd vertaler sinds 2016.",
  "Adwokat od 2007 roku.",
  "Magiel stoi od 1964, ja go mam od 1991.",
  "Lleva en esto desde 1984, el taller propio lo montó en 1996.",
  "The forge has stood here since 1911 and I have run it since 2003.",
  "Die Mühle steht seit 1820, ich habe sie seit 2011.",
  "Aperti da marzo 2021, prima qui c'era la merceria della Iole che aveva aperto nel 1955.",
])("not the business's beginning: %s", (text) => {
  expect(year(text)).toBeUndefined();
});
