import { claimCases } from "./claim-case";

const letting = {
  title: "Tidewell Letting",
  brief: "We let and look after 148 homes in Margate and Broadstairs. Tenant finding: one month's rent... no, £480 per let. Full management 11% of rent. Landlords get their money on the 5th of each month. Team: Moira Keane (lettings), Dev Patel (repairs). Office 22 Hawley Square, Margate CT9 1PF, Mon to Fri 9.30-17.00, 01843 496 012.",
  document: "Member of ARLA Propertymark since 2011. Client money protection by Propertymark, scheme ref C0131245. Deposits are held by the DPS.",
};

const potter = {
  title: "Studio Maren Holt",
  brief: "Stoneware from Falmouth, thrown on a kick wheel. Dinner plate €46, bowl €38, mug €29. I fire to 1280 degrees in a gas kiln, three firings a month. Shipping in the EU €9, free from 150 euro. Classes: 6 people, Thursdays 18:30, 4 evenings €220. Next open studio: 14 March 2026. maren@studioholt.example",
  "own edit": "Mugs are €31 from now on.",
};

const nursery = {
  title: "Little Otters Nursery",
  brief: "Day nursery in Bath for children from 9 months to 5 years. 42 places, 11 staff. Ofsted: Good (June 2024). Open 7.45-18.00 on weekdays, 51 weeks a year. Full day £78, half day (till 1pm) £44. Meals included. Manager: Ruth Adeyemi, 20 years in early years. Phone 01225 496 0771.",
};

const cycles = {
  title: "Northgate Cycles",
  brief: "Bike repairs in York. Basic service 45 pounds, full service 90 pounds, puncture 12 pounds while you wait. Ready in 2 days. Cytech level 3 mechanics. Since 1974. 9-5.30 Tue-Sat. We are at 8 Gillygate. call 01904 496 055",
};

export const englishMore = [
  ...claimCases("en", letting, [
    ["homes as given", "{{148 homes}} in Margate and Broadstairs are in our care."],
    ["rounded figure", "We look after [[number|more than 200 homes]]."],
    ["fee in words", "Full management costs {{eleven percent}} of the rent."],
    ["fee lowered", "Full management from [[percentage|8%]] of the rent."],
    ["day of the month reworded", "Your rent is with you on the {{fifth of every month}}."],
    ["another day of the month", "Your rent is with you on the [[date|1st of every month]]."],
    ["people as given", "{{Moira Keane}} lets, {{Dev Patel}} repairs."],
    ["surname of somebody else", "[[person|Dev Keane]] sees to repairs on the same day."],
    ["membership as given", "Member of {{ARLA Propertymark}} since {{2011}}."],
    ["another membership", "[[certification|RICS regulated]] and proud of it."],
    ["scheme number as given", "Client money protection: {{C0131245}}."],
    ["occupancy invented", "[[percentage|99%]] of our homes are let within [[number|14 days]]."],
    ["hours as a table", "Mon–Fri {{9:30 – 17:00}}"],
    ["saturday invented", "Sat [[hours|10:00 – 13:00]]"],
    ["price per let", "Tenant finding {{£480}} per let."],
    ["thousands invented", "Landlords saved [[price|£1,150]] on average last year."],
    ["landlord's words invented", "[[testimonial|“I have not worried about my flat since.”]] [[person|Mr J. Alcott]], landlord in Ramsgate"],
  ]),
  ...claimCases("en", potter, [
    ["own edit over the brief", "Mug {{€31}}"],
    ["currency in words", "Bowl, {{38 euros}}"],
    ["euro sign behind the figure", "Dinner plate {{46 €}}"],
    ["cents added", "Dinner plate {{€46.00}}"],
    ["another currency", "Dinner plate [[price|£46]]"],
    ["temperature with a separator", "Fired to {{1,280 °C}} in a gas kiln."],
    ["temperature off", "Fired to [[number|1,240 °C]] in a gas kiln."],
    ["free shipping as given", "Shipping in the EU {{€9}}, free from {{€150}}."],
    ["free shipping lowered", "Free shipping from [[price|€100]]."],
    ["date in another order", "Open studio on {{March 14, 2026}}"],
    ["date as figures", "Open studio: {{14/03/2026}}"],
    ["date off by a month", "Open studio on [[date|14 April 2026]]"],
    ["class as given", "{{Six people}}, {{four evenings}}, {{€220}}, {{Thursdays at half past six}}."],
    ["class on another day", "Classes on [[hours|Tuesdays at 18:30]]."],
    ["evenings off", "[[number|Eight evenings]] at the wheel."],
    ["education invented", "She holds a [[certification|master's degree in ceramics]] and settled in Falmouth."],
    ["the owner by her title", "{{Maren Holt}} throws, glazes and packs each piece."],
    ["collection in a museum invented", "Pieces are held by the V&A, which gave her the [[award|Craft Prize]] in [[date|2022]]."],
    ["returns invented", "Send it back within [[number|30 days]]."],
  ]),
  ...claimCases("en", nursery, [
    ["age range", "For children {{from nine months to five years}}."],
    ["age range off", "For children from [[number|6 months]]."],
    ["places and staff", "{{42 children}} and {{eleven grown-ups}} share one big garden."],
    ["ratio invented", "[[number|One adult to three]] babies."],
    ["inspection as given", "Rated {{Good by Ofsted}} in {{June 2024}}."],
    ["inspection improved", "Rated [[certification|Outstanding by Ofsted]]."],
    ["hours reworded", "{{Weekdays from quarter to eight to six}}"],
    ["earlier than given", "Doors open at [[hours|7.15]]."],
    ["half day in words", "A half day until {{one o'clock}} is {{£44}}."],
    ["prices swapped", "A full day is [[price|£44]]."],
    ["weeks as given", "Open {{51 weeks}} a year."],
    ["years of experience as given", "{{Ruth Adeyemi}} brings {{twenty years}} in early years."],
    ["years of the nursery invented", "Little Otters has been open for [[number|25 years]]."],
    ["deputy invented", "Her deputy is [[person|Emma Whitlock]]."],
    ["subsidy invented", "We take part in the [[number|30 hours]] scheme."],
    ["phone as given", "Come and see us: {{01225 496 0771}}"],
    ["phone of another town", "Come and see us: [[phone|0117 496 0771]]"],
  ]),
  ...claimCases("en", cycles, [
    ["pounds as a sign", "Basic service {{£45}} · Full service {{£90}} · Puncture {{£12}}"],
    ["digits turned round", "Puncture repair [[price|£21]]"],
    ["days in words", "Ready in {{two days}}."],
    ["hours for days", "Ready in [[number|two hours]]."],
    ["founding year as given", "Mending bikes since {{1974}}."],
    ["half a century is not said", "[[number|Over 60 years]] of oil and patience."],
    ["certificate with another level", "[[certification|Cytech level 2]] mechanics"],
    ["certificate as given", "{{Cytech Level 3}} mechanics"],
    ["hours in full", "{{Tuesday to Saturday, 9 am to 5.30 pm}}"],
    ["hours longer", "Tuesday to Saturday, [[hours|9 am to 6.30 pm]]"],
    ["address as given", "{{8 Gillygate, York}}"],
    ["address extended", "[[address|8a Gillygate, York YO31 7EQ]]"],
    ["discount invented", "[[percentage|20% off]] your first service."],
    ["brands are no persons", "We know Brooks saddles, Reynolds frames and Campagnolo gears."],
    ["deadline invented", "Offer ends [[date|31 December 2025]]."],
    ["mail invented", "Write to [[email|hello@northgatecycles.co.uk]]"],
    ["bikes invented", "[[number|Three thousand]] bikes leave our stand every year."],
  ]),
];
