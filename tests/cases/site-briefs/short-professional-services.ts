import { siteCase } from "./site-case";

export const shortProfessionalServices = [
  siteCase(
    "spare-desk",
    {
      template: "react-landing",
      projectTitle: "Spare Desk",
      industry: "professional-services",
      audience: "business-professionals",
      colorTheme: "#F43F5E",
      fontFamily: "Open Sans",
      designBrief: `Virtual assistant for plumbers & electricians. I answer your phone, send your quotes and chase your invoices. $32/hour, no minimum. Mon-Fri 7am-4pm Pacific. gretchen@sparedesk.example`,
    },
    ["$32/hour", "7am-4pm", "gretchen@sparedesk.example", "chase your invoices", "plumbers & electricians"],
  ),
  siteCase(
    "patent-drawing",
    {
      template: "modern",
      projectTitle: "Sable Line Patent Drawings",
      industry: "professional-services",
      audience: "business-professionals",
      colorTheme: "#18181B",
      fontFamily: "Playfair Display",
      designBrief: `Patent drawings by hand and by CAD, EPO and USPTO rules, three working days. £45 per sheet. Draughtsman: Wilf Ogilvie. drawings@sableline.example. A dark page.`,
    },
    ["£45", "Wilf Ogilvie", "drawings@sableline.example", "three working days", "EPO and USPTO rules"],
  ),
  siteCase(
    "ferrandiz-interprete",
    {
      template: "professional",
      projectTitle: "Clara Ferrándiz, intérprete",
      industry: "professional-services",
      audience: "business-professionals",
      colorTheme: "#0369A1",
      fontFamily: "Merriweather",
      designBrief: `Intérprete de conferencias en Madrid, de inglés y portugués a español, en cabina o en su sala de juntas. Media jornada 420 €, jornada completa 680 €. Teléfono 910 55 01 55, clara@ferrandiz.example.`,
    },
    ["420 €", "680 €", "910 55 01 55", "clara@ferrandiz.example", "portugués"],
  ),
  siteCase(
    "fitch-notary",
    {
      template: "classic",
      projectTitle: "Fitch Mobile Notary",
      industry: "professional-services",
      audience: "seniors",
      colorTheme: "#064E3B",
      fontFamily: "Lato",
      designBrief: `Notary public who drives to you, anywhere in Lancaster County, Nebraska, hospitals and kitchens included. $15 a signature plus $25 travel. Leonard Fitch, (402) 555-0133, 8am to 8pm every day.`,
    },
    ["$15", "$25", "Leonard Fitch", "(402) 555-0133", "8am to 8pm", "Lancaster County"],
  ),
];
