/** Digits of a hash that fit into a number exactly. */
const DIGITS = 13;

const numberOf = (hash: string) => parseInt(hash.slice(0, DIGITS), 16);

/**
 * Which hashes were named, in eight bytes for each. It knows every one of them, and takes another for one only when the
 * first 52 bits are the same.
 */
export class HashFilter {
  private constructor(private readonly sorted: Float64Array) {}

  static async of(hashes: AsyncIterable<string[]>): Promise<HashFilter> {
    const numbers: number[] = [];
    for await (const some of hashes) for (const hash of some) numbers.push(numberOf(hash));
    return new HashFilter(Float64Array.from(numbers).sort());
  }

  has(hash: string): boolean {
    const sought = numberOf(hash);
    let [from, to] = [0, this.sorted.length];
    while (from < to) {
      const middle = (from + to) >>> 1;
      if (this.sorted[middle]! < sought) from = middle + 1;
      else to = middle;
    }
    return this.sorted[from] === sought;
  }
}
