import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cloneTemplate, temporaryDataDirectory } from '../../../../tests/support/test-database.ts';
import { isDeep } from '../../../../tests/support/test-sizes.ts';
import { StartUpError } from '../../start-up-error.ts';
import { assertTablesAreSecured } from '../application-role.ts';
import { withClient } from '../connection.ts';
import { openDatabase } from '../open-database.ts';
import { text } from '../text.es.ts';

describe('start-up', () => {
  let folder: string;
  let migrations: string;
  const open = () => openDatabase({ dataDirectory: folder, migrations });

  beforeAll(() => {
    folder = temporaryDataDirectory();
    migrations = mkdtempSync(join(tmpdir(), 'cuadre-migrations-'));
  });
  afterAll(() => {
    for (const path of [folder, migrations]) rmSync(path, { recursive: true, force: true });
  });

  // On databases of its own.
  test.runIf(isDeep)(
    'is refused while a table of tenants has no forced row-level security, and while the role bypasses it',
    async () => {
      writeFileSync(join(migrations, '0001-note.sql'), 'create table note (account_id uuid not null);');
      await expect(open()).rejects.toThrow(new StartUpError(text.tablesUnsecured(['note'])));
      writeFileSync(join(migrations, '0002-secure.sql'), 'alter table note enable row level security;');
      await expect(open()).rejects.toThrow(text.tablesUnsecured(['note']));
      writeFileSync(join(migrations, '0003-force.sql'), 'alter table note force row level security;');
      await (await open()).close();
      writeFileSync(join(migrations, '0004-role.sql'), 'alter role cuadre_app superuser;');
      await expect(open()).rejects.toThrow(text.roleTooPowerful('cuadre_app', text.reasons.superuser));
      writeFileSync(join(migrations, '0005-role.sql'), 'alter role cuadre_app nosuperuser bypassrls;');
      await expect(open()).rejects.toThrow(text.roleTooPowerful('cuadre_app', text.reasons.bypassesRowSecurity));
      // Roles that it can switch to count too.
      const memberships = 'create role respaldos bypassrls; grant respaldos, pg_read_server_files to cuadre_app;';
      writeFileSync(join(migrations, '0006-role.sql'), `alter role cuadre_app nobypassrls; ${memberships}`);
      const both = text.reasons.becomes('pg_read_server_files, respaldos');
      await expect(open()).rejects.toThrow(text.roleTooPowerful('cuadre_app', both));
      const enough = 'revoke respaldos, pg_read_server_files from cuadre_app;';
      writeFileSync(join(migrations, '0007-role.sql'), enough);
      await (await open()).close();
    },
  );
});

describe('the tables', () => {
  test('of the product all pass, and one that refers to accounts by another name would not', async () => {
    const access = await cloneTemplate();
    await withClient(access.application, assertTablesAreSecured);
    await withClient(access.owner, (owner) => owner.query('create table gift (giver uuid references account)'));
    await expect(withClient(access.application, assertTablesAreSecured)).rejects.toThrow(
      text.tablesUnsecured(['gift']),
    );
  });

  test('without tenant data are listed by name', async () => {
    const access = await cloneTemplate();
    const free = await withClient(access.owner, async (owner) => {
      const { rows } = await owner.query<{ relname: string }>(
        `select relname from pg_class join pg_namespace n on n.oid = relnamespace
          where nspname = 'public' and relkind = 'r' and not relrowsecurity order by 1`,
      );
      return rows.map(({ relname }) => relname);
    });
    expect(free).toEqual(['installation', 'schema_migration', 'sign_in_attempt']);
  });
});
