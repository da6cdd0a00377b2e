import { describe, expect, it } from 'vitest';
import { ApiError } from '../failures/failure.ts';
import { follow, readEvents, type StreamEvent } from './event-stream.ts';

async function* pieces(...texts: (string | Error)[]): AsyncGenerator<string> {
  for (const text of texts) {
    if (text instanceof Error) throw text;
    yield text;
  }
}

async function collect<T>(source: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const item of source) all.push(item);
  return all;
}

describe('readEvents', () => {
  it('puts events together however the text is cut', async () => {
    const text = ': hello\n\nid: 1\ndata: {"done":1}\n\nevent: x\r\ndata: {"done":\r\ndata: 2}\r\n\r\n';
    const whole: StreamEvent[] = [
      { id: '1', data: '{"done":1}' },
      { id: null, data: '{"done":\n2}' },
    ];
    for (let cut = 0; cut <= text.length; cut++) {
      expect(await collect(readEvents(pieces(text.slice(0, cut), text.slice(cut))))).toEqual(whole);
    }
  });
  it('leaves out an event that never ended', async () => {
    expect(await collect(readEvents(pieces('data: 1\n\ndata: 2\n')))).toEqual([{ id: null, data: '1' }]);
  });
});

describe('follow', () => {
  const isLast = (event: { state: string }) => event.state === 'done';
  const run = (streams: (AsyncGenerator<string> | Error)[], pauses: number[] = []) =>
    collect(
      follow(
        async () => {
          const next = streams.shift();
          if (next === undefined || next instanceof Error) throw next ?? new Error('asked too often');
          return next;
        },
        isLast,
        async (milliseconds) => {
          pauses.push(milliseconds);
        },
      ),
    );

  it('stops at the last event and asks no more', async () => {
    const events = await run([
      pieces('data: {"state":"running"}\n\ndata: {"state":"done"}\n\ndata: {"state":"after"}\n\n'),
    ]);
    expect(events.map(({ state }) => state)).toEqual(['running', 'done']);
  });
  it('connects again after a break, an early end and a server in trouble, each time waiting longer', async () => {
    const pauses: number[] = [];
    const streams = [
      pieces('data: {"state":"running"}\n\n', new TypeError('network error')),
      new ApiError(503, {}),
      // More streams than a session may have.
      new ApiError(429, {}),
      pieces(),
      pieces('data: {"state":"done"}\n\n'),
    ];
    const events = await run(streams, pauses);
    expect(events.map(({ state }) => state)).toEqual(['running', 'done']);
    expect(pauses).toEqual([500, 1000, 2000, 4000]);
  });
  it('gives up on a refusal', async () => {
    await expect(run([new ApiError(404, {})])).rejects.toMatchObject({ status: 404 });
  });
});
