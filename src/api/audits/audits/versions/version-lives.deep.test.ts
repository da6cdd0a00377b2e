import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditEvents, getAudit, startAudit } from '#api/audits/audits/contract.ts';
import { auditFindings } from '#api/audits/audits/findings/contract.ts';
import * as signing from '#api/audits/audits/sign-off/contract.ts';
import { getFindingLife } from '#api/audits/finding-lives/contract.ts';
import { changesSince } from '#api/audits/portfolio/weekly-digest/queries.ts';
import { inspectTrialBalance, storeTrialBalance } from '#api/balances/trial-balances/contract.ts';
import { listActivityLog } from '#api/kernel/activity-log/contract.ts';
import { asCaller } from '#api/kernel/database.ts';
import { createDatabase, withClient } from '#platform/database/connection.ts';
import type { Schema } from '#platform/database/schema.gen.ts';
import { type CsvLine, csvBalance } from '../../../../../tests/support/fixture-files.ts';
import {
  newCompany,
  startTestService,
  type TestService,
  type TestUser,
} from '../../../../../tests/support/test-service.ts';
import { compareVersionFindings, listVersions, withdrawVersion } from './contract.ts';

let service: TestService;
let user: TestUser;

beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

/** A company of its own user. */
async function company(): Promise<number> {
  user = await service.newUser();
  return newCompany(user);
}

/** Stores and audits a version of a month in which some customers have a credit balance. */
async function load(id: number, period: string, wrong: readonly string[], accounts: readonly string[] = []) {
  const lines = wrong.map(
    (nit, at): CsvLine => [
      accounts[at] ?? '13050501',
      'Clientes nacionales',
      nit,
      `Cliente ${nit}`,
      '0',
      '0',
      '70000',
      '-70000',
    ],
  );
  const cash = String(9_000_000 + 70_000 * wrong.length);
  const file = csvBalance([
    ['11050501', 'Caja general', '800197268', 'Ana', '0', cash, '0', cash],
    ...lines,
    ['31050501', 'Capital autorizado', '800197268', 'Ana', '0', '0', '9000000', '-9000000'],
  ]);
  const { data } = await user.ok(inspectTrialBalance, { params: { id }, file });
  const body = { uploadId: data.uploadId, period, confirmPeriod: true, confirmCompany: true };
  const stored = await user.ok(storeTrialBalance, { params: { id }, body }, 201);
  const [year, month] = period.split('-').map(Number) as [number, number];
  const { data: started } = await user.ok(startAudit, { params: { id }, body: { year, month } }, 202);
  const params = { id, auditId: started.id };
  await user.send(auditEvents, { params });
  return { params, balanceId: stored.data.id, ...(await look(params)) };
}

async function look(params: { id: number; auditId: string }) {
  const items = (await user.ok(auditFindings, { params })).data;
  const result = (await user.ok(getAudit, { params })).data.attributes.result!;
  const compared = (await user.ok(compareVersionFindings, { params })).data;
  const customers = items.find(({ finding }) => finding.rule === 'NAT-4');
  return { items, result, compared, customers };
}

const rules = (list: readonly { rule: string }[] | undefined) => list?.map(({ rule }) => rule);

async function actsOf(id: number, fingerprint: string, period: string) {
  const { data } = await user.ok(getFindingLife, { params: { id, fingerprint }, query: { period } });
  return { state: data.state, acts: data.acts.map(({ kind, after, version }) => [kind, after, version]) };
}

async function logOf(id: number) {
  const { data } = await user.ok(listActivityLog, { query: { companyId: id } });
  const entries = data.filter(({ attributes }) => attributes.act === 'version.corrected');
  return entries.map(({ attributes }) => attributes.details);
}

/** Corrected findings as the digest of a week counts them. */
async function digested(id: number): Promise<number | undefined> {
  const caller = { accountId: user.accountId, userId: user.userId, isAdmin: false };
  const db = createDatabase<Schema>(service.access.application);
  const weeks = await asCaller(db, caller, (trx) => changesSince(trx, [id], new Date(0)));
  await db.destroy();
  return weeks.get(id)?.corregido;
}

async function close(id: number, period: string): Promise<void> {
  const params = { id, period };
  const { content } = (await user.ok(signing.getSignOff, { params })).data;
  const body = { topics: content!.open.map(({ topic }) => topic), reason: 'Se corrige después' };
  await user.ok(signing.giveOpenReasons, { params, body });
  const digest = async () => ({ digest: (await user.ok(signing.getSignOff, { params })).data.digest! });
  await user.ok(signing.prepareSignOff, { params, body: await digest() });
  await user.ok(signing.closeSignOff, { params, body: await digest() });
}

describe('a version of a month', () => {
  test('corrects what the one before had: in the list, the activity, the log and every count', async () => {
    const id = await company();
    const first = await load(id, '2026-01', ['800197268']);
    const { fingerprint } = first.customers!.finding;
    expect([first.compared, first.result.correctedInVersion.count]).toEqual([null, 0]);

    const second = await load(id, '2026-01', []);
    expect(second.customers).toMatchObject({ change: 'corregido', correctedIn: 2, life: { state: 'corregido' } });
    expect(second.compared).toMatchObject({ version: 2, against: 1, isPastClosing: false, unchecked: [] });
    expect(rules(second.compared?.corrected)).toContain('NAT-4');
    const count = second.compared!.corrected.length;
    expect(second.result.correctedInVersion.count).toBe(count);
    expect(
      second.items.filter(({ change, finding: { severity } }) => change === 'corregido' && severity !== 'informativa'),
    ).toHaveLength(count);
    expect(await actsOf(id, fingerprint, '2026-01')).toEqual({ state: 'corregido', acts: [['state', 'corregido', 2]] });
    expect(await logOf(id)).toEqual([{ period: '2026-01', version: 2, against: 1, corrected: count }]);
    expect(await digested(id)).toBe(count);

    const third = await load(id, '2026-01', ['800197268', '890903938']);
    expect(third.customers).toMatchObject({ change: 'reabierto', life: { state: 'reabierto' } });
    expect(rules(third.compared?.fresh)).toContain('NAT-4');
    expect((await actsOf(id, fingerprint, '2026-01')).acts.at(-1)).toEqual(['state', 'reabierto', 3]);

    // Without the second version the third is compared with the first, which had it.
    await user.ok(withdrawVersion, { params: { id, balanceId: second.balanceId }, body: { reason: 'Era otra' } });
    const { compared } = await look(third.params);
    expect([compared?.against, rules(compared?.persistent)?.includes('NAT-4')]).toEqual([1, true]);
    expect((await service.newUser()).fails(compareVersionFindings, 'resource.not_found', { params: third.params }));
  });

  test('of a month that others follow leaves the state to the last month, and says so', async () => {
    const id = await company();
    const january = await load(id, '2026-01', ['800197268']);
    const { fingerprint } = january.customers!.finding;
    await load(id, '2026-02', ['800197268']);
    const corrected = await load(id, '2026-01', []);
    expect(corrected.customers).toMatchObject({ change: 'corregido', correctedIn: 2 });
    const february = await user.ok(getFindingLife, { params: { id, fingerprint }, query: { period: '2026-02' } });
    expect(february.data.state).toBe('nuevo');
    expect(february.data.acts.map(({ kind, period, version }) => [kind, period, version])).toEqual([
      ['corrected', '2026-01', 2],
    ]);
    expect((await actsOf(id, fingerprint, '2026-01')).state).toBe('corregido');
  });

  test('is told with what the versions before corrected, each in its own', async () => {
    const id = await company();
    const [ana, bank] = ['800197268', '890903938'];
    await load(id, '2026-01', [ana, bank], ['13050501', '13050502']);
    const second = await load(id, '2026-01', [bank], ['13050502']);
    const third = await load(id, '2026-01', []);
    const versions = third.items.flatMap(({ finding, correctedIn }) =>
      finding.rule === 'NAT-4' && correctedIn !== undefined ? [correctedIn] : [],
    );
    expect(versions.toSorted()).toEqual([2, 3]);
    expect(rules(third.compared?.corrected)).toEqual(['NAT-4']);
    const count = second.compared!.corrected.length + third.compared!.corrected.length;
    expect([third.result.correctedInVersion.count, await digested(id)]).toEqual([count, count]);
    // One that is wrong again is open, and in no list of what was corrected.
    const fourth = await load(id, '2026-01', [ana]);
    const again = fourth.items.filter(({ finding }) => finding.rule === 'NAT-4');
    expect(again.map(({ change, correctedIn }) => [change, correctedIn])).toEqual([
      ['reabierto', undefined],
      ['corregido', 3],
    ]);
  });

  test('of a closed month is compared, and changes lives and counts only once the month is reopened', async () => {
    const id = await company();
    const first = await load(id, '2026-01', ['800197268']);
    const { fingerprint } = first.customers!.finding;
    await close(id, '2026-01');
    const { balanceId } = first;
    const refused = { params: { id, balanceId }, body: { reason: 'Era otra' } };
    const { message } = await user.fails(withdrawVersion, 'sign_off.closed', refused);
    const listed = await user.ok(listVersions, { params: { id }, query: { period: '2026-01' } });
    expect(listed.data.map(({ obstacle }) => obstacle)).toEqual([message]);
    const second = await load(id, '2026-01', []);
    expect(second.compared).toMatchObject({ isPastClosing: true });
    expect(rules(second.compared?.corrected)).toContain('NAT-4');
    expect([second.customers, second.result.correctedInVersion.count]).toEqual([undefined, 0]);
    expect(await actsOf(id, fingerprint, '2026-01')).toEqual({ state: 'nuevo', acts: [] });
    expect(await logOf(id)).toEqual([]);

    const body = { reason: 'Faltaba corregir un cliente' };
    await user.ok(signing.reopenSignOff, { params: { id, period: '2026-01' }, body });
    const now = await look(second.params);
    const count = second.compared!.corrected.length;
    expect(now.customers).toMatchObject({ change: 'corregido', correctedIn: 2 });
    expect([now.compared?.isPastClosing, now.result.correctedInVersion.count]).toEqual([false, count]);
    expect((await actsOf(id, fingerprint, '2026-01')).acts).toEqual([['state', 'corregido', 2]]);
    expect(await logOf(id)).toHaveLength(1);
  });

  test('of a closed month is compared with the signed version, however many were loaded since', async () => {
    const id = await company();
    await load(id, '2026-01', ['800197268']);
    await close(id, '2026-01');
    const changed = async (wrong: readonly string[]) => {
      const { params } = await load(id, '2026-01', wrong);
      const items = (await user.ok(auditFindings, { params })).data;
      const open = items.filter(({ validation, change }) => validation === 'mes_modificado' && change !== 'corregido');
      return open.map(({ finding }) => [finding.rule, finding.account]);
    };
    expect(await changed([])).toContainEqual(['MOD-1', '11050501']);
    // Cash is that of the signed version again, owed to another customer.
    expect(await changed(['860005224'])).toEqual([['MOD-3', '13050501']]);
    expect(await changed(['800197268'])).toEqual([]);
  });

  test('proves nothing about what its audit did not look for', async () => {
    const id = await company();
    await load(id, '2026-01', ['800197268']);
    const second = await load(id, '2026-01', []);
    await withClient(service.access.owner, (owner) =>
      owner.query(
        `update audit set validations = (
           select jsonb_agg(case when one->>'key' = 'naturaleza' then jsonb_set(one, '{outcome}', '"no_evaluada"') else one end)
             from jsonb_array_elements(validations) as one) where id = $1`,
        [second.params.auditId],
      ),
    );
    const { compared, customers } = await look(second.params);
    expect([rules(compared?.unchecked)?.includes('NAT-4'), customers]).toEqual([true, undefined]);
  });
});
