const WORDS = `amber anchor apple arbor aspen atlas autumn beacon birch bloom bramble breeze bright brook canyon cedar
  cherry clover coast copper coral cove crystal dawn delta ember falcon fern field forest garden ginger golden granite
  grove harbor hazel heather hill honey indigo island ivory jade juniper lagoon lantern laurel lemon lilac linen lotus
  lumen maple marble meadow mesa mint mosaic nectar north oak olive opal orchard otter pebble pepper pine plum poppy
  prairie quartz quiet raven reef ridge river robin rosemary saffron sage sandal sierra silver sparrow spruce summit
  sunny terra thistle thyme timber valley velvet violet walnut willow winter wren`.split(/\s+/);

/**
 * A name to offer: two words of a fixed list and a number below 1000, such as `maple-harbor-417`.
 * `random` gives numbers from 0 up to 1.
 */
export function randomSubdomain(random: () => number = Math.random): string {
  const below = (limit: number) => Math.floor(random() * limit);
  const first = below(WORDS.length);
  const second = (first + 1 + below(WORDS.length - 1)) % WORDS.length;
  return `${WORDS[first]}-${WORDS[second]}-${below(1000)}`;
}
