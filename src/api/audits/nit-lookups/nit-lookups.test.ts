/** Look-ups of NITs by anybody: rows in the order of the lines, lists, workbook and limit. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkDigit } from '#core/identity/nit.ts';
import { dianListRows } from '#core/reference/dian/own-lists.ts';
import { startTestService, type TestService } from '../../../../tests/support/test-service.ts';
import {
  exportManyNits,
  exportNits,
  listNitSources,
  lookUpManyNits,
  lookUpNits,
  mostNits,
  mostNitsOfUser,
} from './contract.ts';

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

const lookUp = async (...lines: string[]) => (await service.anonymous.ok(lookUpNits, { body: { lines } })).data;
const listed = [...dianListRows()];
const inList = (letter: string) => listed.find(([, lists]) => lists === letter)!;

test('every line has its row, in order, with its DV, name and lists', async () => {
  const [large, , largeName] = inList('G');
  const [both] = inList('GA');
  const rows = await lookUp(`${large}-${checkDigit(large)}`, 'Sin número', both, '71334902', '890903938-1', both);
  expect(rows.map(({ nit }) => nit)).toEqual([large, 'Sin número', both, '71334902', '890903938', both]);
  expect(rows[0]).toEqual({
    nit: large,
    problem: null,
    dv: checkDigit(large),
    givenDv: checkDigit(large),
    kind: 'company',
    lacks: 0,
    isSteady: false,
    name: largeName,
    memberships: [{ list: 'grandes', state: 'current', since: null, until: null }],
  });
  expect(rows[1]).toMatchObject({ problem: 'letters', dv: null, memberships: [] });
  expect(rows[2]!.memberships.map(({ list }) => list)).toEqual(['grandes', 'autorretenedores']);
  expect(rows[3]).toMatchObject({ kind: 'person', dv: 0 });
  expect(rows[4]).toMatchObject({ dv: 8, givenDv: 1 });
});

test('a hundred are looked up at once, and no more', async () => {
  const lines = listed.slice(0, mostNits).map(([nit]) => nit);
  expect(await lookUp(...lines)).toHaveLength(mostNits);
  await service.anonymous.fails(lookUpNits, 'request.invalid', { body: { lines: [...lines, '1'] } });
  await service.anonymous.fails(lookUpNits, 'request.invalid', { body: { lines: [] } });
});

test('empty lines keep their place, and are no numbers', async () => {
  const rows = await lookUp('890903938', '', '12345', ' ');
  expect(rows.map(({ problem }) => problem)).toEqual([null, 'blank', null, 'blank']);
  const spread = listed.slice(0, mostNits).flatMap(([nit]) => [nit, '']);
  expect(await lookUp(...spread)).toHaveLength(2 * mostNits);
  await service.anonymous.fails(lookUpNits, 'request.invalid', { body: { lines: ['', ''] } });
});

test('a thousand are looked up at once by who is signed in, and no more', async () => {
  const user = await service.newUser();
  const lines = Array.from({ length: mostNitsOfUser }, (_, index) => String(20_000_000 + index));
  const { data } = await user.ok(lookUpManyNits, { body: { lines } });
  expect(data.map(({ nit }) => nit)).toEqual(lines);
  const { bytes } = await user.send(exportManyNits, { body: { lines } });
  expect(bytes.subarray(0, 2).toString()).toBe('PK');
  const [wrong] = (await user.fails(lookUpManyNits, 'request.invalid', { body: { lines: [...lines, '1'] } })).errors!;
  expect(wrong!.message).toBe('Mandaste 1.001 números: consulta 1.000 a la vez.');
  await service.anonymous.fails(lookUpManyNits, 'auth.required', { body: { lines: ['890903938'] } });
});

test('the lists in force are told with their number of NITs', async () => {
  const { data } = await service.anonymous.ok(listNitSources, {});
  expect(data.map(({ list }) => list)).toEqual(['grandes', 'autorretenedores', 'agentesIva']);
  expect(data[0]!.count).toBe(listed.filter(([, lists]) => lists.includes('G')).length);
});

test('they come as a workbook too', async () => {
  const { bytes, headers } = await service.anonymous.send(exportNits, { body: { lines: ['=1+1', '890903938-1'] } });
  expect(headers['content-disposition']).toMatch(/consulta-nit-\d{4}-\d\d-\d\d\.xlsx/);
  expect(bytes.subarray(0, 2).toString()).toBe('PK');
});

test('a network may ask so often only', async () => {
  for (let time = 0; time < 120; time++) await service.anonymous.send(lookUpNits, { body: { lines: ['1'] } });
  await service.anonymous.fails(lookUpNits, 'request.rate_limited', { body: { lines: ['890903938'] } });
  await service.anonymous.fails(exportNits, 'request.rate_limited', { body: { lines: ['890903938'] } });
});
