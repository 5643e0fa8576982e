import { ofLanguage, type PageLanguage } from "~/lib/languages";
import type { AddableKind } from "./section-content";

type Titled = Exclude<AddableKind, "text">;

/** What a section is called where its owner gave it no name. */
const TITLES: Record<PageLanguage, Record<Titled, string>> = {
  en: {
    people: "Our team",
    prices: "Prices",
    services: "Services",
    quotes: "What our customers say",
    faq: "Questions and answers",
    gallery: "Gallery",
  },
  de: {
    people: "Unser Team",
    prices: "Preise",
    services: "Leistungen",
    quotes: "Das sagen unsere Kunden",
    faq: "Häufige Fragen",
    gallery: "Galerie",
  },
  es: {
    people: "Nuestro equipo",
    prices: "Precios",
    services: "Servicios",
    quotes: "Lo que dicen nuestros clientes",
    faq: "Preguntas frecuentes",
    gallery: "Galería",
  },
  fr: {
    people: "Notre équipe",
    prices: "Tarifs",
    services: "Services",
    quotes: "Ce que disent nos clients",
    faq: "Questions fréquentes",
    gallery: "Galerie",
  },
  it: {
    people: "Il nostro team",
    prices: "Prezzi",
    services: "Servizi",
    quotes: "Dicono di noi",
    faq: "Domande frequenti",
    gallery: "Galleria",
  },
  pt: {
    people: "A nossa equipa",
    prices: "Preços",
    services: "Serviços",
    quotes: "O que dizem os nossos clientes",
    faq: "Perguntas frequentes",
    gallery: "Galeria",
  },
  nl: {
    people: "Ons team",
    prices: "Prijzen",
    services: "Diensten",
    quotes: "Wat klanten zeggen",
    faq: "Veelgestelde vragen",
    gallery: "Galerij",
  },
  pl: {
    people: "Nasz zespół",
    prices: "Ceny",
    services: "Usługi",
    quotes: "Opinie klientów",
    faq: "Pytania i odpowiedzi",
    gallery: "Galeria",
  },
  ar: {
    people: "فريقنا",
    prices: "الأسعار",
    services: "خدماتنا",
    quotes: "آراء عملائنا",
    faq: "أسئلة وأجوبة",
    gallery: "معرض الصور",
  },
};

/** In the language of the page. */
export const titleOf = (kind: Titled, language: string): string => (ofLanguage(TITLES, language) ?? TITLES.en)[kind];
