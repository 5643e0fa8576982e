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
