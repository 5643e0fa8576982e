import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findAddress, readAddress } from "./find-address";
import { findEmails } from "./find-emails";
import { findPhones, phoneTokens } from "./find-phones";
import { findSocialLinks } from "./find-social-links";
import { readSource } from "./source-text";

describe("telephone numbers", () => {
  test.each([
    ["Call (512) 555-0147 today", "(512) 555-0147", "tel:+15125550147"],
    ["Text or call 612.555.0163.", "612.555.0163", "tel:+16125550163"],
    ["1-800-555-0199", "1-800-555-0199", "tel:+18005550199"],
    ["Siamo a Padova e rispondiamo al telefono: 351 555 0190.", "351 555 0190", "tel:3515550190"],
    ["Ring 0113 496 0182 or come by", "0113 496 0182", "tel:01134960182"],
    ["020 7946 0958", "020 7946 0958", "tel:02079460958"],
    ["+44 (0)20 7946 0958", "+44 (0)20 7946 0958", "tel:+442079460958"],
    ["Telefon: 040 66969-310", "040 66969-310", "tel:04066969310"],
    ["Tel. +49 40 66969 310", "+49 40 66969 310", "tel:+494066969310"],
    ["0049 40 66969310", "0049 40 66969310", "tel:+494066969310"],
    ["Teléfono: 963 555 012", "963 555 012", "tel:963555012"],
    ["Tél. 01 23 45 67 89", "01 23 45 67 89", "tel:0123456789"],
    ["+353 91 555 014", "+353 91 555 014", "tel:+35391555014"],
    ["(415) 555-0132 ext. 12", "(415) 555-0132 ext. 12", "tel:+14155550132;ext=12"],
    ["mit Nummer 555-0183, auch samstags", "555-0183", "tel:5550183"],
    ["escribir al 555-0109", "555-0109", "tel:5550109"],
    ["Shazza 555-0171. Yes I'm a woman", "555-0171", "tel:5550171"],
    ["Tlf. 77 55 01 20", "77 55 01 20", "tel:77550120"],
    ["Tlf. 77550120", "77550120", "tel:77550120"],
    ["Bel ons op 020 555 0134", "020 555 0134", "tel:0205550134"],
    ["Zadzwoń pod nr 42 555 01 23", "42 555 01 23", "tel:425550123"],
    ["Encontro no parque da praia de São Julião. 261 555 019.", "261 555 019", "tel:261555019"],
    ["Ligue para 912345678", "912345678", "tel:912345678"],
    ["هاتف: ٠٦٥٥٥٠١٢٣", "٠٦٥٥٥٠١٢٣", "tel:065550123"],
  ])("%s", (text, display, href) => {
    expect(findPhones(readSource(text)).map(({ value }) => value)).toEqual([{ display, href }]);
  });

  test.each([
    "Open 9.00-17.30 and 10.00-14.00",
    "Sprzedaliśmy już 261 555 019 sztuk",
    "Fax: 040 66969-311",
    "Founded 12.05.1998, renewed 2004-2016",
    "Prices from $1 200 000 to £250 000",
    "84 Kirkgate, Leeds LS2 7DJ",
    "1508 South 5th Street, Austin, TX 78704",
    "Order 1234567 pieces",
  ])("no number in: %s", (text) => {
    expect(findPhones(readSource(text))).toEqual([]);
  });
});

test("a number for emergencies comes after the ordinary one", () => {
  const phones = findPhones(readSource("Notdienst: 0171 5550123\nPraxis: 0551 555012"));
  expect(phones.map(({ value }) => value.display)).toEqual(["0551 555012", "0171 5550123"]);
});

describe("e-mail addresses", () => {
  test.each([
    ["write to ola@padaria.example.", ["ola@padaria.example"]],
    [
      "E-Mail: kanzlei@thomsen-yildiz.example, oder info@a.b.example",
      ["kanzlei@thomsen-yildiz.example", "info@a.b.example"],
    ],
    ["<first.last+tag@sub.domain.co.uk>", ["first.last+tag@sub.domain.co.uk"]],
    ["@padaria on Instagram, a @ b, x@y", []],
  ])("%s", (text, emails) => {
    expect(findEmails(readSource(text)).map(({ value }) => value)).toEqual(emails);
  });
});

const addressOf = (text: string) => findAddress(readSource(text))?.value.lines;

describe("postal addresses", () => {
  test.each([
    ["Find us at 84 Kirkgate, Leeds LS2 7DJ. Come in.", ["84 Kirkgate", "Leeds LS2 7DJ"]],
    ["23 Hawley Square, Margate, CT9 1PF", ["23 Hawley Square", "Margate, CT9 1PF"]],
    ["Address: 401 B Street, Suite 200, San Diego, CA 92101", ["401 B Street, Suite 200", "San Diego, CA 92101"]],
    [
      "1508 South 5th Street, Suite 3\nAustin, TX 78704-1234",
      ["1508 South 5th Street, Suite 3", "Austin, TX 78704-1234"],
    ],
    ["12 Market St, Hebden Bridge HX7 6EU, 01422 555 018", ["12 Market St", "Hebden Bridge HX7 6EU"]],
    ["12 May Street, Belfast BT1 4NR", ["12 May Street", "Belfast BT1 4NR"]],
    ["Our kitchen at 75 Plato Blvd W, Saint Paul, MN 55107 is staffed.", ["75 Plato Blvd W", "Saint Paul, MN 55107"]],
    ["12 Mill Lane\nLudlow\nSY8 1AA", ["12 Mill Lane", "Ludlow, SY8 1AA"]],
    ["Shop 5, 123 George St, Sydney NSW 2000", ["Shop 5, 123 George St", "Sydney NSW 2000"]],
    [
      "Unit 4, Rotherwas Industrial Estate, Hereford HR2 6JQ.",
      ["Unit 4, Rotherwas Industrial Estate", "Hereford HR2 6JQ"],
    ],
    ["118 Fulton Alley, Portland OR", ["118 Fulton Alley", "Portland OR"]],
    ["118 Fulton Alley, Portland, Oregon", ["118 Fulton Alley", "Portland", "Oregon"]],
    ["Address: 12 Mill Lane, Ludlow", ["12 Mill Lane", "Ludlow"]],
    ["12 Mill Lane, Ludlow, Shropshire", ["12 Mill Lane", "Ludlow", "Shropshire"]],
    ["77 Haywood Road. Dog friendly.", ["77 Haywood Road"]],
    [
      "The Old Dairy, Ballyloughane Road, Galway, H91 X2K4, Ireland.",
      ["The Old Dairy", "Ballyloughane Road", "Galway, H91 X2K4", "Ireland"],
    ],
    ["Main Street, Ennistymon, Co. Clare", ["Main Street", "Ennistymon", "Co. Clare"]],
    [
      "St Brigid's NS, Kilteel, Naas, Co. Kildare, W91 XY12",
      ["St Brigid's NS", "Kilteel", "Naas", "Co. Kildare, W91 XY12"],
    ],
    ["Große Elbstraße 212, 22767 Hamburg", ["Große Elbstraße 212", "22767 Hamburg"]],
    ["Weingut Kern, Obergasse 12, 55234 Bechenheim", ["Obergasse 12", "55234 Bechenheim"]],
    ["Odile Vandenbroucke, rue de Fer 77, 5000 Namur", ["rue de Fer 77", "5000 Namur"]],
    ["Bäckerei Frey\nHauptstr. 12a\n60311 Frankfurt am Main", ["Hauptstr. 12a", "60311 Frankfurt am Main"]],
    ["Straße des 17. Juni 135, 10623 Berlin", ["Straße des 17. Juni 135", "10623 Berlin"]],
    ["Am Markt 5, 06108 Halle (Saale)", ["Am Markt 5", "06108 Halle (Saale)"]],
    ["Domplatz 12, 48143 Münster. Telefon 0251 555 0170", ["Domplatz 12", "48143 Münster"]],
    ["Calle de la Paz 12, 2º B, 46003 Valencia", ["Calle de la Paz 12, 2º B", "46003 Valencia"]],
    ["Estamos en C/ Mayor 5, 28013 Madrid, España", ["C/ Mayor 5", "28013 Madrid", "España"]],
    ["Camino del Molino s/n, 23370 Orcera", ["Camino del Molino s/n", "23370 Orcera"]],
    ["Calle Jabonería 8, 11612 Benaocaz (Cádiz). Reservas", ["Calle Jabonería 8", "11612 Benaocaz (Cádiz)"]],
    ["Quai de Gand 17, 59100 Roubaix.", ["Quai de Gand 17", "59100 Roubaix"]],
    ["12, rue des Lilas, 75011 Paris CEDEX 11, France", ["12, rue des Lilas", "75011 Paris CEDEX 11", "France"]],
    ["Dove siamo\nVia della Lungaretta 24, 00153 Roma", ["Via della Lungaretta 24", "00153 Roma"]],
    ["Via Garibaldi, 7, 40124 Bologna BO", ["Via Garibaldi, 7", "40124 Bologna BO"]],
    ["Via 25 Aprile 3, 20121 Milano (MI)", ["Via 25 Aprile 3", "20121 Milano (MI)"]],
    ["ul. Piotrkowska 12/4, 90-001 Łódź", ["ul. Piotrkowska 12/4", "90-001 Łódź"]],
    ["90-001 Łódź, ul. 3 Maja 12", ["90-001 Łódź", "ul. 3 Maja 12"]],
    ["Al. Jerozolimskie 44 lok. 3, 00-024 Warszawa", ["Al. Jerozolimskie 44 lok. 3", "00-024 Warszawa"]],
    ["Rua da Prata 5, 2º Esq., 1100-420 Lisboa", ["Rua da Prata 5, 2º Esq.", "1100-420 Lisboa"]],
    ["Sint-Jacobsnieuwstraat 42\n9000 Gent", ["Sint-Jacobsnieuwstraat 42", "9000 Gent"]],
    ["Oudezijds Voorburgwal 12, 1012 GE Amsterdam", ["Oudezijds Voorburgwal 12", "1012 GE Amsterdam"]],
    ["Storgata 5, 0155 Oslo", ["Storgata 5", "0155 Oslo"]],
    ["Kungsgatan 12, 111 43 Stockholm", ["Kungsgatan 12", "111 43 Stockholm"]],
    ["Vesterbrogade 10, 1620 København V", ["Vesterbrogade 10", "1620 København V"]],
    [
      "عيادة طب أطفال في عمّان، شارع المدينة المنورة 112، الطابق الثالث.",
      ["عمّان", "شارع المدينة المنورة 112, الطابق الثالث"],
    ],
  ])("%s", (text, lines) => {
    const address = findAddress(readSource(text));
    expect(address?.value.lines).toEqual(lines);
    expect(address?.value.mapHref).toBe(
      `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(lines.join(", "))}`,
    );
    expect(text).toContain(address?.words?.split("\n")[0]);
  });

  test.each([
    "We sold 12000 Tickets in May",
    "Since 1998 Hamburg is our home",
    "Open 9 to 5",
    "a bakery on Kirkgate in Leeds",
    "25 years experience, Hereford HR2 6JQ",
    "Mon-Fri 8.30-5.30, Hereford HR2 6JQ",
    "Sold 500 Boxes, 20095 Hamburg",
    "Five minutes from the High Street, Leeds LS2 7DJ",
    "17 Oct - Moth Club, London (sold out)",
    "Meet us via Zoom 24",
    "We close May 9, Ludlow",
  ])("none in: %s", (text) => {
    expect(addressOf(text)).toBeUndefined();
  });

  test.each([
    "We moved from 12 Mill Lane, Ludlow SY8 1AA last year.",
    "Park at 12 Mill Lane, Ludlow SY8 1AA",
    "Every Tuesday we meet, 12 Mill Lane, Ludlow",
    "12 Mill Lane, Ludlow, Anna Baker",
    "12 Mill Lane, Ludlow, Monday to Friday 9-5",
    "Früher waren wir in der Hauptstraße 12, 20095 Hamburg",
  ])("unread: %s", (text) => {
    const { found, unread } = readAddress(readSource(text));
    expect(found).toBeUndefined();
    expect(unread.map(({ sentenceId }) => sentenceId)).toEqual([0]);
  });

  test("lines above a town that are none of an address are not part of it", () => {
    const lines = ["25 years experience.", "Mon-Fri 8.30-5.30", "Sat by appointment."];
    const address = ["Unit 4, Rotherwas Industrial Estate", "Hereford HR2 6JQ"];
    const read = ["Unit 4, Rotherwas Industrial Estate", "Hereford HR2 6JQ"];
    expect(addressOf([...lines, ...address].join("\n"))).toEqual(read);
    fc.assert(
      fc.property(fc.shuffledSubarray([...lines, "Anna Baker, owner", "Open 9 to 5"]), (around) => {
        expect(addressOf([...around, ...address, ...around].join("\n"))).toEqual(read);
        expect(addressOf([...around, address[1]].join("\n"))).toBeUndefined();
      }),
      { numRuns: process.env.FULL ? 500 : 40 },
    );
  });
});

describe("profiles on social networks", () => {
  test.each([
    ["Instagram: @padaria.alfazema", "Instagram", "https://www.instagram.com/padaria.alfazema"],
    ["@bean.there on TikTok", "TikTok", "https://www.tiktok.com/@bean.there"],
    ["see https://www.linkedin.com/company/harbour-law.", "LinkedIn", "https://www.linkedin.com/company/harbour-law"],
    ["facebook.com/spokecommons", "Facebook", "https://facebook.com/spokecommons"],
  ])("%s", (text, label, href) => {
    expect(findSocialLinks(readSource(text)).map(({ value }) => value)).toEqual([{ label, href }]);
  });

  test("other addresses and bare e-mail are none", () => {
    expect(findSocialLinks(readSource("https://example.com/a, ig@example.com, https://notfacebook.com/x"))).toEqual([]);
  });
});

test("a number whose groups are kept together is one", () => {
  expect(phoneTokens("Call 07700\u00a0900\u00a0233").map(({ start, end }) => [start, end])).toEqual([[5, 18]]);
});
