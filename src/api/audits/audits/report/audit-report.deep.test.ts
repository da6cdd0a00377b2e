/** Reports say the figures of the screen, in Excel and JSON. */
import { readXlsx } from 'hucre/xlsx';
import { Value } from 'typebox/value';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inspectTrialBalance, storeTrialBalance } from '#api/balances/trial-balances/contract.ts';
import { fromDecimal } from '#core/money/money.ts';
import { openWorkbook } from '#platform/workbook/open-workbook.ts';
import { fixture } from '../../../../../tests/support/fixture-files.ts';
import { rowsOf } from '../../../../../tests/support/made-files.ts';
import {
  newCompany,
  startTestService,
  type TestService,
  type TestUser,
} from '../../../../../tests/support/test-service.ts';
import { justifyFindings } from '../../finding-lives/contract.ts';
import { auditEvents, getAudit, startAudit } from '../contract.ts';
import { auditFinding, auditFindings } from '../findings/contract.ts';
import { downloadReport } from './contract.ts';
import { reportJsonSchema } from './report-json.ts';

let service: TestService;
let user: TestUser;
let params: { id: number; auditId: string };

beforeAll(async () => {
  service = await startTestService();
  user = await service.newUser();
  const id = await newCompany(user);
  for (const month of [2, 3]) {
    const file = fixture('errors', `balance-2026-0${month}.xlsx`);
    const { data } = await user.ok(inspectTrialBalance, { params: { id }, file });
    await user.ok(storeTrialBalance, { params: { id }, body: { uploadId: data.uploadId } }, 201);
    const body = { year: 2026, month };
    params = { id, auditId: (await user.ok(startAudit, { params: { id }, body }, 202)).data.id };
    await user.send(auditEvents, { params });
  }
  const [first] = (await user.ok(auditFindings, { params })).data.filter(({ change }) => change !== 'corregido');
  const { fingerprint } = first!.finding;
  const findings = [{ fingerprint, version: 0 }];
  const body = { findings, reason: '=Factura de dos meses', until: null, scope: 'finding' as const };
  await user.ok(justifyFindings, { params: { id }, query: { period: '2026-03' }, body });
});
afterAll(() => service.close());

/** Sheets by name, each with its rows from 1. */
async function workbook() {
  const { bytes, headers } = await user.send(downloadReport, { params, query: { format: 'xlsx' } });
  expect(headers['content-disposition']).toBe('attachment; filename="auditoria-900394374-2026-03.xlsx"');
  const { sheets } = await openWorkbook(bytes, 'a.xlsx');
  return new Map(await Promise.all(sheets.map(async (sheet) => [sheet.name, await rowsOf(sheet)] as const)));
}

/** Formulas and addresses of all sheets. */
async function behindCells(bytes: Buffer): Promise<{ formulas: string[]; addresses: string[] }> {
  const { sheets } = await readXlsx(new Uint8Array(bytes));
  const cells = sheets.flatMap(({ cells: own }) => [...(own?.values() ?? [])]);
  return {
    formulas: cells.flatMap(({ formula }) => formula ?? []),
    addresses: cells.flatMap(({ hyperlink }) => hyperlink?.target ?? []),
  };
}

const sumOf = (amounts: readonly string[]) =>
  Number(amounts.reduce((sum, amount) => sum + fromDecimal(amount), 0n)) / 100;

test('the workbook adds up to the figures of the audit, finding by finding', async () => {
  const { result } = (await user.ok(getAudit, { params })).data.attributes;
  const items = (await user.ok(auditFindings, { params })).data;
  const sheets = await workbook();
  const summary = Object.values(sheets.get('Resumen')!);
  const totals = summary.filter(([name]) => name === 'Total');
  expect(totals).toHaveLength(2);
  for (const part of ['amount', 'toExplain'] as const) {
    const expected = sumOf(result!.severities.map((one) => one[part]));
    expect(expected).toBeGreaterThan(0);
    const column = part === 'amount' ? 2 : 3;
    expect(totals.map((row) => row[column])).toEqual([expected, expected]);
  }
  const counts = result!.severities.filter(({ severity }) => severity !== 'informativa').map(({ count }) => count);
  expect(totals[0]![1]).toBe(counts.reduce((sum, count) => sum + count, 0));
  expect(summary.find(([name]) => name === 'Justificados')?.[1]).toBe(1);
  expect(summary.find(([name]) => name === 'DIAN: Grandes contribuyentes')?.[1]).toBe(
    'vigente desde el 1 ene 2025, carga 1',
  );
  expect(summary.find(([name]) => name === 'DIAN: Proveedores ficticios')?.[1]).toBe('sin cargar');

  const [, ...lines] = Object.values(sheets.get('Hallazgos')!);
  const end = lines.pop()!;
  for (const [column, part] of [
    [8, 'amount'],
    [9, 'toExplain'],
  ] as const) {
    const figures = lines.map((line) => Number(line[column] ?? 0)).reduce((sum, figure) => sum + figure, 0);
    expect(figures).toBeCloseTo(sumOf(result!.severities.map((one) => one[part])), 2);
    expect(Number(end[column])).toBeCloseTo(figures, 2);
  }
  const present = items.filter(({ change }) => change !== 'corregido' && change !== 'ya_no_aplica');
  expect(lines).toHaveLength(present.length);
  const amountOf = (line: (typeof lines)[number]) =>
    [line[8], line[9], line[10]].reduce<number>((sum, cell) => sum + Number(cell ?? 0), 0);
  const parts = Object.values(sheets.get('Terceros')!).slice(1, -1);
  for (const [at, { finding }] of present.entries()) {
    const line = lines[at]!;
    expect([line[0], line[3], line[4], amountOf(line)]).toEqual([
      at + 1,
      finding.rule,
      finding.title,
      Number(finding.amount),
    ]);
    const own = parts.filter(([number]) => number === at + 1).map((part) => part[7] ?? null);
    if (own.length > 0 && !own.includes(null))
      expect(own.reduce<number>((sum, figure) => sum + Number(figure), 0)).toBeCloseTo(amountOf(line), 2);
  }
  // A company's NIT has its DV.
  expect(parts.map((part) => part[5])).toContainEqual(expect.stringMatching(/^\d{3}\.\d{3}\.\d{3}-\d$/));
});

test('figures reach the lists that they are sums of, and each finding has its address', async () => {
  const { bytes } = await user.send(downloadReport, { params, query: { format: 'xlsx' } });
  const { formulas, addresses } = await behindCells(bytes);
  for (const pattern of [
    /^SUMIFS\('?Hallazgos'?!\$I:\$I,'?Hallazgos'?!\$B:\$B,A\d+\)$/,
    /^SUMIFS\('?Terceros'?!\$H:\$H,'?Terceros'?!\$A:\$A,A\d+\)$/,
  ])
    expect(formulas.filter((formula) => pattern.test(formula))).not.toEqual([]);
  const items = (await user.ok(auditFindings, { params })).data;
  const present = items.filter(({ change }) => change !== 'corregido' && change !== 'ya_no_aplica');
  const path = `/empresa/${params.id}/servicio/auditoria?mes=2026-03&ver=todos&`;
  expect(addresses).toEqual(
    present.map(({ finding }) =>
      expect.stringContaining(`${path}${new URLSearchParams({ hallazgo: finding.fingerprint })}`),
    ),
  );
});

test('it has the rows of the file, balanced entries, and why what is justified is in no sum', async () => {
  const sheets = await workbook();
  const entries = Object.values(sheets.get('Asientos')!);
  const [debits, credits] = entries.at(-1)!.slice(6, 8);
  expect(debits).toBe(credits);
  expect(debits).toBeGreaterThan(0);
  const [, justified] = Object.values(sheets.get('Justificados y pospuestos')!);
  // A text, never a formula.
  expect(justified).toContain('=Factura de dos meses');
  expect(justified).toContain('siempre');
  const rows = Object.values(sheets.get('Filas')!).slice(1);
  const sources = rows.map(([source]) => source);
  expect(new Set(sources).size).toBe(rows.length);
  const present = (await user.ok(auditFindings, { params })).data.filter(({ foundIn }) => foundIn === '2026-03');
  const named = new Set<unknown>();
  for (const { finding } of present) {
    const { data } = await user.ok(auditFinding, { params: { ...params, fingerprint: finding.fingerprint } });
    for (const row of data.finding.rows) named.add(row);
    for (const { row, account, opening, closing } of data.sourceRows)
      expect(rows[sources.indexOf(row)]).toMatchObject({ 1: account, 5: Number(opening), 8: Number(closing) });
  }
  expect(new Set<unknown>(sources)).toEqual(named);
});

test('the JSON is the document of the command line, with states and reasons', async () => {
  const { bytes } = await user.send(downloadReport, { params, query: { format: 'json' } });
  const report = JSON.parse(bytes.toString());
  expect([...Value.Errors(reportJsonSchema, report)]).toEqual([]);
  const { result } = (await user.ok(getAudit, { params })).data.attributes;
  expect(report).toMatchObject({ period: '2026-03', healthIndex: result!.healthIndex, version: 1 });
  expect(report.dianLists).toContainEqual({ list: 'grandes', load: { number: 1, from: '2025-01-01' } });
  const states = Object.values(report.lives as Record<string, { state: string; reason?: { reason: string } }>);
  expect(states.filter(({ state }) => state === 'justificado').map(({ reason }) => reason?.reason)).toEqual([
    '=Factura de dos meses',
  ]);
});

test('an audit without result has no report', async () => {
  const { id } = params;
  const body = { year: 2026, month: 3 };
  const { data } = await user.ok(startAudit, { params: { id }, body }, 202);
  const again = { params: { id, auditId: data.id }, query: { format: 'xlsx' as const } };
  if (data.attributes.state !== 'done') {
    const { message } = await user.fails(downloadReport, 'audit.unfinished', again);
    expect(message).toContain('marzo de 2026');
  }
  await user.send(auditEvents, { params: again.params });
  expect((await user.send(downloadReport, again)).status).toBe(200);
});
