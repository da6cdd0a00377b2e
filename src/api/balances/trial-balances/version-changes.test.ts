import { afterAll, beforeAll, expect, test } from 'vitest';
import { clock } from '#platform/clock.ts';
import { type CsvLine, csvBalance, fixture, type TestFile } from '../../../../tests/support/fixture-files.ts';
import {
  newCompany,
  startTestService,
  type TestService,
  type TestUser,
} from '../../../../tests/support/test-service.ts';
import { inspectTrialBalance, storeTrialBalance, uploadChanges } from './contract.ts';

let service: TestService;
let user: TestUser;

beforeAll(async () => {
  service = await startTestService();
  user = await service.newUser();
});
afterAll(() => service.close());

/** Cash and what customers owe; the month is in the name of the file. */
function books(month: string, owed: Record<string, number>): TestFile {
  const all = Object.values(owed).reduce((sum, one) => sum + one, 0);
  const cash: CsvLine = ['11050501', 'Caja', '900394374', 'Norte', '0', '0', String(all), String(-all)];
  const customers = Object.entries(owed).map(
    ([nit, one]): CsvLine => ['13050501', 'Clientes', nit, `Cliente ${nit}`, '0', String(one), '0', String(one)],
  );
  return csvBalance([cash, ...customers], `balance ${month}.csv`);
}

const inspect = async (id: number, file: TestFile) =>
  (await user.ok(inspectTrialBalance, { params: { id }, file })).data;

async function store(id: number, file: TestFile): Promise<void> {
  const { uploadId } = await inspect(id, file);
  await user.ok(storeTrialBalance, { params: { id }, body: { uploadId } }, 201);
}

test('a file of a month with a version tells what it changes, before it is stored', async () => {
  const id = await newCompany(user);
  await store(id, books('2026-01', { 800197268: 500, 860005224: 300 }));
  const found = await inspect(id, books('2026-01', { 800197268: 500, 860005224: 450, 890903938: 20 }));
  expect(found.existing).toEqual({ version: 1, sameBytes: false, changes: 3 });
  const { data } = await user.ok(uploadChanges, { params: { id, uploadId: found.uploadId! } });
  const told = data.lines.map(({ account, nit, before, after }) => [account, nit, before?.closing, after?.closing]);
  expect([data.version, data.total, told]).toEqual([
    1,
    3,
    [
      ['11050501', '900394374', '-800.00', '-970.00'],
      ['13050501', '860005224', '300.00', '450.00'],
      ['13050501', '890903938', undefined, '20.00'],
    ],
  ]);
  const stranger = await service.newUser();
  await stranger.fails(uploadChanges, 'resource.not_found', { params: { id, uploadId: found.uploadId! } });
});

test('the same books from another package change nothing', async () => {
  const id = await newCompany(user, { comp_entity_id: '901048708', comp_check_digit: 1 });
  await store(id, fixture('formats/helisa', 'balance-2026-01.xlsx'));
  const siigo = await inspect(id, fixture('formats/siigo-nube', 'balance-2026-01.xlsx'));
  expect(siigo.existing).toEqual({ version: 1, sameBytes: false, changes: 0 });
  const february = await inspect(id, fixture('formats/siigo-nube', 'balance-2026-02.xlsx'));
  expect(february.existing).toBeNull();
  expect(february.figures).not.toBe(siigo.figures);
  const { data } = await user.ok(uploadChanges, { params: { id, uploadId: february.uploadId! } });
  expect(data).toEqual({ version: null, total: 0, lines: [] });
});

test('a month that has not begun is asked for', async () => {
  const id = await newCompany(user, { comp_entity_id: '860034313', comp_check_digit: 7 });
  const { year } = clock.currentMonth();
  const asked = async (month: string) =>
    (await inspect(id, books(month, { 800197268: 5 }))).issues.find(({ code }) => code === 'future_month');
  expect(await asked(`${year + 1}-04`)).toMatchObject({
    fatal: false,
    confirm: true,
    message: expect.stringMatching(new RegExp(`^El archivo dice abril de ${year + 1}, un mes que no ha llegado`)),
  });
  expect(await asked(`${year - 1}-04`)).toBeUndefined();
});
