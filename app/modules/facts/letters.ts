/**
 * Letter classes for patterns over names of people, streets and towns: Latin, Greek and Cyrillic. The Unicode
 * classes would do the same, but a pattern that repeats them takes the engine a tenth of a second to compile.
 */
export const UPPER = "A-ZÀ-ÖØ-ÞĀĂĄĆĈĊČĎĐĒĔĖĘĚĜĞĠĢĤĦĨĪĬĮİĴĶĹĻĽĿŁŃŅŇŌŎŐŒŔŖŘŚŜŞŠŢŤŦŨŪŬŮŰŲŴŶŸŹŻŽȘȚΆΈ-ΏΑ-ΩА-ЯЁЄІЇ";
export const LETTER = "A-Za-zÀ-ÖØ-öø-žȘșȚțΆ-ώА-яЁёЄєІіЇїҐґ";
