/** Parser of server-sent events from response chunks, with reconnection. */
import { ApiError } from '../failures/failure.ts';

export interface StreamEvent {
  id: string | null;
  data: string;
}

/** Splits text chunks into events; comments and other fields are skipped. */
export async function* readEvents(pieces: AsyncIterable<string>): AsyncGenerator<StreamEvent> {
  let rest = '';
  for await (const piece of pieces) {
    const text = rest + piece;
    // A carriage return at the end of a chunk may be followed by its line feed.
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

/** Decoded chunks of a response. */
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
 * Events of a stream until `isLast`, reconnecting with backoff when the connection breaks. A refusal (an ApiError with
 * 4xx, except 429) is thrown; so is the reason of an aborted signal.
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

/** Broken connections, server errors and too many streams or calls (429) are retried; other refusals are not. */
function isBroken(cause: unknown): boolean {
  if (!(cause instanceof ApiError)) return cause instanceof TypeError;
  return cause.status === 0 || cause.status === 429 || cause.status >= 500;
}
