/** Statements over HTTP: figures of a month and beside it, checks, findings, trends, what is kept of a month, tenancy. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createToken } from '#api/access/api-tokens/contract.ts';
import { auditEvents, startAudit } from '#api/audits/audits/contract.ts';
import { setValidation } from '#api/audits/parametrization/contract.ts';
import { inspectTrialBalance, storeTrialBalance } from '#api/balances/trial-balances/contract.ts';
import { checkDigit } from '#core/identity/nit.ts';
import type { PermissionKey } from '#core/product/permission.ts';
import { withClient } from '#platform/database/connection.ts';
import { writeWorkbook } from '#platform/workbook/xlsx/write-workbook.ts';
import { ApiClient } from '../../../../tests/support/api-client.ts';
import { type CsvLine, csvBalance } from '../../../../tests/support/fixture-files.ts';
import {
  allowSupport,
  newCompany,
  startTestService,
  type TestService,
  type TestUser,
  testPassword,
} from '../../../../tests/support/test-service.ts';
import { loadBudget } from '../budgets/contract.ts';
import { setStatementLines } from '../statement-lines/contract.ts';
import { getStatement, getStatementTrend, listStatements, type StatementNodeDocument } from './contract.ts';

let service: TestService;
let user: TestUser;

beforeAll(async () => {
  service = await startTestService();
  user = await service.newUser();
});
afterAll(() => service.close());

let companies = 0;

function company(): Promise<number> {
  companies += 1;
  const nit = String(900_300_000 + companies);
  return newCompany(user, { comp_entity_id: nit, comp_check_digit: checkDigit(nit)! });
}

async function store(id: number, period: string, lines: readonly CsvLine[]): Promise<void> {
  const { data } = await user.ok(inspectTrialBalance, { params: { id }, file: csvBalance(lines) });
  await user.ok(storeTrialBalance, { params: { id }, body: { uploadId: data.uploadId, period } }, 201);
}

const own = ['899999068', 'Propia'] as const;

/** A month that sells a thousand, after `before` that were. */
function month(before: number): CsvLine[] {
  const line = (code: string, name: string, opening: number, debit: number, credit: number): CsvLine => [
    code,
    name,
    ...own,
    ...([opening, debit, credit, opening + debit - credit].map(String) as [string, string, string, string]),
  ];
  return [
    line('11050501', 'Caja general', 500 + before, 1000, 300),
    line('13050501', 'Clientes nacionales', 0, 0, 0),
    line('31050501', 'Capital autorizado', -500, 0, 0),
    line('41350501', 'Comercio', -before / 0.7, 0, 1000),
    line('51050601', 'Sueldos', (before / 0.7) * 0.3, 300, 0),
  ];
}

async function withTwoMonths(): Promise<number> {
  const id = await company();
  await store(id, '2026-01', month(0));
  await store(id, '2026-02', month(700));
  return id;
}

function nodeOf(nodes: readonly StatementNodeDocument[], key: string): StatementNodeDocument {
  const all = (some: readonly StatementNodeDocument[]): StatementNodeDocument[] =>
    some.flatMap((node) => [node, ...all(node.children)]);
  return all(nodes).find((node) => node.key === key)!;
}

const results = (id: number, query: object = {}) => ({
  params: { id, statement: 'resultado-integral' },
  query: { period: '2026-02', ...query },
});

describe('a statement', () => {
  test('has the month beside what it is compared with; a month without a balance has no figures', async () => {
    const id = await withTwoMonths();
    const { data } = await user.ok(getStatement, results(id, { compare: 'mes-anterior,acumulado,ano-anterior' }));
    expect(data.columns.map(({ key }) => key)).toEqual(['actual', 'mes-anterior', 'acumulado', 'ano-anterior']);
    expect(nodeOf(data.nodes, 'netRevenue').amounts).toEqual(['1000.00', '1000.00', '2000.00', null]);
    expect(nodeOf(data.nodes, 'result').amounts).toEqual(['700.00', '700.00', '1400.00', null]);
  });

  test('has what was planned for it, where a budget says so', async () => {
    const id = await withTwoMonths();
    const header = ['Cuenta', 'Enero', 'Febrero', 'Marzo', 'Abril', 'Mayo', 'Junio', 'Julio', 'Agosto', 'Septiembre'];
    const rows = [
      [...header, 'Octubre', 'Noviembre', 'Diciembre'],
      ['4135', 900, 1100],
      ['51', 200, 250],
    ];
    const bytes = Buffer.from(await writeWorkbook([{ name: 'Presupuesto', rows }]));
    await user.ok(loadBudget, { params: { id, year: 2026 }, file: { name: 'presupuesto.xlsx', bytes } });
    const planned = async (query: object) => {
      const { data } = await user.ok(getStatement, results(id, { compare: 'presupuesto', ...query }));
      return nodeOf(data.nodes, 'result').amounts;
    };
    expect(await planned({})).toEqual(['700.00', '850.00']);
    expect(await planned({ basis: 'year' })).toEqual(['1400.00', '1550.00']);
    const other = await withTwoMonths();
    const { data } = await user.ok(getStatement, results(other, { compare: 'presupuesto' }));
    expect(nodeOf(data.nodes, 'result').amounts).toEqual(['700.00', null]);
  });

  test('of the position adds up, and its checks say so', async () => {
    const id = await withTwoMonths();
    const asked = { params: { id, statement: 'situacion-financiera' }, query: { period: '2026-02' } };
    const { data } = await user.ok(getStatement, asked);
    expect(nodeOf(data.nodes, 'totalAssets').amounts).toEqual(['1900.00']);
    expect(nodeOf(data.nodes, 'totalEquity').amounts).toEqual(['1900.00']);
    expect(data.checks.every(({ holds }) => holds)).toBe(true);
  });

  test('opens its lines as far as it is asked to', async () => {
    const id = await withTwoMonths();
    const accounts = async (detail: string) => {
      const { data } = await user.ok(getStatement, results(id, { detail }));
      return JSON.stringify(
        nodeOf(data.nodes, 'administration').children.map(({ code, children }) => [code, children.length]),
      );
    };
    expect(await accounts('lines')).toBe('[]');
    expect(await accounts('accounts')).toBe('[["5105",0]]');
    expect(await accounts('leaves')).toBe('[["5105",1]]');
  });

  test('says which accounts have open findings, and that a difference of the balance does not hold', async () => {
    const id = await company();
    const lines = month(0);
    lines[0]![7] = '1300';
    await store(id, '2026-01', lines);
    const { data: audit } = await user.ok(startAudit, { params: { id }, body: { year: 2026, month: 1 } });
    const before = await user.ok(getStatement, results(id, { period: '2026-01' }));
    await user.send(auditEvents, { params: { id, auditId: audit.id } });
    const { data, marks } = await user.ok(getStatement, results(id, { period: '2026-01' }));
    expect(before.data.checks.length).toBeLessThanOrEqual(data.checks.length);
    expect(data.checks.find(({ key }) => key === 'audit')).toMatchObject({ holds: false });
    expect(marks.find(({ account }) => account === '11050501')).toMatchObject({ auditId: audit.id, period: '2026-01' });
    const overview = await user.ok(listStatements, { params: { id } });
    expect(overview.data.checks.find(({ key }) => key === 'audit')?.words).toMatch(/diferencia/);
  });

  test('is refused for a month without a balance and a key that no statement has', async () => {
    const id = await withTwoMonths();
    await user.fails(getStatement, 'audit.no_balance', results(id, { period: '2025-02' }));
    await user.fails(getStatement, 'resource.not_found', {
      ...results(id),
      params: { id, statement: 'balance-de-prueba' },
    });
    expect((await user.send(getStatement, results(id, { compare: 'mes-anterior,otro' }))).status).toBe(400);
  });
});

describe('an API token', () => {
  test('reads statements with the scopes of statements and audits, and not with the first alone', async () => {
    const id = await withTwoMonths();
    const holder = async (scopes: PermissionKey[]) => {
      const body = { name: `Tablero ${scopes.length}`, scopes, days: 1, password: testPassword };
      const { data } = await user.ok(createToken, { body });
      return new ApiClient(service.app, data.token);
    };
    const reader = await holder(['estados_financieros.ver', 'auditoria.ver']);
    expect((await reader.ok(getStatement, results(id))).data.key).toBe('resultado-integral');
    const blind = await holder(['estados_financieros.ver']);
    await blind.fails(getStatement, 'auth.books_hidden', results(id));
  });
});

describe('what there is of a month', () => {
  test('is told of the newest one unless another is asked for, and of a company without balances', async () => {
    const id = await withTwoMonths();
    const { data } = await user.ok(listStatements, { params: { id } });
    expect(data).toMatchObject({
      period: '2026-02',
      periods: ['2026-01', '2026-02'],
      isClosed: false,
      signedOff: false,
    });
    expect(data.statements.map(({ name }) => name)).not.toContain('');
    expect(data.checks.find(({ key }) => key === 'balances')?.words).toMatch(/1\.900/);
    expect((await user.ok(listStatements, { params: { id }, query: { period: '2026-01' } })).data.period).toBe(
      '2026-01',
    );
    expect((await user.ok(listStatements, { params: { id: await company() } })).data).toMatchObject({
      period: null,
      periods: [],
    });
  });

  test('counts the accounts whose line nobody has accepted', async () => {
    const id = await company();
    await store(id, '2026-01', [...month(0), ['99050501', 'Cuenta de control', ...own, '0', '0', '0', '0']]);
    const { data } = await user.ok(listStatements, { params: { id } });
    expect(data.mapping.proposed + data.mapping.unmapped).toBeLessThanOrEqual(1);
  });
});

describe('a trend', () => {
  test('has each month that there is, and nothing for the others', async () => {
    const id = await withTwoMonths();
    const asked = { params: { id, statement: 'resultado-integral' }, query: { period: '2026-02', months: 3 } };
    const { data } = await user.ok(getStatementTrend, asked);
    expect(data.columns).toEqual([
      { period: '2025-12', isStored: false },
      { period: '2026-01', isStored: true },
      { period: '2026-02', isStored: true },
    ]);
    expect(data.nodes.find(({ key }) => key === 'result')?.amounts).toEqual([null, '700.00', '700.00']);
    const ofYear = await user.ok(getStatementTrend, { ...asked, query: { ...asked.query, basis: 'year' } });
    expect(ofYear.data.nodes.find(({ key }) => key === 'result')?.amounts).toEqual([null, '700.00', '1400.00']);
  });
});

describe('figures of a month', () => {
  const kept = async (id: number) =>
    withClient(service.access.owner, async (owner) => {
      const { rows } = await owner.query<{ basis: string }>(
        `select basis from statement_figures join trial_balance on trial_balance.id = balance_id where company_id = $1`,
        [id],
      );
      return rows.map(({ basis }) => basis);
    });

  test('are computed once, again when the company says what an account is, and go with their company', async () => {
    const id = await withTwoMonths();
    await user.ok(getStatement, results(id));
    const [first, ...others] = await kept(id);
    expect(others).toEqual([first]);
    await user.ok(getStatement, results(id, { compare: 'acumulado' }));
    expect(await kept(id)).toEqual([first, first]);
    const settings = { parameters: { equivalencias: [['41350501', '4210']] } };
    await user.ok(setValidation, { params: { id, validationId: 0 }, body: { settings } });
    const { data } = await user.ok(getStatement, results(id));
    expect(nodeOf(data.nodes, 'financialIncome').amounts).toEqual(['1000.00']);
    expect(new Set(await kept(id)).size).toBe(1);
    expect((await kept(id))[0]).not.toBe(first);
  });

  test('are kept after an audit, before anybody looks', async () => {
    const id = await withTwoMonths();
    const { data: audit } = await user.ok(startAudit, { params: { id }, body: { year: 2026, month: 2 } });
    await user.send(auditEvents, { params: { id, auditId: audit.id } });
    await expect.poll(async () => (await kept(id)).length, { timeout: 60_000 }).toBe(2);
  });

  test('are placed as the company says', async () => {
    const id = await withTwoMonths();
    const body = { assignments: { '4135*': 'otherIncome' } };
    await user.ok(setStatementLines, { params: { id }, body, headers: { 'if-match': '"0"' } });
    const { data } = await user.ok(getStatement, results(id));
    expect(nodeOf(data.nodes, 'otherIncome').amounts).toEqual(['1000.00']);
  });

  test('are seen by staff, who keep nothing in another account', async () => {
    const id = await withTwoMonths();
    const staff = await service.newUser({ isAdmin: true });
    await allowSupport(user);
    const { data } = await staff.ok(getStatement, results(id));
    expect(nodeOf(data.nodes, 'result').amounts).toEqual(['700.00']);
    expect(await kept(id)).toEqual([]);
  });

  test('are nobody else’s', async () => {
    const id = await withTwoMonths();
    const stranger = await service.newUser();
    for (const endpoint of [getStatement, getStatementTrend])
      expect((await stranger.send(endpoint, results(id))).status).toBe(404);
    expect((await stranger.send(listStatements, { params: { id } })).status).toBe(404);
  });
});
