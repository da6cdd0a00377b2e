import pg from 'pg';
import { expect, test } from 'vitest';
import { AppError } from '#core/call/app-error.ts';
import { DatabaseAway } from './database-away.ts';
import { failureOf, passes } from './failure-of.ts';

function fromServer(code: string): pg.DatabaseError {
  return Object.assign(new pg.DatabaseError('of the server', 1, 'error'), { code });
}

function ofSystem(code: string): Error {
  return Object.assign(new Error('of the system'), { code });
}

test.each([
  ['a database that is away', new DatabaseAway(), 'server.away', true],
  ['a statement that took too long', fromServer('57014'), 'server.busy', true],
  ['a lock that took too long', fromServer('55P03'), 'server.busy', true],
  ['too many connections', fromServer('53300'), 'server.busy', true],
  ['a full disk of the database', fromServer('53100'), 'server.disk_full', true],
  ['a full disk of the service', ofSystem('ENOSPC'), 'server.disk_full', true],
  ['a disk that takes no writes', ofSystem('EROFS'), 'server.disk_read_only', true],
  ['a lost race', fromServer('23505'), 'resource.conflict', false],
  ['a refusal', new AppError('auth.forbidden'), 'auth.forbidden', false],
  ['a full queue', new AppError('server.busy'), 'server.busy', true],
])('%s', (_, error, code, isPassing) => {
  expect([failureOf(error)?.code, passes(error)]).toEqual([code, isPassing]);
});

test.each([
  ['a wrong statement', fromServer('42601')],
  ['a code of the server from elsewhere', ofSystem('23505')],
  ['a defect', new TypeError('undefined is not a function')],
  ['what is no error', 'text'],
])('%s is nothing that was foreseen, and does not pass', (_, error) => {
  expect([failureOf(error), passes(error)]).toEqual([null, false]);
});
