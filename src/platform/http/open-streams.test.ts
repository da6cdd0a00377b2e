import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { AppError } from '#core/call/app-error.ts';
import { createOpenStreams } from './open-streams.ts';

const refused = (open: () => void) => {
  try {
    open();
    return null;
  } catch (error) {
    return error instanceof AppError ? error.code : 'other';
  }
};

test('streams of notifications are few in a session and take no place of those about books', () => {
  const streams = createOpenStreams();
  const caller = { sessionId: 'one', accountId: 'account' };
  const open = (isOwn: boolean) => {
    const response = new EventEmitter();
    streams.open(caller, isOwn, response as never);
    return response;
  };
  const first = open(true);
  open(true);
  expect(refused(() => open(true))).toBe('stream.limit');
  for (let count = 0; count < 6; count++) open(false);
  expect(refused(() => open(false))).toBe('stream.limit');
  first.emit('close');
  expect(refused(() => open(true))).toBeNull();
});
