import { describe, expect, test } from "vitest";
import { findAddress } from "./find-address";
import { findEmails } from "./find-emails";
import { findPhones } from "./find-phones";
import { findSocialLinks } from "./find-social-links";
import { readSource } from "./source-text";

describe("telephone numbers", () => {
  test.each([
    ["Call (512) 555-0147 today", "(512) 555-0147", "tel:+15125550147"],
    ["Text or call 612.555.0163.", "612.555.0163", "tel:+16125550163"],
    ["1-800-555-0199", "1-800-555-0199", "tel:+18005550199"],
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
    ["هاتف: ٠٦٥٥٥٠١٢٣", "٠٦٥٥٥٠١٢٣", "tel:065550123"],
  ])("%s", (text, display, href) => {
    expect(findPhones(readSource(text)).map(({ value }) => value)).toEqual([{ display, href }]);
  });

  test.each([
    "Open 9.00-17.30 and 10.00-14.00",
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

describe("postal addresses", () => {
  test.each([
    ["Find us at 84 Kirkgate, Leeds LS2 7DJ. Come in.", ["84 Kirkgate", "Leeds LS2 7DJ"]],
    ["23 Hawley Square, Margate, CT9 1PF", ["23 Hawley Square", "Margate, CT9 1PF"]],
    ["Address: 401 B Street, Suite 200, San Diego, CA 92101", ["401 B Street, Suite 200", "San Diego, CA 92101"]],
    [
      "1508 South 5th Street, Suite 3\nAustin, TX 78704-1234",
      ["1508 South 5th Street, Suite 3", "Austin, TX 78704-1234"],
    ],
    ["Große Elbstraße 212, 22767 Hamburg", ["Große Elbstraße 212", "22767 Hamburg"]],
    ["Bäckerei Frey\nHauptstr. 12a\n60311 Frankfurt am Main", ["Hauptstr. 12a", "60311 Frankfurt am Main"]],
    ["Calle de la Paz 12, 2º B, 46003 Valencia", ["Calle de la Paz 12, 2º B", "46003 Valencia"]],
    ["Estamos en C/ Mayor 5, 28013 Madrid, España", ["C/ Mayor 5", "28013 Madrid", "España"]],
    [
      "The Old Dairy, Ballyloughane Road, Galway, H91 X2K4, Ireland.",
      ["The Old Dairy", "Ballyloughane Road", "Galway, H91 X2K4", "Ireland"],
    ],
    ["Sint-Jacobsnieuwstraat 42\n9000 Gent", ["Sint-Jacobsnieuwstraat 42", "9000 Gent"]],
    ["Address: 12 Mill Lane, Ludlow", ["12 Mill Lane", "Ludlow"]],
  ])("%s", (text, lines) => {
    const address = findAddress(readSource(text))?.value;
    expect(address?.lines).toEqual(lines);
    expect(address?.mapHref).toBe(
      `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(lines.join(", "))}`,
    );
  });

  test.each([
    "We sold 12000 Tickets in May",
    "Since 1998 Hamburg is our home",
    "Open 9 to 5",
    "a bakery on Kirkgate in Leeds",
  ])("none in: %s", (text) => {
    expect(findAddress(readSource(text))).toBeUndefined();
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
