import type { IncomingHttpHeaders } from "node:http";
import type { Encoding, PublishedFile } from "~/published/manifest";
import { CACHE_IMMUTABLE, CACHE_REVALIDATE } from "~/published/site-headers";
import { blobName } from "./blob-source";
import { chooseEncoding, chooseFormat, entityTag, varyOf } from "./negotiate";

/** One form of a file as an answer, all but its bytes. Headers are flat lists of names and values, as `writeHead` takes them. */
export interface ReadyForm {
  hash: string;
  encoding: Encoding | null;
  /** Under which its bytes are held. */
  name: string;
  /** Of the plain bytes. */
  size: number;
  tag: string;
  notModified: readonly string[];
  head: readonly string[];
  /** `head` with its length; known once its bytes were read. */
  whole: readonly string[] | null;
  /** Compressed forms have no parts that anybody could use. */
  takesRanges: boolean;
}

/** What answers a path: whatever of the answer can be made once, is. */
export class ReadyFile {
  private readonly forms = new Map<string, ReadyForm>();

  /** `common` are the headers of every answer at its place. */
  constructor(
    private readonly file: PublishedFile,
    private readonly common: readonly string[],
    readonly status: 200 | 404,
  ) {}

  /** The format and form that a client takes. */
  formFor(headers: IncomingHttpHeaders): ReadyForm {
    const file = this.file.avif ? chooseFormat(headers.accept, this.file) : this.file;
    const encoding = chooseEncoding(headers["accept-encoding"], file.encodings);
    const kind = encoding ?? file.type;
    let form = this.forms.get(kind);
    if (!form) this.forms.set(kind, (form = this.makeReady(file, encoding)));
    return form;
  }

  private makeReady(file: PublishedFile, encoding: Encoding | null): ReadyForm {
    const { hash, size, type } = file;
    const tag = entityTag(file, encoding);
    const vary = varyOf(this.file);
    const takesRanges = this.status === 200 && file.encodings.length === 0;
    const notModified = [...this.common, "ETag", tag, "Cache-Control", file.immutable ? CACHE_IMMUTABLE : CACHE_REVALIDATE];
    if (vary) notModified.push("Vary", vary);
    const head = [...notModified, "Content-Type", type];
    if (encoding) head.push("Content-Encoding", encoding);
    if (takesRanges) head.push("Accept-Ranges", "bytes");
    return { hash, encoding, name: blobName(hash, encoding), size, tag, notModified, head, whole: null, takesRanges };
  }
}
