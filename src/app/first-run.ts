/**
 * First start of an installation: creates a sample accountant and an administrator with generated passwords, printed
 * and stored in a file of the data folder. Never in production.
 */
import { randomInt } from 'node:crypto';
import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '#api/kernel/database.ts';
import { createFirstUsers, readInstallation } from '#api/service/installation/queries.ts';
import { hashPassword } from '#platform/auth/password.ts';
import { StartUpError } from '#platform/start-up-error.ts';
import { text } from './text.es.ts';

export const accountantEmail = 'contador@cuadre.local';
const administratorEmail = 'admin@cuadre.local';
const key = 'first-users';
const shortestPassword = 8;

export interface FirstRun {
  /** Addresses and passwords, if just created. */
  access: string | null;
  /** Path of the file with them, if it exists. */
  accessFile: string | null;
}

/** Creates both users unless an earlier start did. `url`: address of the application. */
export async function firstRun(
  db: Database,
  env: NodeJS.ProcessEnv,
  dataDirectory: string,
  url: string,
): Promise<FirstRun> {
  const file = join(dataDirectory, 'acceso-inicial.txt');
  const known = { access: null, accessFile: existsSync(file) ? file : null };
  if (env.NODE_ENV === 'production' || (await readInstallation(db, key)) !== undefined) return known;
  const given = env.CUADRE_INITIAL_PASSWORD;
  if (given !== undefined && given.length < shortestPassword) {
    throw new StartUpError(text.initialPasswordTooShort(shortestPassword));
  }
  const accountant = { email: accountantEmail, password: given ?? newPassword() };
  const administrator = { email: administratorEmail, password: given ?? newPassword() };
  const access = text.access(url, accountant, administrator);
  // File first: if killed in between, its passwords are unused, and the next start writes others.
  writeFileSync(`${file}.draft`, access, { mode: 0o600 });
  renameSync(`${file}.draft`, file);
  const created = await createFirstUsers(db, key, [
    {
      accountName: text.providerName,
      email: administrator.email,
      name: text.administratorName,
      passwordHash: await hashPassword(administrator.password),
      isRoot: true,
      isAdmin: true,
    },
    {
      accountName: text.accountName,
      email: accountant.email,
      name: text.accountantName,
      passwordHash: await hashPassword(accountant.password),
      isRoot: true,
      isAdmin: false,
    },
  ]);
  return created ? { access, accessFile: file } : known;
}

/** Twelve letters and digits without look-alikes, in groups for reading aloud: 59 bits. */
function newPassword(): string {
  const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
  const group = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return [group(), group(), group()].join('-');
}
