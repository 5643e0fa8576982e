import { PassThrough } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { AppLoadContext, EntryContext } from "@remix-run/node";
import type { ReactElement } from "react";
import { renderToPipeableStream, renderToString } from "react-dom/server";
import { expect, it, vi } from "vitest";

const shown = vi.hoisted(() => ({ page: null as ReactElement | null }));
vi.mock("@remix-run/react", () => ({ RemixServer: () => shown.page }));
const { default: handleRequest } = await import("./entry.server");

/** React's buffer; texts longer than a third of it do not go through it. */
const BUFFER = 2_048;
const LONGEST_PIECE = 600;
/**
 * Letters in a row: the buffer's end falls on each of their bytes, in one page or in one of the next that are shifted
 * by a byte.
 */
const RUN = 64;
const SHIFTS = [0, 1, 2, 3];

/** A page in which a run of a letter stands behind so many others, in pieces as React writes them. */
function pageWith(letter: string, behind: number) {
  const pieces = Array.from({ length: Math.ceil(behind / LONGEST_PIECE) }, (_, at) =>
    "x".repeat(Math.min(LONGEST_PIECE, behind - at * LONGEST_PIECE)),
  );
  return (
    <main>
      {pieces.map((piece, at) => (
        <i key={at}>{piece}</i>
      ))}
      <input defaultValue={letter.repeat(RUN)} />
    </main>
  );
}

async function answerWith(page: ReactElement): Promise<string> {
  shown.page = page;
  const answer = await handleRequest(
    new Request("http://localhost/"),
    200,
    new Headers(),
    {} as EntryContext,
    { cspNonce: "n" } as AppLoadContext,
  );
  return answer.text();
}

it.each([
  ["2", "ø"],
  ["3", "水"],
  ["4", "🥐"],
])("sends letters of %s bytes whole at every offset of React's buffer", async (_, letter) => {
  const broken: number[] = [];
  for (let behind = 0; behind < BUFFER; behind += RUN) {
    for (const shift of SHIFTS) {
      const page = pageWith(letter, behind + shift);
      if ((await answerWith(page)) !== renderToString(page)) broken.push(behind + shift);
    }
  }
  expect(broken).toEqual([]);
});

it("sends a page full of them", async () => {
  const page = (
    <main>
      {Array.from({ length: 60 }, (_, at) => (
        <p key={at}>{"øre 水 🥐".repeat(40)}</p>
      ))}
    </main>
  );
  expect(await answerWith(page)).toBe(renderToString(page));
});

it("is needed as long as React fills its buffer with zeros", async () => {
  const raw = new PassThrough();
  renderToPipeableStream(
    <p>
      {Array.from({ length: 60 }, (_, at) => (
        <b key={at}>{"水".repeat(100)}</b>
      ))}
    </p>,
  ).pipe(raw);
  expect((await buffer(raw)).includes(0)).toBe(true);
});
