const CAMERA =
  /^(img|image|dsc|dscn|dscf|pxl|photo|pic|picture|screenshot|screen shot|signal|whatsapp image|untitled|download)\b/i;
const LONGEST = 120;

/**
 * A description of a picture from its file's name, where a person chose one: "shop-front.jpg" says something,
 * "IMG_2041.jpg" nothing, and an empty description is better than a wrong one.
 */
export function altFromName(name: string): string {
  const words = name
    .replace(/^.*[\\/]/, "")
    .replace(/\.[a-z0-9]{1,5}$/i, "")
    .replace(/[-_+.]+|%20/g, " ")
    .replace(/(?<!\s)\s*\(\d+\)$|(?<!\s)\s+\d+$/, "")
    .replace(/\s+/g, " ")
    .trim();
  const letters = words.match(/\p{L}/gu)?.length ?? 0;
  const told = letters >= 3 && letters * 2 > words.length && !CAMERA.test(words);
  // By characters: half of a surrogate pair cannot be stored.
  const [first = "", ...rest] = words;
  return told ? first.toUpperCase() + rest.slice(0, LONGEST - 1).join("") : "";
}
