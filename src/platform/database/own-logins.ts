/**
 * Logins of the service in an external database, so that no connection of it is the owner's: made with the owner's login
 * at the start, each a member of one role and of nothing else.
 */
import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';
import pg from 'pg';
import { accessByUrls, applicationRole, type DatabaseAccess, queueRole, withClient } from './connection.ts';

/**
 * Access with logins of their own. Their passwords come from the owner's, so that every process with the same URL has them
 * and none is kept; where the owner has none (peer, trust) or may not create roles, there are none.
 * @returns undefined where the service has to log in as the owner
 */
export async function ownLogins(url: string): Promise<DatabaseAccess | undefined> {
  const { password, username, pathname } = new URL(url);
  if (password === '') return undefined;
  const suffix = createHash('sha256').update(`${username} ${pathname}`).digest('hex').slice(0, 10);
  const of = (role: string) => ({ role, name: `${role}_${suffix}`, password: passwordOf(role, password) });
  const [application, queue] = [of(applicationRole), of(queueRole)];
  const urlOf = ({ name, password }: Login) => {
    const own = new URL(url);
    own.username = name;
    own.password = password;
    return own.href;
  };
  const access = accessByUrls({ owner: url, application: urlOf(application), queue: urlOf(queue) });
  if (await opens(access)) return access;
  await withClient(access.owner, async (owner) => {
    for (const login of [application, queue]) await prepare(owner, login);
  }).catch(unlessRefused);
  return (await opens(access)) ? access : undefined;
}

/** Lets the login of `DATABASE_URL` take the two roles, where the owner has a URL of its own. */
export async function allowRoles(owner: pg.Client, login: string): Promise<void> {
  for (const role of [applicationRole, queueRole])
    await owner.query(`grant ${role} to ${pg.escapeIdentifier(decodeURIComponent(login))}`);
}

interface Login {
  role: string;
  name: string;
  password: string;
}

const passwordOf = (role: string, secret: string) =>
  createHmac('sha256', decodeURIComponent(secret)).update(`cuadre ${role} login`).digest('base64url');

async function opens({ application, queue }: DatabaseAccess): Promise<boolean> {
  try {
    for (const config of [application, queue]) await withClient(config, (client) => client.query('select 1'));
    return true;
  } catch (error) {
    if (error instanceof pg.DatabaseError) return false;
    throw error;
  }
}

async function prepare(owner: pg.Client, { role, name, password }: Login): Promise<void> {
  const { rows } = await owner.query('select from pg_roles where rolname = $1', [name]);
  const rights = 'login noinherit nosuperuser nobypassrls nocreatedb nocreaterole';
  const verb = rows.length === 0 ? 'create' : 'alter';
  const kept = pg.escapeLiteral(scramVerifier(password));
  await owner.query(
    `${verb} role ${pg.escapeIdentifier(name)} ${verb === 'create' ? rights : 'login'} password ${kept}`,
  );
  await owner.query(`grant ${role} to ${pg.escapeIdentifier(name)}`);
}

/** Refused by the server: there is another way. */
function unlessRefused(error: unknown): void {
  if (!(error instanceof pg.DatabaseError)) throw error;
}

const rounds = 4096;

/** What the server keeps of a password (RFC 5803), so that no statement, nor its log, holds the password itself. */
function scramVerifier(password: string): string {
  const salt = randomBytes(16);
  const salted = pbkdf2Sync(password, salt, rounds, 32, 'sha256');
  const key = (name: string) => createHmac('sha256', salted).update(name).digest();
  const stored = createHash('sha256').update(key('Client Key')).digest('base64');
  return `SCRAM-SHA-256$${rounds}:${salt.toString('base64')}$${stored}:${key('Server Key').toString('base64')}`;
}
