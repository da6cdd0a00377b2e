/** People and imports on one server at the same time: a short form of `npm run load`. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAccounts, work } from '../../bench/firm-at-work.ts';
import { MeasuredServer } from '../../bench/measured-server.ts';
import { fixture } from '../support/fixture-files.ts';

const root = join(import.meta.dirname, '..', '..');
const seconds = 15;
let folder: string;
let server: MeasuredServer;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cuadre-load-'));
  server = await MeasuredServer.start(root, folder);
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const measured = (kind: string, name: string) => {
  const file = fixture(kind, name);
  return { name: file.name, bytes: new Uint8Array(file.bytes) };
};

test('some people and five imports are answered well, or told that the server is busy', async () => {
  const people = await openAccounts(server, join(folder, 'correo'), measured('errors', 'balance-2026-01.xlsx'), 0.2);
  const { opening, lists, imports, errors } = await work(people, seconds, measured('large', 'balance-2025-02.xlsx'));
  expect([...errors.keys()].filter((status) => status !== 503 && status !== 429)).toEqual([]);
  expect(Math.min(opening.length, lists.length, imports.length)).toBeGreaterThan(0);
  expect(server.lives).toBe(true);
});
