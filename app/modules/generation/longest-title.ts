/** Characters of a website's title, apart from the form: a dialog that needs the number need not load the form's schema. */
export const LONGEST_TITLE = 200;
