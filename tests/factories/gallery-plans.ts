import type { TemplateId } from "~/modules/site/choices";
import type { SiteImage } from "~/modules/site/brief";
import type { SitePlan } from "~/modules/site/site-plan";
import { attackedPlan, hostilePlan } from "./hostile-plan";
import { PLANS, clinicPlan, restaurantPlan, workshopPlan } from "./plans";

const image = (name: string, width: number, height: number, alt: string): SiteImage => ({
  path: `assets/images/${name}.webp`,
  width,
  height,
  alt,
});

/** A restaurant that gave pictures, on a dark ground. */
export function picturePlan(template: TemplateId): SitePlan {
  const plan = restaurantPlan(template);
  const shots = [
    image("grill", 1200, 900, "Sardines on the charcoal grill"),
    image("room", 900, 1200, "The long table by the window"),
    image("rice", 1200, 800, "A pan of monkfish rice"),
    image("tarts", 1000, 1000, "Custard tarts cooling on a rack"),
    image("door", 800, 1200, "The red door in the evening"),
    image("wine", 1200, 900, "Bottles from Alentejo"),
  ];
  const sections = plan.sections.map((section) => {
    if (section.kind === "hero") return { ...section, image: image("fire", 1600, 1067, "Fire in the kitchen") };
    return section.kind === "about" ? { ...section, image: image("ines", 900, 1125, "Inês at the pass") } : section;
  });
  sections.splice(3, 0, { kind: "gallery", id: "gallery", title: "An evening in pictures", images: shots });
  return { ...plan, sections, theme: { ...plan.theme, mode: "dark", font: "Lato", primary: "#F59E0B" } };
}

/** Forty services and sixty prices, in a long-worded language, in large type. */
export function crowdedPlan(template: TemplateId): SitePlan {
  const plan = clinicPlan(template);
  const services = Array.from({ length: 40 }, (_, index) => ({
    name: `${["Krankengymnastik", "Wirbelsäulenbehandlung", "Lymphdrainage", "Donaudampfschifffahrtsmassage"][index % 4] ?? ""} ${index + 1}`,
    detail: index % 3 === 0 ? undefined : "Nach ärztlicher Verordnung oder als Selbstzahler",
    price: index % 2 === 0 ? `${30 + index} €` : undefined,
  }));
  const items = Array.from({ length: 60 }, (_, index) => ({
    name: `Leistung nach Ziffer ${100 + index}`,
    price: `${(12.5 + index).toFixed(2)} €`,
  }));
  return {
    ...plan,
    meta: { ...plan.meta, lang: "de" },
    theme: { ...plan.theme, scale: "large", primary: "#8B5CF6", font: "Merriweather" },
    sections: [
      ...plan.sections.filter(({ kind }) => kind === "hero" || kind === "people"),
      { kind: "services", id: "services", title: "Leistungen", items: services },
      {
        kind: "prices",
        id: "prices",
        title: "Preise",
        groups: [
          { name: "Kasse", items: items.slice(0, 38) },
          { name: "Privat", items: items.slice(38) },
        ],
      },
      { kind: "visit", id: "visit", title: "Anfahrt" },
    ],
  };
}

/** From right to left, with two prices and one service. */
function hebrewPlan(template: TemplateId): SitePlan {
  const plan = workshopPlan(template);
  return {
    ...plan,
    meta: { title: "סדנת אופניים", description: "תיקונים ביפו", lang: "he", dir: "rtl" },
    business: { ...plan.business, name: "גלגל יפו", tagline: "סדנת אופניים" },
    theme: { ...plan.theme, primary: "#EC4899", font: "Open Sans" },
    nav: [
      { label: "שירותים", href: "#services" },
      { label: "מחירים", href: "#prices" },
    ],
    primaryAction: { label: "בואו לבקר", href: "#visit" },
    sections: [
      {
        kind: "hero",
        id: "top",
        title: "האופניים שלכם, מתוקנים לפני הנסיעה הביתה",
        lead: "שני מכונאים ביפו, ללא תור.",
        primary: { label: "בואו לבקר", href: "#visit" },
      },
      {
        kind: "services",
        id: "services",
        title: "מה אנחנו עושים",
        items: [{ name: "תיקונים", detail: "תקרים, בלמים, הילוכים" }],
      },
      {
        kind: "prices",
        id: "prices",
        title: "מחירים",
        groups: [
          {
            items: [
              { name: "תקר", price: "₪40" },
              { name: "טיפול מלא", price: "₪320" },
            ],
          },
        ],
      },
      { kind: "visit", id: "visit", title: "איפה אנחנו" },
    ],
  };
}

export const GALLERY_PLANS = {
  ...PLANS,
  pictures: picturePlan,
  crowded: crowdedPlan,
  hebrew: hebrewPlan,
  hostile: hostilePlan,
  attacked: attackedPlan,
};
