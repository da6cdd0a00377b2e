/** Units of the statements over HTTP: rounded, in UVT, in constant pesos with the index that staff load, and in the documents. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { loadLegalRate } from '#api/audits/legal-rates/contract.ts';
import { inspectTrialBalance, storeTrialBalance } from '#api/balances/trial-balances/contract.ts';
import { checkDigit } from '#core/identity/nit.ts';
import { withClient } from '#platform/database/connection.ts';
import { openWorkbook } from '#platform/workbook/open-workbook.ts';
import { type CsvLine, csvBalance } from '../../../../tests/support/fixture-files.ts';
import { rowsOf } from '../../../../tests/support/made-files.ts';
import {
  newCompany,
  startTestService,
  type TestService,
  type TestUser,
} from '../../../../tests/support/test-service.ts';
import { getConsolidated } from '../consolidated/contract.ts';
import { exportStatements } from '../documents/contract.ts';
import { getStatement, getStatementTrend, type StatementNodeDocument } from './contract.ts';

let service: TestService;
let user: TestUser;
let staff: TestUser;
let id: number;
let other: number;

beforeAll(async () => {
  service = await startTestService();
  user = await service.newUser();
  staff = await service.newUser({ isAdmin: true });
  id = await newCompany(user, { comp_entity_id: '900300001', comp_check_digit: checkDigit('900300001')! });
  other = await newCompany(user, { comp_entity_id: '900300002', comp_check_digit: checkDigit('900300002')! });
  await store(id, '2026-01', month(0));
  await store(id, '2026-02', month(1));
  await store(id, '2026-03', month(2));
  await store(other, '2026-03', month(2));
});
afterAll(() => service.close());
beforeEach(() =>
  withClient(service.access.owner, async (owner) => void (await owner.query('delete from loaded_rate'))),
);

async function store(company: number, period: string, lines: readonly CsvLine[]): Promise<void> {
  const { data } = await user.ok(inspectTrialBalance, { params: { id: company }, file: csvBalance(lines) });
  await user.ok(storeTrialBalance, { params: { id: company }, body: { uploadId: data.uploadId, period } }, 201);
}

/** Each month sells 52,374,000, which are 1,000 UVT of 2026; `before`: months before it. */
function month(before: number): CsvLine[] {
  const sold = 52_374_000;
  const line = (code: string, name: string, opening: number, debit: number, credit: number): CsvLine => [
    code,
    name,
    '899999068',
    'Propia',
    ...([opening, debit, credit, opening + debit - credit].map(String) as [string, string, string, string]),
  ];
  return [
    line('11050501', 'Caja general', 500_000 + before * sold, sold, 0),
    line('31050501', 'Capital autorizado', -500_000, 0, 0),
    line('41350501', 'Comercio', -before * sold, 0, sold),
  ];
}

function amountsOf(nodes: readonly StatementNodeDocument[], key: string): (string | null)[] | undefined {
  return nodes.reduce<(string | null)[] | undefined>(
    (found, node) => found ?? (node.key === key ? node.amounts : amountsOf(node.children, key)),
    undefined,
  );
}

async function drawn(statement: string, query: object) {
  const { data } = await user.ok(getStatement, {
    params: { id, statement },
    query: { period: '2026-03', ...query } as never,
  });
  return data;
}

const march = {
  table: 'ipc',
  key: '',
  from: '2026-03-01',
  to: '2026-03-31',
  figures: { index: 160 },
  norm: 'Boletín técnico del IPC de marzo de 2026',
  source: 'https://www.dane.gov.co/ipc',
  normDay: '2026-04-08',
} as const;
const loadMarch = () => staff.ok(loadLegalRate, { body: march });

test('in thousands a statement is rounded so that it adds up', async () => {
  const { nodes, restated } = await drawn('situacion-financiera', { unit: 'miles' });
  expect(amountsOf(nodes, 'totalAssets')).toEqual(['157622000.00']);
  expect(restated).toBeUndefined();
});

test('in UVT it says its value and resolution, and its checks stay in pesos', async () => {
  const { nodes, restated, checks } = await drawn('resultado-integral', { unit: 'uvt', compare: 'acumulado' });
  expect(amountsOf(nodes, 'netRevenue')).toEqual(['1000.00', '3000.00']);
  expect(restated).toMatchObject({
    unit: 'uvt',
    words: 'En UVT de 2026: $\u00a052.374 (Res. DIAN 000238 de 2025)',
    missing: [],
  });
  expect(checks).toEqual((await drawn('resultado-integral', { compare: 'acumulado' })).checks);
});

test('in constant pesos it needs the index of each month: without it a column is empty, with the reason', async () => {
  const query = { unit: 'constantes', compare: 'mes-anterior,acumulado' };
  const before = await drawn('resultado-integral', query);
  expect(amountsOf(before.nodes, 'netRevenue')).toEqual(['52374000.00', null, null]);
  expect(before.restated!.missing).toEqual([
    'Febrero 2026: sin cifras, porque falta el IPC de marzo de 2026.',
    'Acumulado 2026: lo acumulado queda sin cifras, porque falta el IPC de marzo de 2026.',
  ]);
  await loadMarch();
  const after = await drawn('resultado-integral', query);
  // 52,374,000 × 160 / 155.73; and that of January × 160 / 154.07.
  expect(amountsOf(after.nodes, 'netRevenue')).toEqual(['52374000.00', '53810056.00', '160573879.00']);
  expect(after.restated).toMatchObject({
    unit: 'constantes',
    words: 'En pesos constantes de marzo de 2026 (IPC del DANE: 160,00)',
    missing: [],
  });
  expect(after.restated!.notes.slice(0, 2)).toEqual([
    'Febrero 2026: con el IPC de febrero de 2026 (155,73).',
    'Acumulado 2026: lo de cada mes, con el IPC de su mes.',
  ]);
});

test('a trend in constant pesos is in those of its last month; months without an index have no figure', async () => {
  const trend = async (unit: string) => {
    const asked = {
      params: { id, statement: 'resultado-integral' },
      query: { period: '2026-03', months: 3, unit } as never,
    };
    const { data } = await user.ok(getStatementTrend, asked);
    return { amounts: data.nodes.find(({ key }) => key === 'netRevenue')!.amounts, restated: data.restated };
  };
  expect((await trend('uvt')).amounts).toEqual(['1000.00', '1000.00', '1000.00']);
  expect((await trend('constantes')).amounts).toEqual([null, null, '52374000.00']);
  await loadMarch();
  const { amounts, restated } = await trend('constantes');
  expect(amounts).toEqual(['54389823.00', '53810056.00', '52374000.00']);
  expect(restated).toMatchObject({ unit: 'constantes', words: expect.stringContaining('marzo de 2026') });
});

test('a group is in the measure of its month', async () => {
  const query = {
    companies: `${id},${other}`,
    period: '2026-03',
    statement: 'resultado-integral',
    unit: 'uvt',
  } as const;
  const { data } = await user.ok(getConsolidated, { query });
  expect(amountsOf(data.tree.nodes, 'netRevenue')).toEqual(['1000.00', '1000.00', '0.00', '2000.00']);
  await loadMarch();
  const year = await user.ok(getConsolidated, { query: { ...query, basis: 'year', unit: 'constantes' } });
  // Three months by the mean of their indexes: × 3 × 160 / (154.07 + 155.73 + 160).
  expect(amountsOf(year.data.tree.nodes, 'netRevenue')?.[0]).toBe('160533333.00');
  expect(year.data.tree.restated!.notes[0]).toContain('con el IPC promedio de sus meses (156,60)');
});

test('documents have the figures and the words of the statement', async () => {
  await loadMarch();
  for (const unit of ['uvt', 'constantes'] as const) {
    const compare = 'mes-anterior,acumulado';
    const tree = await drawn('resultado-integral', { unit, compare });
    const asked = { period: '2026-03', statements: 'resultado-integral', unit, compare } as const;
    const download = async (format: 'json' | 'xlsx') =>
      (await user.send(exportStatements, { params: { id }, query: { ...asked, format } })).bytes;
    const json = JSON.parse((await download('json')).toString());
    expect(amountsOf(json.statements[0].nodes, 'netRevenue')).toEqual(amountsOf(tree.nodes, 'netRevenue'));
    expect(json.statements[0].restated).toEqual(tree.restated);
    const { sheets } = await openWorkbook(await download('xlsx'), 'estados.xlsx');
    const rows = Object.values(await rowsOf(sheets[0]!)).map((cells) => cells.map((cell) => cell ?? null));
    const revenue = rows.find((cells) => String(cells[1]).trim() === 'Ingresos netos')!;
    expect(revenue.slice(2, 5).map(Number)).toEqual(amountsOf(tree.nodes, 'netRevenue')!.map(Number));
    expect(rows.flat()).toEqual(expect.arrayContaining([tree.restated!.words, ...tree.restated!.notes]));
  }
});
