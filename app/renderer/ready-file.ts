import type { IncomingHttpHeaders } from "node:http";
import type { Encoding, PublishedFile } from "~/published/manifest";
import { CACHE_IMMUTABLE, CACHE_REVALIDATE } from "~/published/site-headers";
import { blobName } from "./blob-source";
import { chooseEncoding, chooseFormat, entityTag, varyOf } from "./negotiate";

/** One form of a file as an answer, all but its bytes. */
export interface ReadyForm {
  hash: string;
  encoding: Encoding | null;
  type: string;
  /** Under which its bytes are held. */
  name: string;
  /** Of the plain bytes. */
  size: number;
  tag: string;
}

/**
 * What answers a path: whatever takes time to find is found once. Its headers are put together for each answer, as flat
 * lists of names and values for `writeHead`: thousands of these are held, and lists would be most of their weight.
 */
export class ReadyFile {
  private readonly forms: ReadyForm[] = [];

  /** `common` are the headers of every answer at its place. */
  constructor(
    private readonly file: PublishedFile,
    private readonly common: readonly string[],
    readonly status: 200 | 404,
  ) {}

  /** Compressed forms have no parts that anybody could use. */
  get takesRanges(): boolean {
    return this.status === 200 && this.file.encodings.length === 0;
  }

  /** The format and form that a client takes. */
  formFor(headers: IncomingHttpHeaders): ReadyForm {
    const file = this.file.avif ? chooseFormat(headers.accept, this.file) : this.file;
    const encoding = chooseEncoding(headers["accept-encoding"], file.encodings);
    return (
      this.forms.find((form) => form.encoding === encoding && form.hash === file.hash) ?? this.makeForm(file, encoding)
    );
  }

  /** Headers of the answer to whom has these bytes already. */
  notModified({ tag }: ReadyForm): string[] {
    const head = [
      ...this.common,
      "ETag",
      tag,
      "Cache-Control",
      this.file.immutable ? CACHE_IMMUTABLE : CACHE_REVALIDATE,
    ];
    const vary = varyOf(this.file);
    if (vary) head.push("Vary", vary);
    return head;
  }

  /** Headers of an answer with so many bytes of a form. */
  head(form: ReadyForm, length: number): string[] {
    const head = this.notModified(form);
    head.push("Content-Type", form.type, "Content-Length", String(length));
    if (form.encoding) head.push("Content-Encoding", form.encoding);
    if (this.takesRanges) head.push("Accept-Ranges", "bytes");
    return head;
  }

  private makeForm(file: PublishedFile, encoding: Encoding | null): ReadyForm {
    const { hash, size, type } = file;
    const form = { hash, encoding, type, name: blobName(hash, encoding), size, tag: entityTag(file, encoding) };
    this.forms.push(form);
    return form;
  }
}
