/** A brief as an owner of a trade might write it. Names, addresses and numbers are made up. */
export type BriefExample = { trade: string; text: string };

/** One for each kind of business that the form sees most; read, or begun from. */
export const BRIEF_EXAMPLES: readonly BriefExample[] = [
  {
    trade: "A bakery or café",
    text: `Mill Lane Bakery is a small bakery with six tables in Ludlow. We bake sourdough overnight and cakes in the morning.
Run by Tom and Nell Ashby since 2014.
Open Tue-Sat 7am-4pm, closed Sunday and Monday.
12 Mill Lane, Ludlow SY8 1BG. Call 01584 555 0142.

Sourdough, large: £4.80
Cinnamon bun: £3.20
Breakfast plate: £9.50

Warm and calm, cream and dark green. No slideshow.`,
  },
  {
    trade: "A law office or practice",
    text: `Okoro & Lind are solicitors for families and small firms in Bristol.
Grace Okoro advises on wills and divorce, Per Lind on contracts and leases.
The first talk of thirty minutes is free.
Monday to Friday 9am-5:30pm, evenings by appointment.
4 Queen Square, Bristol BS1 4ND. Call 0117 555 0119 or write to office@okorolind.example.

Will for one person: £240
Review of a lease: £380

Sober and plain, dark blue. Nobody should need a dictionary.`,
  },
  {
    trade: "A tradesperson",
    text: `Harker Plumbing does kitchens, bathrooms and boilers in Leeds, up to ten miles from the centre.
Dan Harker, Gas Safe registered, with two colleagues.
Call-out in the day: £65
Boiler service: £95
We answer the phone Mon-Fri 7am-6pm. In an emergency call 0113 555 0164 at any hour.

What customers ask
Do you give a fixed price? Yes, in writing, before we begin.

Clear and quick to read on a phone. The number must be easy to find.`,
  },
  {
    trade: "A salon or studio",
    text: `Salon Iris is a hairdresser's for women, men and children in Cork, with four chairs.
Iris Daly and her team colour with plant dyes.
Cut and finish: €48
Colour from €75
Children up to 12: €20
Tue, Wed, Fri 9am-6pm, Thu 9am-8pm, Sat 9am-3pm.
22 Marlboro Street, Cork. Book by phone: 021 555 0178.

Light, with our photos large. Nothing pink.`,
  },
  {
    trade: "An agency or consultant",
    text: `Field Notes helps charities to tell what they do: annual reports, websites, workshops. Three people in Glasgow.
How we work: a call, a fixed offer within a week, one person who stays with you to the end.
A workshop of one day: £900
An annual report from £4,500
Write to hello@fieldnotes.example or call 0141 555 0125.

Large type, much white, one strong colour.`,
  },
  {
    trade: "A place to stay",
    text: `Harbour Loft is a holiday flat for four people above the harbour of St Ives: two bedrooms, a kitchen, a balcony to the sea.
We are Jo and Sam Trewin and live next door.
A night from £140, a week from £820. Dogs are welcome.
Arrival from 4pm, departure by 10am.
Two minutes to the beach, eight to the station.
Write to stay@harbourloft.example.

Quiet, like the morning there. Pictures first.`,
  },
];

/** Whether a brief is an example that nobody has changed: its facts would go on a website where they are not true. */
export function isUnchangedExample(brief: string): boolean {
  return BRIEF_EXAMPLES.some(({ text }) => text === brief.replaceAll("\r\n", "\n").trim());
}
