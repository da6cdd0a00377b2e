/**
 * The first start of an installation: a sample accountant and an administrator, with passwords that nobody else knows,
 * printed and kept in a file of the data folder. Never in production.
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
  /** The text with addresses and passwords, when they have just been made. */
  access: string | null;
  /** The file that holds them, if there is one. */
  accessFile: string | null;
}

/** Creates both users unless an earlier start did. `url` is where the application answers. */
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
  // The file comes first: killed in between, it holds passwords of nobody, and the next start writes others.
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

/** Twelve letters and digits in groups that can be read aloud, without those that look alike: 59 bits. */
function newPassword(): string {
  const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
  const group = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return [group(), group(), group()].join('-');
}
