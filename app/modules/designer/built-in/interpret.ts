import type { ContactFormConfig } from "../../contact-form/contact-form-config";
import type { WebsiteCode } from "../../site/website-code";
import { changes, readRequest, type Answered, type ReadRequest } from "./read-request";
import { hasPronoun, requestSplits, withAntecedent, withoutLeadIn, type RequestSplit } from "./split-requests";

/** How often a message, or a beginning of what is left of it, is read as one request. */
export const MOST_READINGS = 48;

/**
 * Reads a message as one request or as several, from left to right, each on what the one before left; null when nothing
 * of it is understood. Bounded by design: what is left of a message is read once as a whole and at most eight times as
 * a beginning (`MOST_PARTINGS` of either kind), what came to no change is not read again, and after `MOST_READINGS`
 * readings in all the rest is left unread, which the answer says.
 */
export function interpret(
  message: string,
  code: WebsiteCode,
  form: ContactFormConfig | null,
  readOne: ReadRequest = readRequest,
): Answered | null {
  return new MessageReader(readOne).read(message, code, form);
}

/** A way to part a message, and what its left part came to. */
interface Reading {
  way: RequestSplit;
  left: Answered | null;
}

class MessageReader {
  private readings = 0;
  /** What came to no change, by its words. */
  private readonly fruitless = new Map<string, Answered | null>();
  constructor(private readonly readOne: ReadRequest) {}

  read(message: string, code: WebsiteCode, form: ContactFormConfig | null): Answered | null {
    const known = this.fruitless.get(message);
    if (known !== undefined) return known && { ...known, after: code, form: null };
    const found =
      (this.isSpent() ? null : this.parted(withoutLeadIn(message), code, form)) ??
      (this.isSpent() ? unread(message, code) : null);
    if (!found || !changes(found)) this.fruitless.set(message, found);
    return found;
  }

  private isSpent = () => this.readings >= MOST_READINGS;

  private parted(said: string, code: WebsiteCode, form: ContactFormConfig | null): Answered | null {
    const ways = requestSplits(said).map((way) => this.reading(way, code, form));
    const own = this.firstJoined(
      ways.filter(({ way }) => way.own),
      form,
    );
    return (
      own ??
      this.one(said, code, form) ??
      this.firstJoined(
        ways.filter(({ way }) => !way.own),
        form,
      ) ??
      this.partly(ways, code, form)
    );
  }

  /** The left part is read when it is first asked for. */
  private reading(way: RequestSplit, code: WebsiteCode, form: ContactFormConfig | null): Reading {
    let left: Answered | null | undefined;
    const read = () => (left === undefined ? (left = this.one(way.left, code, form)) : left);
    return {
      way,
      get left() {
        return read();
      },
    };
  }

  private one(request: string, code: WebsiteCode, form: ContactFormConfig | null): Answered | null {
    if (this.isSpent()) return null;
    this.readings += 1;
    return this.readOne(request, code, form);
  }

  private firstJoined(readings: Reading[], form: ContactFormConfig | null): Answered | null {
    for (const { way, left } of readings) {
      const both = left && this.joined(left, way.right, form);
      if (both) return both;
    }
    return null;
  }

  private joined(left: Answered, right: string, form: ContactFormConfig | null): Answered | null {
    const about = left.outcomes.at(-1)?.about;
    const request = hasPronoun(right) ? withAntecedent(right, about) : right;
    const borrowed = about ? request.replace(/^(\w+) /, `$1 ${about} `) : null;
    const read = (text: string) => this.read(text, left.after, left.form ?? form);
    const rest = read(request) ?? (borrowed ? read(borrowed) : null);
    if (!rest || (!changes(left) && !changes(rest))) return null;
    return { ...rest, outcomes: [...left.outcomes, ...rest.outcomes], form: rest.form ?? left.form };
  }

  /** Does what it understands of a message, and names the rest. */
  private partly(readings: Reading[], code: WebsiteCode, form: ContactFormConfig | null): Answered | null {
    for (const { way, left } of readings) {
      if (!way.own && !/^(?:the|all|our|my) /i.test(way.right)) continue;
      if (left && changes(left)) return { ...left, missed: [...left.missed, way.right] };
      const right = way.own && !left ? this.read(way.right, code, form) : null;
      if (right && changes(right)) return { ...right, missed: [way.left, ...right.missed] };
    }
    return null;
  }
}

const unread = (rest: string, code: WebsiteCode): Answered => ({
  outcomes: [],
  missed: [],
  unread: rest,
  after: code,
  form: null,
});
