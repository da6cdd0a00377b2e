/** `cuadre verificar-registro`, beside a running service and without one. */
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { insertAccount } from '#api/access/auth/queries.ts';
import { logActivity } from '#api/kernel/activity-log/queries.ts';
import { asCaller } from '#api/kernel/database.ts';
import { withClient } from '#platform/database/connection.ts';
import { openDatabase } from '#platform/database/open-database.ts';
import type { Schema } from '#platform/database/schema.gen.ts';
import { type CuadreRun, cuadre } from '../support/run-cuadre.ts';
import { temporaryDataDirectory } from '../support/test-database.ts';

const folder = temporaryDataDirectory();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function verify(...args: string[]): Promise<CuadreRun> {
  return cuadre('verificar-registro', ...args);
}

test('reports intact and altered activity logs', async () => {
  const database = await openDatabase<Schema>({ dataDirectory: folder });
  for (const name of ['Contadores Andinos', 'Firma del Sur']) {
    const actor = { accountId: randomUUID(), userId: 0, isAdmin: false, name: 'Camila' };
    await asCaller(database.db, actor, async (trx) => {
      await insertAccount(trx, actor.accountId, name);
      for (const target of ['a', 'b', 'c']) await logActivity(trx, actor, { act: 'company.changed', target });
    });
  }
  const whole = await verify(folder);
  expect(whole).toMatchObject({ code: 0, err: '' });
  expect(whole.out).toMatch(
    /^✓ Contadores Andinos: 3 entradas íntegras\. Última huella: [0-9a-f]{64}\n✓ Firma del Sur: 3 entradas/,
  );
  await withClient(database.access.owner, (owner) =>
    owner.query(`alter table record_entry disable trigger all; update record_entry set target = 'x'
      where sequence = 2 and account_id = (select id from account where name = 'Firma del Sur')`),
  );
  await database.close();
  const broken = await verify(folder);
  expect(broken).toMatchObject({ code: 1, err: '' });
  expect(broken.out).toContain('✓ Contadores Andinos');
  expect(broken.out).toContain('✗ Firma del Sur: la entrada 2 no es la que se escribió.');
  expect(JSON.parse((await verify(folder, '--json')).out)).toMatchObject([
    { entries: 3, broken: null },
    { entries: 3, broken: { kind: 'altered', sequence: 2 } },
  ]);
});

test('creates no data folder elsewhere', async () => {
  const other = join(folder, 'otra');
  const { code, err } = await verify(other);
  expect(code).toBe(2);
  expect(err).toContain(`«${other}» no es una carpeta de datos`);
});
