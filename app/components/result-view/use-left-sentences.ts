import { useEffect, useState } from "react";
import { countLeft } from "~/components/reading/count-left";
import type { ReadingAnswer } from "~/modules/result/read-reading.server";
import type { WebsiteResult } from "~/modules/result/read-result.server";
import { readJson } from "./use-fresh";

/**
 * How many sentences of the brief were left as they are, counted anew with each saving; 0 until it is known. Nobody
 * waits for it: the owner's words are read once the screen stands.
 */
export function useLeftSentences({ id, revision, firstReading }: WebsiteResult): number {
  const [count, setCount] = useState(firstReading ? countLeft(firstReading) : 0);
  useEffect(() => {
    const left = new AbortController();
    readJson<ReadingAnswer>(`/analysis/${id}/reading`, left.signal).then(
      ({ reading }) => reading && setCount(countLeft(reading)),
      () => {
        // What was known stays: the dialog says by itself that it could not be read.
      },
    );
    return () => left.abort();
  }, [id, revision]);
  return count;
}
