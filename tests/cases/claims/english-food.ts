import { claimCases } from "./claim-case";

const bakery = {
  title: "Alder Lane Bakery",
  brief: `Sourdough bakery in Whitby. We bake 4 kinds of bread, 48 hours fermented: Country loaf £4.20, Seeded rye £4.80, Baguette £2.40, Cardamom bun £2.90. Started in March 2019 by Tom Wainwright and Inès Carvalho in a former net loft. Flour from Yorkshire Organic Millers, certified organic by the Soil Association.
Wed to Sat 7.30am-2pm, Sun 8-12. Shut Mon & Tue.
Alder Lane 6, Whitby YO21 1EH`,
  "contact form": "Thank you. We will get back to you within 24 hours.",
};

const noodles = {
  title: "Lantern Street Noodles",
  brief: `Hand-pulled noodles, Manchester. 28 seats, no bookings. Beef noodle soup 11.50, cold sesame noodles 9, dumplings (8) 7.50, all in pounds. Chef Wei Jun Tan pulls to order. Lunch 12-3, dinner 5.30-10, closed Tuesdays. Ten percent off for students on Mondays. 0161 496 0044`,
};

const vineyard = {
  title: "Pennard Ridge Vineyard",
  brief: `Five hectares of vines on the south slope near Glastonbury. Bacchus 2023 £18 a bottle, sparkling Seyval 2021 £29. Our Bacchus won a silver medal at WineGB 2024. Tours on Saturdays at 11 and 2, £15 each, 90 minutes, groups of up to 20. Book: tours@pennardridge.example. Run by the Lacey family, third generation.`,
  request: "Add that we now also do a Sunday tour at 11. Also the tour is £16 from April.",
};

export const englishFood = [
  ...claimCases("en", bakery, [
    ["menu as given", "Country loaf {{£4.20}} · Seeded rye {{£4.80}} · Baguette {{£2.40}}"],
    ["bread in capitals is no person", "Cardamom Bun, warm from the oven, {{£2.90}}."],
    ["swapped prices", "Country loaf [[price|£4.80]], Seeded rye [[price|£4.20]]."],
    ["hours with dashes", "{{Wednesday–Saturday 7:30–14:00}}, {{Sunday 8:00–12:00}}"],
    ["one day too many", "Open [[hours|Tuesday to Saturday, 7.30am to 2pm]]."],
    ["founders as given", "{{Tom Wainwright}} and {{Inès Carvalho}} fired the oven for the first time in {{March 2019}}."],
    ["year of another", "Baking on Alder Lane since [[date|2009]]."],
    ["fermentation as given", "Every loaf rests for {{48 hours}} before it meets the oven."],
    ["fermentation in words", "{{Forty-eight hours}} of rest, then a hot oven."],
    ["fermentation grown", "Every loaf rests for [[number|72 hours]]."],
    ["certificate as given", "Our flour is {{certified organic}} by the {{Soil Association}}."],
    ["voted best", "[[award|Voted best bakery in Yorkshire]] by our neighbours."],
    ["invented grandmother", "The recipe comes from [[person|Grandma Edith]], who baked here before the war."],
    ["invented quote with stars", "[[testimonial|“The best sourdough north of London.”]] – The Guardian"],
    ["answer time from the form", "We answer within {{24 hours}}."],
    ["kinds in words", "{{Four kinds}} of bread, and a bun that people queue for."],
    ["more kinds than given", "Choose from [[number|twelve breads]] baked each morning."],
    ["town and lane", "{{Alder Lane 6, Whitby}}"],
    ["delivery fee invented", "We deliver in Whitby for [[price|£3]]."],
    ["idiom without a number", "One loaf at a time, and nothing that we would not eat ourselves."],
  ]),
  ...claimCases("en", noodles, [
    ["sign and decimals added", "Beef noodle soup {{£11.50}}, cold sesame noodles {{£9.00}}"],
    ["seats as given", "{{28 seats}}, no bookings, a queue that moves."],
    ["seats off", "[[number|38 seats]] and a counter along the window."],
    ["seats in words", "{{Twenty-eight seats}} around an open kitchen."],
    ["discount as a sign", "Students get {{10% off}} on {{Mondays}}."],
    ["discount grown", "Students get [[percentage|15% off]] on Mondays."],
    ["count of a portion taken as price", "Dumplings for [[price|£8]]."],
    ["hours reworded", "Lunch {{from noon to 3 pm}}, dinner {{from 5:30 to 10 pm}}."],
    ["closing day as given", "{{Closed on Tuesdays}}."],
    ["another closing day", "[[hours|Closed on Mondays]]."],
    ["chef as given", "{{Wei Jun Tan}} pulls every portion to order."],
    ["training invented", "{{Wei Jun Tan}} trained for [[number|eleven years]] in Lanzhou."],
    ["invented chef", "In the kitchen: [[person|Mei Lin Zhao]]."],
    ["guide invented", "[[award|Michelin Bib Gourmand]] [[date|2024]]"],
    ["phone in the international form", "{{+44 161 496 0044}}"],
    ["last digits changed", "Questions? [[phone|0161 496 0040]]"],
    ["free delivery threshold invented", "Free delivery on orders over [[price|£25]]."],
    ["dish names are no persons", "Dan Dan Noodles and General Tso are not on our menu. Beef is."],
    ["portion as given", "{{Eight dumplings}} to a portion, {{£7.50}}."],
    ["hygiene rating invented", "[[certification|Food Hygiene Rating 5]]"],
  ]),
  ...claimCases("en", vineyard, [
    ["hectares in words as given", "{{Five hectares}} on a south slope near Glastonbury."],
    ["hectares as a figure", "{{5 ha}} of Bacchus and Seyval."],
    ["hectares grown", "Our [[number|15 hectares]] look south to the Tor."],
    ["medal as given", "Our Bacchus took a {{silver medal at WineGB 2024}}."],
    ["silver turned to gold", "Our Bacchus took a [[award|gold medal at WineGB 2024]]."],
    ["vintage and price as given", "Bacchus {{2023}}, {{£18}}"],
    ["vintage swapped", "Sparkling Seyval [[date|2019]], {{£29}}"],
    ["tours with minutes", "Tours at {{11:00}} and {{14:00}} on {{Saturdays}}, {{90 minutes}}."],
    ["duration in other units", "The tour takes {{an hour and a half}}."],
    ["duration grown", "The tour takes [[number|two and a half hours]]."],
    ["from a request", "On {{Sundays the tour starts at 11 am}}."],
    ["price from a request", "A tour is {{£16}} a head."],
    ["price nobody named", "Tours with a cheese board are [[price|£24]]."],
    ["group size as given", "For groups of {{up to 20}}."],
    ["generation as given", "The {{Lacey family}}, in the {{third generation}}."],
    ["generation grown", "The Lacey family, [[number|fifth generation]] growers."],
    ["founding year invented", "Established [[date|1921]]."],
    ["mail as given", "Book at {{tours@pennardridge.example}}"],
    ["mail of another host", "Book at [[email|tours@pennardridge.co.uk]]"],
    ["bottles a year invented", "We bottle [[number|around 9,000]] a year."],
  ]),
];
