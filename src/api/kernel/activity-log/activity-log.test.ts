import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { login, logout } from '#api/access/auth/contract.ts';
import { insertAccount } from '#api/access/auth/queries.ts';
import { updateCompany } from '#api/companies/companies/contract.ts';
import { withClient } from '#platform/database/connection.ts';
import {
  allowSupport,
  newCompany,
  startTestService,
  type TestService,
  type TestUser,
} from '../../../../tests/support/test-service.ts';
import { asCaller } from '../database.ts';
import { exportActivityLog, listActivityLog, verifyActivityLog } from './contract.ts';
import { logActivity } from './queries.ts';
import { verifyActivityLogs } from './verify-activity-log.ts';

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

/** A user of a new account with the given number of log entries, who has never signed in. */
async function newRecord(entries: number) {
  const somebody = { accountId: randomUUID(), userId: 1, isAdmin: false, name: 'Camila' };
  await asCaller(service.services.db, somebody, (trx) => insertAccount(trx, somebody.accountId, 'Cuenta'));
  for (let number = 1; number <= entries; number++) {
    await asCaller(service.services.db, somebody, (trx) =>
      logActivity(trx, somebody, { act: 'user.changed', target: `persona ${number}`, details: { number } }),
    );
  }
  return somebody;
}

async function verdictOf({ accountId }: { accountId: string }) {
  const verdicts = await verifyActivityLogs(service.services.db);
  return verdicts.find((verdict) => verdict.accountId === accountId);
}

/** Tampers like a database administrator: bypassing the triggers. */
function tamper(work: (owner: pg.Client) => Promise<unknown>): Promise<void> {
  return withClient(service.access.owner, async (owner) => {
    await owner.query('alter table record_entry disable trigger all');
    await work(owner);
    await owner.query('alter table record_entry enable trigger all');
  });
}

describe('the activity log', () => {
  test('lists actor, act and target, newest first, with filters', async () => {
    const user = await service.newUser();
    const id = await newCompany(user);
    await user.ok(updateCompany, { params: { id }, body: { comp_is_active: false } });
    const { data, meta } = await user.ok(listActivityLog, { query: { companyId: id } });
    expect(meta).toEqual({ page: 1, pageSize: 50, total: 2 });
    expect(data.map(({ attributes }) => attributes.act)).toEqual(['company.changed', 'company.created']);
    expect(data[0]?.attributes).toMatchObject({
      account: user.accountId,
      userId: user.userId,
      target: 'Suministros del Norte S.A.S.',
      details: { comp_is_active: false },
    });
    const filtered = async (query: Record<string, string | number>) =>
      (await user.ok(listActivityLog, { query: { companyId: id, ...query } })).meta.total;
    const [day] = data[0]!.attributes.at.split('T');
    const before = new Date(Date.parse(day!) - 3 * 86_400_000).toISOString().slice(0, 10);
    expect(await filtered({ act: 'company.created' })).toBe(1);
    expect(await filtered({ userId: user.userId + 1 })).toBe(0);
    expect(await filtered({ from: before })).toBe(2);
    expect(await filtered({ to: before })).toBe(0);
  });

  test('logs sessions: opened, closed, and failed sign-ins of known addresses', async () => {
    const user = await service.newUser();
    const headers = { 'x-forwarded-for': '192.0.2.77' };
    for (const email of [user.email, 'nadie@ejemplo.co']) {
      await service.anonymous.fails(login, 'auth.invalid_credentials', { body: { email, password: 'otra' }, headers });
    }
    await user.ok(logout);
    const again = await service.newUser({ accountId: user.accountId });
    const failed = await vi.waitFor(
      async () => {
        const { data } = await again.ok(listActivityLog, { query: { act: 'session.failed' } });
        expect(data).toHaveLength(1);
        return data[0]!.attributes;
      },
      { timeout: 60_000 },
    );
    expect(failed).toMatchObject({ target: user.email, userId: null, details: { address: '192.0.2.77' } });
    const { data } = await again.ok(listActivityLog, { query: { userId: user.userId } });
    expect(data.map(({ attributes }) => attributes.act)).toEqual(['session.closed', 'session.opened']);
  });

  test('is visible to the subscriber, and to staff what names no company, the rest by consent', async () => {
    const root = await service.newUser();
    await newCompany(root);
    const invited = await service.newUser({ accountId: root.accountId, isRoot: false });
    const other = await service.newUser();
    const staff = await service.newUser({ isAdmin: true });
    await invited.fails(listActivityLog, 'auth.forbidden');
    const query = { account: root.accountId, act: 'company.created' };
    const seen = async (user: TestUser) => (await user.ok(listActivityLog, { query })).meta.total;
    expect([await seen(other), await seen(staff)]).toEqual([0, 0]);
    const { meta } = await staff.ok(listActivityLog, { query: { account: root.accountId, act: 'session.opened' } });
    expect(meta.total).toBeGreaterThan(0);
    await allowSupport(root);
    expect([await seen(other), await seen(staff)]).toEqual([0, 1]);
  });

  test('is searched by target and actor, and read from its beginning', async () => {
    const root = await service.newUser();
    await newCompany(root);
    const acts = async (query: Record<string, string | boolean>) =>
      (await root.ok(listActivityLog, { query })).data.map(({ attributes }) => attributes.act);
    expect(await acts({ q: 'suministros DEL' })).toEqual(['company.created']);
    expect(await acts({ q: '%' })).toEqual([]);
    const all = await acts({});
    expect(await acts({ sort: 'at' })).toEqual(all.toReversed());
  });

  test('is exported with its hashes, and the export is logged in the exported account', async () => {
    const root = await service.newUser();
    await newCompany(root);
    const staff = await service.newUser({ isAdmin: true });
    await allowSupport(root);
    const answer = await staff.send(exportActivityLog, { query: { account: root.accountId } });
    expect(answer.headers['content-type']).toContain('text/csv');
    const lines = answer.bytes.toString().trim().split('\r\n');
    const { data } = await root.ok(listActivityLog);
    expect(data[0]?.attributes).toMatchObject({ act: 'record.exported', userId: staff.userId });
    expect(lines).toHaveLength(data.length);
    const created = lines.find((line) => line.includes('Creó una empresa'));
    const workbook = await root.send(exportActivityLog, { query: { format: 'xlsx' } });
    expect(workbook.headers['content-disposition']).toMatch(/registro-[\d-]+\.xlsx/);
    expect(workbook.bytes.subarray(0, 2).toString()).toBe('PK');
    expect(created).toContain(data.find(({ attributes }) => attributes.act === 'company.created')!.attributes.hash);
  });

  test('commits or rolls back with its act', async () => {
    const user = await newRecord(1);
    const failing = asCaller(service.services.db, user, async (trx) => {
      await logActivity(trx, user, { act: 'user.changed' });
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await verdictOf(user)).toMatchObject({ entries: 1, broken: null });
  });

  test('keeps its order under concurrent writes', async () => {
    const user = await newRecord(0);
    await Promise.all(
      Array.from({ length: 20 }, (_, number) =>
        asCaller(service.services.db, user, (trx) =>
          logActivity(trx, user, { act: 'user.changed', target: `${number}` }),
        ),
      ),
    );
    expect(await verdictOf(user)).toMatchObject({ entries: 20, broken: null });
  });

  test('cannot be rewritten by the application or by the owner of the tables', async () => {
    const user = await newRecord(1);
    for (const statement of [
      'update record_entry set target = $$x$$',
      'delete from record_entry',
      'truncate record_entry',
    ]) {
      await expect(
        withClient(service.access.application, (client) => client.query(statement)),
        statement,
      ).rejects.toThrow('permission denied');
      await expect(
        withClient(service.access.owner, (client) => client.query(statement)),
        statement,
      ).rejects.toThrow('never rewritten');
    }
    expect(await verdictOf(user)).toMatchObject({ entries: 1, broken: null });
  });
});

describe('verification', () => {
  test('is available to the subscriber and to staff, who may name any account', async () => {
    const root = await service.newUser();
    await newCompany(root);
    const staff = await service.newUser({ isAdmin: true });
    const whole = (await root.ok(verifyActivityLog)).data;
    expect(whole).toMatchObject({ isWhole: true, entries: 2, brokenAt: null });
    const stranger = await service.newUser();
    const query = { account: root.accountId };
    expect((await stranger.ok(verifyActivityLog, { query })).data.lastHash).not.toBe(whole.lastHash);
    await tamper((owner) =>
      owner.query(`update record_entry set target = 'otra' where account_id = $1 and sequence = 2`, [root.accountId]),
    );
    expect((await staff.ok(verifyActivityLog, { query })).data).toMatchObject({ isWhole: false, brokenAt: 2 });
    const invited = await service.newUser({ accountId: root.accountId, isRoot: false });
    await invited.fails(verifyActivityLog, 'auth.forbidden');
  });

  const deeds: [string, (owner: pg.Client, account: string) => Promise<unknown>, { kind: string; sequence: number }][] =
    [
      [
        'an altered entry',
        (owner, account) =>
          owner.query(`update record_entry set details = '{"number":9}' where account_id = $1 and sequence = 2`, [
            account,
          ]),
        { kind: 'altered', sequence: 2 },
      ],
      [
        'an altered time',
        (owner, account) =>
          owner.query(`update record_entry set at = at + interval '1 ms' where account_id = $1 and sequence = 3`, [
            account,
          ]),
        { kind: 'altered', sequence: 3 },
      ],
      [
        'a removed entry',
        (owner, account) => owner.query('delete from record_entry where account_id = $1 and sequence = 2', [account]),
        { kind: 'missing', sequence: 2 },
      ],
      [
        'a removed entry with the numbers closed up',
        async (owner, account) => {
          await owner.query('delete from record_entry where account_id = $1 and sequence = 2', [account]);
          await owner.query(
            'update record_entry set sequence = sequence - 1 where account_id = $1 and sequence > 2 and sequence < 4',
            [account],
          );
          await owner.query('update record_entry set sequence = 3 where account_id = $1 and sequence = 4', [account]);
        },
        { kind: 'altered', sequence: 2 },
      ],
      [
        'the last entry removed',
        (owner, account) => owner.query('delete from record_entry where account_id = $1 and sequence = 4', [account]),
        { kind: 'end', sequence: 4 },
      ],
      [
        'two entries in each other’s place',
        async (owner, account) => {
          for (const [from, to] of [
            [2, 100],
            [3, 2],
            [100, 3],
          ]) {
            await owner.query(`update record_entry set sequence = ${to} where account_id = $1 and sequence = ${from}`, [
              account,
            ]);
          }
        },
        { kind: 'altered', sequence: 2 },
      ],
      [
        'an entry slipped in at the end',
        (owner, account) =>
          owner.query(
            `insert into record_entry select account_id, 5, at, user_id, user_name, act, company_id, target, details, hash, hash
             from record_entry where account_id = $1 and sequence = 4`,
            [account],
          ),
        { kind: 'altered', sequence: 5 },
      ],
      [
        'the whole record removed',
        (owner, account) => owner.query('delete from record_entry where account_id = $1', [account]),
        { kind: 'end', sequence: 4 },
      ],
    ];
  test.each(deeds)('finds %s', async (_, deed, expected) => {
    const user = await newRecord(4);
    expect(await verdictOf(user)).toMatchObject({ entries: 4, broken: null });
    await tamper((owner) => deed(owner, user.accountId));
    expect(await verdictOf(user)).toMatchObject({ broken: expected });
  });
});
