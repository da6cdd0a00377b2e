/** The whole service on its own database, jobs included, without a port; worker tasks run in the process. */
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { hash } from '@node-rs/argon2';
import { vi } from 'vitest';
import type { login } from '#api/access/auth/contract.ts';
import { findUser, insertAccount, insertUser } from '#api/access/auth/queries.ts';
import { type OpenedSession, openSession } from '#api/access/open-session.ts';
import { grantSupport } from '#api/access/support-grants/contract.ts';
import { createCompany } from '#api/companies/companies/contract.ts';
import { asCaller, type DatabaseTransaction } from '#api/kernel/database.ts';
import { openService, type Service, type ServiceOptions } from '#api/service/open-service.ts';
import { grantPlan } from '#api/subscription/licenses/queries.ts';
import { insertRole, listRoleRecords, putAssignment } from '#api/users/roles/queries.ts';
import { samplePort } from '#app/load-sample.job.ts';
import type { AnswerOf } from '#core/call/endpoint.ts';
import { permissionKeys } from '#core/product/permission.ts';
import { withClient } from '#platform/database/connection.ts';
import { type KeptMail, listMails } from '#platform/mail/outbox.ts';
import type { SiigoOptions } from '#platform/siigo/siigo-options.ts';
import { ApiClient } from './api-client.ts';
import { cloneTemplate, temporaryDataDirectory } from './test-database.ts';
import { createWorkersInProcess } from './worker-in-process.ts';

/** Base URL in mails. */
export const testUrl = 'https://cuadre.ejemplo.co';

/** Token of /dev/correo. */
export const testOutboxToken = 'token-de-prueba';

export const testPassword = 'una clave de prueba';

/** The company of `fixtures/errors` and `fixtures/clean`. */
export const fixtureCompany = { comp_entity_id: '900394374', comp_check_digit: 4 };

export interface TestUser extends ApiClient {
  readonly email: string;
  readonly accountId: string;
  readonly userId: number;
}

export interface TestService extends Service {
  /** Not signed in. */
  anonymous: ApiClient;
  dataDirectory: string;
  /** A signed-in user of `accountId`, or of a new account; not its root: with all rights in the companies linked to them. */
  newUser(options?: NewUser): Promise<TestUser>;
  /** The newest mail to an address, once sent; `after`: id of an already known one. */
  nextMail(to: string, after?: string): Promise<KeptMail>;
  /** Stops everything and deletes the data. */
  close(): Promise<void>;
}

/** A Siigo Nube without server, unless a test provides one. */
const noSiigo: SiigoOptions = {
  url: new URL('http://127.0.0.1:9'),
  partnerId: 'CuadrePruebas',
  extraFileHost: null,
  timing: { spacing: 0, timeout: 30_000, backOff: 1, attempts: 2 },
};

export async function startTestService(given: Partial<ServiceOptions> = {}): Promise<TestService> {
  const dataDirectory = temporaryDataDirectory();
  const outbox = join(dataDirectory, 'correo');
  const service = await openService({
    dataDirectory,
    databaseUrl: undefined,
    databaseAccess: await cloneTemplate(),
    secret: undefined,
    secretsKey: undefined,
    logger: { level: 'silent' },
    mail: { smtpUrl: undefined, from: 'Cuadre <avisos@cuadre.local>', outbox },
    outboxToken: testOutboxToken,
    // Of requests written by hand.
    hosts: ['x'],
    sample: samplePort,
    providers: [],
    publicUrl: () => testUrl,
    site: null,
    proxies: 1,
    https: true,
    limits: { bySession: 10_000_000, byAddress: 10_000_000 },
    version: '0.0.0',
    workers: createWorkersInProcess(),
    siigo: noSiigo,
    ...given,
  });
  await service.app.ready();
  await service.startWorking();
  // A test calls what a schedule would: a digest of Monday or an hourly job in its middle makes it fail by the clock.
  await withClient(service.access.owner, (owner) => owner.query('delete from queue.schedule'));
  return {
    ...service,
    anonymous: new ApiClient(service.app, null),
    dataDirectory,
    nextMail: (to, after) => nextMail(outbox, to, after),
    newUser: (options = {}) => newUser(service, options),
    close: async () => {
      await service.stop();
      rmSync(dataDirectory, { recursive: true, force: true });
    },
  };
}

async function nextMail(outbox: string, to: string, after = ''): Promise<KeptMail> {
  return vi.waitFor(
    () => {
      const found = listMails(outbox).find((mail) => mail.to === to && mail.id > after);
      if (found === undefined) throw new Error(`no mail to ${to}`);
      return found;
    },
    { timeout: 60_000, interval: 50 },
  );
}

/** Session of a sign-in without second factor. */
export function opened(data: AnswerOf<typeof login>['data']): OpenedSession {
  if ('token' in data) return data;
  throw new Error('a second factor is asked for');
}

/** Lets staff read the books of an account; `root`: its subscriber. */
export async function allowSupport(root: ApiClient): Promise<void> {
  await root.ok(grantSupport, { body: { days: 1, reason: 'Prueba' } });
}

/** The role of an invitation. */
export const asClient = [{ job_id: 'cliente', company_id: null }];

interface NewUser {
  isAdmin?: boolean;
  isRoot?: boolean;
  accountId?: string;
  /** False: no role. */
  hasRole?: boolean;
}

/** All that there is in a company, and nothing about users and the license. */
const testPermissions = permissionKeys.filter((key) => !/^(usuarios|licencias)\./.test(key));

async function giveTestRole(trx: DatabaseTransaction, accountId: string, userId: number): Promise<void> {
  const name = 'Cargo de prueba';
  await insertRole(trx, accountId, { name, description: '', permissions: testPermissions });
  const role = (await listRoleRecords(trx, accountId)).find((one) => one.name === name)!;
  await putAssignment(trx, accountId, { userId, role, companyId: null });
}

let users = 0;
/** Hashed once per worker, at a cost that the digest itself carries: checking it costs no more. */
const passwordHash = hash(testPassword, { algorithm: 2, memoryCost: 64, timeCost: 1 });

/** With a session opened as by a sign-in, without its password: sign-ins have tests of their own. */
async function newUser(
  { app, services }: Service,
  { isAdmin = false, isRoot = true, accountId, hasRole = !isRoot }: NewUser,
): Promise<TestUser> {
  users += 1;
  const email = `persona${users}@ejemplo.co`;
  const account = accountId ?? randomUUID();
  const person = { accountId: account, email, name: `Persona ${users}`, passwordHash: await passwordHash };
  const user = await asCaller(services.db, { accountId: account, userId: 0, isAdmin: false }, async (trx) => {
    if (accountId === undefined) {
      await insertAccount(trx, account, `Cuenta ${users}`);
      await grantPlan(trx, account, 'corporativo');
    }
    const id = await insertUser(trx, { ...person, isRoot, isAdmin });
    if (hasRole) await giveTestRole(trx, account, id);
    return findUser(trx, id);
  });
  const address = `10.0.${users >> 8}.${users & 255}`;
  const origin = { address, userAgent: 'lightMyRequest', devices: { ids: [], keep: () => undefined } };
  const { token } = await openSession(services, user!, origin);
  return Object.assign(new ApiClient(app, token), { email, accountId: account, userId: user!.id });
}

/** Creates a company of `user` with the given NIT and returns its id. */
export async function newCompany(user: ApiClient, identity = fixtureCompany): Promise<number> {
  const { data } = await user.ok(createCompany, {
    body: { comp_business_name: 'Suministros del Norte S.A.S.', acso_id: 1, rety_id: 1, ...identity },
  });
  return data.id;
}
