/**
 * A database that ends connections, resets them, swallows packets or stops, under load: every call answers, the process
 * lives, audits end once, streams miss nothing, and afterwards all is as before.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { type AuditEvent, auditEvents, getAudit, startAudit } from '#api/audits/audits/contract.ts';
import { inspectTrialBalance, storeTrialBalance } from '#api/balances/trial-balances/contract.ts';
import { getCompany, userCompanies } from '#api/companies/companies/contract.ts';
import { ready } from '#api/service/health/contract.ts';
import { appErrorText } from '#core/call/app-error.es.ts';
import type { Endpoint } from '#core/call/endpoint.ts';
import { type DatabaseAccess, withClient } from '#platform/database/connection.ts';
import type { Failure } from '../support/api-client.ts';
import { fixture } from '../support/fixture-files.ts';
import { cloneTemplate } from '../support/test-database.ts';
import { newCompany, startTestService, type TestService, type TestUser } from '../support/test-service.ts';
import { type FaultyLink, openFaultyLink } from './faulty-link.ts';

/** In milliseconds: only a guard against hanging. */
const patience = 120_000;

let direct: DatabaseAccess;
let link: FaultyLink;
let service: TestService;
let user: TestUser;
let company: number;

beforeAll(async () => {
  direct = await cloneTemplate();
  link = await openFaultyLink(direct);
  service = await startTestService({ databaseAccess: link.access });
  user = await service.newUser();
  company = await newCompany(user);
  const file = fixture('errors', 'balance-2026-01.xlsx');
  const { data: read } = await user.ok(inspectTrialBalance, { params: { id: company }, file });
  const body = { uploadId: read.uploadId, period: '2026-01', confirmPeriod: true, confirmCompany: true };
  await user.ok(storeTrialBalance, { params: { id: company }, body });
});
afterEach(async () => {
  link.heal();
  await endLoad();
});
afterAll(async () => {
  link.heal();
  await service.close();
  await link.close();
});

const terminateAll = () =>
  withClient(direct.owner, (owner) =>
    owner.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`),
  );

let endLoad = async () => {};

/** Calls all the time until `end`: the statuses met, and answers that are neither right nor `server.away` or busy. */
function load() {
  const statuses = new Set<number>();
  const odd: string[] = [];
  let isOver = false;
  const repeat = async (call: Endpoint) => {
    for (; !isOver; await sleep(5)) {
      const { status, body, headers } = await user.send(call, { params: { id: company } });
      statuses.add(status);
      const isTold = status === 503 && /^\d+$/.test(headers['retry-after'] ?? '') && (body as Failure).message !== '';
      if (status !== 200 && !isTold) odd.push(`${call.path} ${status} ${JSON.stringify(body)}`);
    }
  };
  const all = [userCompanies, getCompany, userCompanies, getCompany, ready].map(repeat);
  endLoad = async () => {
    isOver = true;
    await Promise.all(all);
  };
  return { statuses, odd, end: endLoad };
}

const worksAgain = () =>
  vi.waitFor(async () => expect((await user.send(ready)).status).toBe(200), { timeout: patience, interval: 50 });

async function auditAgain(): Promise<string> {
  const body = { year: 2026, month: 1 };
  const started = await vi.waitFor(() => user.ok(startAudit, { params: { id: company }, body }), { timeout: patience });
  return started.data.id;
}

/** The audit ends well, and once. */
async function endsOnce(auditId: string): Promise<void> {
  await vi.waitFor(
    async () => {
      const { data } = await user.ok(getAudit, { params: { id: company, auditId } });
      expect(data.attributes.state).toBe('done');
    },
    { timeout: patience, interval: 100 },
  );
  const { rows } = await withClient(direct.owner, (owner) =>
    owner.query(
      `select count(*)::int as ends from audit_event where audit_id = $1 and event->>'state' in ('done', 'failed')`,
      [auditId],
    ),
  );
  expect(rows).toEqual([{ ends: 1 }]);
}

describe('a database that ends its connections', () => {
  test('twenty times under load: every call answers 200 or 503, and each audit ends once', async () => {
    const calls = load();
    for (let round = 0; round < 20; round++) {
      const audit = round % 4 === 0 ? await auditAgain() : null;
      await sleep(Math.random() * 150);
      await terminateAll();
      if (audit !== null) await endsOnce(audit);
      await worksAgain();
    }
    await calls.end();
    expect(calls.odd).toEqual([]);
    expect([...calls.statuses].sort()).toEqual([200, 503]);
  });

  test('by resets of the network, and refuses new ones for a while', async () => {
    const calls = load();
    const audit = await auditAgain();
    link.reset();
    await vi.waitFor(() => expect(calls.statuses).toContain(503));
    const refused = await user.send(userCompanies);
    expect([refused.status, (refused.body as { message: string }).message]).toEqual([
      503,
      appErrorText['server.away']({}),
    ]);
    await sleep(1500);
    link.heal();
    await worksAgain();
    await endsOnce(audit);
    await calls.end();
    expect(calls.odd).toEqual([]);
  });
});

describe('a link that swallows packets', () => {
  test('holds no call: each answers 503, readiness too, and all works when it is back', async () => {
    const calls = load();
    const audit = await auditAgain();
    link.swallow();
    // Who asks for readiness shares the look of a moment ago.
    await sleep(300);
    const during = await Promise.all([
      user.send(userCompanies),
      user.send(ready),
      user.send(getCompany, { params: { id: company } }),
    ]);
    expect(during.map(({ status }) => status)).toEqual([503, 503, 503]);
    expect((await user.send(ready)).body).toMatchObject({ error: 'server.away' });
    link.heal();
    await worksAgain();
    await endsOnce(audit);
    await calls.end();
    expect(calls.odd).toEqual([]);
  });
});

describe('a network that forgets connections', () => {
  test('holds no call: each answers, and all works by itself', async () => {
    const audit = await auditAgain();
    link.forget();
    const calls = load();
    // Never healed: what was forgotten stays so.
    await vi.waitFor(() => expect(calls.statuses).toContain(503), { timeout: 40_000 });
    await worksAgain();
    await endsOnce(audit);
    await calls.end();
    expect(calls.odd).toEqual([]);
    expect(await Promise.all(Array.from({ length: 20 }, () => user.send(userCompanies)))).toEqual(
      Array.from({ length: 20 }, () => expect.objectContaining({ status: 200 })),
    );
  });
});

describe('a stream', () => {
  test('stays open while the database is away, and brings what was missed', async () => {
    const audit = await auditAgain();
    const following = await user.follow(auditEvents, { params: { id: company, auditId: audit } });
    expect(following.status).toBe(200);
    link.reset();
    await sleep(700);
    link.heal();
    const bytes = await following.bytes;
    const events = [...bytes.toString().matchAll(/^data: (.*)$/gm)].map(([, data]) => JSON.parse(data!) as AuditEvent);
    expect(events.at(-1)).toMatchObject({ state: 'done' });
    const ids = [...bytes.toString().matchAll(/^id: (.*)$/gm)].map(([, id]) => Number(id));
    expect(ids).toEqual(ids.map((_, index) => index + 1));
    await worksAgain();
  });

  test('is refused with 503 while the database is away', async () => {
    const audit = await auditAgain();
    await endsOnce(audit);
    link.reset();
    await vi.waitFor(async () => expect((await user.send(userCompanies)).status).toBe(503));
    const { status, body } = await user.send(auditEvents, { params: { id: company, auditId: audit } });
    expect([status, (body as Failure).error]).toEqual([503, 'server.away']);
    link.heal();
    await worksAgain();
  });
});
