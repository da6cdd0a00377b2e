import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getTrialBalance, inspectTrialBalance, storeTrialBalance } from '#api/balances/trial-balances/contract.ts';
import { sendAudits } from '#api/service/keep-house.job.ts';
import { appErrorText } from '#core/call/app-error.es.ts';
import { withClient } from '#platform/database/connection.ts';
import { loseJob, loseWorker } from '../../../../tests/support/dead-worker.ts';
import { type CsvLine, csvBalance, fixture, type TestFile } from '../../../../tests/support/fixture-files.ts';
import {
  newCompany,
  startTestService,
  type TestService,
  type TestUser,
} from '../../../../tests/support/test-service.ts';
import { isDeep } from '../../../../tests/support/test-sizes.ts';
import type { AuditEvent } from './contract.ts';
import { auditEvents, auditMonths, getAudit, listAudits, startAudit } from './contract.ts';
import { auditFinding, auditFindings } from './findings/contract.ts';
import { unfinishedAudits } from './run/queries.ts';
import { text } from './text.es.ts';

let service: TestService;
let user: TestUser;

beforeAll(async () => {
  service = await startTestService();
  user = await service.newUser();
});
afterAll(() => service.close());

async function store(id: number, file: TestFile, more: Record<string, unknown> = {}): Promise<void> {
  const { data } = await user.ok(inspectTrialBalance, { params: { id }, file });
  expect(data.issues.filter(({ fatal }) => fatal)).toEqual([]);
  const { status } = await user.send(storeTrialBalance, { params: { id }, body: { uploadId: data.uploadId, ...more } });
  expect([200, 201]).toContain(status);
}

/** Starts the audit of a month, follows it to its end and returns it with its events. */
async function audit(id: number, year: number, month: number) {
  const started = await user.ok(startAudit, { params: { id }, body: { year, month } });
  const params = { id, auditId: started.data.id };
  const events = await follow(params);
  const { data } = await user.ok(getAudit, { params });
  return { data, events, params };
}

async function follow(params: { id: number; auditId: string }): Promise<AuditEvent[]> {
  const { bytes, headers } = await user.send(auditEvents, { params });
  expect(headers['content-type']).toContain('text/event-stream');
  const lines = bytes
    .toString()
    .split('\n')
    .filter((line) => line.startsWith('data: '));
  return lines.map((line) => JSON.parse(line.slice('data: '.length)));
}

/** Balanced books of two customers and cash; `owed`: Ana's debt. */
function books(owed: number): TestFile {
  const line = (code: string, name: string, nit: string, person: string, closing: number): CsvLine => {
    const [debit, credit] = closing >= 0 ? [closing, 0] : [0, -closing];
    return [code, name, nit, person, '0', String(debit), String(credit), String(closing)];
  };
  const cash = 9_000_000 - owed;
  return csvBalance([
    line('11050501', 'Caja general', '900394374', 'Suministros del Norte', cash),
    line('13050501', 'Clientes nacionales', '800197268', 'Ana', owed),
    line('31050501', 'Capital autorizado', '900394374', 'Suministros del Norte', -9_000_000),
  ]);
}

describe('an audit', () => {
  test('of books that are damaged fails with the id of the balance, as do calls that open it', async () => {
    const id = await newCompany(user, { comp_entity_id: '899999086', comp_check_digit: 2 });
    const { data: read } = await user.ok(inspectTrialBalance, { params: { id }, file: books(3_000_000) });
    const { uploadId } = read;
    await withClient(service.access.owner, (owner) =>
      owner.query(`update upload set balance = substr(balance, 1, 40) where id = $1`, [uploadId]),
    );
    const body = { uploadId, period: '2026-01', confirmPeriod: true, confirmCompany: true };
    const { id: balanceId } = (await user.ok(storeTrialBalance, { params: { id }, body })).data;
    const { data } = await audit(id, 2026, 1);
    const failure = appErrorText['balance.damaged']({ id: balanceId });
    expect(data.attributes).toMatchObject({ state: 'failed', failure });
    const answer = await user.fails(getTrialBalance, 'balance.damaged', { params: { id, balanceId } });
    expect(answer.message).toBe(failure);
  });

  test('finds the error of the month, reports each validation as it ends, and returns details', async () => {
    const id = await newCompany(user);
    await store(id, fixture('errors', 'balance-2025-12.xlsx'));
    await store(id, fixture('errors', 'balance-2026-01.xlsx'));
    const { data, events, params } = await audit(id, 2026, 1);
    expect(data.attributes).toMatchObject({ state: 'done', failure: null, period: '2026-01' });
    const { result } = data.attributes;
    expect(result?.validations.length).toBeGreaterThan(0);
    // What other findings explain is told after them.
    const ids = result!.validations.map(({ id: validation, key }) => ({ id: validation, isLast: key === 'variacion' }));
    const inTurn = ids.toSorted((a, b) => Number(a.isLast) - Number(b.isLast)).map((validation) => validation.id);
    expect(events.map(({ validation }) => validation?.id ?? null)).toEqual([...inTurn, null]);
    expect(events.at(-1)?.state).toBe('done');
    expect(result).toMatchObject({
      comparison: null,
      trend: [{ period: '2026-01' }],
      unbalanced: false,
      unbalancedBy: [],
    });

    const list = (await user.ok(auditFindings, { params })).data;
    const credit = list.find(
      ({ validation, finding }) => validation === 'naturaleza' && finding.account === '13050501',
    );
    expect(credit).toMatchObject({ change: 'nuevo', since: '2026-01' });
    expect(credit?.finding.thirdParties.map(({ nit }) => nit)).toContain('879944707');
    // Evidence is with the finding itself, not in lists.
    for (const key of ['legal', 'entry', 'rows', 'formula', 'why']) expect(credit!.finding).not.toHaveProperty(key);
    expect(credit!.finding.thirdParties[0]).not.toHaveProperty('rows');
    const { fingerprint } = credit!.finding;
    const detail = (await user.ok(auditFinding, { params: { ...params, fingerprint } })).data;
    expect(detail.sourceRows).toContainEqual(expect.objectContaining({ account: '13050501', nit: '879944707' }));
    expect(detail.months.map(({ period }) => period)).toEqual(['2025-12', '2026-01']);
    expect(detail.finding).toMatchObject({ ...credit!.finding, thirdParties: expect.any(Array) });
    expect(detail.finding.legal.length).toBeGreaterThan(0);
    expect(detail.finding.series).toMatchObject({ measure: 'balance', accounts: ['13050501'] });
    await user.fails(auditFinding, 'resource.not_found', { params: { ...params, fingerprint: 'NADA-1' } });
  });

  test('of a balance that does not agree names the validations that found it', async () => {
    const id = await newCompany(user, { comp_entity_id: '830114921', comp_check_digit: 1 });
    const { name, bytes } = books(1_000_000);
    const broken = bytes.toString().replaceAll('8000000', '7000000');
    await store(id, { name, bytes: Buffer.from(broken) }, { period: '2026-01' });
    const { data, params } = await audit(id, 2026, 1);
    const { unbalanced, unbalancedBy = [] } = data.attributes.result ?? {};
    expect({ unbalanced, unbalancedBy }).toEqual({ unbalanced: true, unbalancedBy: ['diferencia'] });
    const found = (await user.ok(auditFindings, { params })).data.map(({ validation }) => validation);
    expect(found).toEqual(expect.arrayContaining(unbalancedBy));
  });

  test('replays its events to late followers', async () => {
    const id = await newCompany(user, { comp_entity_id: '860005224', comp_check_digit: 6 });
    await store(id, books(1_000_000), { period: '2026-01' });
    const { events, params } = await audit(id, 2026, 1);
    expect(await follow(params)).toEqual(events);
  });

  test('of a month without balance is refused, naming the month', async () => {
    const id = await newCompany(user, { comp_entity_id: '890903938', comp_check_digit: 8 });
    const failure = await user.fails(startAudit, 'audit.no_balance', {
      params: { id },
      body: { year: 2026, month: 2 },
    });
    expect(failure.message).toContain('febrero de 2026');
  });
});

describe('between months', () => {
  test('findings are new, persist, are corrected and recur', async () => {
    const id = await newCompany(user, { comp_entity_id: '800197268', comp_check_digit: 4 });
    // Ana's balance is negative in January, February and April.
    const amounts = [-500_000, -500_000, 700_000, -500_000];
    const audits: Awaited<ReturnType<typeof audit>>[] = [];
    for (const [index, owed] of amounts.entries()) {
      await store(id, books(owed), { period: `2026-0${index + 1}`, confirmPeriod: true });
      audits.push(await audit(id, 2026, index + 1));
    }
    const credit = async (index: number) => {
      const { data } = await user.ok(auditFindings, { params: audits[index]!.params });
      const item = data.find(({ finding }) => finding.fingerprint.startsWith('NAT-') && finding.account === '13050501');
      return item && { change: item.change, since: item.since };
    };
    expect(await credit(0)).toEqual({ change: 'nuevo', since: '2026-01' });
    expect(await credit(1)).toEqual({ change: 'persistente', since: '2026-01' });
    expect(await credit(2)).toEqual({ change: 'corregido', since: '2026-01' });
    expect(await credit(3)).toEqual({ change: 'reabierto', since: '2026-04' });
    // A finding corrected in March is shown with the rows of February's file.
    const gone = (await user.ok(auditFindings, { params: audits[2]!.params })).data.find(
      ({ change }) => change === 'corregido',
    )!;
    const { fingerprint } = gone.finding;
    const detail = await user.ok(auditFinding, { params: { ...audits[2]!.params, fingerprint } });
    const then = await user.ok(auditFinding, { params: { ...audits[1]!.params, fingerprint } });
    expect(detail.data.sourceRows).toEqual(then.data.sourceRows);
    expect(detail.data.sourceRows.map(({ closing }) => closing)).toContain('-500000.00');
    const { result } = audits[2]!.data.attributes;
    expect(result?.comparison?.period).toBe('2026-02');
    expect(result?.comparison?.corrected.count).toBeGreaterThan(0);
    expect(audits[3]!.data.attributes.result?.trend.map(({ period }) => period)).toEqual([
      '2026-01',
      '2026-02',
      '2026-03',
      '2026-04',
    ]);
    const strip = (await user.ok(auditMonths, { params: { id } })).data;
    expect(strip).toHaveLength(24);
    expect(strip.slice(-4).map(({ state }) => state)).toEqual(Array(4).fill('auditado'));
    expect(strip.at(-1)).toMatchObject({ period: '2026-04', auditId: audits[3]!.data.id });
    const list = await user.ok(listAudits, { params: { id }, query: { pageSize: 2 } });
    expect(list).toMatchObject({ meta: { total: 4 }, data: [{ id: audits[3]!.data.id }, { id: audits[2]!.data.id }] });
  });

  test('requested four times concurrently runs once at a time', async () => {
    const id = await newCompany(user, { comp_entity_id: '900123456', comp_check_digit: 8 });
    await store(id, books(-500_000), { period: '2026-01' });
    const asked = Array.from({ length: 4 }, () =>
      user.ok(startAudit, { params: { id }, body: { year: 2026, month: 1 } }),
    );
    const ids = new Set((await Promise.all(asked)).map(({ data }) => data.id));
    for (const auditId of ids) await follow({ id, auditId });
    // The last request may come after the end of what the first one began.
    expect(ids.size).toBeLessThan(4);
    const { rows } = await withClient(service.access.owner, (owner) =>
      owner.query(
        `select one.id from audit as one join audit as other using (company_id)
          where company_id = $1 and one.id < other.id
            and one.created_at < other.finished_at and other.created_at < one.finished_at`,
        [id],
      ),
    );
    expect(rows).toEqual([]);
  });

  test('a new version must be audited again; the same file keeps version and findings', async () => {
    const id = await newCompany(user, { comp_entity_id: '860034313', comp_check_digit: 7 });
    await store(id, books(-500_000), { period: '2026-01' });
    const first = await audit(id, 2026, 1);
    await store(id, books(-500_000), { period: '2026-01' });
    const again = await audit(id, 2026, 1);
    expect(again.data.attributes.balance).toEqual(first.data.attributes.balance);
    const fingerprints = async (params: { id: number; auditId: string }) =>
      (await user.ok(auditFindings, { params })).data.map(({ finding }) => finding.fingerprint);
    expect(await fingerprints(again.params)).toEqual(await fingerprints(first.params));
    await store(id, books(600_000), { period: '2026-01' });
    const strip = (await user.ok(auditMonths, { params: { id } })).data;
    expect(strip.at(-1)).toMatchObject({ state: 'cargado', version: 2, auditId: null });
  });
});

describe.runIf(isDeep)('an audit whose process was killed', () => {
  /** Puts a finished audit back into the state of kill -9: running, with progress, without result. */
  async function interrupted(nit: string, digit: number) {
    const id = await newCompany(user, { comp_entity_id: nit, comp_check_digit: digit });
    await store(id, books(-500_000), { period: '2026-01' });
    const ended = await audit(id, 2026, 1);
    const { auditId } = ended.params;
    await withClient(service.access.owner, async (owner) => {
      await owner.query(`delete from finding where audit_id = '${auditId}'`);
      await owner.query(
        `update audit set state = 'running', health_index = null, finished_at = null where id = '${auditId}'`,
      );
      await owner.query(`delete from audit_event where audit_id = '${auditId}' and event->>'state' = 'done'`);
    });
    return ended;
  }
  const send = async () => {
    const { db, queue } = service.services;
    await sendAudits(queue, await unfinishedAudits(db, true));
  };
  const stateOf = async (params: { id: number; auditId: string }) =>
    (await user.ok(getAudit, { params })).data.attributes.state;

  test('is retried once its heartbeats are missed, and stores its findings once', async () => {
    const { params, data } = await interrupted('860003020', 1);
    await loseWorker(service.access.owner, params.auditId);
    expect((await follow(params)).at(-1)?.state).toBe('done');
    expect((await user.ok(getAudit, { params })).data.attributes.result).toEqual(data.attributes.result);
  });

  test('is retried when the queue lost its job or never had it', async () => {
    const { params, data } = await interrupted('860007738', 9);
    await loseJob(service.access.owner, params.auditId);
    await send();
    expect((await follow(params)).at(-1)?.state).toBe('done');
    expect((await user.ok(getAudit, { params })).data.attributes.result).toEqual(data.attributes.result);
  });

  test('fails when that was its last attempt', async () => {
    const { params } = await interrupted('860002534', 0);
    await loseWorker(service.access.owner, params.auditId, { attempts: 3 });
    expect((await follow(params)).at(-1)?.state).toBe('failed');
    expect((await user.ok(getAudit, { params })).data.attributes.failure).toBe(text.failures.other);
  });

  test('is left alone while its worker is alive', async () => {
    const { params } = await interrupted('860002964', 4);
    await loseWorker(service.access.owner, params.auditId, { secondsAgo: 0 });
    await send();
    // Longer than the queue's intervals for dead workers and new jobs.
    await sleep(8000);
    expect(await stateOf(params)).toBe('running');
  });
});

describe('a user of another account', () => {
  test('finds no audit, no finding, no event and no month', async () => {
    const id = await newCompany(user, { comp_entity_id: '899999068', comp_check_digit: 1 });
    await store(id, books(-500_000), { period: '2026-01' });
    const { params } = await audit(id, 2026, 1);
    const { data } = await user.ok(auditFindings, { params });
    const stranger = await service.newUser();
    const own = await newCompany(stranger);
    for (const company of [id, own]) {
      const there = { params: { ...params, id: company, fingerprint: data[0]!.finding.fingerprint } };
      for (const call of [getAudit, auditEvents, auditFindings, auditFinding]) {
        await stranger.fails(call, 'resource.not_found', there);
      }
    }
    await stranger.fails(auditMonths, 'resource.not_found', { params: { id } });
    await stranger.fails(listAudits, 'resource.not_found', { params: { id } });
    await stranger.fails(startAudit, 'resource.not_found', { params: { id }, body: { year: 2026, month: 1 } });
    const { rows } = await sql`select 1 from finding`.execute(service.services.db);
    expect(rows).toEqual([]);
  });
});
