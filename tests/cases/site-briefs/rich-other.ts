import { siteCase } from "./site-case";

export const richOther = [
  siteCase(
    "muddy-paw",
    {
      template: "react-landing",
      projectTitle: "Muddy Paw Day Club",
      industry: "other",
      audience: "families",
      colorTheme: "#14B8A6",
      fontFamily: "Poppins",
      designBrief: `Dog daycare with a real yard in north Denver!! Half an acre, no crates, groups by size and temper. Staff stay in the yard, not behind glass.

Owner: Ximena Ford. Trainers: Curtis Bell, Anneliese Roth.

Drop off 6:30 AM to 10 AM, pick up by 7 PM, Monday thru Friday
Saturday 8 AM to 5 PM
Closed Sunday and Thanksgiving, Christmas, New Years Day

4455 Lipan St
Denver, CO 80211
Phone: 303-555-0187
woof@muddypaw.example
Facebook & Instagram: @muddypawdenver

Services
daycare
overnight stays (6 dogs max)
puppy hour
baths
nail trims
pick up and drop off by van inside 5 miles

Button: Book a trial day`,
      documentText: `Price list

Full day: $42
Half day (5 hours): $28
10 day pass: $380
Overnight: $68 per night
Puppy hour: $18
Bath, under 40 lb: $35
Bath, over 40 lb: $50
Nails: $16
Van, each way: $12

Rules of the yard
Rabies, distemper and bordetella shots have to be current. Dogs over seven months are spayed or neutered. Every dog does a free trial day first, and about one in eight is happier elsewhere. We'll tell you kindly.

FAQ
What if my dog gets hurt?
We call you and drive to Highlands Vet, six minutes away. It has happened four times.
Do you have cameras?
No. Come and watch from the bench any time.`,
    },
    ["$42", "$28", "$380", "$68", "$18", "$35", "$16", "$12", "6:30 AM", "8 AM to 5 PM", "4455 Lipan St", "Denver, CO 80211", "303-555-0187", "woof@muddypaw.example", "Ximena Ford", "Curtis Bell", "Anneliese Roth", "puppy hour", "Thanksgiving", "Do you have cameras?", "bordetella"],
  ),
  siteCase(
    "llyn-guides",
    {
      template: "modern",
      projectTitle: "Tarren Cold Water Guides",
      industry: "other",
      audience: "young-adults",
      colorTheme: "#0369A1",
      fontFamily: "Roboto",
      designBrief: `Guided swims in the lakes and rivers of Eryri. Small groups, six at most, two guides, a stove and too much cake. No experience needed beyond being able to swim 200 metres in a pool.

Guides: Mabli Prydderch (RLSS open water lifeguard, mountain leader) and Conor Dunleavy (first aid trainer).

Swims run May to October, every Saturday and Sunday at 8am and 2pm, and Wednesdays at 6.30pm in June and July.

We meet at 3 High Street, Llanberis LL55 4EN
01632 960 745 / swim@tarren.example
instagram.com/tarrenswims

Large photos, deep blue. The main action is Book a swim.`,
      documentText: `The swims

Dawn on Llyn Padarn
Forty minutes in the water, breakfast after. £38

Two lakes in a day
A walk of four miles between them, lunch in a rucksack. £75

River pools for families
Shallow water and slides, children from eight. £28 a person

Night swim, full moon only
Lights on every swimmer. £42

Private group, up to six
Half a day where you like. £210

Dates for night swims
Saturday 30 May
Monday 29 June
Wednesday 29 July
Friday 28 August

Kit
We lend wetsuits, gloves and tow floats, all in the price. Bring a hat, a towel and dry clothes with few buttons.

What if the weather turns?
We move the swim or give the money back. You choose.
How cold is it?
Nine degrees in May, eighteen in a good August.
Is it safe after a heart attack?
Ask your doctor first, then ring us and we will be honest.`,
    },
    ["£38", "£75", "£28", "£42", "£210", "Mabli Prydderch", "Conor Dunleavy", "8am", "6.30pm", "3 High Street", "LL55 4EN", "01632 960 745", "swim@tarren.example", "Saturday 30 May", "Friday 28 August", "River pools for families", "How cold is it?", "tow floats", "RLSS", "six at most"],
  ),
  siteCase(
    "clydeside-stairlifts",
    {
      template: "professional",
      projectTitle: "Govan Stairlifts",
      industry: "other",
      audience: "seniors",
      colorTheme: "#7C2D12",
      fontFamily: "Open Sans",
      designBrief: `STAIRLIFTS SUPPLIED, FITTED, REPAIRED AND TAKEN AWAY. Glasgow, Paisley, East Kilbride and the south side. Family firm, since 1996, no salesmen.

We fit new and reconditioned straight and curved lifts, repair every make, and rent by the week for a hip or knee operation.

Jim Rafferty (fitter and owner)
Senga Rafferty (office)
Young Jim (fitter)

Office hours: weekdays 8:30am-5pm
Breakdowns: every day of the year, 7am-10pm

Unit 4, 210 Helen Street, Glasgow G51 3HR
Tel 0141 496 0399
office@govanstairlifts.example

Large writing please. Ring us is the main action, most of our customers don't do email.`,
      documentText: `WHAT IT COSTS

Straight lift, reconditioned, fitted - from £1,050
Straight lift, new, fitted - from £1,695
Curved lift, new, fitted - from £3,900
Rental, straight - £18 a week, £250 fitting
Call-out and first hour - £75
Yearly service - £89
Removal - free if we can use the parts

WHAT HAPPENS WHEN YOU RING
1. Senga asks how many steps there are and which way they turn.
2. Jim measures up, usually the next day. It takes half an hour.
3. You get one price in writing. It doesn't change.
4. We fit it in a morning and show everybody in the house how it works.

QUESTIONS
Will it mark my carpet or walls?
No. It screws to the treads.
Does it work in a power cut?
Yes, it runs off batteries, about twenty trips.
Can I get help to pay for it?
Sometimes. Ask the council for an occupational therapist first, and ring us before you sign anything with anybody.

"Never had a firm like it. Young Jim changed my lightbulb while he was there." Mrs Agnes McIlroy, Pollok`,
    },
    ["£1,050", "£1,695", "£3,900", "£18 a week", "£250", "£75", "£89", "1996", "8:30am-5pm", "7am-10pm", "210 Helen Street", "Glasgow G51 3HR", "0141 496 0399", "office@govanstairlifts.example", "Jim Rafferty", "Senga Rafferty", "Does it work in a power cut?", "Agnes McIlroy", "East Kilbride"],
  ),
  siteCase(
    "clockmaker-museum",
    {
      template: "classic",
      projectTitle: "The Ardagh Clock Museum",
      industry: "other",
      audience: "general-consumers",
      colorTheme: "#57534E",
      fontFamily: "Merriweather",
      designBrief: `Two hundred and six clocks, all going, in the old market house in Ardagh, County Longford. They do not agree with one another and at noon it takes eleven minutes until the last has struck.

The collection was left to the village by Canon Thomas Mulvey in 1978. It is wound every morning by volunteers.

OPENING
1 April to 30 September: Tuesday to Sunday, 11.00 - 17.30
1 October to 31 March: Saturday and Sunday, 12.00 - 16.00
Closed 24 to 27 December and Good Friday

ADMISSION
Adults €7
Over 65s and students €5
Children under 12 free
Family €16
Groups of ten or more €4.50 each, please ring

The Market House, Ardagh, Co. Longford, N39 H2X4
043 555 0119
curator@ardaghclocks.example`,
      documentText: `What to see

The turret clock of 1841 from Ballymahon courthouse, with its stone weights.
A mourning clock that strikes on felt.
The railway regulator that kept Edgeworthstown station two minutes fast, so that nobody missed the Dublin train.
Bracket clocks by Dublin makers, among them Alexander Gordon.

Events
Winding with the volunteers: every Sunday at 11.15, no booking
Repair morning: first Saturday of the month, bring a clock
The Night of the Long Noon: 21 June, 11pm to midnight, €10

People
Bríd Kiernan, curator
Seamus Loughlin, horologist
Kwame Boateng, education

Schools
A visit takes ninety minutes, costs €60 a class, and ends with a pendulum that each child takes home.

Q: May we take photographs?
A: Yes, without flash.
Q: Is it loud?
A: At noon, very. Otherwise it is like rain.`,
    },
    ["€7", "€5", "€16", "€4.50", "€60", "€10", "1978", "11.00 - 17.30", "12.00 - 16.00", "The Market House", "N39 H2X4", "043 555 0119", "curator@ardaghclocks.example", "Bríd Kiernan", "Seamus Loughlin", "Kwame Boateng", "Repair morning", "21 June", "Otherwise it is like rain", "Canon Thomas Mulvey", "Good Friday"],
  ),
];
