/** The values of a stream of server-sent events as our own routes send them: one `data:` line of JSON each. */
export async function* readEvents<Value>(response: Response): AsyncGenerator<Value> {
  if (!response.ok) throw new Error(`the events were answered with ${response.status}`);
  const decoder = new TextDecoder();
  let text = "";
  // The DOM's types do not know that a stream can be read so.
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
    const events = (text + decoder.decode(chunk, { stream: true })).split("\n\n");
    text = events.pop()!;
    for (const event of events) yield JSON.parse(event.replace(/^data: /, "")) as Value;
  }
}
