/** An event of a stream as our own routes send them: a name, and one line of JSON. */
export interface StreamEvent {
  event: string;
  data: unknown;
}

/** The events of an answer, as they come. @throws SyntaxError when the stream is none of ours */
export async function* readEvents(response: Response): AsyncGenerator<StreamEvent> {
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  // A reader, since not every browser can loop over a stream.
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    const events = (text + read.value).split("\n\n");
    text = events.pop()!;
    for (const event of events) {
      // Comments keep the connection open.
      if (!event.startsWith(":")) yield parse(event);
    }
  }
}

function parse(event: string): StreamEvent {
  const fields = /^event: (\w+)\ndata: (.*)$/.exec(event);
  if (!fields) throw new SyntaxError("Invalid response format");
  return { event: fields[1]!, data: JSON.parse(fields[2]!) as unknown };
}
