import { EventEmitter } from 'node:events';
import type { FileHandle } from 'node:fs/promises';
import type { FastifyRequest } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { planArrival, usualLimit } from './read-upload.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A request of `bytes` that never ends, whose socket receives `perSecond` bytes. */
function slowRequest(bytes: number | null, perSecond: number) {
  const raw = Object.assign(new EventEmitter(), {
    socket: { bytesRead: 0 },
    destroy: vi.fn(),
    complete: false,
    destroyed: false,
  });
  setInterval(() => {
    raw.socket.bytesRead += perSecond;
  }, 1000);
  const headers = bytes === null ? {} : { 'content-length': String(bytes) };
  const file = () => new Promise(() => {});
  return { raw, headers, isMultipart: () => true, file } as unknown as FastifyRequest;
}

/** Seconds until it is refused, within twenty minutes. */
async function refusedAfter(bytes: number | null, perSecond: number): Promise<number | undefined> {
  const request = slowRequest(bytes, perSecond);
  const plan = planArrival(request, usualLimit);
  let refused: number | undefined;
  const began = Date.now();
  const writing = plan
    .write({} as FileHandle, () => {}, [])
    .catch((error) => {
      refused = (Date.now() - began) / 1000;
      expect(error).toMatchObject({ code: 'request.invalid', fields: [{ field: 'file' }] });
      expect(error.fields[0].message).toContain('tardó demasiado');
    });
  await vi.advanceTimersByTimeAsync(20 * 60_000);
  await writing;
  // Its connection is not kept for the rest.
  expect(request.raw.destroy).toHaveBeenCalledOnce();
  return refused;
}

test('the whole upload has a deadline by its size, however steadily it comes', async () => {
  expect(await refusedAfter(1_000_000, 5000)).toBe(65);
  expect(await refusedAfter(100_000_000, 5000)).toBe(560);
  // Without a declared size: as the largest that may come.
  expect(await refusedAfter(null, 5000)).toBeCloseTo(584, 0);
});

test('one that comes to a halt is refused before', async () => {
  expect(await refusedAfter(100_000_000, 3000)).toBe(20);
});
