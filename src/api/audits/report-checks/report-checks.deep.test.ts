/** Checks of reports: what a digest and a code tell, what changes after, and what nobody is told. */
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditEvents, getAudit, startAudit } from '#api/audits/audits/contract.ts';
import { downloadReport } from '#api/audits/audits/report/contract.ts';
import {
  closeSignOff,
  getSignOff,
  giveOpenReasons,
  prepareSignOff,
  reopenSignOff,
} from '#api/audits/audits/sign-off/contract.ts';
import { withdrawVersion } from '#api/audits/audits/versions/contract.ts';
import { inspectTrialBalance, storeTrialBalance } from '#api/balances/trial-balances/contract.ts';
import { fixture } from '../../../../tests/support/fixture-files.ts';
import {
  newCompany,
  startTestService,
  type TestService,
  type TestUser,
} from '../../../../tests/support/test-service.ts';
import { reportCode, typedCode, writtenCode } from '../report-code.ts';
import { checkReport } from './contract.ts';

let service: TestService;
let user: TestUser;
let id: number;

beforeAll(async () => {
  service = await startTestService();
  user = await service.newUser();
  id = await newCompany(user);
  const file = fixture('errors', 'balance-2026-01.xlsx');
  const { data } = await user.ok(inspectTrialBalance, { params: { id }, file });
  await user.ok(storeTrialBalance, { params: { id }, body: { uploadId: data.uploadId } }, 201);
});
afterAll(() => service.close());

async function audited(): Promise<{ id: number; auditId: string }> {
  const body = { year: 2026, month: 1 };
  const params = { id, auditId: (await user.ok(startAudit, { params: { id }, body }, 202)).data.id };
  await user.send(auditEvents, { params });
  return params;
}

async function reportOf(params: { id: number; auditId: string }, format: 'xlsx' | 'json') {
  const { bytes } = await user.send(downloadReport, { params, query: { format } });
  return { bytes, digest: createHash('sha256').update(bytes).digest('hex') };
}

/** As anybody asks. */
const check = async (query: { digest?: string; code?: string }) =>
  (await service.anonymous.ok(checkReport, { query })).data;

test('a file says its company, a code does not, and another file nothing', async () => {
  const params = await audited();
  const { digest, bytes } = await reportOf(params, 'json');
  const { code, address } = JSON.parse(bytes.toString()).verification;
  expect(address).toMatch(/\/verificar$/);
  const byFile = await check({ digest });
  expect(byFile).toMatchObject({
    format: 'json',
    period: '2026-01',
    company: { nit: '900394374' },
    audit: 'newest',
    told: 'open',
    signOff: { state: 'open', at: null, isOfAudit: false, isOnePerson: false },
    reopenedAt: null,
  });
  expect(await check({ code })).toEqual({ ...byFile, company: null, named: null });
  expect(await check({ code: code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o') })).not.toBeNull();
  const changed = createHash('sha256').update(bytes).update(' ').digest('hex');
  expect(await check({ digest: changed })).toBeNull();
  expect(await check({ code: '0000-0000-0000' })).toBeNull();
  expect(await check({ code: "' or true --" })).toBeNull();
  expect(await check({})).toBeNull();
  // The same report of the same day is the same file; a workbook is another report.
  expect((await reportOf(params, 'json')).digest).toBe(digest);
  const { digest: ofWorkbook } = await reportOf(params, 'xlsx');
  expect(await check({ digest: ofWorkbook })).toMatchObject({ format: 'xlsx', madeAt: expect.any(String) });
});

test('it says signatures, reopening, later audits and withdrawn versions', async () => {
  const params = await audited();
  const { digest: before } = await reportOf(params, 'xlsx');
  const place = { params: { id, period: '2026-01' } };
  const sign = async () => {
    const { content } = (await user.ok(getSignOff, place)).data;
    const topics = content!.open.map(({ topic }) => topic);
    if (topics.length > 0)
      await user.ok(giveOpenReasons, { ...place, body: { topics, reason: 'Se revisa en febrero' } });
    const { digest } = (await user.ok(getSignOff, place)).data;
    await user.ok(prepareSignOff, { ...place, body: { digest: digest! } });
    await user.ok(closeSignOff, { ...place, body: { digest: digest! } });
  };
  await sign();
  expect(await check({ digest: before })).toMatchObject({
    told: 'open',
    signOff: { state: 'closed', isOfAudit: true, isOnePerson: true, at: expect.any(String) },
  });
  const { digest: signed } = await reportOf(params, 'xlsx');
  expect(await check({ digest: signed })).toMatchObject({ told: 'closed', reopenedAt: null });
  await user.ok(reopenSignOff, { ...place, body: { reason: 'Faltaba una nota débito' } });
  expect(await check({ digest: signed })).toMatchObject({
    told: 'closed',
    signOff: { state: 'open', isOfAudit: false },
    reopenedAt: expect.any(String),
  });
  const { auditId } = await audited();
  expect(await check({ digest: signed })).toMatchObject({ audit: 'replaced' });
  const { digest: last } = await reportOf({ id, auditId }, 'xlsx');
  const { balance } = (await user.ok(getAudit, { params: { id, auditId } })).data.attributes;
  const version = { id, balanceId: balance.id };
  await user.ok(withdrawVersion, { params: version, body: { reason: 'Era otro archivo' } });
  expect(await check({ digest: last })).toMatchObject({ audit: 'withdrawn' });
});

test('codes are read as people write them', () => {
  const code = reportCode('todo lo que dice');
  expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{16}$/);
  expect(typedCode(writtenCode(code))).toBe(code);
  expect(typedCode(' k7q2 4m9x oild 5rwa ')).toBe('K7Q24M9X011D5RWA');
  // Printed before: 60 bits.
  expect(typedCode(' k7q2 4m9x oild ')).toBe('K7Q24M9X011D');
  expect(typedCode('K7Q2-4M9X-UUUU')).toBeNull();
  expect(typedCode('K7Q2')).toBeNull();
});

test('nobody tries many codes', async () => {
  for (let number = 0; number < 120; number++)
    await service.anonymous.send(checkReport, { query: { code: `${number}` } });
  await service.anonymous.fails(checkReport, 'request.rate_limited', { query: { code: 'K7Q24M9X0TBD' } });
});
