import type { DesignerWords } from "./designer-words";

/** German words of the built-in designer. */
export const de: DesignerWords = {
  fixed: {
    menu: "Menü",
    skipToContent: "Zum Inhalt springen",
    call: "Anrufen",
    email: "E-Mail",
    directions: "Anfahrt",
    hours: "Öffnungszeiten",
    address: "Adresse",
    phone: "Telefon",
    closed: "Geschlossen",
    contact: "Kontakt",
    since: "Seit",
    top: "Nach oben",
    notFoundTitle: "Seite nicht gefunden",
    notFoundText: "Unter dieser Adresse steht nichts. Auf der Startseite finden Sie alles.",
    home: "Startseite",
  },
  industry: {
    restaurant: "Essen und Trinken",
    "real-estate": "Immobilien",
    healthcare: "Gesundheit",
    "professional-services": "Beratung",
    ecommerce: "Laden",
    other: "",
  },
  titles: {
    services: {
      usual: "Was wir tun",
      healthcare: "Was wir behandeln",
      ecommerce: "Was es gibt",
      restaurant: "Was es gibt",
    },
    prices: { usual: "Preise", restaurant: "Die Karte", "professional-services": "Honorare" },
    about: { usual: "Über {name}" },
    people: { usual: "Mit wem Sie sprechen", restaurant: "Wer dahintersteht", ecommerce: "Wer es macht" },
    process: { usual: "So läuft es ab" },
    gallery: { usual: "In Bildern" },
    faq: { usual: "Fragen und Antworten" },
    quotes: { usual: "Was andere sagen" },
    figures: { usual: "In Zahlen" },
  },
  nav: {
    services: { usual: "Leistungen", ecommerce: "Sortiment", restaurant: "Angebot" },
    prices: { usual: "Preise", restaurant: "Karte", "professional-services": "Honorare" },
    about: { usual: "Über uns" },
    people: { usual: "Team" },
    process: { usual: "Ablauf" },
    gallery: { usual: "Bilder" },
    visit: { usual: "Anfahrt", restaurant: "Zeiten" },
    faq: { usual: "Fragen" },
    quotes: { usual: "Stimmen" },
    contact: { usual: "Kontakt" },
  },
  visit: { both: "Öffnungszeiten und Anfahrt", hours: "Öffnungszeiten", address: "So finden Sie uns" },
  contact: {
    both: "Anrufen oder schreiben",
    phone: "Rufen Sie an",
    email: "Schreiben Sie uns",
    none: "Kontakt aufnehmen",
  },
  contactIntro: {
    "general-consumers": "Ein Satz dazu, was Sie suchen, genügt für den Anfang.",
    "business-professionals": "Sagen Sie uns, worum es geht und bis wann Sie eine Antwort brauchen.",
    "young-adults": "Kurze Nachrichten genügen.",
    families: "Sagen Sie uns, wer kommt und was Sie brauchen.",
    seniors: "Sagen Sie in eigenen Worten, was Sie brauchen.",
  },
  call: "{phone} anrufen",
  write: "E-Mail schreiben",
  reach: "Kontakt aufnehmen",
  see: {
    usual: "Weiterlesen",
    restaurant: "Zur Karte",
    prices: "Zu den Preisen",
    services: "Zu den Leistungen",
    visit: "Zeiten und Anfahrt",
    story: "Mehr erfahren",
  },
  invitation: {
    restaurant: "Fragen Sie nach einem Tisch, einem Gericht oder einem Termin.",
    "real-estate":
      "Fragen Sie nach einer Wohnung oder nennen Sie uns eine, die Sie vermieten oder verkaufen wollen.",
    healthcare: "Fragen Sie nach einem ersten Termin, für sich oder für Angehörige.",
    "professional-services": "Beschreiben Sie, was zu klären ist und bis wann.",
    ecommerce: "Fragen Sie nach einem Stück, einer Größe oder einer Bestellung.",
    other: "Beschreiben Sie, was Sie vorhaben.",
  },
  asking: {
    restaurant: {
      title: "Drei Angaben für die Reservierung",
      steps: [
        { name: "Wie viele Sie sind", detail: "Auch, ob Kinderwagen, Rollstuhl oder Hund dabei sind." },
        { name: "Tag und Uhrzeit", detail: "Eine zweite Möglichkeit erleichtert die Suche." },
        { name: "Was Sie nicht essen", detail: "Allergien nennen Sie am besten früh." },
      ],
    },
    "real-estate": {
      title: "Drei Angaben für den Anfang",
      steps: [
        { name: "Wo", detail: "Eine Straße, ein Viertel oder eine Haltestelle." },
        { name: "Wie groß", detail: "Zimmer, Garten und der Rahmen für den Preis." },
        { name: "Bis wann", detail: "Wann Sie einziehen, vermieten oder verkaufen wollen." },
      ],
    },
    healthcare: {
      title: "Vor dem ersten Termin",
      steps: [
        { name: "Worum es geht", detail: "Ein Satz genügt. Einzelheiten haben Zeit bis zum Gespräch." },
        { name: "Wann es passt", detail: "Nennen Sie zwei oder drei Zeiten." },
        { name: "Was Sie mitbringen", detail: "Frühere Befunde und eine Liste Ihrer Medikamente." },
      ],
    },
    "professional-services": {
      title: "Was in der ersten Nachricht hilft",
      steps: [
        { name: "Die Sache in zwei Sätzen", detail: "Wer beteiligt ist und was erreicht werden soll." },
        { name: "Fristen", detail: "Bescheide, Kündigungen, das Ende des Jahres." },
        {
          name: "Vorhandene Unterlagen",
          detail: "Eine Liste genügt. Vertrauliches bitte noch nicht senden.",
        },
      ],
    },
    ecommerce: {
      title: "Was eine Anfrage leichter macht",
      steps: [
        { name: "Was Sie suchen", detail: "Ein Bild oder ein Maß sagt viel." },
        { name: "Wie viele", detail: "Ein Stück, ein Satz oder etwas zu einem Termin." },
        { name: "Wohin", detail: "Ort und Land, damit sich das Porto berechnen lässt." },
      ],
    },
    other: {
      title: "Was in der ersten Nachricht hilft",
      steps: [
        { name: "Was Sie vorhaben", detail: "Einfache Worte, eine Skizze oder ein Foto." },
        { name: "Wo und wie groß", detail: "Ungefähre Maße reichen für den Anfang." },
        { name: "Bis wann", detail: "Ein Monat oder eine Jahreszeit genügt." },
      ],
    },
  },
  and: " und ",
};
