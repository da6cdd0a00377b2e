/** Lists of the DIAN: reading, what a load would touch, loading, differences, and audits with the list of their month. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditChanges, auditEvents, getAudit, startAudit } from '#api/audits/audits/contract.ts';
import { auditFindings } from '#api/audits/audits/findings/contract.ts';
import { lookUpNits } from '#api/audits/nit-lookups/contract.ts';
import { inspectTrialBalance, storeTrialBalance } from '#api/balances/trial-balances/contract.ts';
import { type CsvLine, csvBalance, type TestFile } from '../../../../tests/support/fixture-files.ts';
import {
  allowSupport,
  newCompany,
  startTestService,
  type TestService,
  type TestUser,
} from '../../../../tests/support/test-service.ts';
import {
  exportDianDifferences,
  listDianDifferences,
  listDianLists,
  listTouchedCompanies,
  loadDianList,
  readDianList,
} from './contract.ts';

let service: TestService;
let staff: TestUser;
let user: TestUser;
let id: number;

beforeAll(async () => {
  service = await startTestService();
  staff = await service.newUser({ isAdmin: true });
  user = await service.newUser();
  id = await newCompany(user);
  await allowSupport(user);
});
afterAll(() => service.close());

const params = { list: 'ficticios' } as const;

/** As transcriptions of the DIAN's file are. */
const json = (nits: Record<string, string | null>, name = 'ficticios.json'): TestFile => ({
  name,
  bytes: Buffer.from(
    JSON.stringify({
      _meta: { fuente: 'DIAN' },
      nits: Object.fromEntries(
        Object.entries(nits).map(([nit, fecha]) => [
          nit,
          { razon_social: `Proveedor ${nit}`, resolucion: '8812', fecha, direccion_seccional: 'Cali' },
        ]),
      ),
    }),
  ),
});
const csv = (...lines: string[]): TestFile => ({ name: 'lista.csv', bytes: Buffer.from(lines.join('\r\n')) });

async function store(period: string, supplier: string): Promise<void> {
  const line = (code: string, name: string, nit: string, change: number): CsvLine => [
    code,
    name,
    nit,
    'Tercero',
    '0',
    String(Math.max(0, change)),
    String(Math.max(0, -change)),
    String(change),
  ];
  const file = csvBalance([
    line('51359501', 'Servicios', supplier, 900_000),
    line('22050501', 'Proveedores', supplier, -900_000),
  ]);
  const { data } = await user.ok(inspectTrialBalance, { params: { id }, file });
  const body = { uploadId: data.uploadId, period, confirmPeriod: true };
  await user.ok(storeTrialBalance, { params: { id }, body }, 201);
}

async function audit(month: number) {
  const started = await user.ok(startAudit, { params: { id }, body: { year: 2026, month } });
  const of = { params: { id, auditId: started.data.id } };
  await user.send(auditEvents, of);
  const { basis } = (await user.ok(getAudit, of)).data.attributes;
  const rules = (await user.ok(auditFindings, of)).data.map(({ finding }) => finding.rule);
  const ran = Object.keys(basis!.validations).filter((key) => !basis!.reused.includes(key));
  return { of, rules, ran };
}

const changesOf = async ({ of }: Awaited<ReturnType<typeof audit>>) =>
  (await user.ok(auditChanges, of)).data.changes.map(({ words }) => words);

const loadsOf = async () => (await staff.ok(listDianLists, {})).data[0]!.loads;

test('the program has the first load of three lists', async () => {
  const { data } = await staff.ok(listDianLists, {});
  expect(data.map(({ id: list, loads }) => [list, loads.length])).toEqual([
    ['ficticios', 0],
    ['grandes', 1],
    ['autorretenedores', 1],
    ['agentesIva', 1],
  ]);
  expect(data[1]!.loads[0]).toMatchObject({ number: 1, state: 'current', loadedBy: null });
});

test('a file with problems says each with its row and column, and stays in the history as refused', async () => {
  const file = csv(
    'NIT;Razón social;Resolución;Fecha',
    '900731118;Uno;1;01/02/2026',
    '90A;Dos;1;x',
    '900534356-9;Tres;;',
  );
  const { data } = await staff.ok(readDianList, { params, query: { from: '2026-02-15' }, file });
  expect(data).toMatchObject({ rows: 3, wrongDigits: 1, entered: 0, companies: 0 });
  expect(data.problems).toEqual([
    'Fila 3, columna «NIT»: «90A» tiene letras o signos.',
    'Fila 4, columna «NIT»: «900534356-9» trae un dígito de verificación errado: es 3.',
  ]);
  const failure = await staff.fails(loadDianList, 'parametrization.invalid', {
    params,
    query: { from: '2026-02-15', against: 0 },
    file,
  });
  expect(failure).toMatchObject({ accounts_errors: data.problems });
  expect(await loadsOf()).toMatchObject([{ state: 'refused', number: null, problem: data.problems[0] }]);
  const far = { params, query: { from: '2099-01-01' }, file };
  expect((await staff.fails(readDianList, 'request.invalid', far)).errors![0]!.field).toBe('from');
});

test.each([
  ['a zip bomb’s beginning', 'lista.xlsx', Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(2_000, 7)])],
  ['an empty file', 'lista.csv', Buffer.alloc(0)],
  ['noise', 'lista.xls', Buffer.from(Array.from({ length: 3_000 }, (_, index) => (index * 7919) % 256))],
  ['a list without a column of NITs', 'lista.csv', Buffer.from('Nombre;Fecha\r\nUno;1/1/2026')],
])('%s is refused with a reason, and stays in the history', async (_, name, bytes) => {
  const before = (await loadsOf()).length;
  const { data } = await staff.ok(readDianList, { params, query: { from: '2026-02-15' }, file: { name, bytes } });
  expect(data.problems).toEqual([expect.stringMatching(/\.$/)]);
  const loads = await loadsOf();
  expect(loads).toHaveLength(before + 1);
  expect(loads[0]).toMatchObject({ state: 'refused', fileName: name, problem: data.problems[0] });
});

test('a load touches the months that end with it, marks their audits, and only NIT is computed anew', async () => {
  await store('2026-01', '900731118');
  await store('2026-02', '900731118');
  await store('2026-03', '830512774');
  const [january, february, march] = [await audit(1), await audit(2), await audit(3)];
  expect(february.rules).not.toContain('NIT-7');
  const file = json({ 900731118: '1/02/2026', 901000111: null, 860069804: '10/01/2021' });
  const query = { from: '2026-02-15' };
  const { data } = await staff.ok(readDianList, { params, query, file });
  const counts = { count: 3, repeated: 0, undated: 1, entered: 3, departed: 0, changed: 0 };
  expect(data).toMatchObject({ ...counts, companies: 1, months: 2, against: null, problems: [] });
  const later = await staff.ok(readDianList, { params, query: { from: '2026-04-01' }, file });
  expect(later.data).toMatchObject({ companies: 0, months: 0 });
  // Nothing changes before it is confirmed.
  expect(await changesOf(february)).toEqual([]);
  await staff.fails(loadDianList, 'resource.conflict', { params, query: { ...query, against: 4 }, file });
  const loaded = await staff.ok(loadDianList, { params, query: { ...query, against: 0 }, file });
  expect(loaded.data).toMatchObject({ number: 1, count: 3, from: '2026-02-15', state: 'current' });
  const words = 'la lista de proveedores ficticios de la DIAN';
  expect(await changesOf(january)).toEqual([]);
  expect(await changesOf(february)).toEqual([words]);
  expect(await changesOf(march)).toEqual([]);
  const again = await audit(2);
  expect(again.rules).toContain('NIT-7');
  expect(again.ran).toEqual(['nit']);
  expect(await changesOf(again)).toEqual([]);
  expect((await audit(1)).rules).not.toContain('NIT-7');
});

test('the next load says who entered, left and changed, and months before keep theirs', async () => {
  const file = csv(
    'Dirección Seccional;NIT;Razón social;Resolución;Fecha',
    'Cali;901000111;Telas Norte S.A.S.;8812;17/03/2026',
    'Cali;901000111;Telas Norte S.A.S.;8812;17/03/2026',
    'Cali;830512774-0;Papeles Ltda.;8813;20/03/2026',
  );
  const query = { from: '2026-03-20' };
  const { data } = await staff.ok(readDianList, { params, query, file });
  expect(data).toMatchObject({ rows: 3, repeated: 1, count: 2, entered: 1, departed: 2, changed: 1, against: 1 });
  await staff.ok(loadDianList, { params, query: { ...query, against: 1 }, file });
  const of = { params, query: { from: 1, to: 2 } };
  const { data: rows, meta } = await staff.ok(listDianDifferences, of);
  expect(meta).toEqual({ counts: { enters: 1, leaves: 2, changes: 1 }, total: 4 });
  expect(rows.map(({ nit, why, companies }) => [nit, why, companies])).toEqual([
    ['830512774', 'Resolución 8813 del 20 mar 2026', 1],
    ['860069804', 'Cumplió cinco años', 0],
    ['900731118', 'Ya no está en la lista', 0],
    ['901000111', 'Nombre: antes “Proveedor 901000111”. Fecha: antes sin fecha', 0],
  ]);
  const one = await staff.ok(listDianDifferences, {
    params,
    query: { ...of.query, search: 'papeles', kind: 'enters' },
  });
  expect(one.data.map(({ until }) => until)).toEqual(['2031-03-20']);
  const behind = (nit: string) => staff.ok(listTouchedCompanies, { params, query: { ...of.query, nit } });
  expect((await behind('830512774')).data).toMatchObject([{ id, months: ['2026-03'] }]);
  expect((await behind('901000111')).data).toEqual([]);
  await staff.fails(listTouchedCompanies, 'resource.not_found', {
    params,
    query: { from: 1, to: 9, nit: '830512774' },
  });
  const { bytes } = await staff.send(exportDianDifferences, of);
  expect(bytes.subarray(0, 2).toString()).toBe('PK');
  await staff.fails(listDianDifferences, 'resource.not_found', { params, query: { from: 1, to: 9 } });
  expect((await audit(2)).rules).toContain('NIT-7');
  expect((await audit(3)).rules).toContain('NIT-7');
});

test('look-ups answer with the list in force today', async () => {
  const { data } = await service.anonymous.ok(lookUpNits, { body: { lines: ['830512774', '900731118'] } });
  expect(data[0]).toMatchObject({
    name: 'Papeles Ltda.',
    memberships: [{ list: 'ficticios', state: 'current', since: '2026-03-20', until: '2031-03-20' }],
  });
  expect(data[1]!.memberships).toEqual([]);
});
