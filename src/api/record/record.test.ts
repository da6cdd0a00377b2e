import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withClient } from '#platform/database/connection.ts';
import { newCompany, startTestService, type TestService, type TestUser } from '../../../tests/support/test-service.ts';
import { updateCompany, userCompanies } from '../companies/contract.ts';
import { asCaller } from '../database.ts';
import { exportRecord, listRecord } from './contract.ts';
import { record } from './queries.ts';
import { verifyRecords } from './verify-record.ts';

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

/** Adds so many entries to the record of a new account. */
async function newRecord(entries: number): Promise<TestUser> {
  const user = await service.newUser();
  for (let number = 1; number <= entries; number++) {
    await asCaller(service.services.db, { ...user, isAdmin: false }, (trx) =>
      record(
        trx,
        { ...user, name: 'Camila' },
        { act: 'user.changed', target: `persona ${number}`, details: { number } },
      ),
    );
  }
  return user;
}

async function verdictOf({ accountId }: { accountId: string }) {
  const verdicts = await verifyRecords(service.services.db);
  return verdicts.find((verdict) => verdict.accountId === accountId);
}

/** As whoever runs the database would do it: past the triggers. */
function tamper(work: (owner: pg.Client) => Promise<unknown>): Promise<void> {
  return withClient(service.access.owner, async (owner) => {
    await owner.query('alter table record_entry disable trigger all');
    await work(owner);
    await owner.query('alter table record_entry enable trigger all');
  });
}

describe('the record', () => {
  test('tells who did what to which, newest first, and filters', async () => {
    const user = await service.newUser();
    const id = await newCompany(user);
    await user.ok(updateCompany, { params: { id }, body: { comp_is_active: false } });
    const { data, meta } = await user.ok(listRecord, { query: { companyId: id } });
    expect(meta).toEqual({ page: 1, pageSize: 50, total: 2 });
    expect(data.map(({ attributes }) => attributes.act)).toEqual(['company.changed', 'company.created']);
    expect(data[0]?.attributes).toMatchObject({
      account: user.accountId,
      userId: user.userId,
      target: 'Suministros del Norte S.A.S.',
      details: { comp_is_active: false },
    });
    const filtered = async (query: Record<string, string | number>) =>
      (await user.ok(listRecord, { query: { companyId: id, ...query } })).meta.total;
    const [day] = data[0]!.attributes.at.split('T');
    const before = new Date(Date.parse(day!) - 3 * 86_400_000).toISOString().slice(0, 10);
    expect(await filtered({ act: 'company.created' })).toBe(1);
    expect(await filtered({ userId: user.userId + 1 })).toBe(0);
    expect(await filtered({ from: before })).toBe(2);
    expect(await filtered({ to: before })).toBe(0);
  });

  test('is the subscriber’s and the staff’s, each account’s its own', async () => {
    const root = await service.newUser();
    await newCompany(root);
    const invited = await service.newUser({ accountId: root.accountId, isRoot: false });
    const other = await service.newUser();
    const staff = await service.newUser({ isAdmin: true });
    await invited.fails(listRecord, 'auth.forbidden');
    const query = { account: root.accountId, act: 'company.created' };
    expect((await other.ok(listRecord, { query })).meta.total).toBe(0);
    expect((await staff.ok(listRecord, { query })).meta.total).toBe(1);
  });

  test('is exported with its hashes, and the export is recorded where it was taken from', async () => {
    const root = await service.newUser();
    await newCompany(root);
    const staff = await service.newUser({ isAdmin: true });
    const answer = await staff.send(exportRecord, { query: { account: root.accountId } });
    expect(answer.headers['content-type']).toContain('text/csv');
    const lines = answer.bytes.toString().trim().split('\r\n');
    const { data } = await root.ok(listRecord);
    expect(data[0]?.attributes).toMatchObject({ act: 'record.exported', userId: staff.userId });
    expect(lines).toHaveLength(data.length);
    expect(lines[1]).toContain('Creó una empresa');
    expect(lines[1]).toContain(data[1]!.attributes.hash);
  });

  test('stands or falls with what it tells of', async () => {
    const user = await newRecord(1);
    const failing = asCaller(service.services.db, { ...user, isAdmin: false }, async (trx) => {
      await record(trx, { ...user, name: 'Camila' }, { act: 'user.changed' });
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect((await user.ok(listRecord)).meta.total).toBe(1);
  });

  test('keeps its order when many write at once', async () => {
    const user = await newRecord(0);
    await Promise.all(
      Array.from({ length: 20 }, (_, number) =>
        asCaller(service.services.db, { ...user, isAdmin: false }, (trx) =>
          record(trx, { ...user, name: 'Camila' }, { act: 'user.changed', target: `${number}` }),
        ),
      ),
    );
    expect(await verdictOf(user)).toMatchObject({ entries: 20, broken: null });
  });

  test('is not rewritten by the application, nor by the owner of the tables', async () => {
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
    await user.ok(userCompanies);
    expect(await verdictOf(user)).toMatchObject({ entries: 1, broken: null });
  });
});

describe('verification', () => {
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
