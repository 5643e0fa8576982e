import { expect, it } from "vitest";
import { deviceOf } from "./device-of";

const CHROME = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0";

it.each([
  [
    "an iPhone",
    "phone",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1",
  ],
  ["an Android phone", "phone", `Mozilla/5.0 (Linux; Android 10; K) ${CHROME} Mobile Safari/537.36`],
  ["Firefox on an Android phone", "phone", "Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0"],
  [
    "Opera Mini",
    "phone",
    "Opera/9.80 (J2ME/MIDP; Opera Mini/9.80 (S60; SymbOS; Opera Mobi/23.348; U; en) Presto/2.5.25 Version/10.54",
  ],
  [
    "an iPad that says so",
    "tablet",
    "Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1.2 Mobile/15E148 Safari/604.1",
  ],
  ["an Android tablet", "tablet", `Mozilla/5.0 (Linux; Android 10; K) ${CHROME} Safari/537.36`],
  ["Firefox on an Android tablet", "tablet", "Mozilla/5.0 (Android 15; Tablet; rv:140.0) Gecko/140.0 Firefox/140.0"],
  [
    "a Kindle Fire",
    "tablet",
    "Mozilla/5.0 (Linux; U; en-us; KFAPWI) AppleWebKit/535.19 (KHTML, like Gecko) Silk/3.13 Safari/535.19 Silk-Accelerated=true",
  ],
  ["Windows", "desktop", `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36`],
  [
    "a Mac, or an iPad that says it is one",
    "desktop",
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15",
  ],
  ["Linux", "desktop", "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"],
  ["a television", "desktop", `Mozilla/5.0 (Linux; Android 12; Android TV) ${CHROME} Safari/537.36`],
])("takes %s for a %s", (_name, device, userAgent) => expect(deviceOf({ userAgent })).toBe(device));

it("believes what a browser says of itself before what its name suggests", () => {
  const userAgent = `Mozilla/5.0 (X11; Linux x86_64) ${CHROME} Safari/537.36`;
  expect(deviceOf({ userAgent, mobileHint: "?1", platformHint: '"Android"' })).toBe("phone");
  expect(deviceOf({ userAgent, mobileHint: "?0", platformHint: '"Android"' })).toBe("tablet");
  expect(deviceOf({ userAgent, mobileHint: "?0", platformHint: '"Linux"' })).toBe("desktop");
});
