import { claimCases } from "./claim-case";

const physio = {
  title: "Kestrel Physiotherapy",
  brief: `Physiotherapy in Stroud for runners, people after surgery and people who sit too much. I am Hannah Orchard, chartered physiotherapist (HCPC PH104421). We are four, and people from 15 running clubs come to us.
First appointment 50 minutes, £62. Follow-up 30 minutes, £45. Gait analysis £85.
Mon-Thu 8am-7pm, Fri 8am-1pm. Closed at weekends.
12 Nelson Street, Stroud GL5 2HL. Tel 01453 496 0117, desk@kestrelphysio.example`,
};

const plumber = {
  title: "Bell & Daughter Plumbing",
  brief: `Family plumbers in Hull since 1998. My daughter Josie and I do boilers, bathrooms and leaks. Gas Safe registered, no. 552190. Call-out £55, first half hour included. We answer the phone 7 to 7, every day: 01482 496 0233. Around 1,200 boilers serviced. 12 months guarantee on our work.`,
};

const lawyer = {
  title: "Okafor Legal",
  brief: `Employment law for employees in Birmingham. Solicitor Chidi Okafor, regulated by the SRA (number 654321). Fixed fee for reviewing a settlement agreement: 450 pounds plus VAT. First call of 20 minutes is free. About 80 percent of our clients come by recommendation.`,
  document: `Opening: weekdays 9.00 to 17.30. Office: 3rd floor, 41 Colmore Row, Birmingham B3 2AA. Phone +44 121 496 0456. Email chidi@okaforlegal.example. We settled 340 cases between 2015 and 2025.`,
};

export const englishServices = [
  ...claimCases("en", physio, [
    ["facts as given", "A first appointment takes {{50 minutes}} and costs {{£62}}. Follow-ups of {{30 minutes}} are {{£45}}."],
    ["hours reworded", "Open {{Monday to Thursday, 8 am to 7 pm}}, and on {{Fridays until 1 pm}}."],
    ["phone without spaces", "Call {{014534960117}} or write to {{desk@kestrelphysio.example}}."],
    ["the owner's name and registration", "{{Hannah Orchard}} is a {{chartered physiotherapist}}, {{HCPC PH104421}}."],
    ["years that nobody named", "{{Hannah Orchard}} has treated runners for [[number|over 15 years]]."],
    ["number of another thing", "Our team of [[number|15 physiotherapists]] looks after you."],
    ["invented outcome", "[[percentage|95%]] of our patients are back to running within [[number|six weeks]]."],
    ["invented testimonial", "[[testimonial|\"I ran my first marathon after three sessions here.\"]] [[person|Claire Dunmore]], runner"],
    ["price of another treatment", "Gait analysis from [[price|£45]], with video and a written report."],
    ["weekend hours though closed", "Visit us on [[hours|Saturdays from 9am to 12pm]]."],
    ["address in words", "You find us at {{12 Nelson Street, Stroud}}, a few steps from the market."],
    ["house number off by one digit", "You find us at [[address|21 Nelson Street, Stroud GL5 2HL]]."],
    ["closed in other words", "We are {{closed on Saturday and Sunday}}."],
    ["registration with other digits", "Registered with the HCPC ([[certification|PH104412]])."],
    ["no claim at all", "Bring comfortable clothes and the letter of your surgeon, if you have one."],
  ]),
  ...claimCases("en", plumber, [
    ["since with the same year", "Plumbers in Hull {{since 1998}}, father and daughter."],
    ["number with another separator", "{{1 200 boilers}} serviced so far, and counting."],
    ["number in words", "{{Twelve hundred boilers}} serviced, {{twelve months}} guarantee on every job."],
    ["invented number of jobs", "More than [[number|5,000 happy customers]] across Yorkshire."],
    ["hours in other words", "We pick up the phone {{from 7am to 7pm, seven days a week}}: {{01482 496 0233}}."],
    ["round the clock", "Emergency plumber, [[hours|24/7]]."],
    ["invented response time", "With you [[number|within 60 minutes]], or the call-out is free."],
    ["certificate as given", "{{Gas Safe registered}}, number {{552190}}."],
    ["certificate that was not given", "Boilers, bathrooms, leaks. [[certification|OFTEC registered]]."],
    ["invented award", "[[award|Winner of the Hull Trades Award]] [[date|2023]]."],
    ["transposed digits", "Ring [[phone|01482 496 0323]] for a leak that cannot wait."],
    ["international form of the same number", "Call {{+44 1482 496 0233}}."],
    ["guarantee grown longer", "Every repair carries a [[number|24-month]] guarantee."],
    ["price grown", "A call-out is [[price|£65]], the first half hour included."],
    ["invented stars", "Rated [[number|4.9 out of 5]] by our customers."],
    ["daughter's name", "{{Josie}} does the bathrooms, her father the boilers."],
    ["an invented colleague", "Ask for [[person|Steve Hollis]], our heating engineer."],
  ]),
  ...claimCases("en", lawyer, [
    ["currency as a sign", "We review your settlement agreement for a fixed {{£450}} plus VAT."],
    ["percent as a sign", "{{80%}} of our clients come to us by recommendation."],
    ["percent in words", "{{Eighty per cent}} of clients were sent by somebody we helped before."],
    ["free call as given", "The first {{20 minutes}} on the phone are free."],
    ["longer than given", "A free consultation of [[number|30 minutes]]."],
    ["hours with a colon", "{{Monday to Friday, 9:00–17:30}}"],
    ["hours in twelve-hour form", "We are in the office on weekdays {{from 9am to 5:30pm}}."],
    ["late evening that was not given", "Evening appointments on [[hours|Wednesdays until 20:00]]."],
    ["national form of the number", "Phone {{0121 496 0456}}"],
    ["digit dropped", "Phone [[phone|0121 496 045]]"],
    ["address on one line", "{{41 Colmore Row, Birmingham, B3 2AA}}, third floor"],
    ["another postcode", "41 Colmore Row, Birmingham [[address|B3 2AE]]"],
    ["success rate invented", "We win [[percentage|98 percent]] of our cases."],
    ["cases as given", "Between {{2015}} and {{2025}} we settled {{340 cases}}."],
    ["cases rounded up", "More than [[number|500 cases]] settled for employees in the Midlands."],
    ["directory ranking invented", "[[award|Ranked in the Legal 500]] for employment law."],
    ["regulator as given", "Okafor Legal is {{regulated by the SRA}}, number {{654321}}."],
    ["mail of another person", "Write to [[email|info@okaforlegal.example]]."],
    ["another first name", "[[person|Chike Okafor]] answers the phone himself."],
    ["sum recovered invented", "We recovered [[price|£2.4 million]] for employees last year."],
  ]),
];
