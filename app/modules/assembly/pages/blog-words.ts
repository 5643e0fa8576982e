import { inLanguage, type PageLanguage } from "~/lib/languages";

/** Words of a site's blog that are not its owner's, in one language. */
export interface BlogWords {
  blog: string;
  /** Stands before the heading of a category's list. */
  category: string;
  allPosts: string;
  newer: string;
  older: string;
  /** Says which page of a list one sees. */
  page: (number: number) => string;
}

const en: BlogWords = {
  blog: "Blog",
  category: "Category",
  allPosts: "All posts",
  newer: "Newer posts",
  older: "Older posts",
  page: (number) => `Page ${number}`,
};
const de: BlogWords = {
  blog: "Blog",
  category: "Kategorie",
  allPosts: "Alle Beiträge",
  newer: "Neuere Beiträge",
  older: "Ältere Beiträge",
  page: (number) => `Seite ${number}`,
};
const es: BlogWords = {
  blog: "Blog",
  category: "Categoría",
  allPosts: "Todas las entradas",
  newer: "Entradas más recientes",
  older: "Entradas anteriores",
  page: (number) => `Página ${number}`,
};
const fr: BlogWords = {
  blog: "Blog",
  category: "Catégorie",
  allPosts: "Tous les articles",
  newer: "Articles plus récents",
  older: "Articles plus anciens",
  page: (number) => `Page ${number}`,
};
const pt: BlogWords = {
  blog: "Blog",
  category: "Categoria",
  allPosts: "Todos os artigos",
  newer: "Artigos mais recentes",
  older: "Artigos mais antigos",
  page: (number) => `Página ${number}`,
};
const it: BlogWords = {
  blog: "Blog",
  category: "Categoria",
  allPosts: "Tutti gli articoli",
  newer: "Articoli più recenti",
  older: "Articoli precedenti",
  page: (number) => `Pagina ${number}`,
};
const nl: BlogWords = {
  blog: "Blog",
  category: "Categorie",
  allPosts: "Alle berichten",
  newer: "Nieuwere berichten",
  older: "Oudere berichten",
  page: (number) => `Pagina ${number}`,
};
const pl: BlogWords = {
  blog: "Blog",
  category: "Kategoria",
  allPosts: "Wszystkie wpisy",
  newer: "Nowsze wpisy",
  older: "Starsze wpisy",
  page: (number) => `Strona ${number}`,
};
const ar: BlogWords = {
  blog: "المدونة",
  category: "التصنيف",
  allPosts: "كل المقالات",
  newer: "المقالات الأحدث",
  older: "المقالات الأقدم",
  page: (number) => `الصفحة ${number}`,
};

const BY_LANGUAGE: Record<PageLanguage, BlogWords> = { en, de, es, fr, it, pt, nl, pl, ar };

/** The words for a page's language (`lang` attribute, such as `de-AT`); English for one that we have no words for. */
export const blogWords = (lang: string): BlogWords => inLanguage(BY_LANGUAGE, lang);
