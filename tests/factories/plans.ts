import type { TemplateId } from "~/modules/site/choices";
import type { SitePlan } from "~/modules/site/site-plan";

const ENGLISH = {
  menu: "Menu",
  skipToContent: "Skip to content",
  call: "Call",
  email: "Email",
  directions: "Directions",
  hours: "Opening hours",
  address: "Address",
  phone: "Phone",
  closed: "Closed",
  contact: "Contact",
  since: "Since",
  top: "Back to top",
  notFoundTitle: "Page not found",
  notFoundText: "This page does not exist.",
  home: "Home",
};

const theme = (template: TemplateId, primary: string, font: SitePlan["theme"]["font"]): SitePlan["theme"] => ({
  template,
  primary,
  font,
  mode: "light",
  motion: true,
  scale: "normal",
});

const dish = (name: string, price: string, detail?: string) => ({ name, price, detail });

/** A restaurant with a long menu: the case of many prices. */
export function restaurantPlan(template: TemplateId = "classic"): SitePlan {
  const groups = [
    {
      name: "To begin",
      items: [
        dish("Grilled sardines", "€11", "Lemon, sea salt, toasted bread"),
        dish("Caldo verde", "€8", "Kale, potato, smoked chouriço"),
        dish("Octopus salad", "€14", "Red onion, parsley, olive oil from Moura"),
        dish("Bread, olives, whipped butter", "€5"),
      ],
    },
    {
      name: "From the coast",
      items: [
        dish("Bacalhau à Brás", "€21", "Salt cod, egg, straw potatoes"),
        dish("Monkfish rice for two", "€46", "Tomato, coriander, prawns"),
        dish("Sea bass on charcoal", "€27"),
        dish("Clams à Bulhão Pato", "€19", "Garlic, white wine, coriander"),
      ],
    },
    {
      name: "From the land",
      items: [
        dish("Black pork secretos", "€24", "Migas, pickled peppers"),
        dish("Duck rice", "€20"),
        dish("Chickpeas with spinach", "€16", "Vegan"),
      ],
    },
    {
      name: "Sweet",
      items: [
        dish("Pastel de nata", "€3.50"),
        dish("Egg pudding", "€7", "Port wine caramel"),
        dish("Rice pudding", "€6"),
      ],
    },
  ];
  return {
    meta: {
      title: "Casa Almirante: Portuguese kitchen in Bristol",
      description:
        "Charcoal fish, duck rice and pastéis de nata on Colston Street, Bristol. Dinner from Tuesday to Saturday.",
      lang: "en",
      dir: "ltr",
    },
    business: {
      name: "Casa Almirante",
      tagline: "A Portuguese kitchen with a charcoal grill",
      phone: { display: "0117 496 0123", href: "tel:+441174960123" },
      email: "mesa@casaalmirante.example",
      address: {
        lines: ["14 Colston Street", "Bristol BS1 5AE"],
        mapHref: "https://www.openstreetmap.org/search?query=14%20Colston%20Street%20Bristol",
      },
      hours: [
        { days: "Tuesday to Thursday", times: "17:30–22:00", closed: false },
        { days: "Friday and Saturday", times: "12:00–23:00", closed: false },
        { days: "Sunday and Monday", times: "Closed", closed: true },
      ],
      services: [],
      prices: groups.flatMap(({ items }) => items),
      people: [{ name: "Inês Almeida", role: "Chef" }],
      established: "2009",
      languages: ["English", "Portuguese"],
      social: [{ label: "Instagram", href: "https://instagram.com/casaalmirante" }],
    },
    industry: "restaurant",
    audience: "general-consumers",
    theme: theme(template, "#B4321F", "Playfair Display"),
    logo: null,
    nav: [
      { label: "Menu", href: "#menu" },
      { label: "Our story", href: "#story" },
      { label: "Visit", href: "#visit" },
    ],
    primaryAction: { label: "Book a table", href: "tel:+441174960123" },
    sections: [
      {
        kind: "hero",
        id: "top",
        eyebrow: "Colston Street, Bristol",
        title: "Fish over charcoal, rice for two, wine from Alentejo",
        lead: "Inês Almeida cooks what her grandmother cooked in Setúbal: whole fish, long-simmered rice and not much fuss.",
        primary: { label: "Book a table", href: "tel:+441174960123" },
        secondary: { label: "Read the menu", href: "#menu" },
      },
      {
        kind: "prices",
        id: "menu",
        title: "The menu",
        intro: "It changes with the boats. Ask for the fish of the day.",
        groups,
      },
      {
        kind: "about",
        id: "story",
        title: "From Setúbal to Colston Street",
        paragraphs: [
          "Inês came to Bristol in 2009 with two knives and her grandmother's cataplana. The grill was built by a blacksmith in Bedminster and has been lit every evening since.",
          "Fish comes from Newlyn four mornings a week. Pork and olive oil come from a cousin near Moura, who also chooses the wine.",
        ],
      },
      {
        kind: "faq",
        id: "questions",
        title: "Before you come",
        items: [
          { question: "Do you take groups?", answer: "Up to fourteen at the long table. Please call us a week ahead." },
          {
            question: "Is there something for vegans?",
            answer: "Two starters and the chickpeas are vegan as they are.",
          },
        ],
      },
      { kind: "visit", id: "visit", title: "Find the red door" },
    ],
    words: ENGLISH,
  };
}

/** A clinic: services with and without prices, people, a process, figures. */
export function clinicPlan(template: TemplateId = "professional"): SitePlan {
  const services = [
    { name: "First consultation", detail: "45 minutes: history, examination and a written plan", price: "£85" },
    { name: "Sports injuries", detail: "Knees, ankles, shoulders; return-to-play testing", price: "£62" },
    { name: "Back and neck", detail: "Manual therapy and exercise", price: "£62" },
    { name: "After surgery", detail: "Rehabilitation with your surgeon's protocol", price: "£62" },
    { name: "Home visits", detail: "Within five miles of the clinic" },
  ];
  const people = [
    { name: "Dr Amara Okafor", role: "Clinical lead", detail: "MSc Sports Physiotherapy, HCPC registered" },
    { name: "Tom Brandt", role: "Physiotherapist", detail: "Hands and shoulders" },
    { name: "Lin Wei", role: "Physiotherapist", detail: "Rehabilitation after surgery" },
  ];
  return {
    ...restaurantPlan(template),
    meta: {
      title: "Northgate Physiotherapy, Chester",
      description:
        "Physiotherapy in Chester city centre: sports injuries, back and neck pain, rehabilitation after surgery.",
      lang: "en",
      dir: "ltr",
    },
    business: {
      name: "Northgate Physiotherapy",
      tagline: "Physiotherapy in Chester city centre",
      phone: { display: "01244 555 018", href: "tel:+441244555018" },
      email: "reception@northgatephysio.example",
      address: {
        lines: ["3 Abbey Square", "Chester CH1 2HU"],
        mapHref: "https://www.openstreetmap.org/search?query=3%20Abbey%20Square%20Chester",
      },
      hours: [
        { days: "Mon–Thu", times: "08:00–19:00", closed: false },
        { days: "Friday", times: "08:00–16:00", closed: false },
        { days: "Sat–Sun", times: "Closed", closed: true },
      ],
      services,
      prices: [],
      people,
      established: "2014",
      languages: ["English", "Welsh"],
      social: [],
    },
    industry: "healthcare",
    audience: "seniors",
    theme: theme(template, "#14B8A6", "Inter"),
    nav: [
      { label: "Treatments", href: "#treatments" },
      { label: "How it works", href: "#process" },
      { label: "People", href: "#people" },
      { label: "Visit", href: "#visit" },
    ],
    primaryAction: { label: "Book an appointment", href: "tel:+441244555018" },
    sections: [
      {
        kind: "hero",
        id: "top",
        eyebrow: "Abbey Square, Chester",
        title: "Move without thinking about it again",
        lead: "Three physiotherapists, one written plan for each patient, and appointments that start on time.",
        primary: { label: "Book an appointment", href: "tel:+441244555018" },
        secondary: { label: "See treatments and prices", href: "#treatments" },
      },
      {
        kind: "services",
        id: "treatments",
        title: "Treatments and prices",
        intro: "A session lasts 40 minutes unless it says otherwise.",
        items: services,
      },
      {
        kind: "figures",
        id: "figures",
        title: "The practice in figures",
        items: [
          { value: "2014", label: "Opened in" },
          { value: "3", label: "Physiotherapists" },
          { value: "45 min", label: "First consultation" },
        ],
      },
      {
        kind: "process",
        id: "process",
        title: "How it works",
        steps: [
          {
            name: "Call or write",
            detail: "Tell us where it hurts. We find the right person and a time within the week.",
          },
          { name: "First consultation", detail: "We examine, explain and write down a plan with you." },
          { name: "Treatment", detail: "Usually three to six sessions, with exercises for home." },
          { name: "Review", detail: "We measure again and you leave with what keeps it that way." },
        ],
      },
      { kind: "people", id: "people", title: "Who will treat you", items: people },
      { kind: "visit", id: "visit", title: "On the corner of Abbey Square" },
      {
        kind: "cta",
        id: "book",
        title: "Pain rarely waits for a good moment",
        primary: { label: "Call 01244 555 018", href: "tel:+441244555018" },
        secondary: { label: "Write to us", href: "mailto:reception@northgatephysio.example" },
      },
    ],
  };
}

/** A bicycle workshop: prices in few rows, a process, questions, a quote. */
export function workshopPlan(template: TemplateId = "react-landing"): SitePlan {
  const prices = [
    dish("Puncture repair", "£14", "While you wait"),
    dish("Gear and brake tune", "£35"),
    dish("Full service", "£95", "Strip, clean, rebuild, test ride"),
    dish("Wheel build", "from £60", "Per wheel, spokes extra"),
    dish("E-bike diagnostics", "£40", "Bosch and Shimano systems"),
  ];
  const services = [
    { name: "Repairs while you wait", detail: "Punctures, cables, brake pads: no booking, most done in half an hour." },
    { name: "Full services", detail: "Strip, clean, rebuild, test ride. In by nine, back by six.", price: "£95" },
    { name: "Wheels built by hand", detail: "Laced, tensioned and trued for the rider's weight and road." },
    { name: "E-bikes", detail: "Bosch and Shimano diagnostics." },
    { name: "Collection", detail: "We fetch bikes within three miles." },
  ];
  return {
    ...restaurantPlan(template),
    meta: {
      title: "Spoke & Anvil, bicycle workshop in Leeds",
      description: "Repairs, services and hand-built wheels at Kirkstall Road, Leeds. No booking for small jobs.",
      lang: "en",
      dir: "ltr",
    },
    business: {
      name: "Spoke & Anvil",
      tagline: "Bicycle workshop",
      phone: { display: "0113 496 0770", href: "tel:+441134960770" },
      email: "hello@spokeandanvil.example",
      address: {
        lines: ["Unit 4, 210 Kirkstall Road", "Leeds LS4 2AB"],
        mapHref: "https://www.openstreetmap.org/search?query=210%20Kirkstall%20Road%20Leeds",
      },
      hours: [
        { days: "Monday to Friday", times: "08:00–18:00", closed: false },
        { days: "Saturday", times: "09:00–16:00", closed: false },
        { days: "Sunday", times: "Closed", closed: true },
      ],
      services,
      prices,
      people: [],
      languages: [],
      social: [],
    },
    industry: "other",
    audience: "young-adults",
    theme: theme(template, "#F59E0B", "Montserrat"),
    nav: [
      { label: "What we do", href: "#services" },
      { label: "Prices", href: "#prices" },
      { label: "How it works", href: "#process" },
      { label: "Questions", href: "#faq" },
    ],
    primaryAction: { label: "Bring it in", href: "#visit" },
    sections: [
      {
        kind: "hero",
        id: "top",
        eyebrow: "Kirkstall Road, Leeds",
        title: "Your bike, fixed before the ride home",
        lead: "Small jobs while you wait, services back the same day, wheels built by hand. Two mechanics, no upselling.",
        primary: { label: "Bring it in", href: "#visit" },
        secondary: { label: "See the prices", href: "#prices" },
      },
      { kind: "services", id: "services", title: "What we do all day", items: services },
      {
        kind: "prices",
        id: "prices",
        title: "What it costs",
        intro: "Labour only; we show you parts before we fit them.",
        groups: [{ items: prices }],
      },
      {
        kind: "process",
        id: "process",
        title: "In by nine, back by six",
        steps: [
          { name: "Drop it off", detail: "Before nine for the same day." },
          {
            name: "We call at ten",
            detail: "With what we found and what it costs. Nothing is done before you say yes.",
          },
          { name: "Ride home", detail: "From four o'clock, tested on the hill behind the shop." },
        ],
      },
      {
        kind: "quotes",
        id: "quotes",
        title: "From the visitors' book",
        items: [{ text: "They fixed what two other shops had told me to throw away.", by: "Rosa, Headingley" }],
      },
      {
        kind: "faq",
        id: "faq",
        title: "Asked at the counter",
        items: [
          {
            question: "Do I need to book?",
            answer: "Not for anything under half an hour. For a full service, call the day before.",
          },
          { question: "Do you work on carbon frames?", answer: "Yes, with a torque wrench. We do not repair cracks." },
          {
            question: "Can you use parts I bring?",
            answer: "Gladly, if they fit your bike. The labour costs the same.",
          },
        ],
      },
      { kind: "visit", id: "visit", title: "Roll in" },
      { kind: "contact", id: "contact", title: "Ask us first" },
    ],
  };
}

/** Almost nothing is known: a name and one sentence. */
export function sparePlan(template: TemplateId = "modern"): SitePlan {
  const base = restaurantPlan(template);
  return {
    ...base,
    meta: { title: "Helga Novák", description: "Portraits in pencil.", lang: "en", dir: "ltr" },
    business: { name: "Helga Novák", hours: [], services: [], prices: [], people: [], languages: [], social: [] },
    industry: "other",
    theme: theme(template, "#6366F1", "Lato"),
    nav: [],
    primaryAction: { label: "Read more", href: "#about" },
    sections: [
      { kind: "hero", id: "top", title: "Portraits in pencil", primary: { label: "Read more", href: "#about" } },
      {
        kind: "about",
        id: "about",
        title: "Helga Novák",
        paragraphs: ["I draw people from life, in one sitting of two hours."],
      },
      { kind: "visit", id: "visit", title: "Visit" },
      { kind: "contact", id: "contact", title: "Contact" },
    ],
  };
}

/** The four plans by name, as the gallery and the tests walk through them. */
export const PLANS = { restaurant: restaurantPlan, clinic: clinicPlan, workshop: workshopPlan, spare: sparePlan };
