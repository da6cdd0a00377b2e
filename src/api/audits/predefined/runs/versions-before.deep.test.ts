/** Companies of before the first run keep the version that they had, until the next one. */
import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { withClient } from '#platform/database/connection.ts';
import { migrate, migrationsFolder } from '#platform/database/migrate.ts';
import { createEmptyDatabase } from '../../../../../tests/support/test-database.ts';

const ours = '0115-runs-of-predefined.sql';
const account = '00000000-0000-4000-8000-000000000001';

test('a migrated company has its version of the first day or the one that it chose', async () => {
  const { owner } = await createEmptyDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'cuadre-migrations-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const bring = (from: string, to: string) => {
    for (const file of readdirSync(migrationsFolder))
      if (file >= from && file < to) copyFileSync(join(migrationsFolder, file), join(folder, file));
  };
  bring('', ours);
  await withClient(owner, async (client) => {
    await migrate(client, folder);
    const company = (id: number, day: string) =>
      `(${id}, '${account}', 'Empresa ${id}', '90000000${id}', 1, 1, 1, '${day}')`;
    await client.query(`
      insert into account (id, name) values ('${account}', 'Firma');
      insert into app_user (account_id, email, name, password_hash, is_root, is_admin)
        values ('${account}', 'ana@ejemplo.co', 'Ana', 'x', true, false);
      insert into company (id, account_id, business_name, nit, check_digit, software_id, regime_id, created_at)
        overriding system value
        values ${[company(1, '2025-01-01'), company(2, '2025-03-01'), company(3, '2025-01-01')].join(', ')};
      insert into predefined_parametrization (software_id, version, settings, file_name, loaded_by, loaded_at) values
        (1, 1, '{}', 'a.xlsx', 'Camila', '2025-02-01'), (1, 2, '{}', 'b.xlsx', 'Camila', '2025-04-01');
      insert into predefined_choice (account_id, company_id, software_id, number, version, chosen_by, chosen_at)
        select '${account}', 3, 1, 1, 1, id, '2025-02-15' from app_user;`);
    bring(ours, '9999');
    expect(await migrate(client, folder)).toContain(ours);
    const rows = async (text: string) => (await client.query({ text, rowMode: 'array' })).rows;
    expect(await rows('select number, kind, version from predefined_run order by number')).toEqual([
      [1, 'load', 1],
      [2, 'load', 2],
    ]);
    expect(
      await rows('select company_id, number, from_version, version from predefined_run_company order by company_id'),
    ).toEqual([
      [1, 2, 0, 0],
      [2, 2, 1, 1],
      [3, 2, 1, 1],
    ]);
    // It chose the newest one of its day: the next run moves it, as it kept nothing.
    expect(await rows('select after_run, version from predefined_choice')).toEqual([[1, 1]]);
  });
});
