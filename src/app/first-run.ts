/**
 * The first start of an installation: a sample accountant and an administrator, with passwords that nobody else knows,
 * printed and kept in a file of the data folder. Never in production.
 */
import { randomInt, randomUUID } from 'node:crypto';
import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { insertAccount, insertUser } from '#api/auth/queries.ts';
import { readInstallation, writeInstallation } from '#api/installation/queries.ts';
import { asCaller, type Database } from '#api/services.ts';
import { hashPassword } from '#platform/auth/password.ts';
import { StartUpError } from '#platform/start-up-error.ts';
import { text } from './text.es.ts';

export const accountantEmail = 'contadora@cuadre.local';
const administratorEmail = 'admin@cuadre.local';
/** Value `<account>:<user>` of the sample accountant, once both exist. */
const key = 'sample-accountant';

export interface FirstRun {
  /** The text with addresses and passwords when they have just been made. */
  access: string | null;
  /** The file that holds them, if there is one. */
  accessFile: string | null;
}

export function accessFilePath(dataDirectory: string): string {
  return join(dataDirectory, 'acceso-inicial.txt');
}

/** Creates both users unless an earlier start did. `url` is where the application answers. */
export async function firstRun(
  db: Database,
  env: NodeJS.ProcessEnv,
  dataDirectory: string,
  url: string,
): Promise<FirstRun> {
  const file = accessFilePath(dataDirectory);
  if ((await readInstallation(db, key)) !== undefined) {
    return { access: null, accessFile: existsSync(file) ? file : null };
  }
  if (env['NODE_ENV'] === 'production') return { access: null, accessFile: null };
  const given = env['CUADRE_INITIAL_PASSWORD'];
  if (given !== undefined && given.length < 8) throw new StartUpError(text.initialPasswordTooShort);
  const password = { accountant: given ?? newPassword(), administrator: given ?? newPassword() };
  const access = text.access(url, { accountant: accountantEmail, administrator: administratorEmail, password });
  // First the file: a process killed in between leaves passwords that do not exist yet, and the next start writes others.
  writeFileSync(`${file}.draft`, access, { mode: 0o600 });
  renameSync(`${file}.draft`, file);
  await createUser(db, text.providerName, {
    email: administratorEmail,
    name: text.administratorName,
    passwordHash: await hashPassword(password.administrator),
    isRoot: true,
    isAdmin: true,
  });
  const sample = await createUser(db, text.accountName, {
    email: accountantEmail,
    name: text.accountantName,
    passwordHash: await hashPassword(password.accountant),
    isRoot: true,
    isAdmin: false,
  });
  await writeInstallation(db, key, `${sample.accountId}:${sample.userId}`);
  return { access, accessFile: file };
}

interface FirstUser {
  email: string;
  name: string;
  passwordHash: string;
  isRoot: boolean;
  isAdmin: boolean;
}
