/** Every figure of a month is the same on the screen, in Excel, PDF and JSON, in SARIF and in the table of a terminal. */
import { Value } from 'typebox/value';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Audit, auditEvents, getAudit, startAudit } from '#api/audits/audits/contract.ts';
import { auditFindings, type FindingItem } from '#api/audits/audits/findings/contract.ts';
import { downloadReport } from '#api/audits/audits/report/contract.ts';
import { reportJsonSchema } from '#api/audits/audits/report/report-json.ts';
import { justifyFindings } from '#api/audits/finding-lives/contract.ts';
import { inspectTrialBalance, storeTrialBalance } from '#api/balances/trial-balances/contract.ts';
import { reportTable } from '#app/cli/report/report-table.ts';
import { sarifReport } from '#app/cli/report/sarif-report.ts';
import { periodKey } from '#core/calendar/period.ts';
import type { AuditReport } from '#core/engine/finding.ts';
import { causeOf } from '#core/engine/weighing/causes.ts';
import { severityName } from '#core/engine/weighing/outcome-words.es.ts';
import { stakeWord } from '#core/engine/weighing/stake-words.es.ts';
import { formatCents, formatPesos } from '#core/money/money.es.ts';
import { fromDecimal } from '#core/money/money.ts';
import { openWorkbook } from '#platform/workbook/open-workbook.ts';
import { writeWorkbook } from '#platform/workbook/xlsx/write-workbook.ts';
import { siigoNubeSheet } from '#simulator/siigo-nube-sheet.ts';
import { companies, simulate } from '../ruling/companies.ts';
import { rowsOf } from '../support/made-files.ts';
import { newCompany, startTestService, type TestService, type TestUser } from '../support/test-service.ts';
import { isDeep } from '../support/test-sizes.ts';
import { pdfPages } from './pdf-text.ts';

/** In `npm test` a small one. */
const chosen = companies.filter(({ name }) => isDeep || name === 'tiny');
const usualMonths = isDeep ? 3 : 2;

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

type Result = NonNullable<Audit['attributes']['result']>;
type Params = { id: number; auditId: string };

interface Reported {
  result: Result;
  /** Of this month. */
  items: FindingItem[];
  report: (format: 'xlsx' | 'pdf' | 'json') => Promise<Buffer>;
}

/** The last months of a company, audited, with one finding of the last one justified. */
async function reported(company: (typeof companies)[number]): Promise<Reported> {
  const user = await service.newUser();
  const books = simulate(company, false);
  const { nit, dv } = books.company;
  const id = await newCompany(user, { comp_entity_id: nit, comp_check_digit: dv });
  let params: Params = { id, auditId: '' };
  for (const month of books.months.slice(-usualMonths)) {
    const bytes = await writeWorkbook([siigoNubeSheet(books.company, month)]);
    const file = { name: `balance-${periodKey(month.period)}.xlsx`, bytes: Buffer.from(bytes) };
    const { data } = await user.ok(inspectTrialBalance, { params: { id }, file });
    await user.ok(storeTrialBalance, { params: { id }, body: { uploadId: data.uploadId } }, 201);
    params = { id, auditId: (await user.ok(startAudit, { params: { id }, body: month.period }, 202)).data.id };
    await user.send(auditEvents, { params });
  }
  await justifyOne(user, params);
  const { result } = (await user.ok(getAudit, { params })).data.attributes;
  const items = (await user.ok(auditFindings, { params })).data.filter(isPresent);
  const report = async (format: 'xlsx' | 'pdf' | 'json') =>
    (await user.send(downloadReport, { params, query: { format } })).bytes;
  return { result: result!, items, report };
}

const isPresent = ({ change }: FindingItem) => change !== 'corregido' && change !== 'ya_no_aplica';

async function justifyOne(user: TestUser, params: Params): Promise<void> {
  const items = (await user.ok(auditFindings, { params })).data.filter(isPresent);
  const one = items.find(({ finding }) => finding.stake === 'to_explain') ?? items[0];
  if (one === undefined) return;
  const findings = [{ fingerprint: one.finding.fingerprint, version: 0 }];
  const body = { findings, reason: 'Así lo acordaron', until: null, scope: 'finding' as const };
  await user.ok(justifyFindings, { params: { id: params.id }, query: { period: one.foundIn }, body });
}

const counts = ({ life, finding }: FindingItem) =>
  life.state !== 'justificado' && life.snoozedTo === null && finding.explainedBy === undefined;

/** Amounts by a key, in cents: at risk, to be explained, and the number of causes. */
function sumsBy(items: readonly FindingItem[], key: (item: FindingItem) => string) {
  const groups = Map.groupBy(items.filter(counts), key);
  return (name: string) => {
    const own = groups.get(name) ?? [];
    const sum = (stake: string) =>
      own.reduce(
        (all, { finding }) =>
          finding.stake === stake && finding.severity !== 'informativa' ? all + fromDecimal(finding.amount) : all,
        0n,
      );
    const causes = new Set(own.map((item) => `${item.validation}:${causeOf(item.finding)}`));
    return { count: causes.size, atRisk: sum('at_risk'), toExplain: sum('to_explain') };
  };
}

const squeezed = (text: string) => text.replaceAll(/\s/g, '');

describe.each(chosen.map((company) => [company.name, company] as const))('%s', (_, company) => {
  let month: Reported;
  beforeAll(async () => {
    month = await reported(company);
  });

  test('the sums of the screen are those of its findings', () => {
    const { result, items } = month;
    const bySeverity = sumsBy(items, ({ finding }) => finding.severity);
    for (const { severity, count, amount, toExplain } of result.severities) {
      const sums = bySeverity(severity);
      expect([severity, count, fromDecimal(amount), fromDecimal(toExplain)]).toEqual([
        severity,
        sums.count,
        sums.atRisk,
        sums.toExplain,
      ]);
    }
    const byValidation = sumsBy(items, ({ validation }) => validation);
    for (const { key, findings, amount, toExplain } of result.validations) {
      const sums = byValidation(key);
      expect([key, findings, fromDecimal(amount), fromDecimal(toExplain)]).toEqual([
        key,
        sums.count,
        sums.atRisk,
        sums.toExplain,
      ]);
    }
  });

  test('JSON, SARIF and the table have each finding with its amount', async () => {
    const { result, items, report } = month;
    const document = JSON.parse((await report('json')).toString());
    expect([...Value.Errors(reportJsonSchema, document)]).toEqual([]);
    expect(document.healthIndex).toBe(result.healthIndex);
    const amounts = new Map(items.map(({ finding }) => [finding.fingerprint, finding.amount]));
    const told = (document as AuditReport).validations.flatMap(({ findings }) => findings);
    expect(new Map(told.map(({ fingerprint, amount }) => [fingerprint, amount]))).toEqual(amounts);
    const sarif = sarifReport([{ report: document, path: 'balance.xlsx' }], '0') as {
      runs: {
        results: {
          baselineState?: string;
          partialFingerprints: Record<string, string>;
          properties: { amount: string };
        }[];
      }[];
    };
    const results = sarif.runs[0]!.results.filter(({ baselineState }) => baselineState !== 'absent');
    expect(
      new Map(
        results.map(({ partialFingerprints, properties }) => [partialFingerprints['cuadre/v1'], properties.amount]),
      ),
    ).toEqual(amounts);
    const table = squeezed(reportTable(document, { colour: false, width: 120 }));
    expect(table).toContain(`${result.healthIndex}/100`);
    for (const { finding } of items.filter(({ finding: { explainedBy } }) => explainedBy === undefined))
      if (fromDecimal(finding.amount) !== 0n) expect(table).toContain(formatPesos(fromDecimal(finding.amount)));
  });

  test('the workbook has the sums of the screen, and each finding adds up to its amount', async () => {
    const { result, items, report } = month;
    const { sheets } = await openWorkbook(await report('xlsx'), 'informe.xlsx');
    const rows = new Map(await Promise.all(sheets.map(async (sheet) => [sheet.name, await rowsOf(sheet)] as const)));
    const summary = Object.values(rows.get('Resumen')!);
    const line = (name: string) => summary.findLast(([first]) => first === name)!;
    const inPesos = (amount: string) => Number(amount);
    expect(line('Índice de salud')[1]).toBe(result.healthIndex);
    for (const { severity, count, amount, toExplain } of result.severities.slice(0, -1))
      expect(line(severityName[severity]).slice(1, 4)).toEqual([count, inPesos(amount), inPesos(toExplain)]);
    for (const { title, findings, amount, toExplain } of result.validations)
      expect(line(title).slice(1, 4)).toEqual([findings, inPesos(amount), inPesos(toExplain)]);
    for (const [name, sums] of [
      ['Justificados', result.justified],
      ['Pospuestos', result.snoozed],
    ] as const)
      expect(line(name).slice(1, 4)).toEqual([sums.count, inPesos(sums.amount), inPesos(sums.toExplain)]);
    const lines = Object.values(rows.get('Hallazgos')!).slice(1, -1);
    const keyOf = (rule: unknown, title: unknown, account: unknown) => [rule, title, account ?? ''].join(' ');
    const written = Map.groupBy(lines, (cells) => keyOf(cells[3], cells[4], cells[5]));
    for (const [key, same] of Map.groupBy(items, ({ finding }) =>
      keyOf(finding.rule, finding.title, finding.account),
    )) {
      const sum = written
        .get(key)!
        .reduce(
          (all, cells) => all + [8, 9, 10].reduce((of, column) => of + Math.round(Number(cells[column] ?? 0) * 100), 0),
          0,
        );
      expect(BigInt(sum)).toBe(same.reduce((all, { finding }) => all + fromDecimal(finding.amount), 0n));
    }
  });

  test('the PDF has the sums of the screen, and each cause with its amount', async () => {
    const { result, items, report } = month;
    const text = squeezed(
      pdfPages(await report('pdf'))
        .flat()
        .join(''),
    );
    const has = (...parts: (string | number)[]) => expect(text).toContain(squeezed(parts.join('')));
    const pesos = (amount: string) => formatPesos(fromDecimal(amount));
    has('Índice de salud', result.healthIndex, 'de 100');
    for (const { severity, count, amount, toExplain } of result.severities.slice(0, -1)) {
      const name = `${severityName[severity][0]!.toUpperCase()}${severityName[severity].slice(1)}`;
      has(name, count, pesos(amount), pesos(toExplain));
      if (count > 0) has(`${name} · ${count} hallazgo`);
    }
    for (const { title, findings, amount, toExplain } of result.validations)
      if (findings > 0) has(title, findings, pesos(amount), pesos(toExplain));
    if (result.justified.count > 0)
      has('Justificados', result.justified.count, pesos(result.justified.amount), pesos(result.justified.toExplain));
    if (result.comparison !== null) {
      const { fresh, corrected } = result.comparison;
      has('Nuevos', fresh.count, pesos(fresh.amount), pesos(fresh.toExplain));
      has('Corregidos', corrected.count, pesos(corrected.amount), pesos(corrected.toExplain));
    }
    const causes = Map.groupBy(items.filter(counts), (item) => `${item.validation}:${causeOf(item.finding)}`);
    for (const [{ finding }, ...others] of causes.values() as Iterable<[FindingItem, ...FindingItem[]]>) {
      const sum = others.reduce((all, other) => all + fromDecimal(other.finding.amount), fromDecimal(finding.amount));
      const title = others.length === 0 ? finding.title : (finding.cause?.title ?? finding.title);
      has(title, sum === 0n ? '' : `${formatCents(sum)} ${stakeWord[finding.stake]}`, finding.rule);
    }
  });
});
