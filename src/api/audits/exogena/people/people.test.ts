/** Data of third parties: what is lacking by year, entered one by one and by a workbook, in the formats; refusals, tenancy. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { putPlaces, readPlaces } from '#api/balances/third-party-places/queries.ts';
import { inspectTrialBalance, storeTrialBalance } from '#api/balances/trial-balances/contract.ts';
import { updateCompany } from '#api/companies/companies/contract.ts';
import { listActivityLog } from '#api/kernel/activity-log/contract.ts';
import { asCaller } from '#api/kernel/database.ts';
import { NO_DATA, type PersonData } from '#core/exogena/people/person-data.ts';
import { checkDigit } from '#core/identity/nit.ts';
import { createDatabase } from '#platform/database/connection.ts';
import type { Schema } from '#platform/database/schema.gen.ts';
import { openWorkbook } from '#platform/workbook/open-workbook.ts';
import { type WrittenCell, writeWorkbook } from '#platform/workbook/xlsx/write-workbook.ts';
import { csvBalance } from '../../../../../tests/support/fixture-files.ts';
import { rowsOf } from '../../../../../tests/support/made-files.ts';
import {
  newCompany,
  startTestService,
  type TestService,
  type TestUser,
} from '../../../../../tests/support/test-service.ts';
import { exportExogena, getExogena, listExogenaRows } from '../contract.ts';
import {
  downloadExogenaPeople,
  listExogenaPeople,
  loadExogenaPeople,
  removeExogenaPerson,
  setExogenaPerson,
} from './contract.ts';

let service: TestService;
let user: TestUser;
let id: number;
const year = 2025;

beforeAll(async () => {
  service = await startTestService();
  user = await service.newUser();
  const nit = '899999068';
  id = await newCompany(user, { comp_entity_id: nit, comp_check_digit: checkDigit(nit)! });
  const place = { comp_city: '11001' };
  await user.ok(updateCompany, { params: { id }, body: place, headers: { 'if-match': '*' } });
  const file = csvBalance([
    ['11050501', 'Caja general', '899999068', 'Propia', '0', '0', '3880000', '-3880000'],
    ['51100501', 'Honorarios', '52123456', 'Ana María Díaz Ruiz', '0', '2000000', '0', '2000000'],
    ['51100501', 'Honorarios', '900123456', 'Acme SAS', '0', '1000000', '0', '1000000'],
    ['51100501', 'Honorarios', 'AB12345', 'John Smith', '0', '300000', '0', '300000'],
    ['53052501', 'Diferencia en cambio', '900123456', 'Acme SAS', '0', '500000', '0', '500000'],
    ['51100501', 'Honorarios', '79456123', 'Pedro Cruz', '0', '80000', '0', '80000'],
  ]);
  const { data } = await user.ok(inspectTrialBalance, { params: { id }, file });
  await user.ok(storeTrialBalance, { params: { id }, body: { uploadId: data.uploadId, period: '2025-12' } }, 201);
});
afterAll(() => service.close());

const ana: PersonData = {
  ...NO_DATA,
  type: '13',
  surname1: 'Díaz',
  surname2: 'Ruiz',
  name1: 'Ana',
  name2: 'María',
  address: 'Calle 1 # 2-3',
  municipality: '05001',
};

const listed = async (query: { all?: boolean; words?: string; lack?: 'names' | 'address' } = {}, company = id) =>
  (await user.ok(listExogenaPeople, { params: { id: company, year }, query })).data;
const put = (number: string, body: PersonData) => ({ params: { id, number }, body });
const template = async (all = false) => {
  const { bytes } = await user.send(downloadExogenaPeople, { params: { id, year }, query: { all } });
  const workbook = await openWorkbook(bytes, 'terceros.xlsx');
  return Object.values(await rowsOf(workbook.sheets[0]!)).map((row) => [...row] as WrittenCell[]);
};
/** Over the template: cells of a row by the title of their column. */
async function filled(table: WrittenCell[][], cells: Record<string, Record<string, WrittenCell>>) {
  const heads = table[0]!.map(String);
  const rows = table.map((row) => {
    const said = cells[String(row[0])] ?? {};
    return heads.map((title, column) => (title in said ? said[title]! : (row[column] ?? null)));
  });
  const bytes = await writeWorkbook([{ name: 'Terceros', rows }]);
  return { name: 'terceros.xlsx', bytes: Buffer.from(bytes) };
}

test('third parties of the year are listed with what they lack, and a split of their names', async () => {
  const { people, lacking, rows, lacks } = await listed();
  expect({ people, lacking }).toEqual({ people: 5, lacking: 5 });
  expect(lacks).toContainEqual({ lack: 'names', people: 2 });
  expect(rows.map(({ number }) => number)).toEqual(['222222222', '52123456', '899999068', '900123456', 'AB12345']);
  expect(rows.find(({ number }) => number === '52123456')).toMatchObject({
    name: 'Ana María Díaz Ruiz',
    type: '13',
    isLegal: false,
    isKept: false,
    place: null,
    data: NO_DATA,
    proposed: { surname1: 'DÍAZ', surname2: 'RUIZ', name1: 'ANA', name2: 'MARÍA' },
    lacks: ['type', 'names', 'address', 'municipality'],
  });
  // The exchange difference is the company's own.
  expect(rows[2]).toMatchObject({ name: 'Suministros del Norte S.A.S.', dv: 1, isLegal: true });
  // The row of small amounts has the municipality of the company.
  expect(rows[0]).toMatchObject({ number: '222222222', isMinor: true, lacks: ['address'], municipality: '11001' });
  expect((await listed({ words: 'acme' })).rows.map(({ number }) => number)).toEqual(['900123456']);
  expect((await listed({ lack: 'names' })).rows.map(({ number }) => number)).toEqual(['52123456', 'AB12345']);
});

test('the place that Siigo has is in the formats, below what the company says', async () => {
  const place = { address: 'CL 9', municipality: '63001', country: '169' };
  const at = { accountId: user.accountId, companyId: id };
  const db = createDatabase<Schema>(service.access.application);
  const caller = { accountId: user.accountId, userId: user.userId, isAdmin: false };
  const keep = (one: typeof place) =>
    asCaller(db, caller, (trx) => putPlaces(trx, at, [{ number: '900123456', ...one }]));
  await keep(place);
  const acme = async () => (await listed({ all: true, words: '900123456' })).rows[0]!;
  expect(await acme()).toMatchObject({ ...{ place, isKept: false, municipality: '63001' }, lacks: [] });
  const { data } = await user.ok(listExogenaRows, {
    params: { id, year, format: '1001' },
    query: { words: '900123456' },
  });
  expect(data.rows[0]!.lacks).toEqual([]);
  await user.ok(setExogenaPerson, put('900123456', { ...NO_DATA, municipality: '05001' }), 204);
  expect(await acme()).toMatchObject({ isKept: true, municipality: '05001', lacks: [] });
  await user.ok(removeExogenaPerson, { params: { id, number: '900123456' } }, 204);
  // The state in force alone: who has no place any more lacks it again.
  await keep({ address: '', municipality: '', country: '' });
  expect(await acme()).toMatchObject({ place: null, lacks: ['address', 'municipality'] });
  const stranger = await service.newUser();
  const other = { ...caller, accountId: stranger.accountId, userId: stranger.userId };
  expect(await asCaller(db, other, (trx) => readPlaces(trx, id))).toEqual([]);
  await db.destroy();
});

describe('data of one', () => {
  test('are kept, reported, and no longer lacking; they can be removed', async () => {
    await user.ok(setExogenaPerson, put('52123456', ana), 204);
    const [one] = (await listed({ all: true, words: '52123456' })).rows;
    expect(one).toMatchObject({ lacks: [], isKept: true, country: '169', proposed: null });
    expect(one!.data).toMatchObject({ surname1: 'DÍAZ', address: 'CALLE 1 # 2-3' });
    const { data } = await user.ok(listExogenaRows, {
      params: { id, year, format: '1001' },
      query: { words: '52123456' },
    });
    expect(data.rows[0]!.lacks).toEqual([]);
    const { bytes } = await user.send(exportExogena, { params: { id, year } });
    const { sheets } = await openWorkbook(bytes, 'exogena.xlsx');
    const rows = Object.values(await rowsOf(sheets[0]!));
    const identity = (number: string) => rows.find((row) => row[2] === number)!.slice(1, 12);
    expect(identity('52123456').map((cell) => cell ?? '')).toEqual([
      '13',
      '52123456',
      'DÍAZ',
      'RUIZ',
      'ANA',
      'MARÍA',
      '',
      'CALLE 1 # 2-3',
      '05',
      '001',
      '169',
    ]);
    expect(
      identity('222222222')
        .slice(-4)
        .map((cell) => cell ?? ''),
    ).toEqual(['', '11', '001', '169']);
    // What is kept of somebody whom no format names can be seen, and removed.
    await user.ok(setExogenaPerson, put('1020304050', ana), 204);
    const kept = (await listed({ all: true, words: '1020304050' })).rows;
    expect(kept).toMatchObject([{ formats: [], lacks: [], name: 'ANA MARÍA DÍAZ RUIZ' }]);
    await user.ok(removeExogenaPerson, { params: { id, number: '1020304050' } }, 204);
    await user.ok(removeExogenaPerson, { params: { id, number: '52123456' } }, 204);
    await user.fails(removeExogenaPerson, 'resource.not_found', { params: { id, number: '52123456' } });
    expect((await listed({ words: '52123456' })).rows).toHaveLength(1);
  });

  test('are refused by field, and the log tells neither whose nor what', async () => {
    const wrong = { ...ana, type: '31', municipality: '99999', dv: '0', legalName: 'Ana' };
    const refused = await user.fails(setExogenaPerson, 'request.invalid', put('52123456', wrong));
    expect(refused.errors?.map(({ field }) => field).sort()).toEqual(['dv', 'legalName', 'municipality']);
    await user.ok(setExogenaPerson, put('52123456', ana), 204);
    await user.ok(setExogenaPerson, put('52123456', NO_DATA), 204);
    expect((await listed({ words: '52123456' })).rows[0]!.isKept).toBe(false);
    const { data } = await user.ok(listActivityLog, { query: { act: 'exogena.people_changed' } });
    expect(JSON.stringify(data)).not.toMatch(/52123456|Díaz|DÍAZ/);
  });
});

describe('the workbook', () => {
  test('fills in what is proposed, marked so, and changes nothing as long as nobody confirms it', async () => {
    const table = await template();
    expect(table[0]).toContain('Código del municipio');
    const row = table.find(([number]) => number === '52123456')!;
    expect(row.slice(4, 11).map((cell) => cell ?? '')).toEqual([
      '13',
      '',
      'DÍAZ',
      'RUIZ',
      'ANA',
      'MARÍA',
      'Propuestos',
    ]);
    const { data } = await user.ok(loadExogenaPeople, { params: { id, year }, file: await filled(table, {}) });
    expect(data).toEqual({ changed: 0, unchanged: 5, proposed: 2 });
  });

  test('takes codes as numbers or names, and all or nothing', async () => {
    const table = await template();
    const wrong = await filled(table, {
      '52123456': { 'Código del municipio': 'Marte' },
      '900123456': { 'Código del municipio': 'Armenia', DV: 3 },
      AB12345: { 'Tipo de documento': 31 },
    });
    const refused = await user.fails(loadExogenaPeople, 'request.invalid', { params: { id, year }, file: wrong });
    const rowOf = (number: string) => table.findIndex((row) => row[0] === number) + 1;
    expect(refused.errors?.map(({ field }) => field).sort()).toEqual(
      [`N${rowOf('52123456')}`, `N${rowOf('900123456')}`, `F${rowOf('900123456')}`, `E${rowOf('AB12345')}`].sort(),
    );
    expect(refused.errors![0]!.message).toMatch(/^Hoja «Terceros», fila \d+, columna [A-Z]: /);
    expect((await listed({ all: true })).rows.every(({ isKept }) => !isKept)).toBe(true);

    const mark = 'Tipo, apellidos y nombres';
    const right = await filled(table, {
      '222222222': { Dirección: 'Carrera 7 # 1-2' },
      '52123456': { [mark]: null, Dirección: 'Calle 1', 'Código del municipio': 5001 },
      '900123456': { Dirección: 'Calle 2', 'Código del municipio': 'Armenia, Quindío', DV: 8 },
      AB12345: { 'Tipo de documento': 41, [mark]: null, 'Código del país': 'Estados Unidos' },
    });
    const { data } = await user.ok(loadExogenaPeople, { params: { id, year }, file: right });
    expect(data).toEqual({ changed: 4, unchanged: 1, proposed: 0 });
    const kept = new Map((await listed({ all: true })).rows.map((one) => [one.number, one]));
    expect(kept.get('52123456')).toMatchObject({ lacks: [], data: { type: '13', municipality: '05001' } });
    expect(kept.get('900123456')).toMatchObject({ lacks: [], data: { municipality: '63001', dv: '8' } });
    expect(kept.get('AB12345')).toMatchObject({ lacks: [], data: { surname1: 'SMITH', country: '249' } });
    expect(kept.get('222222222')!.lacks).toEqual([]);
    // The same again changes nothing; what is emptied is removed.
    const all = await template(true);
    const again = await user.ok(loadExogenaPeople, { params: { id, year }, file: await filled(all, {}) });
    expect(again.data).toEqual({ changed: 0, unchanged: 5, proposed: 0 });
    const cleared = Object.fromEntries(all[0]!.slice(4).map((title) => [String(title), null]));
    const emptied = await filled(all, { AB12345: cleared });
    expect((await user.ok(loadExogenaPeople, { params: { id, year }, file: emptied })).data.changed).toBe(1);
    expect((await listed({ words: 'AB12345' })).rows[0]!.isKept).toBe(false);
  });

  test('is refused where it is another table, has unknown third parties or the same twice', async () => {
    const table = await template(true);
    const load = async (rows: WrittenCell[][]) => {
      const bytes = await writeWorkbook([{ name: 'Terceros', rows }]);
      const file = { name: 'terceros.xlsx', bytes: Buffer.from(bytes) };
      return (await user.fails(loadExogenaPeople, 'request.invalid', { params: { id, year }, file })).errors!;
    };
    expect((await load([['Cuenta', 'Nombre']]))[0]!.message).toContain('no tiene la tabla de terceros');
    expect((await load([['Número de identificación', 'DV']])).length).toBe(10);
    // A text file has no sheet to name.
    const text = { name: 'terceros.csv', bytes: Buffer.from('Número de identificación;DV\n1;1') };
    const untitled = await user.fails(loadExogenaPeople, 'request.invalid', { params: { id, year }, file: text });
    expect(untitled.errors![0]!.message).toMatch(/^A los títulos de la fila 1/);
    const [heads, first] = [table[0]!, table.find(([number]) => number === '52123456')!];
    const stranger = ['1020304050', ...first.slice(1)];
    const errors = await load([heads, first, first, stranger]);
    expect(errors.map(({ field }) => field)).toEqual(['A3', 'A4']);
  });
});

test('nobody else sees or changes them: not by the API, and not in the database', async () => {
  const stranger = await service.newUser();
  for (const endpoint of [listExogenaPeople, downloadExogenaPeople])
    expect((await stranger.send(endpoint, { params: { id, year } })).status).toBe(404);
  expect((await stranger.send(setExogenaPerson, put('52123456', ana))).status).toBe(404);
  const count = (of: TestUser) =>
    asCaller(service.services.db, { ...of, isAdmin: false }, (trx) =>
      sql<{ found: number }>`select count(*)::int as found from third_party_data where company_id = ${id}`.execute(trx),
    );
  expect((await count(user)).rows[0]!.found).toBeGreaterThan(0);
  expect((await count(stranger)).rows[0]!.found).toBe(0);
  await user.fails(listExogenaPeople, 'audit.no_balance', { params: { id, year: 2020 } });
  // The one that was emptied, and the company itself.
  const { formats } = (await user.ok(getExogena, { params: { id, year } })).data;
  expect(formats[0]!.lacks.map(({ people }) => people)).toEqual([1, 1, 2, 2]);
});
