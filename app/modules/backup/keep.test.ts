import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { backupsToRemove } from "./keep";
import { nameOf, timeOf } from "./names";

const HOUR = 60 * 60 * 1000;
const START = Date.parse("2026-01-01T01:37:00Z");

/** Names of backups that follow each other after so many hours. */
const series = (gaps: number[]) => {
  let at = START;
  return gaps.map((hours) => nameOf(new Date((at += hours * HOUR))));
};
const left = (names: string[]) => {
  const gone = new Set(backupsToRemove(names));
  return names.filter((name) => !gone.has(name));
};

describe("the name of a backup", () => {
  it("says when it was made", () => {
    const madeAt = new Date("2026-11-22T01:37:05.123Z");
    expect(nameOf(madeAt)).toBe("plinth-2026-11-22T013705.123Z.tar.gz.age");
    expect(timeOf(nameOf(madeAt))).toEqual(madeAt);
    expect([timeOf("plinth.sql"), timeOf(`${nameOf(madeAt)}.partial`)]).toEqual([undefined, undefined]);
  });
});

describe("backupsToRemove", () => {
  it("keeps seven days, four weeks and twelve months of nightly backups", () => {
    const kept = left(series(Array.from({ length: 500 }, () => 24))).map((name) =>
      timeOf(name)!.toISOString().slice(0, 10),
    );
    expect(kept).toEqual([
      ...["2026-06-30", "2026-07-31", "2026-08-31", "2026-09-30", "2026-10-31", "2026-11-30", "2026-12-31"],
      ...["2027-01-31", "2027-02-28", "2027-03-31", "2027-04-25", "2027-04-30", "2027-05-02"],
      ...[
        "2027-05-09",
        "2027-05-10",
        "2027-05-11",
        "2027-05-12",
        "2027-05-13",
        "2027-05-14",
        "2027-05-15",
        "2027-05-16",
      ],
    ]);
  });

  it("takes away no file that is not its own", () => {
    const names = [...series(Array.from({ length: 100 }, () => 24)), "notes.txt", "plinth-2020-01-01.tar.gz.age"];
    expect(backupsToRemove(names).every((name) => timeOf(name))).toBe(true);
  });

  it("leaves the newest, and night after night the same as in one go", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 24 * 40 }), { minLength: 1, maxLength: 120 }), (gaps) => {
        const all = series(gaps);
        let nightly: string[] = [];
        for (const name of all) {
          nightly = left([...nightly, name]);
          expect(nightly).toContain(name);
        }
        expect(nightly).toEqual(left(all));
        expect(nightly.length).toBeLessThanOrEqual(23);
      }),
    );
  });
});
