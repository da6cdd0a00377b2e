/** The main figures of many companies: equal to their statements, ordered and paged, and who sees them. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inspectTrialBalance, storeTrialBalance } from '#api/balances/trial-balances/contract.ts';
import { updateCompany } from '#api/companies/companies/contract.ts';
import { linkCompanyUser } from '#api/users/company-users/contract.ts';
import { assignRole, createRole } from '#api/users/roles/contract.ts';
import type { QueryOf } from '#core/call/endpoint.ts';
import { checkDigit } from '#core/identity/nit.ts';
import { withClient } from '#platform/database/connection.ts';
import { openWorkbook } from '#platform/workbook/open-workbook.ts';
import { type CsvLine, csvBalance } from '../../../../tests/support/fixture-files.ts';
import { rowsOf } from '../../../../tests/support/made-files.ts';
import {
  allowSupport,
  newCompany,
  startTestService,
  type TestService,
  type TestUser,
} from '../../../../tests/support/test-service.ts';
import { setStatementLines } from '../statement-lines/contract.ts';
import { getStatement, listStatements, type StatementNodeDocument } from '../statements/contract.ts';
import { exportSummaries, listSummaries } from './contract.ts';

let service: TestService;
let user: TestUser;
/** Ids: with cash of 100, 1000 and 200; the last has an earlier month, the third does not balance. */
let companies: number[];
let idle: number;

const own = ['899999068', 'Propia'] as const;

/** A month that sold all of its cash. */
function month(cash: number, sold = cash): CsvLine[] {
  return [
    ['11050501', 'Caja', ...own, '0', String(cash), '0', String(cash)],
    ['41350501', 'Ventas', ...own, '0', '0', String(sold), String(-sold)],
  ];
}

async function store(id: number, lines: readonly CsvLine[], period = '2026-02'): Promise<void> {
  const { data } = await user.ok(inspectTrialBalance, { params: { id }, file: csvBalance(lines) });
  await user.ok(storeTrialBalance, { params: { id }, body: { uploadId: data.uploadId, period } }, 201);
}

beforeAll(async () => {
  service = await startTestService();
  user = await service.newUser();
  const add = async (nit: string, comp_business_name: string) => {
    const id = await newCompany(user, { comp_entity_id: nit, comp_check_digit: checkDigit(nit)! });
    await user.ok(updateCompany, { params: { id }, body: { comp_business_name } });
    return id;
  };
  companies = [
    await add('900500001', 'Águila S.A.S.'),
    await add('900500002', 'Búho Ltda.'),
    await add('900500003', 'Cóndor S.A.'),
  ];
  idle = await add('900500004', 'Danta S.A.S.');
  await store(companies[0]!, month(100));
  await store(companies[1]!, month(1000));
  await store(companies[2]!, month(200, 150));
  await store(companies[2]!, month(50), '2026-01');
});
afterAll(() => service.close());

type Query = QueryOf<typeof listSummaries>;

/** Once all of them are computed. */
async function list(query: Query = {}, who = user) {
  await expect
    .poll(async () => (await who.ok(listSummaries, { query })).meta.counts.pending, { timeout: 60_000 })
    .toBe(0);
  return who.ok(listSummaries, { query });
}

function amountOf(nodes: readonly StatementNodeDocument[], key: string): string | null | undefined {
  return nodes.reduce<string | null | undefined>(
    (found, node) =>
      found === undefined ? (node.key === key ? node.amounts[0] : amountOf(node.children, key)) : found,
    undefined,
  );
}

describe('the statements of many companies', () => {
  test('are computed in the background, and are those of each company', async () => {
    const { data, meta } = await list();
    expect(meta).toMatchObject({ total: 4, period: '2026-02', periods: ['2026-01', '2026-02'] });
    expect(meta.counts).toEqual({ all: 4, failing: 1, draft: 3, signed: 0, missing: 1, pending: 0 });
    expect(data.map(({ attributes }) => [attributes.name, attributes.state])).toEqual([
      ['Águila S.A.S.', 'draft'],
      ['Búho Ltda.', 'draft'],
      ['Cóndor S.A.', 'draft'],
      ['Danta S.A.S.', 'missing'],
    ]);
    expect(data[3]!.attributes).toMatchObject({ figures: null, failing: null });
    const where = [
      ['assets', 'situacion-financiera', 'totalAssets'],
      ['liabilities', 'situacion-financiera', 'totalLiabilities'],
      ['equity', 'situacion-financiera', 'totalEquity'],
      ['cash', 'situacion-financiera', 'cash'],
      ['revenue', 'resultado-integral', 'netRevenue'],
      ['result', 'resultado-integral', 'result'],
      ['taxPosition', 'posicion-fiscal', 'netPosition'],
      ['liquidity', 'indicadores', 'currentRatio'],
    ] as const;
    for (const basis of ['month', 'year'] as const) {
      const { data: rows } = await list({ basis });
      for (const { id, attributes } of rows.slice(0, 3))
        for (const [figure, statement, node] of where) {
          const params = { id, statement };
          const { data: tree } = await user.ok(getStatement, { params, query: { period: '2026-02', basis } });
          expect([figure, attributes.figures![figure]]).toEqual([figure, amountOf(tree.nodes, node)]);
        }
    }
    for (const { id, attributes } of data.slice(0, 3)) {
      const { data: overview } = await user.ok(listStatements, { params: { id }, query: { period: '2026-02' } });
      expect(attributes.failing).toBe(overview.checks.filter(({ holds }) => !holds).length);
    }
  });

  test('are ordered, filtered and paged; without a figure last', async () => {
    const names = async (query: Query) => (await list(query)).data.map(({ attributes }) => attributes.name[0]);
    expect(await names({ sort: 'cash' })).toEqual(['Á', 'C', 'B', 'D']);
    expect(await names({ sort: '-cash' })).toEqual(['B', 'C', 'Á', 'D']);
    expect(await names({ sort: '-name' })).toEqual(['D', 'C', 'B', 'Á']);
    expect(await names({ sort: '-cash', page: 2, pageSize: 2 })).toEqual(['Á', 'D']);
    expect(await names({ part: 'failing' })).toEqual(['C']);
    expect(await names({ part: 'missing' })).toEqual(['D']);
    expect(await names({ q: 'condor' })).toEqual(['C']);
    expect(await names({ q: '900.500.002' })).toEqual(['B']);
    expect((await list({ part: 'failing', pageSize: 1 })).meta).toMatchObject({ total: 1, pageSize: 1 });
    expect(await names({ period: '2026-01', part: 'draft' })).toEqual(['C']);
    await user.fails(listSummaries, 'resource.not_found', { query: { period: '0000-01' } });
  });

  test('follow what changes them', async () => {
    const [id] = companies as [number];
    const cash = async () => (await list({ q: 'aguila' })).data[0]!.attributes.figures;
    await store(id, month(120));
    expect(await cash()).toMatchObject({ assets: '120.00', revenue: '120.00' });
    await user.ok(setStatementLines, {
      params: { id },
      body: { assignments: { '4135*': 'otherIncome' } },
      headers: { 'if-match': '"0"' },
    });
    expect(await cash()).toMatchObject({ revenue: '0.00', result: '120.00' });
  });

  test('go to Excel whole, as numbers', async () => {
    await list();
    const { bytes } = await user.send(exportSummaries, { query: { format: 'xlsx', sort: '-cash' } });
    const { sheets } = await openWorkbook(bytes, 'a.xlsx');
    const rows = Object.values(await rowsOf(sheets[0]!));
    expect(rows[0]!.slice(0, 4)).toEqual(['Empresa', 'NIT', 'Estado', 'Activo']);
    expect(rows.map(([name]) => name).slice(1)).toEqual(['Búho Ltda.', 'Cóndor S.A.', 'Águila S.A.S.', 'Danta S.A.S.']);
    expect(rows[1]!.slice(2, 6)).toEqual(['Borrador', 1000, 0, 1000]);
    expect(rows[4]![2]).toBe('Sin balance');
  });

  test('are those that the caller may see: linked, with statements and audits', async () => {
    const person = await service.newUser({ accountId: user.accountId, isRoot: false, hasRole: false });
    for (const id of companies) await user.ok(linkCompanyUser, { params: { id, userId: person.userId } });
    const role = async (permissions: string[], id: number) => {
      const { data } = await user.ok(createRole, { body: { name: `Rol ${id} ${permissions.length}`, permissions } });
      await user.ok(assignRole, { body: { user_id: person.userId, job_id: data.id, company_id: id } });
    };
    await role(['estados_financieros.ver', 'auditoria.ver'], companies[0]!);
    await role(['estados_financieros.ver'], companies[1]!);
    await role(['auditoria.ver', 'estados_financieros.exportar'], companies[2]!);
    const { data, meta } = await list({}, person);
    expect(data.map(({ id }) => id)).toEqual([companies[0]]);
    // Cóndor alone has January.
    expect(meta.periods).toEqual(['2026-02']);
    const file = await person.send(exportSummaries, { query: { format: 'csv' } });
    expect(file.bytes.toString()).toContain('Cóndor');
    expect(file.bytes.toString()).not.toContain('Águila');
    const stranger = await service.newUser();
    expect((await stranger.ok(listSummaries)).data).toEqual([]);
  });

  test('are kept by the account alone, and go with their company', async () => {
    await list();
    const staff = await service.newUser({ isAdmin: true });
    await allowSupport(user);
    const seen = await staff.ok(listSummaries, { query: { q: 'buho' } });
    expect(seen.data[0]!.attributes).toMatchObject({ state: 'draft', figures: { assets: '1000.00' } });
    const kept = await withClient(service.access.owner, async (owner) => {
      const { rows } = await owner.query<{ accounts: number; companies: number }>(
        'select count(distinct account_id)::int as accounts, count(distinct company_id)::int as companies from statement_summary where company_id = any($1)',
        [[...companies, idle]],
      );
      return rows[0];
    });
    expect(kept).toEqual({ accounts: 1, companies: 3 });
  });
});
