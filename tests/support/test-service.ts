/** The whole service on a database of its own, jobs included; the port is missing, and tasks of workers run in the process. */
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { vi } from 'vitest';
import { adminLogin, login } from '#api/access/auth/contract.ts';
import { insertAccount, insertUser } from '#api/access/auth/queries.ts';
import type { OpenedSession } from '#api/access/open-session.ts';
import { createCompany } from '#api/companies/companies/contract.ts';
import { asCaller } from '#api/kernel/database.ts';
import { openService, type Service, type ServiceOptions } from '#api/service/open-service.ts';
import { grantPlan } from '#api/subscription/licenses/queries.ts';
import { samplePort } from '#app/load-sample.job.ts';
import type { AnswerOf } from '#core/call/endpoint.ts';
import { hashPassword } from '#platform/auth/password.ts';
import { type KeptMail, listMails } from '#platform/mail/outbox.ts';
import type { SiigoOptions } from '#platform/siigo/siigo-options.ts';
import { ApiClient } from './api-client.ts';
import { cloneTemplate, temporaryDataDirectory } from './test-database.ts';
import { createWorkersInProcess } from './worker-in-process.ts';

/** Where mails say that the service is. */
export const testUrl = 'https://cuadre.ejemplo.co';

export const testPassword = 'una clave de prueba';

/** The company of `fixtures/errors` and `fixtures/clean`. */
export const fixtureCompany = { comp_entity_id: '900394374', comp_check_digit: 4 };

export interface TestUser extends ApiClient {
  readonly email: string;
  readonly accountId: string;
  readonly userId: number;
}

export interface TestService extends Service {
  /** Nobody signed in. */
  anonymous: ApiClient;
  /** Somebody of `accountId`, or of a new account, signed in. */
  newUser(options?: { isAdmin?: boolean; isRoot?: boolean; accountId?: string }): Promise<TestUser>;
  /** The newest mail to an address, once it has gone out; `after` is the id of one that is known already. */
  nextMail(to: string, after?: string): Promise<KeptMail>;
  /** Stops everything and deletes the data. */
  close(): Promise<void>;
}

/** A Siigo Nube that nobody answers for, unless a test brings one. */
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
    outboxPage: true,
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
  return {
    ...service,
    anonymous: new ApiClient(service.app, null),
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
    { timeout: 30_000, interval: 50 },
  );
}

/** What a sign-in opened, where no second factor stands in between. */
export function opened(data: AnswerOf<typeof login>['data']): OpenedSession {
  if ('token' in data) return data;
  throw new Error('a second factor is asked for');
}

let users = 0;

async function newUser(
  { app, services }: Service,
  { isAdmin = false, isRoot = true, accountId }: { isAdmin?: boolean; isRoot?: boolean; accountId?: string },
): Promise<TestUser> {
  users += 1;
  const email = `persona${users}@ejemplo.co`;
  const account = accountId ?? randomUUID();
  const passwordHash = await hashPassword(testPassword);
  const userId = await asCaller(services.db, { accountId: account, userId: 0, isAdmin: false }, async (trx) => {
    if (accountId === undefined) {
      await insertAccount(trx, account, `Cuenta ${users}`);
      await grantPlan(trx, account, 'corporativo');
    }
    return insertUser(trx, { accountId: account, email, name: `Persona ${users}`, passwordHash, isRoot, isAdmin });
  });
  const { data } = await new ApiClient(app, null).ok(isAdmin ? adminLogin : login, {
    body: { email, password: testPassword },
    // Its own address, for sign-ins are limited by address.
    headers: { 'x-forwarded-for': `10.0.${users >> 8}.${users & 255}` },
  });
  return Object.assign(new ApiClient(app, opened(data).token), { email, accountId: account, userId });
}

/** A company of `user` with the given NIT, and its id. */
export async function newCompany(user: ApiClient, identity = fixtureCompany): Promise<number> {
  const { data } = await user.ok(createCompany, {
    body: { comp_business_name: 'Suministros del Norte S.A.S.', acso_id: 1, rety_id: 1, ...identity },
  });
  return data.id;
}
