/** Reads server-sent events from the pieces of a response, and follows a stream through broken connections. */
import { ApiError } from '../failures/failure.ts';

export interface StreamEvent {
  id: string | null;
  data: string;
}

/** Splits text that arrives in pieces into events; comments and other fields are skipped. */
export async function* readEvents(pieces: AsyncIterable<string>): AsyncGenerator<StreamEvent> {
  let rest = '';
  for await (const piece of pieces) {
    const text = rest + piece;
    // A line feed may still follow a carriage return at the very end.
    const held = text.endsWith('\r') ? '\r' : '';
    const blocks = text
      .slice(0, text.length - held.length)
      .replace(/\r\n?/g, '\n')
      .split('\n\n');
    rest = (blocks.pop() ?? '') + held;
    for (const block of blocks) {
      const event = parseBlock(block);
      if (event) yield event;
    }
  }
}

function parseBlock(block: string): StreamEvent | null {
  const data: string[] = [];
  let id: string | null = null;
  for (const line of block.split('\n')) {
    const [, name, value = ''] = /^(\w+):? ?(.*)$/.exec(line) ?? [];
    if (name === 'data') data.push(value);
    if (name === 'id') id = value;
  }
  return data.length ? { id, data: data.join('\n') } : null;
}

/** The text of a response, piece by piece. */
export async function* textOf(response: Response): AsyncGenerator<string> {
  if (!response.body) return;
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

const longestPause = 10_000;

/**
 * Gives the events of a stream until `isLast` says so, connecting again with growing pauses when the connection breaks.
 * An answer of the server that is a refusal (an ApiError with 4xx) is thrown; so is the reason of an aborted signal.
 */
export async function* follow<T>(
  connect: () => Promise<AsyncIterable<string>>,
  isLast: (event: T) => boolean,
  pause: (milliseconds: number) => Promise<void>,
  signal?: AbortSignal,
): AsyncGenerator<T> {
  let wait = 500;
  for (;;) {
    try {
      for await (const { data } of readEvents(await connect())) {
        const event: T = JSON.parse(data);
        wait = 500;
        yield event;
        if (isLast(event)) return;
      }
    } catch (cause) {
      if (signal?.aborted || !isBroken(cause)) throw cause;
    }
    await pause(wait);
    signal?.throwIfAborted();
    wait = Math.min(wait * 2, longestPause);
  }
}

/** A broken connection or a server in trouble is worth another try; a refusal is not. */
function isBroken(cause: unknown): boolean {
  return cause instanceof TypeError || (cause instanceof ApiError && (cause.status === 0 || cause.status >= 500));
}
