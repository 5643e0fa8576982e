import { END, FENCE, START } from "./parse-blocks";

/** A line that may yet become a marker is not shown. */
const MAY_BE_MARKER = /^\s*[<>=`]/;

/** What a model says to the owner, heard piece by piece: the lines of its answer that stand outside of blocks. */
export class StreamedWords {
  private prose = "";
  private line = "";
  private isInBlock = false;

  /** @returns everything that was said so far, the sentence that is being written too */
  add(piece: string): string {
    const lines = (this.line + piece).split("\n");
    this.line = lines.pop()!;
    for (const line of lines) this.take(line);
    const isWords = !this.isInBlock && !MAY_BE_MARKER.test(this.line);
    return (this.prose + (isWords ? this.line : "")).trim();
  }

  private take(line: string): void {
    if (this.isInBlock) this.isInBlock = !END.test(line);
    else if (START.test(line)) this.isInBlock = true;
    else if (!FENCE.test(line)) this.prose += `${line}\n`;
  }
}
