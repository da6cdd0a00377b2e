import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { changeAutomaticPull } from '#api/companies/software-credentials/contract.ts';
import { withClient } from '#platform/database/connection.ts';
import { loseWorker } from '../../../../tests/support/dead-worker.ts';
import { type SiigoService, startSiigoService } from '../../../../tests/support/fake-siigo/siigo-service.ts';
import type { TestUser } from '../../../../tests/support/test-service.ts';
import { type BalancePull, getPull, listPulls, startPull } from './contract.ts';
import { pullClosedMonths } from './pull-closed-months.job.ts';

let siigo: SiigoService;

beforeAll(async () => {
  siigo = await startSiigoService();
});
afterAll(() => siigo.close());

interface Connected {
  user: TestUser;
  params: { id: number };
}

async function connected(userName: string): Promise<Connected> {
  const user = await siigo.service.newUser();
  return { user, params: { id: await siigo.connected(user, userName) } };
}

async function automatic(userName: string, day: number): Promise<Connected> {
  const company = await connected(userName);
  await company.user.ok(changeAutomaticPull, { params: company.params, body: { enabled: true, day } });
  return company;
}

/** Runs the schedule at a moment; returns the company's balances once everything has finished. */
async function at(moment: string, { user, params }: Connected): Promise<BalancePull['attributes'][]> {
  const { services, app } = siigo.service;
  await pullClosedMonths(services, app.log, new Date(moment));
  return vi.waitFor(
    async () => {
      const { data } = await user.ok(listPulls, { params });
      if (data.some(({ attributes }) => attributes.state !== 'done')) throw new Error('still at it');
      return data.map(({ attributes }) => attributes);
    },
    { timeout: 60_000, interval: 100 },
  );
}

describe('automatic pulls', () => {
  test('pull the closed month, from the chosen day on and once', async () => {
    const company = await automatic('bien@calendario.co', 5);
    // The 5th in UTC, but not yet in Bogotá.
    expect(await at('2025-05-05T02:00:00Z', company)).toEqual([]);
    const [pull] = await at('2025-05-05T08:00:00-05:00', company);
    expect(pull).toMatchObject({ automatic: true, months: [{ period: '2025-04', state: 'stored' }] });
    expect(await at('2025-05-05T09:00:00-05:00', company)).toHaveLength(1);
    expect(await at('2025-05-06T08:00:00-05:00', company)).toHaveLength(1);
    const [next] = await at('2025-06-05T08:00:00-05:00', company);
    expect(next?.months[0]?.period).toBe('2025-05');
  });

  test('are off by default', async () => {
    const company = await connected('bien@a-mano.co');
    expect(await at('2025-05-28T08:00:00-05:00', company)).toEqual([]);
  });

  test('retry the next day, not the same day, when Siigo was down', async () => {
    const company = await automatic('bien@a-ratos.co', 1);
    siigo.fake.misbehave('bien@a-ratos.co', [{ at: 'report', times: 3, what: { status: 500 } }]);
    const [failed] = await at('2025-05-02T08:00:00-05:00', company);
    expect(failed?.months[0]).toMatchObject({ state: 'failed', error: 'siigo.unavailable' });
    expect(await at('2025-05-02T09:00:00-05:00', company)).toHaveLength(1);
    const [again] = await at('2025-05-03T00:30:00-05:00', company);
    expect(again?.months[0]).toMatchObject({ period: '2025-04', state: 'stored' });
  });

  test('stop when Siigo rejects the credential', async () => {
    const company = await automatic('revocado@calendario.co', 1);
    const [failed] = await at('2025-05-02T08:00:00-05:00', company);
    expect(failed?.months[0]).toMatchObject({ error: 'siigo.credentials_rejected' });
    const told = await siigo.service.nextMail(company.user.email);
    expect(told.subject).toContain('No pudimos traer el balance');
    expect(told.text).toContain('no aceptó el usuario');
    expect(await at('2025-05-03T08:00:00-05:00', company)).toHaveLength(1);
    expect(await at('2025-06-03T08:00:00-05:00', company)).toHaveLength(1);
  });

  test('stop when the user who enabled them is gone', async () => {
    const company = await automatic('bien@se-fue.co', 1);
    await withClient(siigo.service.access.owner, (owner) =>
      owner.query(`update app_user set is_active = false where id = $1`, [company.user.userId]),
    );
    const { services, app } = siigo.service;
    await pullClosedMonths(services, app.log, new Date('2025-05-02T08:00:00-05:00'));
    const { rows } = await withClient(siigo.service.access.owner, (owner) =>
      owner.query(`select 1 from balance_pull where company_id = $1`, [company.params.id]),
    );
    expect(rows).toEqual([]);
  });
});

test('resume where a killed process stopped', async () => {
  const { user, params } = await connected('bien@muerto.co');
  const { data } = await user.ok(startPull, { params, body: { from: '2025-01', to: '2025-03' } });
  const stopped = () =>
    vi.waitFor(
      async () => {
        const { data: now } = await user.ok(getPull, { params: { ...params, pullId: data.id } });
        if (now.attributes.state !== 'done') throw new Error('still at it');
        return now.attributes;
      },
      { timeout: 60_000, interval: 100 },
    );
  const before = await stopped();
  // State of a process killed during the second month.
  await withClient(siigo.service.access.owner, (owner) =>
    owner.query(
      `update balance_pull set state = 'running', finished_at = null,
              months = jsonb_set(jsonb_set(months, '{1,state}', '"pulling"'), '{2,state}', '"waiting"')
        where id = $1`,
      [data.id],
    ),
  );
  await loseWorker(siigo.service.access.owner, data.id);
  const after = await stopped();
  expect(after.months.map(({ state }) => state)).toEqual(['stored', 'unchanged', 'unchanged']);
  expect(after.months.map(({ auditId }) => auditId)).toEqual(before.months.map(({ auditId }) => auditId));
  const reports = siigo.requestsOf('bien@muerto.co').filter(({ call }) => call === 'report');
  expect(reports.map(({ month }) => month)).toEqual(['2025-1', '2025-2', '2025-3', '2025-2', '2025-3']);
});

test('that kill every attempt are given up, keeping the months already stored', async () => {
  const { user, params } = await connected('bien@perdido.co');
  const { data } = await user.ok(startPull, { params, body: { from: '2025-01', to: '2025-02' } });
  const stopped = await vi.waitFor(
    async () => {
      const { data: now } = await user.ok(getPull, { params: { ...params, pullId: data.id } });
      expect(now.attributes.state).toBe('done');
      return now.attributes;
    },
    { timeout: 60_000, interval: 100 },
  );
  await withClient(siigo.service.access.owner, (owner) =>
    owner.query(
      `update balance_pull set state = 'running', finished_at = null,
              months = jsonb_set(months, '{1,state}', '"pulling"') where id = $1`,
      [data.id],
    ),
  );
  await loseWorker(siigo.service.access.owner, data.id, { attempts: 3 });
  await vi.waitFor(
    async () => {
      const { data: now } = await user.ok(getPull, { params: { ...params, pullId: data.id } });
      expect(now.attributes.state).toBe('done');
      expect(now.attributes.months[0]).toEqual(stopped.months[0]);
      expect(now.attributes.months[1]).toMatchObject({ state: 'failed', error: 'server.error' });
    },
    { timeout: 60_000, interval: 100 },
  );
});
