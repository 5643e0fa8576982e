/** What a renderer accepted from a visitor; each kind parses its own payload. */
export interface Arrival {
  ulid: string;
  receivedAt: Date;
  payload: unknown;
}
