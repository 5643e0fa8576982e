/** What owners call one button, in each language; "buttons" are a matter of looks. */
export const BUTTON =
  "(?:\\p{L}*button|\\p{L}*knopf|\\p{L}*schaltfläche|bot[óo]n|bouton|pulsante|bottone|bot[ãa]o|\\p{L}*knop|przycisk\\p{L}{0,3}|و?(?:ال)?زر)";

/** How owners call the most important one. */
export const MAIN_BUTTON =
  "(?:(?:main|primary|big|biggest|most important) (?:button|action|cta)|haupt(?:button|knopf|schaltfläche|aktion)|(?:wichtigste|große)[rn]? (?:button|knopf|schaltfläche)|bot[óo]n (?:principal|grande)|bouton principal|gros bouton|(?:pulsante|bottone) (?:principale|grande)|bot[ãa]o (?:principal|grande)|hoofdknop|(?:belangrijkste|grote) knop|(?:główny|najważniejszy|duży) przycisk|الزر (?:الرئيسي|الأساسي|الكبير))";
