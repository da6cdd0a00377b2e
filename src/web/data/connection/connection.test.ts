import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useConnection, watchConnection } from './connection.ts';

let isOnline: boolean;
let answers: boolean;
const onReturn = vi.fn();
const asks = vi.fn(async () => answers);
const watch = () => watchConnection({ isOnline: () => isOnline, asks, onReturn });
const state = () => useConnection.getState().state;

beforeEach(() => {
  vi.useFakeTimers();
  [isOnline, answers] = [true, false];
  useConnection.setState({ state: 'on' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
  useConnection.setState({ state: 'on' });
});

it('a call without an answer says that the server does not answer, and asks until it does', async () => {
  watch().heard(false);
  expect(state()).toBe('unanswered');
  await vi.advanceTimersByTimeAsync(2000 + 5000);
  expect(asks).toHaveBeenCalledTimes(2);
  answers = true;
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
  [isOnline, answers] = [true, true];
  networkChanged();
  await vi.advanceTimersByTimeAsync(0);
  expect(state()).toBe('on');
});

it('an answer that comes after the network went does not bring it back, unless the server answers without one', async () => {
  const connection = watch();
  isOnline = false;
  connection.networkChanged();
  connection.heard(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(state()).toBe('offline');
  answers = true;
  connection.heard(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(state()).toBe('on');
});

it('any answer of a call is a sign of life, and an attempt can be asked for', async () => {
  const connection = watch();
  connection.heard(false);
  connection.heard(true);
  expect(state()).toBe('on');
  connection.heard(false);
  answers = true;
  connection.retry();
  await vi.advanceTimersByTimeAsync(0);
  expect(state()).toBe('on');
  connection.heard(true);
  expect(onReturn).toHaveBeenCalledTimes(2);
});
