/** Root users of the server of the run, each with an account of their own. */
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { inject } from 'vitest';
import { findUserByEmail } from '#api/access/auth/queries.ts';
import { asCaller } from '#api/kernel/database.ts';
import { createFirstUsers } from '#api/service/installation/queries.ts';
import { insertTaken } from '#api/users/guided-tours/queries.ts';
import { accountantEmail } from '#app/first-run.ts';
import { text } from '#app/text.es.ts';
import { guidedTours } from '#core/product/guided-tour.ts';
import { hashPassword } from '#platform/auth/password.ts';
import { createDatabase } from '#platform/database/connection.ts';
import { accessBySocket } from '#platform/database/embedded/embedded-postgres.ts';
import { findServer } from '#platform/database/embedded/postgres-process.ts';
import type { Schema } from '#platform/database/schema.gen.ts';

export interface Accountant {
  id: number;
  email: string;
  password: string;
  /** Of the account, which tells its rows apart in lists of the staff. */
  accountName: string;
}

/** In a new account with a license. `offersTours`: guided tours begin by themselves, as for every new user. */
export function newAccountant(dataDirectory: string, { offersTours = false } = {}): Promise<Accountant> {
  const name = randomUUID().slice(0, 8);
  const email = `contador.${name}@cuadre.local`;
  return withDatabase(dataDirectory, async (db) => {
    const passwordHash = await hashPassword(inject('product').password);
    const person = { email, name: 'Camila Rojas', passwordHash, isRoot: true, isAdmin: false };
    const accountName = `Contadores ${name}`;
    await createFirstUsers(db, `e2e-${name}`, [{ ...person, accountName }]);
    if (!offersTours) await takeTours(db, email);
    return known(db, email, accountName);
  });
}

/** In the account of the first start. */
export function firstAccountant(dataDirectory: string): Promise<Accountant> {
  return withDatabase(dataDirectory, async (db) => {
    await takeTours(db, accountantEmail);
    return known(db, accountantEmail, text.accountName);
  });
}

async function known(db: Kysely<Schema>, email: string, accountName: string): Promise<Accountant> {
  const { id } = (await findUserByEmail(db, email))!;
  return { id, email, accountName, password: inject('product').password };
}

async function takeTours(db: Kysely<Schema>, email: string): Promise<void> {
  const { id: userId, accountId, isAdmin } = (await findUserByEmail(db, email))!;
  await asCaller(db, { userId, accountId, isAdmin }, async (trx) => {
    for (const tour of guidedTours) await insertTaken(trx, userId, tour);
  });
}

async function withDatabase<Result>(
  dataDirectory: string,
  work: (db: Kysely<Schema>) => Promise<Result>,
): Promise<Result> {
  const socketFolder = findServer(join(dataDirectory, 'postgres'))?.socketFolder;
  if (socketFolder === undefined) throw new Error('no database runs');
  const db = createDatabase<Schema>(accessBySocket(socketFolder).application);
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}
