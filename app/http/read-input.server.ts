import { z } from "zod";
import { InvalidError, NotFoundError, TooLargeError, UnsupportedTypeError, type FieldErrors } from "~/lib/errors";
import "~/lib/input-words";
import { requirePlainNames } from "./form-names";

const BODY_LIMIT_BYTES = 4 * 1024 * 1024;

/** PostgreSQL's largest integer. */
const LARGEST_ID = 2_147_483_647;
const id = z
  .string()
  .regex(/^[1-9]\d{0,9}$/)
  .transform(Number)
  .pipe(z.number().max(LARGEST_ID));

/** An id in an address: a positive integer, anything else does not exist. @throws NotFoundError */
export function readId(value: string | undefined): number {
  const parsed = id.safeParse(value);
  if (!parsed.success) throw new NotFoundError("There is nothing at this address.");
  return parsed.data;
}

/**
 * Reads a JSON body against a schema.
 * @throws TooLargeError over 4 MB, UnsupportedTypeError for another kind of body, InvalidError for what is no JSON
 *   or does not fit
 */
export async function readJson<Schema extends z.ZodType>(request: Request, schema: Schema): Promise<z.output<Schema>> {
  if (!/^application\/json\b/i.test(contentType(request))) throw new UnsupportedTypeError("Send this as JSON.");
  const text = await readText(request);
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new InvalidError("The body is not valid JSON.");
  }
  return check(schema, body);
}

/**
 * Reads the fields of a form without files.
 * @throws TooLargeError over the limit in bytes, 4 MB unless told otherwise, UnsupportedTypeError for another kind of
 * body, InvalidError for names as none of
 *   our fields has
 */
export async function readForm(request: Request, limit = BODY_LIMIT_BYTES): Promise<FormData> {
  if (!/^application\/x-www-form-urlencoded\b/i.test(contentType(request)))
    throw new UnsupportedTypeError("This form takes no files.");
  const form = new FormData();
  for (const [name, value] of new URLSearchParams(await readText(request, limit))) form.append(name, value);
  return requirePlainNames(form);
}

/** Checks a value against a schema. @throws InvalidError with the messages by field */
export function check<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new InvalidError(parsed.error.issues[0]?.message ?? "The input cannot be used.", fieldErrors(parsed.error));
}

function fieldErrors(error: z.ZodError): FieldErrors {
  const errors: FieldErrors = {};
  for (const { path, message } of error.issues) {
    // What is wrong with the whole is the answer's message already.
    if (path.length > 0) (errors[path.join(".")] ??= []).push(message);
  }
  return errors;
}

const contentType = (request: Request) => request.headers.get("content-type") ?? "";

// The DOM's type of a stream lacks the iterator that Node's has.
const chunksOf = (request: Request) => (request.body ?? []) as unknown as AsyncIterable<Uint8Array>;

/**
 * Reads a body as text, to the byte for what is UTF-8. @throws TooLargeError over the limit in bytes, 4 MB unless told
 * otherwise
 */
export async function readText(request: Request, limit = BODY_LIMIT_BYTES): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for await (const chunk of chunksOf(request)) {
    bytes += chunk.byteLength;
    if (bytes > limit)
      throw new TooLargeError(`The body is larger than ${limit === BODY_LIMIT_BYTES ? "4 MB" : `${limit / 1024} KB`}.`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
