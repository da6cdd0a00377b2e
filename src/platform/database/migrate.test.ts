import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { beforeEach, describe, expect, test } from 'vitest';
import { createEmptyDatabase } from '../../../tests/support/test-database.ts';
import { withClient } from './connection.ts';
import { migrate } from './migrate.ts';
import { text } from './text.es.ts';

let owner: pg.PoolConfig;
let folder: string;

beforeEach(async () => {
  owner = (await createEmptyDatabase()).owner;
  folder = mkdtempSync(join(tmpdir(), 'cuadre-migrations-'));
  return () => rmSync(folder, { recursive: true });
});

function write(file: string, sql: string): void {
  writeFileSync(join(folder, file), sql);
}

function run(): Promise<string[]> {
  return withClient(owner, (client) => migrate(client, folder));
}

async function query(sql: string): Promise<unknown[]> {
  return withClient(owner, async (client) => (await client.query({ text: sql, rowMode: 'array' })).rows);
}

describe('migrations', () => {
  test('are applied in order, once', async () => {
    write('0002-second.sql', 'insert into step values (2);');
    write('0001-first.sql', 'create table step (n int); insert into step values (1);');
    expect(await run()).toEqual(['0001-first.sql', '0002-second.sql']);
    expect(await run()).toEqual([]);
    write('0003-third.sql', 'insert into step values (3);');
    expect(await run()).toEqual(['0003-third.sql']);
    expect(await query('select n from step')).toEqual([[1], [2], [3]]);
  });

  test('never change once applied, except for line endings', async () => {
    write('0001-first.sql', 'create table step (\n  n int\n);\n');
    await run();
    write('0001-first.sql', 'create table step (\r\n  n int\r\n);\r\n');
    expect(await run()).toEqual([]);
    write('0001-first.sql', 'create table step (n bigint);');
    await expect(run()).rejects.toThrow(text.migrationEdited('0001-first.sql'));
  });

  test('of a newer version stop an older one', async () => {
    write('0001-first.sql', 'select 1;');
    write('0002-second.sql', 'select 1;');
    await run();
    rmSync(join(folder, '0002-second.sql'));
    await expect(run()).rejects.toThrow(text.migrationUnknown('0002-second.sql'));
  });

  test('cannot be inserted before applied ones', async () => {
    write('0002-second.sql', 'select 1;');
    await run();
    write('0001-first.sql', 'select 1;');
    await expect(run()).rejects.toThrow(text.migrationOutOfOrder('0001-first.sql', '0002-second.sql'));
  });

  test.each(['first.sql', '001-first.sql', '0001_first.sql', '0001-First.sql'])('are not named %s', async (file) => {
    write(file, 'select 1;');
    await expect(run()).rejects.toThrow(text.migrationNames(file));
  });

  test('have unique numbers', async () => {
    write('0001-a.sql', 'select 1;');
    write('0001-b.sql', 'select 1;');
    await expect(run()).rejects.toThrow(text.migrationNames('0001-b.sql'));
  });

  test('that fail are rolled back, keep earlier ones, and can be corrected', async () => {
    write('0001-first.sql', 'create table step (n int);');
    write('0002-second.sql', 'insert into step values (1); insert into nowhere values (1);');
    await expect(run()).rejects.toThrow(
      'La migración 0002-second.sql falló y no se aplicó nada de ella: relation "nowhere"',
    );
    expect(await query('select * from step')).toEqual([]);
    write('0002-second.sql', 'insert into step values (2);');
    expect(await run()).toEqual(['0002-second.sql']);
    expect(await query('select n from step')).toEqual([[2]]);
  });

  test('may be run by several processes concurrently', async () => {
    write('0001-first.sql', 'create table step (n int); select pg_sleep(0.1);');
    write('0002-second.sql', 'insert into step values (2); select pg_sleep(0.1);');
    const applied = await Promise.all([run(), run(), run(), run()]);
    expect(applied.flat().sort()).toEqual(['0001-first.sql', '0002-second.sql']);
    expect(await query('select n from step')).toEqual([[2]]);
  });

  test('are recorded by name, so a renamed one is another', async () => {
    write('0001-first.sql', 'select 1;');
    await run();
    renameSync(join(folder, '0001-first.sql'), join(folder, '0001-other.sql'));
    await expect(run()).rejects.toThrow(text.migrationUnknown('0001-first.sql'));
  });

  test('table is not accessible to the application role', async () => {
    write('0001-first.sql', 'create table step (n int);');
    await run();
    expect(
      await query(`select has_table_privilege('cuadre_app', 'step', 'select, insert, update, delete'),
                          has_table_privilege('cuadre_app', 'schema_migration', 'select, insert, update, delete')`),
    ).toEqual([[true, false]]);
  });
});
