/** The generated row types match the migrated tables, for each kind of column. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type DatabaseAccess, withClient } from '#platform/database/connection.ts';
import { cloneTemplate, createEmptyDatabase } from '../tests/support/test-database.ts';
import { root } from './lib/root.mjs';
import { isSealed, rowTypes, sealed } from './lib/row-types.mjs';

const typesOf = ({ owner }: DatabaseAccess) => withClient(owner, rowTypes);

test('the file in the repository is what a migrated database gives', async () => {
  const access = await cloneTemplate();
  const file = readFileSync(join(root, 'src/platform/database/schema.gen.ts'), 'utf8');
  expect(file).toBe(sealed(await typesOf(access)));
});

test('a manual edit of the file is detected by its digest, without a database', () => {
  const file = sealed('export interface Schema {}\n');
  expect(isSealed(file)).toBe(true);
  expect(isSealed(file.replace('{}', '{ job: never }'))).toBe(false);
  expect(isSealed('')).toBe(false);
});

test("a column's types follow the rights to read, insert and update it", async () => {
  const access = await createEmptyDatabase();
  await withClient(access.owner, (owner) =>
    owner.query(`
      create table free (
        id integer generated always as identity,
        doubled bigint generated always as (2) stored,
        name text not null,
        phone text,
        at timestamptz not null default now(),
        state text not null default 'open' check (state in ('open', 'shut')),
        kind text check (kind in ('a', 'b')),
        kept jsonb not null,
        maybe jsonb,
        size integer not null check (size > 0));
      create table added (day date not null, note text not null default '', body jsonb not null);
      revoke update on added from cuadre_app;
      create table guarded (hash text not null, seen boolean not null);
      alter table guarded enable row level security;
      create policy reading on guarded for select using (true);
      create table hidden (secret text);
      revoke all on hidden from cuadre_app`),
  );
  const types = await typesOf(access);
  expect(types.slice(types.indexOf('export interface'))).toBe(`export interface Schema {
  added: {
    day: Fixed<string>;
    note: ColumnType<string, string | undefined, never>;
    body: ColumnType<object, string, never>;
  };
  free: {
    id: GeneratedAlways<number>;
    doubled: GeneratedAlways<bigint | null>;
    name: string;
    phone: string | null;
    at: Generated<Date>;
    state: Generated<'open' | 'shut'>;
    kind: 'a' | 'b' | null;
    kept: ColumnType<object, string, string>;
    maybe: ColumnType<object | null, string | null, string | null>;
    size: number;
  };
  guarded: {
    hash: Fixed<string>;
    seen: Fixed<boolean>;
  };
}
`);
});

test('an unknown column type stops the generator', async () => {
  const access = await createEmptyDatabase();
  await withClient(access.owner, (owner) => owner.query('create table odd (where_at point)'));
  await expect(typesOf(access)).rejects.toThrow('odd.where_at is point');
});
