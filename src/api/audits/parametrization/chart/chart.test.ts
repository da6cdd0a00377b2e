import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inspectTrialBalance, storeTrialBalance } from '#api/balances/trial-balances/contract.ts';
import { getCompany } from '#api/companies/companies/contract.ts';
import { asCaller } from '#api/kernel/database.ts';
import { checkDigit } from '#core/identity/nit.ts';
import { type CsvLine, csvBalance } from '../../../../../tests/support/fixture-files.ts';
import {
  newCompany,
  startTestService,
  type TestService,
  type TestUser,
} from '../../../../../tests/support/test-service.ts';
import { getValidation, setValidation } from '../contract.ts';
import {
  accountMonths,
  editChart,
  exportChart,
  getChart,
  listChartChanges,
  previewChartEdits,
  readChartEdits,
  undoChartChange,
} from './contract.ts';

let service: TestService;
let user: TestUser;

beforeAll(async () => {
  service = await startTestService();
  user = await service.newUser();
});
afterAll(() => service.close());

/** Validations of the seed. */
const withholding = 10;
const nature = 1;
const nonDeductible = 101;
let companies = 0;

function company(owner = user): Promise<number> {
  companies += 1;
  const nit = String(900_200_000 + companies);
  return newCompany(owner, { comp_entity_id: nit, comp_check_digit: checkDigit(nit)! });
}

const lines: CsvLine[] = [
  ['11050501', 'Caja', '899999068', 'Propia', '1000', '500', '0', '1500'],
  ['2485', 'RETENCION EN LA FUENTE', '', '', '0', '0', '0', '0'],
  ['248541', 'SERVICIOS DECLARANTES 4%', '900123456', 'Acme', '0', '0', '300', '-300'],
  ['31050501', 'Capital', '899999068', 'Propia', '-1000', '0', '0', '-1000'],
  ['41350501', 'Ventas', '900123456', 'Acme', '0', '0', '400', '-400'],
  ['51350501', 'Aseo', '900123456', 'Acme', '0', '200', '0', '200'],
];

async function store(id: number, period: string, rows = lines): Promise<void> {
  const { data } = await user.ok(inspectTrialBalance, { params: { id }, file: csvBalance(rows) });
  await user.ok(storeTrialBalance, { params: { id }, body: { uploadId: data.uploadId, period } }, 201);
}

const chartOf = async (id: number) => (await user.ok(getChart, { params: { id } })).data;
const accountOf = async (id: number, code: string) =>
  (await chartOf(id)).accounts.find((account) => account.code === code);

describe('the chart of accounts', () => {
  test('comes from the balances by itself, with accounts of earlier months, and says which are new', async () => {
    const id = await company();
    expect(await chartOf(id)).toMatchObject({ period: null, months: 0, accounts: [] });
    expect((await user.ok(getCompany, { params: { id } })).data.chart_accounts).toBeNull();
    await store(id, '2026-01', [...lines.slice(0, 5), ['51250501', 'Cuotas', '1', 'Uno', '0', '200', '0', '200']]);
    expect((await chartOf(id)).accounts.some(({ isNew }) => isNew)).toBe(false);
    await store(id, '2026-02');
    const { accounts, useSets, ...chart } = await chartOf(id);
    expect(chart).toMatchObject({ period: '2026-02', months: 2, version: 0 });
    const by = new Map(accounts.map((account) => [account.code, account]));
    expect(by.get('51350501')).toMatchObject({
      isNew: true,
      movements: true,
      closing: '200.00',
      nature: 'D',
      depth: 4,
    });
    expect(by.get('51250501')).not.toHaveProperty('closing');
    expect(by.get('31050501')).not.toHaveProperty('item');
    expect(by.get('1')).toMatchObject({ name: 'Activo', closing: '1500.00', depth: 0 });
    expect(useSets[by.get('51350501')!.uses!]!.map((use) => use.id)).toContain(nonDeductible);
    expect((await user.ok(getCompany, { params: { id } })).data.chart_accounts).toEqual({ chac_is_active: true });
  });

  test('tells the months of an account, oldest first, and zero where a month does not have it', async () => {
    const id = await company();
    const months = async (accountCode: string) =>
      (await user.ok(accountMonths, { params: { id, accountCode } })).data.map(
        ({ period, credit, closing }) => `${period} ${credit} ${closing}`,
      );
    expect(await months('41350501')).toEqual([]);
    await store(id, '2026-01', lines.slice(0, 4));
    await store(id, '2026-02');
    expect(await months('41350501')).toEqual(['2026-01 0.00 0.00', '2026-02 400.00 -400.00']);
    expect(await months('41')).toEqual(['2026-01 0.00 0.00', '2026-02 0.00 0.00']);
  });

  test('suggests what a name says, which covers nothing until it is confirmed', async () => {
    const id = await company();
    await store(id, '2026-02');
    const before = await chartOf(id);
    const suggested = before.accounts.find(({ code }) => code === '248541')!;
    expect(before.inferred[suggested.inferred!]).toMatchObject({
      equivalent: '236525',
      witnesses: expect.arrayContaining(['name', 'balance', 'movement']),
    });
    const usedBy = (uses = -1) => (before.useSets[uses] ?? []).map((use) => use.id);
    expect(usedBy(suggested.uses)).not.toContain(withholding);
    expect(usedBy(suggested.suggested)).toContain(withholding);
    const edits = [{ accounts: ['248541'], equivalent: '236525' }];
    const { data: preview } = await user.ok(previewChartEdits, { params: { id }, body: { edits } });
    expect(preview).toMatchObject({ period: '2026-02', changed: 1, problems: [], changes: [{ code: '248541' }] });
    expect(preview.coverage.after).toBeGreaterThan(preview.coverage.before);
    expect(preview.findings).not.toBeNull();
    await user.ok(editChart, { params: { id }, body: { edits } });
    const after = await chartOf(id);
    expect(after.coverage.perMille).toBe(preview.coverage.after);
    // Withholdings payable are item 17 of the report, by name as by the confirmed code.
    expect(after.accounts.find(({ code }) => code === '248541')).toMatchObject({ item: 17 });
    const confirmed = after.accounts.find(({ code }) => code === '248541')!;
    expect(confirmed).toMatchObject({ isChanged: true });
    expect(after.useSets[confirmed.uses!]!.map((use) => use.id)).toContain(withholding);
  });
});

describe('edits', () => {
  test('set nature, marks, roles and what the books say; one step undoes them all', async () => {
    const id = await company();
    await store(id, '2026-02');
    const before = await accountOf(id, '51350501');
    const edits = [
      {
        accounts: ['51350501'],
        nature: 'C' as const,
        takesThirdParties: false,
        marks: [
          { mark: 4 as const, isOn: true },
          { mark: 6 as const, isOn: true },
        ],
        add: [{ id: withholding, role: 'retServicios' }],
      },
    ];
    const { data } = await user.ok(editChart, { params: { id }, body: { edits } });
    expect(data).toMatchObject({ version: 1, action: 'edit', changed: 1 });
    expect(await accountOf(id, '51350501')).toMatchObject({ nature: 'C', marks: [4, 6], isChanged: true });
    expect(await accountOf(id, '51350501')).not.toHaveProperty('takesThirdParties');
    const { attributes } = (await user.ok(getValidation, { params: { id, validationId: nature } })).data;
    expect(attributes.settings.parameters).toEqual({ naturalezaCredito: ['51350501'], porTercero: ['51350501'] });
    const { data: undone } = await user.ok(undoChartChange, { params: { id, version: 1 } });
    expect(undone).toMatchObject({ version: 2, action: 'undo', undoneVersion: 1 });
    expect(await accountOf(id, '51350501')).toEqual(before);
    const list = await user.ok(listChartChanges, { params: { id }, query: {} });
    expect(list).toMatchObject({ meta: { total: 2 }, data: [{ action: 'undo' }, { action: 'edit' }] });
  });

  test('are not undone over what somebody changed since', async () => {
    const id = await company();
    await store(id, '2026-02');
    const edits = [{ accounts: ['51350501'], nature: 'C' as const }];
    await user.ok(editChart, { params: { id }, body: { edits } });
    const settings = { parameters: { porTercero: ['1524'] } };
    const headers = { 'if-match': '*' };
    await user.ok(setValidation, { params: { id, validationId: nature }, body: { settings }, headers });
    await user.fails(undoChartChange, 'resource.conflict', { params: { id, version: 1 } });
  });

  test('over another version of the chart are refused, with who changed it', async () => {
    const id = await company();
    await store(id, '2026-01');
    const edits = [{ accounts: ['51350501'], nature: 'C' as const }];
    const body = { edits };
    const over = (ifMatch: string) => user.send(editChart, { params: { id }, body, headers: { 'if-match': ifMatch } });
    expect((await over('"0"')).status).toBe(200);
    const refused = await over('"0"');
    expect(refused.status).toBe(409);
    expect(JSON.stringify(refused.body)).toContain('resource.conflict');
    expect((await chartOf(id)).version).toBe(1);
  });

  test('without effect, of unknown roles, or of a prefix that holds others too are refused', async () => {
    const id = await company();
    await store(id, '2026-02');
    const refused = (error: string, edit: object) =>
      user.fails(editChart, error, { params: { id }, body: { edits: [{ accounts: ['51350501'], ...edit }] } });
    await refused('chart.unchanged', { nature: 'D' });
    await refused('request.invalid', { add: [{ id: withholding, role: 'nada' }] });
    await refused('chart.held_by_prefix', { drop: [{ id: nonDeductible, role: 'gastos' }] });
  });

  test('of the books of others do not exist', async () => {
    const id = await company();
    const other = await service.newUser();
    const edits = [{ accounts: ['1105'], nature: 'C' as const }];
    const missing = 'resource.not_found';
    await other.fails(getChart, missing, { params: { id } });
    await other.fails(previewChartEdits, missing, { params: { id }, body: { edits } });
    await other.fails(editChart, missing, { params: { id }, body: { edits } });
    await other.fails(undoChartChange, missing, { params: { id, version: 1 } });
  });

  test('stay behind row-level security', async () => {
    const id = await company();
    await user.ok(editChart, { params: { id }, body: { edits: [{ accounts: ['1105'], isActive: false }] } });
    const other = await service.newUser();
    const seen = await asCaller(service.services.db, { ...other, isAdmin: false }, async (trx) => {
      const rows = await sql`select code from chart_account union all select version::text from chart_change`.execute(
        trx,
      );
      return rows.rows;
    });
    expect(seen).toEqual([]);
  });
});

test('it is exported with one row for each account', async () => {
  const id = await company();
  await store(id, '2026-02');
  const { bytes } = await user.send(exportChart, { params: { id }, query: { format: 'csv' } });
  expect(bytes.toString()).toContain('51350501;Aseo;Auxiliar;Débito;200');
});

describe('a chart from a file', () => {
  const file = (rows: string[]) => ({ name: 'plan.csv', bytes: Buffer.from(rows.join('\r\n')) });

  test('gives edits, which store it; what was exported changes nothing', async () => {
    const id = await company();
    await store(id, '2026-02');
    const { bytes } = await user.send(exportChart, { params: { id }, query: { format: 'xlsx' } });
    const same = await user.ok(readChartEdits, { params: { id }, file: { name: 'plan.xlsx', bytes } });
    expect(same.data.edits).toEqual([]);
    const siigo = [
      'Código;Nombre;Activo;Nivel agrupación',
      '51350501;Aseo y vigilancia;Sí;Transaccional',
      '51355001;Aseo nuevo;No;Transaccional',
    ];
    const { data } = await user.ok(readChartEdits, { params: { id }, file: file(siigo) });
    expect(data.accounts).toBe(2);
    const body = { edits: data.edits, isImport: true };
    expect((await user.ok(editChart, { params: { id }, body })).data).toMatchObject({ action: 'import', changed: 2 });
    expect(await accountOf(id, '51350501')).toMatchObject({ name: 'Aseo y vigilancia', isChanged: true });
    expect(await accountOf(id, '51355001')).toMatchObject({ name: 'Aseo nuevo', movements: true, isInactive: true });
  });

  test('is the whole chart of a company without balances, and not active until a balance uses it', async () => {
    const id = await company();
    const rows = ['Código;Nombre;Nivel agrupación', '1105;Caja;Cuenta', '110505;Caja general;Transaccional'];
    const { data } = await user.ok(readChartEdits, { params: { id }, file: file(rows) });
    await user.ok(editChart, { params: { id }, body: { edits: data.edits, isImport: true } });
    expect((await chartOf(id)).accounts.map(({ code }) => code)).toEqual(['1', '11', '1105', '110505']);
    expect((await user.ok(getCompany, { params: { id } })).data.chart_accounts).toEqual({ chac_is_active: false });
  });

  test('with a wrong cell is refused whole, with sheet, row and column', async () => {
    const id = await company();
    const wrong = file(['Código;Nombre;Activo', '110505;Caja general;quizás']);
    const failure = await user.fails(readChartEdits, 'chart.unreadable', { params: { id }, file: wrong });
    expect(failure.message).toContain('Fila 2, columna C: esperábamos Sí o No, y dice «quizás»');
  });
});
