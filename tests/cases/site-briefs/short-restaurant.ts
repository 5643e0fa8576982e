import { siteCase } from "./site-case";

export const shortRestaurants = [
  siteCase(
    "tin-kettle",
    {
      template: "react-landing",
      projectTitle: "Tin Kettle Tea Truck",
      industry: "restaurant",
      audience: "general-consumers",
      colorTheme: "#84CC16",
      fontFamily: "Open Sans",
      designBrief: `A green horsebox that sells proper tea and fried egg sandwiches at Ballymaloe crossroads car boot and wherever there's a queue. Sundays from 7am. Ring Dympna on 087 555 0114 to book her for a wedding.`,
    },
    ["7am", "Dympna", "087 555 0114", "fried egg sandwiches", "Sundays"],
  ),
  siteCase(
    "kichererbse",
    {
      template: "modern",
      projectTitle: "Kichererbse & Korn",
      industry: "restaurant",
      audience: "young-adults",
      colorTheme: "#EAB308",
      fontFamily: "Montserrat",
      designBrief: `Mittagstisch in Freiburg: jeden Tag zwei Eintöpfe, beide vegan, beide 8,50 €. Mo-Fr 11:30-14:30 Uhr, wenn der Topf leer ist, ist er leer. Klarastraße 61, 79106 Freiburg.`,
    },
    ["8,50 €", "11:30-14:30", "Klarastraße 61", "79106 Freiburg", "vegan"],
  ),
  siteCase(
    "ninth-floor",
    {
      template: "professional",
      projectTitle: "The Ninth Floor",
      industry: "restaurant",
      audience: "business-professionals",
      colorTheme: "#312E81",
      fontFamily: "Lato",
      designBrief: `Breakfast meetings above Leeds station, for two to twelve, served in twenty minutes because you have a train. Weekdays 6.30am to 10am. Book with Samira Holt: 0113 496 0427, samira@ninthfloor.example.`,
    },
    ["6.30am to 10am", "Samira Holt", "0113 496 0427", "samira@ninthfloor.example", "Leeds station"],
  ),
  siteCase(
    "cider-barn",
    {
      template: "classic",
      projectTitle: "Pennywell Cider Barn",
      industry: "restaurant",
      audience: "families",
      colorTheme: "#9A3412",
      fontFamily: "Poppins",
      designBrief: `Pennywell is a cider barn with long benches, one fire and a pot of something, at the end of a lane near Bruton in Somerset. Open Friday and Saturday evenings, 5pm - 10pm. Dogs yes, music no.`,
    },
    ["5pm - 10pm", "Bruton", "Dogs yes, music no", "long benches"],
  ),
];
