import { siteCase } from "./site-case";

export const shortHealthcare = [
  siteCase(
    "second-feed",
    {
      template: "react-landing",
      projectTitle: "Second Feed Night Nanny",
      industry: "healthcare",
      audience: "families",
      colorTheme: "#A78BFA",
      fontFamily: "Merriweather",
      designBrief: `i come at 10pm, you sleep, i leave at 6am. newborns and twins, south london. £160 a night. Bukola, 020 7946 0581`,
    },
    ["10pm", "6am", "£160", "Bukola", "020 7946 0581"],
  ),
  siteCase(
    "clear-vowel",
    {
      template: "modern",
      projectTitle: "Clear Vowel Speech Therapy",
      industry: "healthcare",
      audience: "families",
      colorTheme: "#06B6D4",
      fontFamily: "Inter",
      designBrief: `Speech therapy for kids who stutter, in Madison, Wisconsin, with a big rug and no desk. Sessions are 45 minutes and $110; the first is on video so your child can show us their room. Call Hannah Obi at 608-555-0125.`,
    },
    ["$110", "45 minutes", "Hannah Obi", "608-555-0125", "Madison, Wisconsin"],
  ),
  siteCase(
    "physio-am-wehr",
    {
      template: "professional",
      projectTitle: "Physiotherapie am Wehr",
      industry: "healthcare",
      audience: "general-consumers",
      colorTheme: "#047857",
      fontFamily: "Montserrat",
      designBrief: `Krankengymnastik, Lymphdrainage und Fango in Bad Kissingen, alle Kassen und privat. Termine montags bis freitags von 7 bis 19 Uhr unter 0971 555 0160. Inhaber: Lukas Wehner.`,
    },
    ["7 bis 19 Uhr", "0971 555 0160", "Lukas Wehner", "Lymphdrainage", "Bad Kissingen"],
  ),
  siteCase(
    "dunmore-hearing",
    {
      template: "classic",
      projectTitle: "Dunmore Hearing",
      industry: "healthcare",
      audience: "seniors",
      colorTheme: "#1F2937",
      fontFamily: "Roboto",
      designBrief: `Hearing tests and hearing aid repairs from a blue van, in the village halls of Perthshire. A test is free. Batteries £3 a card. For dates ring Moira Dunmore, 01632 960 690, any time except during the archers.`,
    },
    ["£3", "Moira Dunmore", "01632 960 690", "Perthshire", "blue van"],
  ),
];
