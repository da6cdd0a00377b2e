/** Lines of the statements: accounts with their defaults, changes with their history, conflicts, refusals, tenancy. */
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
import {
  getStatementLines,
  listLineAccounts,
  listLineChanges,
  resetStatementLines,
  restoreStatementLines,
  setStatementLines,
} from './contract.ts';

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
  const nit = String(900_400_000 + companies);
  return newCompany(user, { comp_entity_id: nit, comp_check_digit: checkDigit(nit)! });
}

async function withBooks(): Promise<number> {
  const id = await company();
  const file = csvBalance([
    ['11050501', 'Caja general', '899999068', 'Propia', '0', '700', '0', '700'],
    ['31050501', 'Capital', '899999068', 'Propia', '0', '0', '700', '-700'],
  ]);
  const { data } = await user.ok(inspectTrialBalance, { params: { id }, file });
  await user.ok(storeTrialBalance, { params: { id }, body: { uploadId: data.uploadId, period: '2026-02' } }, 201);
  return id;
}

const put = (id: number, assignments: Record<string, string>, version: number) => ({
  params: { id },
  body: { assignments },
  headers: { 'if-match': `"${version}"` },
});

describe('the lines of a company', () => {
  test('hold its accounts by default, and as it says over that', async () => {
    const id = await withBooks();
    const { data } = await user.ok(getStatementLines, { params: { id } });
    expect(data).toMatchObject({ assignments: {}, isDefault: true, version: 0, changedBy: null });
    expect(new Set(data.lines.map(({ key }) => key)).size).toBe(data.lines.length);
    expect(data.lines.map(({ name }) => name)).not.toContain('');
    const cash = async () => (await user.ok(listLineAccounts, { params: { id } })).data.accounts[0]!;
    const byDefault = await cash();
    expect(byDefault).toMatchObject({ code: '11050501', closing: '700.00', standing: 'code', assignedBy: null });
    expect(byDefault.line).toBe(byDefault.byDefault);
    const other = data.lines.find(({ key, section }) => section === 'activo' && key !== byDefault.line)!.key;
    await user.ok(setStatementLines, put(id, { '1105*': other }, 0));
    expect(await cash()).toMatchObject({ byDefault: byDefault.line, line: other, assignedBy: '1105*' });
  });

  test('keep who changed what, and go back to it', async () => {
    const id = await company();
    const [one, two] = (await user.ok(getStatementLines, { params: { id } })).data.lines.map(({ key }) => key);
    await user.ok(setStatementLines, put(id, { '1105*': one! }, 0));
    // The same again is no change.
    await user.ok(setStatementLines, put(id, { '1105*': one! }, 1));
    await user.ok(setStatementLines, put(id, { '1105*': two! }, 1));
    await user.ok(resetStatementLines, { params: { id }, headers: { 'if-match': '"2"' } });
    const back = { params: { id, version: 1 }, headers: { 'if-match': '"3"' } };
    const restored = await user.ok(restoreStatementLines, back);
    expect(restored.data).toMatchObject({ version: 4, assignments: { '1105*': one } });
    const { data, meta } = await user.ok(listLineChanges, { params: { id }, query: { pageSize: 2 } });
    expect(meta.total).toBe(4);
    expect(data).toMatchObject([
      { version: 4, action: 'restore', restoredVersion: 1, before: {}, after: { '1105*': one } },
      { version: 3, action: 'reset', before: { '1105*': two }, changedBy: { id: user.userId } },
    ]);
  });

  test('are not overwritten by whoever read an earlier version', async () => {
    const id = await company();
    const [one, two] = (await user.ok(getStatementLines, { params: { id } })).data.lines.map(({ key }) => key);
    await user.ok(setStatementLines, put(id, { '1105*': one! }, 0));
    const refused = await user.fails(setStatementLines, 'resource.conflict', put(id, { '1105*': two! }, 0));
    expect(refused.errors).toEqual([{ field: 'version', message: 'Leíste la versión 0 y ya va en la 1.' }]);
  });

  test('are refused with each account that is none and each line that is unknown', async () => {
    const id = await company();
    const refused = await user.fails(setStatementLines, 'request.invalid', put(id, { '13O5*': 'x', '11*': 'y' }, 0));
    expect(refused.errors?.map(({ field }) => field).sort()).toEqual(['assignments.11*', 'assignments.13O5*']);
  });

  test('are nobody else’s: not by the API, and not in the database', async () => {
    const id = await withBooks();
    const [one] = (await user.ok(getStatementLines, { params: { id } })).data.lines;
    await user.ok(setStatementLines, put(id, { '1105*': one!.key }, 0));
    const stranger = await service.newUser();
    for (const endpoint of [getStatementLines, listLineAccounts, listLineChanges])
      expect((await stranger.send(endpoint, { params: { id } })).status).toBe(404);
    expect((await stranger.send(setStatementLines, put(id, {}, 1))).status).toBe(404);
    const seen = await asCaller(service.services.db, { ...stranger, isAdmin: false }, (trx) =>
      sql`select version from statement_line_change where company_id = ${id}`.execute(trx),
    );
    expect(seen.rows).toEqual([]);
  });
});
