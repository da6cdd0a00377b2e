/** Consolidated statements over HTTP: what is eliminated, companies without the month, and who may see them. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inspectTrialBalance, storeTrialBalance } from '#api/balances/trial-balances/contract.ts';
import { linkCompanyUser } from '#api/users/company-users/contract.ts';
import { assignRole, createRole } from '#api/users/roles/contract.ts';
import { checkDigit } from '#core/identity/nit.ts';
import { openWorkbook } from '#platform/workbook/open-workbook.ts';
import { pdfPages } from '../../../../tests/reports/pdf-text.ts';
import { type CsvLine, csvBalance } from '../../../../tests/support/fixture-files.ts';
import { rowsOf } from '../../../../tests/support/made-files.ts';
import {
  allowSupport,
  newCompany,
  startTestService,
  type TestService,
  type TestUser,
} from '../../../../tests/support/test-service.ts';
import { documentText } from '../documents/text.es.ts';
import { getStatement, type StatementNodeDocument } from '../statements/contract.ts';
import { exportConsolidated, getConsolidated, groupStatements } from './contract.ts';

const [sellerNit, buyerNit] = ['900500001', '900500002'];

let service: TestService;
let user: TestUser;
let seller: number;
let buyer: number;

beforeAll(async () => {
  service = await startTestService();
  user = await service.newUser();
  seller = await company(user, sellerNit!);
  buyer = await company(user, buyerNit!);
  await store(seller, [
    ['11050501', 'Caja', '899999068', 'Propia', '0', '650', '0', '650'],
    ['13050501', 'Clientes', buyerNit!, 'Compradora', '0', '400', '0', '400'],
    ['13050501', 'Clientes', '899999068', 'Otro', '0', '50', '0', '50'],
    ['31050501', 'Capital', '899999068', 'Socio', '0', '0', '100', '-100'],
    ['41350501', 'Ventas', buyerNit!, 'Compradora', '0', '0', '1000', '-1000'],
  ]);
  await store(
    seller,
    [
      ['11050501', 'Caja', '899999068', 'Propia', '0', '200', '0', '200'],
      ['41350501', 'Ventas', '899999068', 'Otro', '0', '0', '200', '-200'],
    ],
    '2026-01',
  );
  await store(buyer, [
    ['11050501', 'Caja', '899999068', 'Propia', '0', '1000', '0', '1000'],
    ['22050501', 'Proveedores', sellerNit!, 'Vendedora', '0', '0', '300', '-300'],
    ['31050501', 'Capital', '899999068', 'Socio', '0', '0', '100', '-100'],
    ['41350501', 'Ventas', '899999068', 'Otro', '0', '0', '1500', '-1500'],
    ['61350501', 'Costo de ventas', sellerNit!, 'Vendedora', '0', '900', '0', '900'],
  ]);
});
afterAll(() => service.close());

function company(owner: TestUser, nit: string): Promise<number> {
  return newCompany(owner, { comp_entity_id: nit, comp_check_digit: checkDigit(nit)! });
}

async function store(id: number, lines: readonly CsvLine[], period = '2026-02'): Promise<void> {
  const { data } = await user.ok(inspectTrialBalance, { params: { id }, file: csvBalance(lines) });
  await user.ok(storeTrialBalance, { params: { id }, body: { uploadId: data.uploadId, period } }, 201);
}

const asked = (companies: readonly number[], query: object = {}) => ({
  query: { companies: companies.join(','), period: '2026-02', statement: 'resultado-integral', ...query },
});

function amountsOf(nodes: readonly StatementNodeDocument[], key: string): (string | null)[] | undefined {
  return nodes.reduce<(string | null)[] | undefined>(
    (found, node) => found ?? (node.key === key ? node.amounts : amountsOf(node.children, key)),
    undefined,
  );
}

describe('the statements of a group', () => {
  test('have its companies, what is eliminated by their own NITs, and what they do not agree on', async () => {
    const { data } = await user.ok(getConsolidated, asked([seller, buyer]));
    expect(data.tree.columns.map(({ key }) => key)).toEqual([
      String(seller),
      String(buyer),
      'eliminaciones',
      'consolidado',
    ]);
    expect(amountsOf(data.tree.nodes, 'netRevenue')).toEqual(['1000.00', '1500.00', '-1000.00', '1500.00']);
    expect(amountsOf(data.tree.nodes, 'costOfSales')).toEqual(['0.00', '-900.00', '900.00', '0.00']);
    expect(data.eliminations).toEqual([
      {
        ...{ companies: [seller, buyer], kind: 'position', amounts: ['400.00', '-300.00'], difference: '100.00' },
        accounts: [
          { company: seller, code: '13050501', name: 'Clientes', amount: '400.00' },
          { company: buyer, code: '22050501', name: 'Proveedores', amount: '-300.00' },
        ],
      },
      {
        ...{ companies: [seller, buyer], kind: 'results', amounts: ['-1000.00', '900.00'], difference: '-100.00' },
        accounts: [
          { company: seller, code: '41350501', name: 'Ventas', amount: '-1000.00' },
          { company: buyer, code: '61350501', name: 'Costo de ventas', amount: '900.00' },
        ],
      },
    ]);
    expect(data.notices).toEqual([]);
    expect(data.tree.checks[0]).toMatchObject({ key: 'eliminations', holds: false });
    const position = await user.ok(getConsolidated, asked([seller, buyer], { statement: 'situacion-financiera' }));
    expect(amountsOf(position.data.tree.nodes, 'totalAssets')?.at(-1)).toBe('1700.00');
    expect(amountsOf(position.data.tree.nodes, 'totalLiabilities')?.at(-1)).toBe('0.00');
  });

  test('are told in UVT, beside another month of the same year', async () => {
    const { data } = await user.ok(getConsolidated, asked([seller, buyer], { unit: 'uvt', compare: 'mes-anterior' }));
    // 1,000 and 1,500 pesos of 52,374 each.
    expect(amountsOf(data.tree.nodes, 'netRevenue')?.slice(0, 4)).toEqual(['0.02', '0.03', '-0.02', '0.03']);
    expect(JSON.stringify(data.tree)).toContain('52.374');
  });

  test('have the cash and the equity of all: what moves between columns of its own is the group’s alone', async () => {
    const cash = await user.ok(getConsolidated, asked([seller, buyer], { statement: 'flujos-efectivo' }));
    expect(amountsOf(cash.data.tree.nodes, 'cashAtEnd')).toEqual(['650.00', '1000.00', '0.00', '1650.00']);
    const one = await user.ok(getConsolidated, asked([seller, buyer], { statement: 'cambios-patrimonio' }));
    const own = await user.ok(getStatement, {
      params: { id: seller, statement: 'cambios-patrimonio' },
      query: { period: '2026-02' },
    });
    expect(one.data.tree.columns).toEqual(own.data.columns);
    const total = amountsOf(one.data.tree.nodes, 'totalEquity');
    expect(total).toHaveLength(own.data.columns.length);
  });

  test('leave out companies without the month, by name', async () => {
    const idle = await company(user, '900500003');
    const { data } = await user.ok(getConsolidated, asked([seller, idle]));
    expect(data.companies.map(({ id }) => id)).toEqual([seller]);
    expect(data.missing).toMatchObject([{ id: idle, newest: null }]);
    expect(data.notices[0]).toMatch(/no tiene balance de febrero de 2026: el consolidado no la incluye/);
    await user.fails(getConsolidated, 'audit.no_balance', asked([idle, seller], { period: '2025-05' }));
  });

  test('stand beside another month, and say which company lacks it', async () => {
    const { data } = await user.ok(getConsolidated, asked([seller, buyer], { compare: 'mes-anterior,ano-anterior' }));
    expect(data.tree.columns.map(({ key }) => key).slice(-3)).toEqual(['consolidado', 'mes-anterior', 'ano-anterior']);
    expect(amountsOf(data.tree.nodes, 'netRevenue')).toEqual([
      '1000.00',
      '1500.00',
      '-1000.00',
      '1500.00',
      '200.00',
      null,
    ]);
    expect(data.notices).toHaveLength(2);
    expect(data.notices[0]).toMatch(/^«Enero 2026» no incluye a .*: no tiene balance de ese mes\.$/);
  });

  test('are files with the figures of the screen and what was eliminated', async () => {
    const query = { companies: `${seller},${buyer}`, period: '2026-02', compare: 'mes-anterior' };
    const shown = await Promise.all(
      groupStatements.map(async (statement) => {
        const { data } = await user.ok(getConsolidated, { query: { ...query, statement, detail: 'accounts' } });
        return data;
      }),
    );
    const save = (format: 'json' | 'xlsx' | 'pdf', more: object = {}) =>
      user.send(exportConsolidated, { query: { ...query, format, ...more } });
    const written = JSON.parse((await save('json')).bytes.toString()) as {
      group: object;
      statements: { nodes: StatementNodeDocument[] }[];
    };
    expect(written.statements.map(({ nodes }) => nodes)).toEqual(shown.map(({ tree }) => tree.nodes));
    const { companies, eliminations, notices } = shown[0]!;
    expect(written.group).toEqual({ companies, eliminations, notices });
    const { sheets } = await openWorkbook((await save('xlsx')).bytes, 'grupo.xlsx');
    expect(sheets.map(({ name }) => name)).toEqual([
      ...shown.map(({ tree }) => documentText.sheet(tree.title)),
      'Eliminaciones',
    ]);
    for (const [index, { tree }] of shown.entries()) {
      const rows = Object.values(await rowsOf(sheets[index]!));
      const flat = (nodes: readonly StatementNodeDocument[]): StatementNodeDocument[] =>
        nodes.flatMap((node) => [node, ...flat(node.children)]);
      const from = rows.findIndex(([first]) => first === 'Código') + 1;
      const nodes = flat(tree.nodes);
      const cells = rows
        .slice(from, from + nodes.length)
        .map((row) => tree.columns.map((_, at) => row[at + 2] ?? null));
      expect(cells).toEqual(nodes.map(({ amounts }) => amounts.map((one) => (one === null ? null : Number(one)))));
      expect(rows.slice(0, 3).map(([first]) => first)).toEqual([
        'Estados financieros consolidados',
        expect.stringMatching(/NIT 900\.500\.001-\d$/),
        expect.stringMatching(/NIT 900\.500\.002-\d$/),
      ]);
    }
    const lines = Object.values(await rowsOf(sheets.at(-1)!));
    expect(lines.map((row) => row.slice(4, 7)).slice(-6)).toEqual([
      [400, -300, 100],
      [400],
      [null, -300],
      [-1000, 900, -100],
      [-1000],
      [null, 900],
    ]);
    const paper = pdfPages((await save('pdf', { unit: 'miles' })).bytes)
      .flat()
      .join('')
      .replaceAll(/\s/g, '');
    for (const words of ['NIT900.500.001', 'NIT900.500.002', 'Eliminaciones', '(300,00)', 'noincluyea'])
      expect(paper).toContain(words);
  });

  test('are exported by whoever may export all of them', async () => {
    const person = await service.newUser({ accountId: user.accountId, isRoot: false, hasRole: false });
    const permissions = ['estados_financieros.ver', 'estados_financieros.exportar', 'auditoria.ver'];
    for (const [id, some] of [
      [seller, permissions],
      [buyer, permissions.filter((one) => !one.endsWith('exportar'))],
    ] as const) {
      await user.ok(linkCompanyUser, { params: { id, userId: person.userId } });
      const { data } = await user.ok(createRole, { body: { name: `Descarga ${id}`, permissions: some } });
      await user.ok(assignRole, { body: { user_id: person.userId, job_id: data.id, company_id: id } });
    }
    const query = { companies: `${seller},${buyer}`, period: '2026-02', format: 'json' } as const;
    await person.fails(exportConsolidated, 'auth.forbidden', { query });
  });

  test('need all of its companies: linked, with their statements and their audits', async () => {
    const stranger = await service.newUser();
    const foreign = await company(stranger, '900500004');
    await user.fails(getConsolidated, 'resource.not_found', asked([seller, foreign]));
    const person = await service.newUser({ accountId: user.accountId, isRoot: false, hasRole: false });
    await user.ok(linkCompanyUser, { params: { id: seller, userId: person.userId } });
    const role = async (permissions: string[], id: number) => {
      const { data } = await user.ok(createRole, { body: { name: `Rol ${id} ${permissions.join(' ')}`, permissions } });
      await user.ok(assignRole, { body: { user_id: person.userId, job_id: data.id, company_id: id } });
    };
    await role(['estados_financieros.ver', 'auditoria.ver'], seller);
    await person.fails(getConsolidated, 'resource.not_found', asked([seller, buyer]));
    await user.ok(linkCompanyUser, { params: { id: buyer, userId: person.userId } });
    await person.fails(getConsolidated, 'resource.not_found', asked([seller, buyer]));
    await role(['empresas.ver'], buyer);
    await person.fails(getConsolidated, 'auth.forbidden', asked([seller, buyer]));
    await role(['estados_financieros.ver'], buyer);
    await person.fails(getConsolidated, 'auth.books_hidden', asked([seller, buyer]));
  });

  test('are those of one subscriber', async () => {
    const other = await service.newUser();
    const theirs = await company(other, '900500005');
    const staff = await service.newUser({ isAdmin: true });
    await allowSupport(user);
    await allowSupport(other);
    await staff.fails(getConsolidated, 'resource.not_found', asked([seller, theirs]));
    expect((await staff.ok(getConsolidated, asked([seller, buyer]))).data.companies).toHaveLength(2);
  });
});
