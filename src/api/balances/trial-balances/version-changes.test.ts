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
  expect(found.existing).toMatchObject({ version: 1, sameBytes: false, changes: 3, same: false });
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

test('the same figures from another package are told apart by what else rules read', async () => {
  const id = await newCompany(user, { comp_entity_id: '901048708', comp_check_digit: 1 });
  await store(id, fixture('formats/helisa', 'balance-2026-01.xlsx'));
  const siigo = await inspect(id, fixture('formats/siigo-nube', 'balance-2026-01.xlsx'));
  expect(siigo.existing).toMatchObject({ version: 1, sameBytes: false, changes: 0, same: false });
  expect(siigo.existing!.judged!.printedTotals).toBeGreaterThan(0);
  const february = await inspect(id, fixture('formats/siigo-nube', 'balance-2026-02.xlsx'));
  expect(february.existing).toBeNull();
  expect(february.figures).not.toBe(siigo.figures);
  const { data } = await user.ok(uploadChanges, { params: { id, uploadId: february.uploadId! } });
  expect(data).toEqual({ version: null, total: 0, lines: [] });
});

/** Customers with a printed total; `beside`: a row that the figures do not notice. */
function printed(total: number, { name = 'Cliente', beside = [] as CsvLine[] } = {}): TestFile {
  return csvBalance(
    [
      ['11050501', 'Caja', '900394374', 'Norte', '0', '0', '500', '-500'],
      ['1305', 'Clientes', '', '', '0', String(total), '0', String(total)],
      ['13050501', 'Clientes', '800197268', name, '0', '500', '0', '500'],
      ...beside,
    ],
    'balance 2026-01.csv',
  );
}

test('a file that mends only a printed total, a name or a repeated row is no stored version', async () => {
  const id = await newCompany(user, { comp_entity_id: '900481237', comp_check_digit: 6 });
  await store(id, printed(400));
  const none = { printedTotals: 0, accountNames: 0, thirdParties: 0, rows: 0, company: 0 };
  const judgedOf = async (file: TestFile) => {
    const { existing } = await inspect(id, file);
    expect(existing).toMatchObject({ changes: 0, same: false });
    return existing!.judged;
  };
  expect(await judgedOf(printed(500))).toEqual({ ...none, printedTotals: 1 });
  expect(await judgedOf(printed(400, { name: 'Cliente S.A.S.' }))).toEqual({ ...none, thirdParties: 1 });
  const split: CsvLine[] = [
    ['13050501', 'Clientes', '800197268', 'Cliente', '0', '7', '0', '7'],
    ['13050501', 'Clientes', '800197268', 'Cliente', '0', '-7', '0', '-7'],
  ];
  expect((await judgedOf(printed(400, { beside: split })))!.rows).toBe(2);
  const same = await inspect(id, { ...printed(400), name: 'otro 2026-01.csv' });
  expect([same.existing?.sameBytes, same.nextVersion]).toEqual([true, 2]);
  await store(id, printed(500));
  expect((await inspect(id, printed(600))).nextVersion).toBe(3);
});

test('the file of an older version brings it back as a new one', async () => {
  const id = await newCompany(user, { comp_entity_id: '890900608', comp_check_digit: 9 });
  const [right, wrong] = [printed(500), printed(400)];
  await store(id, right);
  await store(id, wrong);
  const found = await inspect(id, right);
  expect(found.existing).toMatchObject({ version: 2, sameBytes: false, bytesOf: 1, same: false });
  expect(found.existing!.judged!.printedTotals).toBe(1);
  await store(id, right);
  expect((await inspect(id, right)).existing).toEqual({ version: 3, sameBytes: true });
  expect((await inspect(id, wrong)).existing).toMatchObject({ version: 3, bytesOf: 2 });
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
