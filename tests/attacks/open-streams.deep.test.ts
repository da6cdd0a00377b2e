/** Event streams: few of a session and of an account, and one look at the database for all of an audit. */
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { json, text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { login } from '#api/access/auth/contract.ts';
import { startAudit } from '#api/audits/audits/contract.ts';
import { inspectTrialBalance, storeTrialBalance } from '#api/balances/trial-balances/contract.ts';
import { withClient } from '#platform/database/connection.ts';
import type { Failure } from '../support/api-client.ts';
import { fixture } from '../support/fixture-files.ts';
import {
  newCompany,
  opened,
  startTestService,
  type TestService,
  type TestUser,
  testPassword,
} from '../support/test-service.ts';
import { isDeep } from '../support/test-sizes.ts';

let service: TestService;
let root: TestUser;
let url: string;
let path: string;
const statements: string[] = [];
const leaving = new Set<() => void>();

beforeAll(async () => {
  const original = pg.Client.prototype.query;
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...given: unknown[]) {
    const [first] = given;
    statements.push(typeof first === 'string' ? first : ((first as { text?: string }).text ?? ''));
    return Reflect.apply(original, this, given);
  } as typeof original);
  service = await startTestService();
  url = await service.app.listen({ port: 0, host: '127.0.0.1' });
  root = await service.newUser();
  path = await endlessAudit();
});
afterEach(async () => {
  for (const leave of leaving) leave();
  leaving.clear();
  await sleep(200);
});
afterAll(async () => {
  vi.restoreAllMocks();
  await service.close();
});

/** Path of the events of an audit without its last event: no event ends its streams. */
async function endlessAudit(): Promise<string> {
  const id = await newCompany(root);
  const file = fixture('errors', 'balance-2026-01.xlsx');
  const { data: read } = await root.ok(inspectTrialBalance, { params: { id }, file });
  const body = { uploadId: read.uploadId, period: '2026-01', confirmPeriod: true, confirmCompany: true };
  await root.ok(storeTrialBalance, { params: { id }, body });
  const { data: audit } = await root.ok(startAudit, { params: { id }, body: { year: 2026, month: 1 } });
  await withClient(service.access.owner, async (owner) => {
    for (let state = ''; state !== 'done'; await sleep(100))
      state = (await owner.query('select state from audit where id = $1', [audit.id])).rows[0].state;
    await owner.query(`delete from audit_event where audit_id = $1 and event->>'state' = 'done'`, [audit.id]);
  });
  return `/api/v1/companies/${id}/audits/${audit.id}/events`;
}

async function newToken(): Promise<string> {
  return opened((await service.anonymous.ok(login, { body: { email: root.email, password: testPassword } })).data)
    .token;
}

/** Over a connection of its own: a pool would open others in place of those that are left. */
async function follow(token: string) {
  const request = get(url + path, { agent: false, headers: { authorization: `Bearer ${token}` } });
  request.on('error', () => {});
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const leave = () => void request.destroy();
  leaving.add(leave);
  return { status: response.statusCode ?? 0, response, leave };
}

test('a session has six, an account twenty; the next is refused until one closes', async () => {
  const tokens = [await newToken(), await newToken(), await newToken(), await newToken()];
  const { leave: accepted } = await follow(tokens[3]!);
  const of = async (token: string, number: number) =>
    (await Promise.all(Array.from({ length: number }, () => follow(token)))).map(({ status }) => status).sort();
  expect(await of(tokens[0]!, 8)).toEqual([...Array(6).fill(200), 429, 429]);
  expect(await of(tokens[1]!, 6)).toEqual(Array(6).fill(200));
  expect(await of(tokens[2]!, 6)).toEqual(Array(6).fill(200));
  expect(await of(tokens[3]!, 2)).toEqual([200, 429]);
  const refused = await follow(tokens[3]!);
  const { error, message } = (await json(refused.response)) as Failure;
  expect(error).toBe('stream.limit');
  expect(message).toContain('Cierra alguna de las pestañas');
  expect(Number(refused.response.headers['retry-after'])).toBeGreaterThan(0);
  accepted();
  await vi.waitFor(async () => expect((await follow(tokens[3]!)).status).toBe(200), { timeout: 60_000, interval: 100 });
});

test.runIf(isDeep)(
  'of an audit have one look at its events in common, and those of a session one check of access',
  async () => {
    /** Statements within two rounds. */
    const work = async () => {
      // Without the beginning of the streams.
      await sleep(3500);
      statements.length = 0;
      await sleep(6000);
      return {
        events: statements.filter((statement) => /from "audit_event"/.test(statement)).length,
        access: statements.filter((statement) => /from "session"/.test(statement)).length,
      };
    };
    const [first, second] = [await newToken(), await newToken()];
    await follow(first);
    const one = await work();
    expect(one.events).toBeGreaterThan(0);
    for (let count = 0; count < 5; count++) await follow(first);
    for (let count = 0; count < 6; count++) await follow(second);
    const twelve = await work();
    expect(twelve.events).toBeLessThanOrEqual(one.events + 1);
    expect(twelve.access).toBeLessThanOrEqual(2 * (one.access + 1));
  },
);

test('all get the events that are there and those that come', async () => {
  const token = await newToken();
  const streams = await Promise.all(Array.from({ length: 6 }, () => follow(token)));
  const event = { state: 'done', done: 1, total: 1, validation: null };
  await withClient(service.access.owner, (owner) =>
    owner.query(
      `insert into audit_event (account_id, audit_id, sequence, event)
       select account_id, audit_id, max(sequence) + 1, $2 from audit_event where audit_id = $1 group by 1, 2`,
      [path.split('/').at(-2), event],
    ),
  );
  const all = await Promise.all(streams.map(({ response }) => text(response)));
  expect(new Set(all).size).toBe(1);
  expect(all[0]).toMatch(/^id: 1\n/);
  expect(all[0]).toContain('"state":"done"');
});
