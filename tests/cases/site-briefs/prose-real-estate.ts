import { siteCase } from "./site-case";

export const proseRealEstate = [
  siteCase(
    "second-key",
    {
      template: "react-landing",
      projectTitle: "Second Key Staging",
      industry: "real-estate",
      audience: "business-professionals",
      colorTheme: "#F97316",
      fontFamily: "Lato",
      designBrief: `we stage empty houses so they sell. that's the whole pitch. Our warehouse in Tacoma has furniture for eleven homes at a time, all of it bought used and reupholstered by Dotty Vasquez, who started the business in 2014 after selling her mother's house to the first person who smelled the cookies.

A walkthrough with a written list is $195. Staging for 60 days runs $2,400 for a condo and $3,600 for a house up to 2,000 sq ft; every extra month is $450. We can be in and out in a day, if the elevator works. Realtors: we bill at closing.

we're at 2301 Commerce St, Tacoma, WA 98402, call 253.555.0126 or dotty@secondkey.example. Weekdays 8-4:30. Ask for a walkthrough, that's the button.`,
    },
    ["$195", "$2,400", "$3,600", "$450", "60 days", "2014", "Dotty Vasquez", "2301 Commerce St", "Tacoma, WA 98402", "253.555.0126", "dotty@secondkey.example", "8-4:30", "we bill at closing"],
  ),
  siteCase(
    "narrowboat-moorings",
    {
      template: "modern",
      projectTitle: "Foxton Reach Moorings",
      industry: "real-estate",
      audience: "general-consumers",
      colorTheme: "#1D4ED8",
      fontFamily: "Merriweather",
      designBrief: `Foxton Reach is a quiet mooring for forty-four narrowboats on the Leicester line of the Grand Union, two miles below Foxton Locks. Nineteen of the berths are residential, the rest are for leisure. We have been here since 1993 and the willows are finally tall enough.

A residential berth for a boat of up to 60 feet is £4,150 a year and a leisure berth £2,680; electricity is on a meter at cost. There is water at every jetty, a pump-out on Thursdays for £22, a laundry and a locked car park. Dogs outnumber people and are usually better behaved. We do not take cash buyers' boats unseen: come and look first, and let us look at her.

The office is open Thursday to Monday from 10am until 4pm and shut on Tuesdays and Wednesdays. Ask for Lesley Armitage or Tunde Bako. Foxton Reach Moorings, Debdale Lane, Smeeton Westerby, Leicester LE8 0QJ, telephone 0116 496 0214, lesley@foxtonreach.example.`,
    },
    ["£4,150", "£2,680", "£22", "1993", "60 feet", "10am until 4pm", "Tuesdays and Wednesdays", "Lesley Armitage", "Tunde Bako", "Debdale Lane", "LE8 0QJ", "0116 496 0214", "lesley@foxtonreach.example", "forty-four narrowboats", "locked car park"],
  ),
  siteCase(
    "ansorena-fincas",
    {
      template: "professional",
      projectTitle: "Ansorena Administración de Fincas",
      industry: "real-estate",
      audience: "general-consumers",
      colorTheme: "#4F46E5",
      fontFamily: "Open Sans",
      designBrief: `Administramos comunidades de propietarios en Bilbao y la margen izquierda desde 1999. Llevamos 86 comunidades, ninguna de más de sesenta vecinos, porque queremos conocer a quien nos llama. Somos tres: Maite Ansorena, administradora colegiada, Jon Urrutia, que va a las obras, y Lorena Paz, que lleva las cuentas.

Cobramos 9 € por vivienda y mes, con la junta ordinaria incluida; las juntas extraordinarias cuestan 120 €. El presupuesto se lo damos por escrito en una semana. Si hay una avería, el teléfono de urgencias contesta también de noche: 944 55 01 70.

La oficina está en Alameda de Rekalde 59, 48010 Bilbao. Abrimos de lunes a jueves de 9:00 a 13:30 y de 16:00 a 18:30, y los viernes de 9:00 a 14:00. Escríbanos a hola@ansorena-fincas.example. Nos gustaría que la gente pida presupuesto.`,
    },
    ["9 €", "120 €", "1999", "86", "Maite Ansorena", "Jon Urrutia", "Lorena Paz", "944 55 01 70", "Alameda de Rekalde 59", "48010 Bilbao", "9:00 a 13:30", "16:00 a 18:30", "9:00 a 14:00", "hola@ansorena-fincas.example"],
  ),
  siteCase(
    "hatherley-moss",
    {
      template: "classic",
      projectTitle: "Hatherley & Moss Country Lettings",
      industry: "real-estate",
      audience: "families",
      colorTheme: "#365314",
      fontFamily: "Montserrat",
      designBrief: `We let farmhouses and estate cottages in Wensleydale and Swaledale, about ninety of them, on behalf of six families who would rather farm. Nothing we look after is let for less than a year, because a school needs children who stay.

Victoria Moss shows the houses and Aled Hatherley mends them, or finds the man who will. References cost nothing; the deposit is five weeks' rent and sits in a scheme. Landlords pay eight per cent and £150 for the inventory.

Find us above the saddler's at 3 Market Place, Leyburn, North Yorkshire DL8 5BG, weekdays 9 to 5 and Saturdays 9 to 12. Telephone 01632 960 852. Email lettings@hatherleymoss.example. We are members of ARLA Propertymark. Cream background and dark green, nothing that moves.`,
    },
    ["£150", "eight per cent", "five weeks' rent", "Victoria Moss", "Aled Hatherley", "3 Market Place", "DL8 5BG", "9 to 5", "9 to 12", "01632 960 852", "lettings@hatherleymoss.example", "ARLA Propertymark", "a school needs children who stay"],
  ),
];
