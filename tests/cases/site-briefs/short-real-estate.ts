import { siteCase } from "./site-case";

export const shortRealEstate = [
  siteCase(
    "prickly-pear",
    {
      template: "react-landing",
      projectTitle: "Prickly Pear Lots",
      industry: "real-estate",
      audience: "young-adults",
      colorTheme: "#D946EF",
      fontFamily: "Inter",
      designBrief: `Half acre lots outside Alpine, Texas, with a road, a well share and nothing else. From $14,500, owner financing. text Rudy 432-555-0189`,
    },
    ["$14,500", "Rudy", "432-555-0189", "Alpine, Texas", "well share"],
  ),
  siteCase(
    "cordwainer-studios",
    {
      template: "modern",
      projectTitle: "Cordwainer Studios",
      industry: "real-estate",
      audience: "business-professionals",
      colorTheme: "#525252",
      fontFamily: "Poppins",
      designBrief: `Nineteen studios for makers in a shoe factory in Northampton, 180 to 900 sq ft, £11 per sq ft a year, goods lift, kiln on the ground floor. Viewings Wednesdays 4-6pm or by asking Lorne on 01632 960 916. hello@cordwainer.example`,
    },
    ["£11", "4-6pm", "Lorne", "01632 960 916", "hello@cordwainer.example", "goods lift", "Nineteen studios"],
  ),
  siteCase(
    "relocation-desk",
    {
      template: "professional",
      projectTitle: "Landing Desk Dublin",
      industry: "real-estate",
      audience: "business-professionals",
      colorTheme: "#2563EB",
      fontFamily: "Playfair Display",
      designBrief: `We find homes for people whose employer is moving them to Dublin: search, viewings, lease and the first bin day. Fixed fee of €1,900 paid by the company. Contact Aoife Brannigan, aoife@landingdesk.example, 01 555 0148.`,
    },
    ["€1,900", "Aoife Brannigan", "aoife@landingdesk.example", "01 555 0148", "the first bin day"],
  ),
  siteCase(
    "casas-rurales-teba",
    {
      template: "classic",
      projectTitle: "Casas de Teba",
      industry: "real-estate",
      audience: "families",
      colorTheme: "#B91C1C",
      fontFamily: "Lato",
      designBrief: `Vendemos casas de pueblo en Teba (Málaga), con patio y sin prisa. Visitas los sábados de 10:00 a 13:00 con Amparo Cuenca, tel. 952 55 01 39.`,
    },
    ["10:00 a 13:00", "Amparo Cuenca", "952 55 01 39", "Teba"],
  ),
];
