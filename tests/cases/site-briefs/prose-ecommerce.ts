import { siteCase } from "./site-case";

export const proseEcommerce = [
  siteCase(
    "slow-burn",
    {
      template: "react-landing",
      projectTitle: "Slow Burn Hot Sauce",
      industry: "ecommerce",
      audience: "young-adults",
      colorTheme: "#B91C1C",
      fontFamily: "Roboto",
      designBrief: `three sauces, fermented ninety days, bottled in a church kitchen in Durham NC. That's the entire catalog and we like it that way. Dirt Road is mild with sweet potato, $9. Second Sermon is medium with peach, $9.50. Come to Jesus is the hot one, $11. All three in a box is $27 and shipping anywhere in the lower 48 is $6.

We're Tameka Rowe and Andy Liszt, we met in that kitchen, and ten cents of each bottle pays its gas bill. we bottle on the first weekend of the month and sell out in about two weeks so join the line. Find us in person at the Durham farmers' market on Saturdays 8am to noon.

Slow Burn, 907 Broad Street, Durham, NC 27705. fire@slowburnsauce.example, 919-555-0182, @slowburnsauce on instagram. Loud colors please, like a gig poster.`,
    },
    ["$9", "$9.50", "$11", "$27", "$6", "Dirt Road", "Second Sermon", "Come to Jesus", "Tameka Rowe", "Andy Liszt", "8am to noon", "907 Broad Street", "Durham, NC 27705", "fire@slowburnsauce.example", "919-555-0182", "ninety days"],
  ),
  siteCase(
    "papel-luna",
    {
      template: "modern",
      projectTitle: "Papelería Media Luna",
      industry: "ecommerce",
      audience: "young-adults",
      colorTheme: "#7C3AED",
      fontFamily: "Open Sans",
      designBrief: `Hacemos cuadernos cosidos a mano en un taller de Granada y los enviamos a toda España. El papel viene de un molino de Capellades y las tapas las imprime Nuria Benítez con tipos de madera que rescató de una imprenta cerrada en Guadix.

El cuaderno de bolsillo cuesta 12 €, el mediano 18,50 € y el grande con bolsillo 26 €. También encuadernamos tu tesis o el diario de tu abuela desde 45 €; tarda unas tres semanas. El envío son 4,50 € y es gratis desde 50 €.

El taller está en la calle Elvira 93, 18010 Granada y abre de martes a viernes de 10:30 a 14:00 y de 17:30 a 20:30, sábados solo por la mañana. Nuestro correo es taller@papelmedialuna.example y el móvil 655 55 01 18. Instagram: @papelmedialuna.`,
    },
    ["12 €", "18,50 €", "26 €", "45 €", "4,50 €", "50 €", "Nuria Benítez", "calle Elvira 93", "18010 Granada", "10:30 a 14:00", "17:30 a 20:30", "taller@papelmedialuna.example", "655 55 01 18", "tres semanas"],
  ),
  siteCase(
    "northgate-glass",
    {
      template: "professional",
      projectTitle: "Northgate Scientific Glass",
      industry: "ecommerce",
      audience: "business-professionals",
      colorTheme: "#155E75",
      fontFamily: "Poppins",
      designBrief: `Northgate makes and repairs borosilicate glassware for laboratories. We sell by the piece to universities, small breweries and one perfumer, and most of what leaves here did not exist before somebody sent us a sketch. Ivor Maddocks has been a scientific glassblower for thirty-four years; Roshni Pillai joined as his apprentice in 2016 and is now better at vacuum work than he is.

Standard Liebig condensers are £48, a three-neck flask of one litre is £62 and a Dewar of 500 ml is £135. A repair starts at £25 and we say beforehand when a new one would be cheaper. Annealing of your own pieces costs £18 an oven. Prices are without VAT; carriage is £9.80.

Monday to Friday 08:00 to 16:30. 7 Tanners Court, Northgate, Chester CH1 4AG. Tel. 01632 960 534, sketches to bench@northgateglass.example. Request a quote should be the main button.`,
    },
    ["£48", "£62", "£135", "£25", "£18", "£9.80", "Ivor Maddocks", "Roshni Pillai", "2016", "08:00 to 16:30", "7 Tanners Court", "CH1 4AG", "01632 960 534", "bench@northgateglass.example", "thirty-four years"],
  ),
  siteCase(
    "burrastow-wool",
    {
      template: "classic",
      projectTitle: "Burrastow Wool",
      industry: "ecommerce",
      audience: "seniors",
      colorTheme: "#831843",
      fontFamily: "Inter",
      designBrief: `Yarn from our own hundred and twenty Shetland ewes, in the eleven colours that they grow and in four that we dye with lichen and onion. It is spun at the mill in Sandness, five miles off, and wound by whoever loses at cards.

A 50 g ball of 4-ply costs £6.20, the dyed ones £7.40, a cone of 500 g £52. Kits with a pattern by Hilda Inkster start at £38: the mittens, the yoke and the hap. We post every Monday if the boat goes. Postage is £3.90 in the UK and £11 to anywhere else.

Hilda and Magnie Inkster, Burrastow, Walls, Shetland ZE2 9PD. Phone 01632 960 377, mornings are best. post@burrastowwool.example. Visitors welcome April to September, 2pm to 5pm, but never on a Sunday.`,
    },
    ["£6.20", "£7.40", "£52", "£38", "£3.90", "£11", "Hilda", "Magnie Inkster", "Burrastow, Walls", "ZE2 9PD", "01632 960 377", "post@burrastowwool.example", "2pm to 5pm", "lichen and onion", "if the boat goes"],
  ),
];
