import { EventEmitter } from 'node:events';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { clientGone } from '../client-gone.ts';
import { deadlineOf, limitBody, withinDeadline } from './deadline.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const request = { log: { warn: () => {} } } as unknown as FastifyRequest;
const openReply = () =>
  ({ sent: false, raw: Object.assign(new EventEmitter(), { closed: false, writableFinished: false }) }) as unknown as {
    -readonly [Part in keyof FastifyReply]: FastifyReply[Part];
  };

describe('a call', () => {
  test('that takes longer than it may is answered, and its work is told that nobody waits', async () => {
    const reply = openReply();
    const signal = clientGone(reply);
    const answer = withinDeadline(1000, () => new Promise(() => {}))(request, reply);
    const refused = expect(answer).rejects.toMatchObject({ code: 'server.busy' });
    await vi.advanceTimersByTimeAsync(1000);
    await refused;
    expect(signal.aborted).toBe(false);
    Object.assign(reply.raw, { writableFinished: true }).emit('close');
    expect(signal.aborted).toBe(true);
  });

  test('that ends before keeps its answer, and its work is not told', async () => {
    const reply = openReply();
    const signal = clientGone(reply);
    expect(await withinDeadline(1000, async () => 'done')(request, reply)).toBe('done');
    expect(vi.getTimerCount()).toBe(0);
    Object.assign(reply.raw, { writableFinished: true }).emit('close');
    expect(signal.aborted).toBe(false);
  });

  test('has more time where a file comes or goes, and a stream has no end', () => {
    const [plain, file, upload] = [{}, { produces: 'application/pdf' }, { upload: true }].map(deadlineOf);
    expect([plain! < file!, file! < upload!]).toEqual([true, true]);
    expect(deadlineOf({ produces: 'text/event-stream' })).toBeNull();
  });
});

describe('a body', () => {
  const arriving = (headers: object) => {
    const raw = Object.assign(new EventEmitter(), { headers, complete: false, destroy: vi.fn() });
    limitBody({ raw } as unknown as FastifyRequest, 1000);
    return raw;
  };

  test('that does not arrive ends its request', () => {
    const raw = arriving({ 'content-length': '7' });
    vi.advanceTimersByTime(1000);
    expect(raw.destroy).toHaveBeenCalledOnce();
  });

  test('that has arrived ends nothing, and a request without one is not watched', () => {
    const raw = arriving({ 'transfer-encoding': 'chunked' });
    raw.complete = true;
    vi.advanceTimersByTime(1000);
    expect(raw.destroy).not.toHaveBeenCalled();
    arriving({});
    expect(vi.getTimerCount()).toBe(0);
  });
});
