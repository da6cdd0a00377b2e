import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Heard, useConnection, watchConnection } from './connection.ts';

let isOnline: boolean;
let answers: Heard;
const onReturn = vi.fn();
const asks = vi.fn(async (_signal: AbortSignal): Promise<Heard> => answers);
const watch = () => watchConnection({ isOnline: () => isOnline, asks, onReturn });
const state = () => useConnection.getState().state;

beforeEach(() => {
  vi.useFakeTimers();
  [isOnline, answers] = [true, 'unanswered'];
  useConnection.setState({ state: 'on' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
  useConnection.setState({ state: 'on' });
});

it('a call without an answer says that the server does not answer, and asks until it does', async () => {
  watch().heard('unanswered');
  expect(state()).toBe('unanswered');
  await vi.advanceTimersByTimeAsync(2000 + 5000);
  expect(asks).toHaveBeenCalledTimes(2);
  answers = 'answered';
  await vi.advanceTimersByTimeAsync(10_000);
  expect(state()).toBe('on');
  expect(onReturn).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asks).toHaveBeenCalledTimes(3);
});

it('without a network nothing is asked; when it is back the server is, at once', async () => {
  const { networkChanged } = watch();
  isOnline = false;
  networkChanged();
  expect(state()).toBe('offline');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asks).not.toHaveBeenCalled();
  [isOnline, answers] = [true, 'answered'];
  networkChanged();
  await vi.advanceTimersByTimeAsync(0);
  expect(state()).toBe('on');
});

it('an answer that comes after the network went does not bring it back, unless the server answers without one', async () => {
  const connection = watch();
  isOnline = false;
  connection.networkChanged();
  connection.heard('answered');
  await vi.advanceTimersByTimeAsync(0);
  expect(state()).toBe('offline');
  answers = 'answered';
  connection.heard('answered');
  await vi.advanceTimersByTimeAsync(0);
  expect(state()).toBe('on');
});

it('any answer of a call is a sign of life, and an attempt can be asked for', async () => {
  const connection = watch();
  connection.heard('unanswered');
  connection.heard('answered');
  expect(state()).toBe('on');
  connection.heard('unanswered');
  answers = 'answered';
  connection.retry();
  await vi.advanceTimersByTimeAsync(0);
  expect(state()).toBe('on');
  connection.heard('answered');
  expect(onReturn).toHaveBeenCalledTimes(2);
});

it('a database that is away is asked for until it works; an answer that needed none does not bring it back', async () => {
  const connection = watch();
  answers = 'away';
  connection.heard('away');
  expect(state()).toBe('away');
  connection.heard('answered');
  await vi.advanceTimersByTimeAsync(1000 + 2000);
  expect([state(), onReturn.mock.calls.length]).toEqual(['away', 0]);
  answers = 'answered';
  await vi.advanceTimersByTimeAsync(5000);
  expect([state(), onReturn.mock.calls.length]).toEqual(['on', 1]);
});

it('a server that goes while its database is away is waited for as a server', async () => {
  watch().heard('away');
  answers = 'unanswered';
  await vi.advanceTimersByTimeAsync(1000);
  expect(state()).toBe('unanswered');
});

it('an attempt that a link swallows ends by itself, and is given up for the next that is asked for', async () => {
  const swallowed = (signal: AbortSignal) =>
    new Promise<Heard>((resolve) => signal.addEventListener('abort', () => resolve('unanswered')));
  asks.mockImplementationOnce(swallowed).mockImplementationOnce(swallowed);
  const connection = watch();
  connection.heard('unanswered');
  await vi.advanceTimersByTimeAsync(2000 + 10_000 + 5000);
  expect(asks).toHaveBeenCalledTimes(2);
  answers = 'answered';
  connection.retry();
  await vi.advanceTimersByTimeAsync(0);
  expect([state(), onReturn.mock.calls.length]).toEqual(['on', 1]);
});
