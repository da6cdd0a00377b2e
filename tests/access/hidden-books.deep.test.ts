/**
 * Whoever may not see audits learns nothing of amounts: two accounts differ in the amounts of their books only, and
 * every call that a holder of any other permission can make is answered alike in both, to the last bit.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createToken } from '#api/access/api-tokens/contract.ts';
import { sendClientReport } from '#api/audits/audits/client-report/contract.ts';
import { auditEvents, startAudit } from '#api/audits/audits/contract.ts';
import { auditFindings } from '#api/audits/audits/findings/contract.ts';
import { downloadReport } from '#api/audits/audits/report/contract.ts';
import { getSignOff } from '#api/audits/audits/sign-off/contract.ts';
import { createCustomRule, tryCustomRule, updateCustomRule } from '#api/audits/custom-rules/contract.ts';
import { exportExogena, getExogena, listExogenaAccounts, listExogenaRows } from '#api/audits/exogena/contract.ts';
import { downloadExogenaPeople, listExogenaPeople } from '#api/audits/exogena/people/contract.ts';
import { exportExplorer } from '#api/audits/explorer/contract.ts';
import { previewMonths, previewValidation } from '#api/audits/parametrization/contract.ts';
import { exportPortfolio, getPortfolio } from '#api/audits/portfolio/contract.ts';
import { storeSourceFile } from '#api/balances/source-files/contract.ts';
import { inspectTrialBalance, listTrialBalances, storeTrialBalance } from '#api/balances/trial-balances/contract.ts';
import { budgetTable } from '#api/statements/budgets/budget-table.ts';
import { downloadBudget, listBudgets, loadBudget } from '#api/statements/budgets/contract.ts';
import { getStatement, getStatementTrend } from '#api/statements/statements/contract.ts';
import { linkCompanyUser } from '#api/users/company-users/contract.ts';
import { assignRole, createRole } from '#api/users/roles/contract.ts';
import { dayInBogota } from '#core/calendar/bogota.ts';
import type { Endpoint } from '#core/call/endpoint.ts';
import { addDays } from '#core/product/license.ts';
import { type PermissionKey, permissionKeys, tokenScopes } from '#core/product/permission.ts';
import { withClient } from '#platform/database/connection.ts';
import { writeWorkbook } from '#platform/workbook/xlsx/write-workbook.ts';
import { ApiClient } from '../support/api-client.ts';
import { csvBalance, type TestFile } from '../support/fixture-files.ts';
import { receiveOne, titledBalance } from '../support/second-files/received-files.ts';
import { documentsFile } from '../support/second-files/write-files.ts';
import {
  fixtureCompany,
  newCompany,
  startTestService,
  type TestService,
  type TestUser,
  testPassword,
} from '../support/test-service.ts';
import { makeRequest } from './made-requests.ts';

const peculiar = 7_135_792_468;
const plain = 3_000;
const seeBooks: PermissionKey = 'auditoria.ver';
const allButBooks = 'all but seeing audits';

/** An account with a month of books, and its people by what they may do. */
interface Side {
  root: TestUser;
  ids: Record<string, string | number>;
  people: Map<string, ApiClient>;
}

let service: TestService;
let sides: [Side, Side];
let holders: string[];

beforeAll(async () => {
  service = await startTestService();
  const needed = service.router.endpoints.flatMap(({ permission }): PermissionKey[] =>
    typeof permission === 'object' ? [`${permission.module}.${permission.action}`] : [],
  );
  const single = [...new Set(needed)].filter((key) => key !== seeBooks);
  holders = [...single, allButBooks, 'token'];
  sides = [await newSide(peculiar, single), await newSide(plain, single)];
});
afterAll(() => service.close());

/** Machinery, and its depreciation in an account outside the PUC. */
function books(amount: number): TestFile {
  const text = String(amount);
  return csvBalance(
    [
      ['11050501', 'Caja', '899999068', 'Propia', '0', text, '0', text],
      ['13050501', 'Clientes', '900123456', 'Acme', '0', text, '0', text],
      ['15200501', 'Maquinaria', '899999068', 'Propia', '1000000', '0', '0', '1000000'],
      ['19200501', 'Depreciación acumulada maquinaria', '899999068', 'Propia', '0', '0', text, `-${text}`],
      ['31050501', 'Capital', '899999068', 'Propia', '-1000000', '0', '0', '-1000000'],
    ],
    'balance-2026-01.csv',
  );
}

/** A budget of the same amount. */
async function budget(amount: number): Promise<TestFile> {
  const months = Array.from({ length: 12 }, () => BigInt(amount) * 100n);
  const rows = budgetTable([{ code: '4135', name: 'Comercio', months }]);
  return { name: 'presupuesto.xlsx', bytes: Buffer.from(await writeWorkbook([{ name: 'Presupuesto', rows }])) };
}

async function newSide(amount: number, single: readonly PermissionKey[]): Promise<Side> {
  const root = await service.newUser();
  const params = { id: await newCompany(root) };
  const { data: read } = await root.ok(inspectTrialBalance, { params, file: books(amount) });
  await root.ok(storeTrialBalance, { params, body: { uploadId: read.uploadId, period: '2026-01' } }, 201);
  const written = documentsFile(fixtureCompany.comp_entity_id, [
    { folio: 'FV1', day: '2026-01-05', nit: '800197268', total: amount },
  ]);
  const { data: second } = await root.ok(inspectTrialBalance, { params, file: written });
  const { data: sourceFile } = await root.ok(
    storeSourceFile,
    { params, body: { uploadId: second.source!.uploadId! } },
    201,
  );
  await root.ok(loadBudget, { params: { ...params, year: 2026 }, file: await budget(amount) });
  const { data: audit } = await root.ok(startAudit, { params, body: { year: 2026, month: 1 } });
  // The stream ends with the audit.
  await root.send(auditEvents, { params: { ...params, auditId: audit.id } });
  const sent = {
    name: 'Jairo',
    greeting: 'Don Jairo',
    needs: [],
    due: addDays(dayInBogota(new Date()), 5),
    expiresOn: addDays(dayInBogota(new Date()), 9),
  };
  const reported = await root.ok(sendClientReport, { params: { ...params, auditId: audit.id }, body: sent }, 201);
  // Of the month before, so that who accepts it leaves the audited month as it is.
  const earlier = titledBalance({ month: 'diciembre de 2025', amount: String(amount) });
  const received = await receiveOne(service, root, params.id, { file: earlier, period: '2025-12' });
  const { data: rule } = await root.ok(createCustomRule, { params, body: splitting });
  const people = new Map<string, ApiClient>();
  const join = async (name: string, permissions: readonly PermissionKey[]) => {
    const person = await service.newUser({ accountId: root.accountId, isRoot: false, hasRole: false });
    // The same name on both sides: lists are sorted by it.
    await withClient(service.access.owner, (owner) =>
      owner.query('update app_user set name = $1 where id = $2', [name, person.userId]),
    );
    await root.ok(linkCompanyUser, { params: { ...params, userId: person.userId } });
    const { data: role } = await root.ok(createRole, { body: { name, permissions } });
    const body = { user_id: person.userId, job_id: role.id, company_id: null };
    const { data: assignment } = await root.ok(assignRole, { body });
    people.set(name, person);
    return { user: person.userId, job: role.id, assignment: assignment.id };
  };
  for (const key of single) await join(key, [key]);
  await join(
    allButBooks,
    permissionKeys.filter((key) => key !== seeBooks),
  );
  await join('everything', permissionKeys);
  const member = await join('of all calls', ['empresas.ver']);
  const scopes = tokenScopes.filter((key) => key !== seeBooks);
  const token = await root.ok(createToken, { body: { name: 'Tablero', scopes, days: 1, password: testPassword } });
  people.set('token', new ApiClient(service.app, token.data.token));
  const ids = {
    company: params.id,
    ...member,
    audit: audit.id,
    upload: read.uploadId!,
    sourceFile: sourceFile.id,
    clientReport: reported.data.id,
    ...received,
    balance: (await root.ok(listTrialBalances, { params })).data[0]!.id,
    validation: rule.id,
    account: root.accountId,
  };
  return { root, ids, people };
}

/** Fails with one amount and holds with the other. */
const splitting = { name: 'Tope de caja', severity: 'media', expression: 'saldo("1105") <= 10_000' };
const mapped = { roles: { acumulada: ['1920'] }, parameters: { pares: [['1920', '1520']] } };

/** Parts of a request whose answer would tell amounts. */
interface Telling {
  body?: unknown;
  params?: Record<string, number | string>;
  query?: Record<string, string>;
  file?: TestFile;
}

const telling = new Map<Endpoint, Telling>([
  [tryCustomRule, { body: { expression: splitting.expression } }],
  [createCustomRule, { body: { ...splitting, isActive: true } }],
  [updateCustomRule, { body: { isActive: true } }],
  [previewValidation, { body: { settings: mapped }, params: { validationId: 2 } }],
  [previewMonths, { body: { settings: mapped }, params: { validationId: 2 } }],
  [auditFindings, { query: {} }],
  [downloadReport, { query: { format: 'json' } }],
  [getPortfolio, { query: { to: '2026-01' } }],
  [exportPortfolio, { query: { to: '2026-01', format: 'csv' } }],
  [exportExplorer, { query: { period: '2026-01' } }],
  [getStatement, { params: { statement: 'situacion-financiera' }, query: { period: '2026-01' } }],
  [getStatementTrend, { params: { statement: 'situacion-financiera' }, query: { period: '2026-01' } }],
  [listBudgets, {}],
  [downloadBudget, { params: { year: 2026 } }],
  [getExogena, { params: { year: 2026 } }],
  [listExogenaRows, { params: { year: 2026, format: '1008' }, query: {} }],
  [listExogenaAccounts, { params: { year: 2026, format: '1008' } }],
  [exportExogena, { params: { year: 2026 } }],
  // Below an amount third parties are not named.
  [listExogenaPeople, { params: { year: 2026 }, query: { all: 'true' } }],
  [downloadExogenaPeople, { params: { year: 2026 }, query: { all: 'true' } }],
  [startAudit, { body: { year: 2026, month: 1 } }],
  [getSignOff, { params: { period: '2026-01' } }],
  [inspectTrialBalance, { file: books(peculiar) }],
]);

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

/**
 * Of a user's own things only reading is tried: the rest ends the session that asks. A deletion answers nothing, and
 * would take away what the next holder asks about.
 */
const isTried = ({ access, permission, method, path }: Endpoint) =>
  // These last as long as their client.
  !path.endsWith('/findings/events') &&
  path !== '/notification/events' &&
  access === 'user' &&
  method !== 'DELETE' &&
  (permission !== 'own' || method === 'GET');

async function ask(endpoint: Endpoint, { ids, people }: Side, holder: string): Promise<string> {
  const made = makeRequest(endpoint, (kind) => ids[kind] ?? '00000000-0000-4000-8000-000000000000');
  const special = telling.get(endpoint);
  const format = (endpoint.query as { properties?: object } | undefined)?.properties ?? {};
  const answer = await people.get(holder)!.send(endpoint, {
    ...made,
    ...special,
    params: { ...made.params, ...special?.params },
    ...('format' in format && special?.query === undefined ? { query: { ...made.query, format: 'csv' } } : {}),
  });
  return `${answer.status} ${answer.headers.etag ?? ''} ${answer.bytes.toString()}`;
}

/** Without ids, people and moments, which are of each account. */
function told(heard: string): string {
  return heard
    .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '#')
    .replaceAll(/10\.0\.\d+\.\d+|persona\d+@|Persona \d+|Cuenta \d+/gi, '#')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '#')
    .replaceAll(/("\w*(?:id|Id)":)"?\d+"?/g, '$1#')
    .replaceAll(/"(companies|companyIds)":\[[\d,]+\]/g, '"$1":[#]');
}

/**
 * Calls that a holder is asked about. To one permission the router refuses every other call before it reads anything
 * (`matrix.deep.test.ts`), so all of them are tried with one permission and with all but one.
 */
function triedBy(holder: string): Endpoint[] {
  const all = service.router.endpoints.filter(isTried);
  if (!permissionKeys.some((key) => key === holder) || holder === 'parametrizacion.ver') return all;
  return all.filter(
    ({ permission }) =>
      permission === 'own' ||
      (typeof permission === 'object' && `${permission.module}.${permission.action}` === holder),
  );
}

async function differing(holder: string): Promise<{ different: string[]; leaking: string[]; reached: number }> {
  const [different, leaking]: [string[], string[]] = [[], []];
  let reached = 0;
  for (const endpoint of triedBy(holder)) {
    const name = nameOf(endpoint);
    const [first, second] = [await ask(endpoint, sides[0], holder), await ask(endpoint, sides[1], holder)];
    if (first.startsWith('2')) reached += 1;
    if (told(first) !== told(second)) different.push(name);
    if (first.replaceAll(/[.,_'’\s]/g, '').includes(String(peculiar))) leaking.push(name);
  }
  return { different, leaking, reached };
}

describe('amounts of the books', () => {
  test('are told to nobody who may not see audits, nor is anything that depends on them', async () => {
    for (const holder of holders) {
      const { different, leaking, reached } = await differing(holder);
      expect({ holder, different, leaking }).toEqual({ holder, different: [], leaking: [] });
      expect(reached, holder).toBeGreaterThan(0);
    }
  }, 120_000);

  test('are told to whoever sees audits besides, which shows that this test would notice', async () => {
    const { different, leaking } = await differing('everything');
    const audit = 'GET /companies/{id}/audits/{auditId}';
    const file = 'GET /companies/{id}/trial-balances/{balanceId}/file';
    expect(leaking).toEqual(expect.arrayContaining([audit, `${audit}/findings`, file]));
    const books = service.router.endpoints.filter(({ readsBooks }) => readsBooks === true);
    expect(books.length).toBeGreaterThan(8);
    expect(different).toEqual(expect.arrayContaining([...telling.keys()].map(nameOf)));
  });
});
