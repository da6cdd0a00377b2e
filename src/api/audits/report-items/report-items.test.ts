/** Items of the financial report: defaults with figures, changes with their history, conflicts, refusals, tenancy. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inspectTrialBalance, storeTrialBalance } from '#api/balances/trial-balances/contract.ts';
import { asCaller } from '#api/kernel/database.ts';
import { checkDigit } from '#core/identity/nit.ts';
import { csvBalance } from '../../../../tests/support/fixture-files.ts';
import {
  newCompany,
  startTestService,
  type TestService,
  type TestUser,
} from '../../../../tests/support/test-service.ts';
import { setValidation } from '../parametrization/contract.ts';
import {
  getReportItems,
  listReportAccounts,
  listReportChanges,
  resetReportItems,
  restoreReportItems,
  setReportItems,
} from './contract.ts';

let service: TestService;
let user: TestUser;

beforeAll(async () => {
  service = await startTestService();
  user = await service.newUser();
});
afterAll(() => service.close());

let companies = 0;

function company(owner = user): Promise<number> {
  companies += 1;
  const nit = String(900_200_000 + companies);
  return newCompany(owner, { comp_entity_id: nit, comp_check_digit: checkDigit(nit)! });
}

const books = csvBalance([
  ['13551501', 'Retención en la fuente', '899999068', 'Propia', '0', '300', '0', '300'],
  ['13559905', 'Anticipo sobretasa bomberil', '899999068', 'Propia', '0', '50', '0', '50'],
  ['24080101', 'IVA generado', '899999068', 'Propia', '0', '0', '190', '-190'],
  ['24850501', 'Honorarios', '899999068', 'Propia', '0', '0', '60', '-60'],
  ['36050501', 'Utilidad del ejercicio', '899999068', 'Propia', '0', '0', '10', '-10'],
  ['41350501', 'Ventas', '899999068', 'Propia', '0', '0', '1000', '-1000'],
  ['51050601', 'Sueldos', '899999068', 'Propia', '0', '910', '0', '910'],
]);

async function withBooks(owner = user): Promise<number> {
  const id = await company(owner);
  const { data } = await owner.ok(inspectTrialBalance, { params: { id }, file: books });
  await owner.ok(storeTrialBalance, { params: { id }, body: { uploadId: data.uploadId, period: '2026-02' } }, 201);
  return id;
}

const put = (id: number, assignments: Record<string, number>, version?: number) => ({
  params: { id },
  body: { assignments },
  headers: version === undefined ? {} : { 'if-match': `"${version}"` },
});

async function figures(id: number): Promise<Record<number, string>> {
  const { data } = await user.ok(listReportAccounts, { params: { id } });
  return Object.fromEntries(data.figures.filter(({ amount }) => amount !== '0.00').map((one) => [one.id, one.amount]));
}

describe('the items of a company', () => {
  test('have figures by default, the result before closing, and say which accounts none holds', async () => {
    const id = await withBooks();
    const { data } = await user.ok(getReportItems, { params: { id } });
    expect(data).toMatchObject({ assignments: {}, isDefault: true, version: 0, changedBy: null });
    expect(data.items).toHaveLength(17);
    expect(await figures(id)).toEqual({ 4: '300.00', 11: '-190.00', 15: '-100.00' });
    const listed = (await user.ok(listReportAccounts, { params: { id } })).data;
    expect(listed.period).toBe('2026-02');
    const open = listed.accounts.filter(({ byDefault, isOfReport }) => byDefault === null && isOfReport);
    expect(open).toMatchObject([
      { code: '13559905', name: 'Anticipo sobretasa bomberil', closing: '50.00', suggested: 3 },
      { code: '24850501', suggested: null },
    ]);
  });

  test('follow what the company says, and what it says of its accounts for all validations', async () => {
    const id = await withBooks();
    const { data } = await user.ok(setReportItems, put(id, { '2485*': 17, '24080101': 0, '13559905': 3 }, 0));
    expect(data).toMatchObject({ version: 1, isDefault: false, changedBy: { id: user.userId } });
    expect(Object.keys(data.assignments)).toEqual(['24080101', '13559905', '2485*'].sort());
    expect(await figures(id)).toEqual({ 3: '50.00', 4: '300.00', 15: '-100.00', 17: '-60.00' });
    const settings = { parameters: { equivalencias: [['24850501', '240405']] } };
    await user.ok(setValidation, { params: { id, validationId: 0 }, body: { settings } });
    await user.ok(resetReportItems, { params: { id } });
    expect(await figures(id)).toMatchObject({ 14: '-60.00' });
  });

  test('keep who changed what, and go back to it', async () => {
    const id = await company();
    await user.ok(setReportItems, put(id, { '2485*': 17 }, 0));
    // The same again is no change.
    await user.ok(setReportItems, put(id, { '2485*': 17 }, 1));
    await user.ok(setReportItems, put(id, { '2485*': 14 }, 1));
    await user.ok(resetReportItems, { params: { id }, headers: { 'if-match': '"2"' } });
    const restored = await user.ok(restoreReportItems, { params: { id, version: 1 }, headers: { 'if-match': '"3"' } });
    expect(restored.data).toMatchObject({ version: 4, assignments: { '2485*': 17 } });
    const { data, meta } = await user.ok(listReportChanges, { params: { id }, query: { pageSize: 3 } });
    expect(meta.total).toBe(4);
    expect(data).toMatchObject([
      { version: 4, action: 'restore', restoredVersion: 1, before: {}, after: { '2485*': 17 } },
      { version: 3, action: 'reset', before: { '2485*': 14 }, after: {} },
      { version: 2, action: 'set', before: { '2485*': 17 }, after: { '2485*': 14 }, changedBy: { id: user.userId } },
    ]);
  });

  test('are not overwritten by whoever read an earlier version', async () => {
    const id = await company();
    await user.ok(setReportItems, put(id, { '2485*': 17 }, 0));
    const refused = await user.send(setReportItems, put(id, { '2485*': 14 }, 0));
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({
      error: 'resource.conflict',
      errors: [{ field: 'version', message: 'Leíste la versión 0 y ya va en la 1.' }],
    });
    expect((await user.ok(getReportItems, { params: { id } })).data.assignments).toEqual({ '2485*': 17 });
  });

  test('are refused with each account that is none and each item that is unknown', async () => {
    const id = await company();
    const refused = await user.send(setReportItems, put(id, { '13O5*': 4, '2485*': 18, '24*': 11 }, 0));
    expect(refused.status).toBe(400);
    expect((refused.body as { errors: unknown }).errors).toEqual([
      {
        field: 'assignments.13O5*',
        message:
          '«13O5*» no es una cuenta: escribe su código, o cómo empiezan las cuentas con un asterisco al final, como 2365*.',
      },
      { field: 'assignments.2485*', message: 'La cuenta 2485* va al ítem 18, y los ítems van del 1 al 17.' },
    ]);
  });

  test('are nobody else’s: not by the API, and not in the database', async () => {
    const id = await withBooks();
    await user.ok(setReportItems, put(id, { '2485*': 17 }, 0));
    const stranger = await service.newUser();
    for (const endpoint of [getReportItems, listReportAccounts, listReportChanges])
      expect((await stranger.send(endpoint, { params: { id } })).status).toBe(404);
    expect((await stranger.send(setReportItems, put(id, {}, 1))).status).toBe(404);
    const seen = await asCaller(service.services.db, { ...stranger, isAdmin: false }, (trx) =>
      sql<{ version: number }>`select version from report_item_change where company_id = ${id}`.execute(trx),
    );
    expect(seen.rows).toEqual([]);
  });
});
