import { siteCase } from "./site-case";

export const shortEcommerce = [
  siteCase(
    "one-odd-button",
    {
      template: "react-landing",
      projectTitle: "One Odd Button",
      industry: "ecommerce",
      audience: "general-consumers",
      colorTheme: "#FB7185",
      fontFamily: "Playfair Display",
      designBrief: `Send a photo of the button you lost and I'll find its twin. 40,000 in drawers, £2.50 each including the stamp. match@oneoddbutton.example`,
    },
    ["£2.50", "40,000", "match@oneoddbutton.example", "find its twin"],
  ),
  siteCase(
    "dune-lamps",
    {
      template: "modern",
      projectTitle: "متجر كثيب للإضاءة",
      industry: "ecommerce",
      audience: "general-consumers",
      colorTheme: "#D97706",
      fontFamily: "Inter",
      designBrief: `مصابيح من الجبس تُصنع يدوياً في جدة. المصباح الصغير 240 ريال والكبير 390 ريال، والتوصيل داخل المملكة خلال خمسة أيام. للطلب: 012 555 0117 أو talab@katheeb.example`,
    },
    ["240 ريال", "390 ريال", "012 555 0117", "talab@katheeb.example", "خمسة أيام"],
  ),
  siteCase(
    "reseat-chairs",
    {
      template: "professional",
      projectTitle: "Reseat Dental Chairs",
      industry: "ecommerce",
      audience: "business-professionals",
      colorTheme: "#4338CA",
      fontFamily: "Open Sans",
      designBrief: `Refurbished dental chairs with a one year warranty, delivered and bolted down anywhere in Ohio. From $3,200. We also buy old ones. 330-555-0151, Monday to Friday 8 to 4, chairs@reseat.example`,
    },
    ["$3,200", "one year warranty", "330-555-0151", "8 to 4", "chairs@reseat.example", "Ohio"],
  ),
  siteCase(
    "quill-wire",
    {
      template: "classic",
      projectTitle: "Quill & Wire",
      industry: "ecommerce",
      audience: "general-consumers",
      colorTheme: "#4A044E",
      fontFamily: "Roboto",
      designBrief: `Strings, plectra and felt for harpsichords, cut to your list. Brass and iron wire from €0.80 a metre, seagull quills €1.20 each. Orders to theodora@quillwire.example, posted from Kilkenny on Thursdays.`,
    },
    ["€0.80", "€1.20", "theodora@quillwire.example", "Kilkenny", "Thursdays"],
  ),
];
