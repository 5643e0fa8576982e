/**
 * A function that makes its answer to each key once and gives it again. `make` depends on nothing but the key. Where keys
 * come from other people's text, `most` bounds how many answers are kept: beyond it all are forgotten.
 */
export function remembered<Key, Value>(make: (key: Key) => Value, most = Infinity): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    if (!known.has(key)) {
      if (known.size >= most) known.clear();
      known.set(key, make(key));
    }
    return known.get(key)!;
  };
}

/** In letters: of longer texts, which nobody reads twice, no answer is kept. */
const LONGEST_TEXT = 500;

/**
 * The same for what readers make of a text in a language: many of them ask for the same sentence. Texts are other people's,
 * so that only of short ones, and of few at once, an answer is kept. Whoever gets it must not change it.
 */
export function rememberedTexts<Value>(
  make: (text: string, language: string) => Value,
  most: number,
): (text: string, language: string) => Value {
  const byLanguage = remembered((language: string) => remembered((text: string) => make(text, language), most));
  return (text, language) => (text.length > LONGEST_TEXT ? make(text, language) : byLanguage(language)(text));
}
