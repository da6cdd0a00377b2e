/** A company's whole parametrization: out and in as a workbook, and copied to other companies of the account. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readTables } from '#api/balances/read-tables.ts';
import {
  fixtureCompany,
  newCompany,
  startTestService,
  type TestService,
  type TestUser,
} from '../../../../tests/support/test-service.ts';
import { getValidation, listParametrizationChanges, setValidation } from '../parametrization/contract.ts';
import { copyParametrization, downloadParametrization, importParametrization } from './contract.ts';

const inverted = 2;
const own = {
  roles: { acumulada: ['1592', '=15990101'] },
  parameters: { capitalSuscrito: '5000000.00' },
  rules: { 'INV-8': { off: true, reason: 'Lo revisa el contador' } },
};

let service: TestService;
let user: TestUser;
let from: number;
let to: number;

beforeAll(async () => {
  service = await startTestService();
  user = await service.newUser();
  from = await newCompany(user);
  const other = { ...fixtureCompany, comp_entity_id: '860005224', comp_check_digit: 6, acso_id: 8 };
  to = await newCompany(user, other);
  await user.ok(setValidation, { params: { id: from, validationId: inverted }, body: { settings: own } });
});
afterAll(() => service.close());

const settings = async (id: number) =>
  (await user.ok(getValidation, { params: { id, validationId: inverted } })).data.attributes.settings;
const bookOf = async (id: number) => ({
  name: 'Parametrizacion.xlsx',
  bytes: (await user.send(downloadParametrization, { params: { id } })).bytes,
});

test('what was exported changes nothing, and elsewhere only what differs, after a preview', async () => {
  const file = await bookOf(from);
  const nothing = { changes: [], keepsElse: false, unused: [] };
  expect((await user.ok(importParametrization, { params: { id: from }, file })).data).toEqual(nothing);
  const query = { preview: true };
  const planned = (await user.ok(importParametrization, { params: { id: to }, query, file })).data;
  expect(planned.changes.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['acumulada', 'capitalSuscrito', 'INV-8']),
  );
  expect(await settings(to)).toEqual({});
  expect((await user.ok(importParametrization, { params: { id: to }, file })).data).toEqual(planned);
  expect(await settings(to)).toEqual(own);
  const { data } = await user.ok(listParametrizationChanges, { params: { id: to }, query: { validationId: inverted } });
  expect(data).toMatchObject([{ action: 'import' }]);
  // Its package is another, with habits of its own: they went too.
  expect(await bookOf(to).then(({ bytes }) => bytes.length)).toBeGreaterThan(0);
  const bad = { name: 'a.csv', bytes: Buffer.from('Código o prefijo;Categoría\n15x;invertida.acumulada') };
  const failure = await user.fails(importParametrization, 'parametrization.invalid', { params: { id: to }, file: bad });
  expect(failure).toMatchObject({ accounts_errors: [expect.stringMatching(/^Fila 2, columna A/)] });
});

test('is copied to companies of the account only, after a preview of each', async () => {
  const third = await newCompany(user, { ...fixtureCompany, comp_entity_id: '890903938', comp_check_digit: 8 });
  const params = { id: from };
  const preview = await user.ok(copyParametrization, { params, body: { company_ids: [third, to], preview: true } });
  expect(preview.data.map(({ companyId, changes }) => [companyId, changes.length])).toEqual([
    [to, 0],
    [third, 3],
  ]);
  expect(await settings(third)).toEqual({});
  await user.ok(copyParametrization, { params, body: { company_ids: [third] } });
  expect(await settings(third)).toEqual(own);
  const stranger = await service.newUser();
  const foreign = await newCompany(stranger);
  await user.fails(copyParametrization, 'resource.not_found', { params, body: { company_ids: [third, foreign] } });
  await stranger.fails(copyParametrization, 'resource.not_found', { params, body: { company_ids: [foreign] } });
  await stranger.fails(downloadParametrization, 'resource.not_found', { params });
});

test('what no validation uses comes back as it came, and is told', async () => {
  const id = await newCompany(user, { ...fixtureCompany, comp_entity_id: '830054539', comp_check_digit: 0 });
  const params = { id };
  const lines = [
    'Código o prefijo;Tipo de coincidencia;Categoría;Tolerancia COP;Activo;Observación',
    '1592;;invertida.acumulada;5000;;La de siempre',
    '159905;;invertida.acumulada;;No;',
  ];
  const csv = { name: 'cuentas.csv', bytes: Buffer.from(lines.join('\n')) };
  const told = [expect.stringMatching(/columna D \(Tolerancia COP\): la auditoría no la usa/i)];
  const preview = await user.ok(importParametrization, { params, query: { preview: true }, file: csv });
  expect(preview.data).toMatchObject({ changes: [{ name: 'acumulada' }], keepsElse: true, unused: told });
  await user.ok(importParametrization, { params, file: csv });
  const file = await bookOf(id);
  const again = await user.ok(importParametrization, { params, file });
  expect(again.data).toMatchObject({
    changes: [],
    keepsElse: false,
    unused: [expect.stringContaining('Tolerancia COP')],
  });
  const { sheets } = await readTables({ ...file, fileName: file.name, mostRows: 5000, mostColumns: 40 });
  const { rows } = sheets.find(({ name }) => name === 'Cuentas')!;
  expect(rows[0]!.cells.at(-1)).toBe('Tolerancia COP');
  const ofRole = rows.filter(({ cells }) => cells[4] === 'invertida.acumulada').map(({ cells }) => cells.slice(6));
  expect(ofRole).toEqual([['Sí', 'La de siempre', '5000'], ['No']]);
});
