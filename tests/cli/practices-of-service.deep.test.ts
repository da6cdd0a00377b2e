/** Practices in the service are those of `cuadre auditar --todos`, in whatever order months were audited, with their answers. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditEvents, getAudit, startAudit } from '#api/audits/audits/contract.ts';
import { auditFinding, auditFindings } from '#api/audits/audits/findings/contract.ts';
import { answerPractice, listPractices, undoPracticeAnswer } from '#api/audits/audits/practices/contract.ts';
import { downloadReport } from '#api/audits/audits/report/contract.ts';
import { inspectTrialBalance, storeTrialBalance } from '#api/balances/trial-balances/contract.ts';
import { listActivityLog } from '#api/kernel/activity-log/contract.ts';
import type { AuditReport } from '#core/engine/finding.ts';
import { openWorkbook } from '#platform/workbook/open-workbook.ts';
import { type CsvLine, csvBalance } from '../support/fixture-files.ts';
import { rowsOf } from '../support/made-files.ts';
import { cuadre } from '../support/run-cuadre.ts';
import { newCompany, startTestService, type TestService, type TestUser } from '../support/test-service.ts';

let service: TestService;
let user: TestUser;
let id: number;
let folder: string;
let reports: AuditReport[];
const audits = new Map<string, string>();

/** A loan of the parent without interest from the first month, another one from March, and cash in the red from April. */
function fileOf(month: number) {
  const cash = (month < 4 ? 10_000 : -10_000_000) + (month < 3 ? 0 : 90_000_000);
  const lines: CsvLine[] = [
    ['21959501', 'Préstamo casa matriz', '444444050', 'Global LLC', '-208500000', '0', '0', '-208500000'],
    [
      '31050501',
      'Capital',
      '900100200',
      'Socia',
      `${208500000 - cash + (month < 3 ? 0 : 90_000_000)}`,
      '0',
      '0',
      `${208500000 - cash + (month < 3 ? 0 : 90_000_000)}`,
    ],
    ['11050501', 'Caja', '', '', `${cash}`, '0', '0', `${cash}`],
  ];
  if (month >= 3)
    lines.push(['21959502', 'Préstamo socio exterior', '444444051', 'Lender LLC', '-90000000', '0', '0', '-90000000']);
  return csvBalance(lines, `balance-2026-0${month}.csv`);
}

const periods = [1, 2, 3, 4, 5, 6].map((month) => `2026-0${month}`);
const audited = (period: string) => ({ id, auditId: audits.get(period)! });

beforeAll(async () => {
  service = await startTestService();
  user = await service.newUser();
  id = await newCompany(user);
  folder = await mkdtemp(join(tmpdir(), 'practices-'));
  for (const month of [5, 3, 1, 2, 6, 4]) {
    const file = fileOf(month);
    const path = join(folder, file.name);
    await writeFile(path, file.bytes);
    const period = `2026-0${month}`;
    const { data } = await user.ok(inspectTrialBalance, { params: { id }, file });
    const body = { uploadId: data.uploadId, period, confirmPeriod: true, confirmCompany: true };
    await user.ok(storeTrialBalance, { params: { id }, body }, 201);
  }
  for (const month of [4, 6, 2, 1, 5, 3]) {
    const period = `2026-0${month}`;
    const started = await user.ok(startAudit, { params: { id }, body: { year: 2026, month } }, 202);
    audits.set(period, started.data.id);
    await user.send(auditEvents, { params: audited(period) });
  }
  const run = await cuadre(
    'auditar',
    ...periods.map((period) => join(folder, `balance-${period}.csv`)),
    '--todos',
    '--json',
  );
  reports = JSON.parse(run.out) as AuditReport[];
}, 120_000);
afterAll(async () => {
  await rm(folder, { recursive: true });
  await service.close();
});

async function jsonOf(period: string): Promise<AuditReport> {
  const { bytes } = await user.send(downloadReport, { params: audited(period), query: { format: 'json' } });
  return JSON.parse(Buffer.from(bytes).toString()) as AuditReport;
}

const told = ({ practices = [] }: AuditReport) =>
  practices.map(({ validation, since, months, finding }) => [validation, finding.rule, finding.account, since, months]);
/** But what compares versions of a month, of which the command line knows one. */
const rulesOf = ({ validations }: AuditReport) =>
  validations
    .filter(({ key }) => key !== 'mes_modificado')
    .map(({ key, outcome, findings }) => [key, outcome, findings.map(({ fingerprint }) => fingerprint).toSorted()]);

test('are those of the command line, month by month', async () => {
  expect(told(reports[0]!)).toContainEqual(['obligacion', 'OBL-1', '21959501', '2026-01', 1]);
  for (const report of reports) {
    const own = await jsonOf(report.period);
    expect(told(own), report.period).toEqual(told(report));
    expect(rulesOf(own), report.period).toEqual(rulesOf(report));
    expect(own.healthIndex, report.period).toBe(report.healthIndex);
    const gone = ({ gone: left = [] }: AuditReport) =>
      left.map((one) => [one.fingerprint, one.change, one.foundIn]).toSorted();
    expect(gone(own), report.period).toEqual(gone(report));
  }
});

test('a finding tells that it is one; lists have none of them', async () => {
  const params = audited('2026-06');
  const { data } = await user.ok(listPractices, { params });
  const loan = data.find(({ finding }) => finding.account === '21959501')!;
  expect(loan).toMatchObject({ since: '2026-01', months: 6, answer: null });
  expect(loan.seenIn.map(({ period }) => period)).toEqual(periods);
  expect(loan.finding).not.toHaveProperty('message');
  const { fingerprint } = loan.finding;
  const items = (await user.ok(auditFindings, { params })).data;
  expect(items.some(({ finding }) => finding.fingerprint === fingerprint)).toBe(false);
  const detail = await user.ok(auditFinding, { params: { ...params, fingerprint } });
  expect(detail.data.practice).toEqual({ since: '2026-01', months: 6 });
});

test('an error counts from its month on, and no more once undone; each act is in the log', async () => {
  const params = audited('2026-05');
  const { data } = await user.ok(listPractices, { params });
  const { fingerprint } = data.find(({ finding }) => finding.account === '21959501')!.finding;
  const place = { params: { id }, query: { period: '2026-05' } };
  const before = (await user.ok(getAudit, { params })).data.attributes.result!;
  const answer = await user.ok(answerPractice, { ...place, body: { fingerprint, answer: 'error' } }, 201);
  const after = (await user.ok(getAudit, { params })).data.attributes.result!;
  const open = ({ severities }: typeof after) => severities.reduce((sum, { count }) => sum + count, 0);
  expect(open(after)).toBe(open(before) + 1);
  const loans = ({ validations }: typeof after) => validations.find(({ key }) => key === 'obligacion');
  expect([loans(before), loans(after)]).toMatchObject([
    { outcome: 'sin_hallazgos', findings: 0 },
    { outcome: 'con_hallazgos', findings: 1, toExplain: '208500000.00' },
  ]);
  const counted = await Promise.all(
    periods.map(async (period) => {
      const { data: items } = await user.ok(auditFindings, { params: audited(period) });
      return items.some(({ finding, change }) => finding.fingerprint === fingerprint && change !== 'corregido');
    }),
  );
  expect(counted).toEqual([false, false, false, false, true, true]);
  const listed = (await user.ok(listPractices, { params })).data.find(({ answer: said }) => said !== null);
  expect(listed).toMatchObject({ answer: { id: answer.data.id, answer: 'error', from: '2026-05' }, months: 5 });

  await user.ok(undoPracticeAnswer, { params: { id, answerId: answer.data.id } }, 204);
  expect((await user.ok(getAudit, { params })).data.attributes.result).toEqual(before);
  await user.fails(undoPracticeAnswer, 'resource.not_found', { params: { id, answerId: answer.data.id } });
  const acts = (await user.ok(listActivityLog, {})).data.map(({ attributes }) => attributes.act);
  expect(acts.slice(0, 2)).toEqual(['practice.unanswered', 'practice.answered']);
});

test('registered so: needs a reason, stays apart with who said it, and gives way to a later answer', async () => {
  const params = audited('2026-06');
  const { data } = await user.ok(listPractices, { params });
  const { fingerprint } = data.find(({ finding }) => finding.account === '21959501')!.finding;
  const place = { params: { id }, query: { period: '2026-06' } };
  await user.fails(answerPractice, 'request.invalid', { ...place, body: { fingerprint, answer: 'registered' } });
  const body = { fingerprint, answer: 'registered' as const, reason: 'Contrato de mutuo sin interés' };
  const { data: said } = await user.ok(answerPractice, { ...place, body }, 201);
  expect(said).toMatchObject({ answer: 'registered', reason: body.reason, createdBy: { id: user.userId } });
  const find = async () => (await user.ok(listPractices, { params })).data.filter(({ answer }) => answer !== null);
  expect(await find()).toMatchObject([{ answer: { id: said.id }, finding: { fingerprint } }]);
  const report = await jsonOf('2026-06');
  expect(told(report)).toEqual(told(reports[5]!));
  const { bytes } = await user.send(downloadReport, { params, query: { format: 'xlsx' } });
  const { sheets } = await openWorkbook(bytes, 'a.xlsx');
  const rows = Object.values(await rowsOf(sheets.find(({ name }) => name === 'Prácticas')!));
  expect(rows[0]).toEqual(expect.arrayContaining(['Desde', 'Práctica', 'Qué es el monto', 'Respuesta']));
  expect(rows.find((row) => row.includes('21959501'))).toEqual(
    expect.arrayContaining(['2026-01', 'OBL-1', 'Así lo registramos', body.reason]),
  );
  await user.ok(answerPractice, { ...place, body: { fingerprint, answer: 'error' } }, 201);
  expect((await find()).map(({ answer }) => answer!.answer)).toEqual(['error']);
  await user.fails(answerPractice, 'resource.not_found', { ...place, body: { ...body, fingerprint: 'NAT-1:1105' } });
});
