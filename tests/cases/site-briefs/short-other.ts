import { siteCase } from "./site-case";

export const shortOther = [
  siteCase(
    "two-ladders",
    {
      template: "react-landing",
      projectTitle: "Two Ladders",
      industry: "other",
      audience: "general-consumers",
      colorTheme: "#22C55E",
      fontFamily: "Roboto",
      designBrief: `WE CLEAN GUTTERS. Swansea and Gower. From £45 for a terrace, £70 for a semi. Photos before and after. Gethin & Ryan 07700 900 233`,
    },
    ["£45", "£70", "Gethin", "Ryan", "07700 900 233", "Swansea"],
  ),
  siteCase(
    "tern-island",
    {
      template: "modern",
      projectTitle: "Tern Island Kayaks",
      industry: "other",
      audience: "young-adults",
      colorTheme: "#0284C7",
      fontFamily: "Merriweather",
      designBrief: `Kayak rentals on Lake Champlain, singles $25 for two hours and doubles $40. Open daily 9 to 6 from Memorial Day to Labor Day. 12 Harbor Road, South Hero, VT 05486, 802-555-0176.`,
    },
    ["$25", "$40", "9 to 6", "12 Harbor Road", "South Hero, VT 05486", "802-555-0176", "Memorial Day"],
  ),
  siteCase(
    "fenland-bats",
    {
      template: "professional",
      projectTitle: "Fenland Bat Surveys",
      industry: "other",
      audience: "business-professionals",
      colorTheme: "#3F6212",
      fontFamily: "Playfair Display",
      designBrief: `Bat surveys for barns, churches and loft conversions in Cambridgeshire. Licensed ecologist Dr Yvonne Stead. Preliminary roost assessment £340, report in a week. Season for dusk surveys is May to September so please ask early. survey@fenlandbats.example`,
    },
    ["£340", "Yvonne Stead", "survey@fenlandbats.example", "May to September", "Cambridgeshire"],
  ),
  siteCase(
    "bell-ringers",
    {
      template: "classic",
      projectTitle: "St Osyth Bell Ringers",
      industry: "other",
      audience: "general-consumers",
      colorTheme: "#713F12",
      fontFamily: "Inter",
      designBrief: `We ring eight bells, the oldest from 1612, and we need two more people. Practice is Tuesday 7.30pm to 9pm, then the pub. No need to be musical or to believe anything. Ask Gillian Rusk, 01632 960 266.`,
    },
    ["1612", "7.30pm to 9pm", "Gillian Rusk", "01632 960 266", "eight bells"],
  ),
];
