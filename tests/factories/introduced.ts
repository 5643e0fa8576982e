/** A sentence of each language that briefs are read in, by which the language of what stands behind it is known. */
const INTROS = {
  en: "We are a small family business in the old harbour, and we have been here for many years.",
  de: "Wir sind ein kleiner Betrieb am alten Hafen und seit vielen Jahren für unsere Kunden da.",
  es: "Somos un pequeño negocio familiar en el puerto viejo y llevamos muchos años aquí.",
  fr: "Nous sommes une petite entreprise familiale sur le vieux port depuis de longues années.",
  it: "Siamo una piccola azienda di famiglia nel porto vecchio e siamo qui da molti anni.",
  pt: "Somos uma pequena empresa familiar no porto velho e estamos aqui há muitos anos.",
  nl: "Wij zijn een klein familiebedrijf in de oude haven en wij zijn hier al vele jaren.",
  pl: "Jesteśmy małą rodzinną firmą w starym porcie i działamy tutaj od wielu lat.",
  ar: "نحن شركة عائلية صغيرة في الميناء القديم ونعمل هنا منذ سنوات طويلة.",
};
export type IntroducedLanguage = keyof typeof INTROS;

/** A text behind a sentence that tells its language. */
export const introduced = (language: IntroducedLanguage, text: string): string => `${INTROS[language]}\n${text}`;
