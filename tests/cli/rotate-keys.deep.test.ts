/** `cuadre rotar-claves` after a change of CUADRE_SECRETS_KEY. */
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { insertAccount, insertUser } from '#api/access/auth/queries.ts';
import { findSecondFactor, insertSecondFactor } from '#api/access/second-factor/queries.ts';
import { asCaller } from '#api/kernel/database.ts';
import { factorOwner } from '#api/kernel/sealed-owners.ts';
import { openDatabase } from '#platform/database/open-database.ts';
import type { Schema } from '#platform/database/schema.gen.ts';
import { createVault } from '#platform/vault/vault.ts';
import { type CuadreRun, cuadre } from '../support/run-cuadre.ts';
import { temporaryDataDirectory } from '../support/test-database.ts';

const folder = temporaryDataDirectory();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const older = 'una clave anterior de más de treinta y dos caracteres';
const newer = 'una clave nueva de más de treinta y dos caracteres';

function rotate(keys: string, ...args: string[]): Promise<CuadreRun> {
  vi.stubEnv('CUADRE_SECRETS_KEY', keys);
  return cuadre('rotar-claves', ...args).finally(() => vi.unstubAllEnvs());
}

test('reseals every secret of every account with the new key', async () => {
  const database = await openDatabase<Schema>({ dataDirectory: folder });
  const people = [];
  for (const secret of ['uno', 'dos']) {
    const actor = { accountId: randomUUID(), userId: 0, isAdmin: false };
    const email = `${secret}@ejemplo.co`;
    const id = await asCaller(database.db, actor, async (trx) => {
      await insertAccount(trx, actor.accountId, secret);
      const person = { ...actor, email, name: secret, passwordHash: 'x', isRoot: true };
      const userId = await insertUser(trx, person);
      const owner = { accountId: actor.accountId, id: userId };
      const sealedSecret = createVault(folder, older).seal(secret, factorOwner(owner));
      await insertSecondFactor(trx, { accountId: actor.accountId, userId, sealedSecret });
      return userId;
    });
    people.push({ accountId: actor.accountId, id, secret });
  }

  const lost = await rotate(newer, folder);
  expect(lost).toMatchObject({ code: 1, err: '' });
  expect(lost.out).toContain('2 secretos que ninguna clave abre');

  const done = await rotate(`${newer},${older}`, folder);
  expect(done).toMatchObject({ code: 0, err: '' });
  expect(done.out).toContain('2 secretos con la clave nueva; 0 secretos ya la tenían');
  expect(JSON.parse((await rotate(newer, folder, '--json')).out)).toEqual({ current: 2, resealed: 0, lost: 0 });

  for (const person of people) {
    const found = await asCaller(database.db, { ...person, userId: person.id, isAdmin: false }, (trx) =>
      findSecondFactor(trx, person.id),
    );
    expect(createVault(folder, newer).open(found?.sealedSecret ?? '', factorOwner(person))).toBe(person.secret);
    expect(createVault(folder, older).open(found?.sealedSecret ?? '', factorOwner(person))).toBeNull();
  }
  await database.close();
});

test('creates no data folder elsewhere, and refuses a short key', async () => {
  const other = join(folder, 'otra');
  expect(await rotate(newer, other)).toMatchObject({ code: 2, err: expect.stringContaining(`«${other}» no es`) });
  expect(await rotate('corta', folder)).toMatchObject({ code: 2, err: expect.stringContaining('32 caracteres') });
});
