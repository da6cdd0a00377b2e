import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { asCaller } from '#api/kernel/database.ts';
import { withClient } from '#platform/database/connection.ts';
import { type CsvLine, csvBalance, fixture, type TestFile } from '../../../../tests/support/fixture-files.ts';
import {
  newCompany,
  startTestService,
  type TestService,
  type TestUser,
} from '../../../../tests/support/test-service.ts';
import {
  getTrialBalance,
  inspectTrialBalance,
  listTrialBalances,
  storeTrialBalance,
  trialBalanceFile,
} from './contract.ts';
import { deleteExpiredUploads, readColumns } from './queries.ts';

let service: TestService;
let user: TestUser;
let id: number;

beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());
beforeEach(async () => {
  user = await service.newUser();
  id = await newCompany(user);
});

const january = fixture('errors', 'balance-2026-01.xlsx');
const february = fixture('errors', 'balance-2026-02.xlsx');

async function inspect(file = january) {
  return (await user.ok(inspectTrialBalance, { params: { id }, file })).data;
}

async function store(file = january, more: Record<string, unknown> = {}, status = 201) {
  const { uploadId } = await inspect(file);
  return (await user.ok(storeTrialBalance, { params: { id }, body: { uploadId, ...more } }, status)).data;
}

const stored = async () => (await user.ok(listTrialBalances, { params: { id } })).data;

describe('inspecting a file', () => {
  test('recognises it and stores nothing but an upload', async () => {
    const found = await inspect();
    expect(found).toMatchObject({
      readable: true,
      format: { key: 'siigo-nube', headerRow: 8 },
      company: { nit: '900394374', matches: true, otherCompanyId: null },
      period: '2026-01',
      existing: null,
      totals: { balanced: true },
      issues: [],
    });
    expect(await stored()).toEqual([]);
  });

  test("recognises a file of another company, and which of the caller's it is", async () => {
    const other = await newCompany(user, { comp_entity_id: '900445924', comp_check_digit: 5 });
    const found = await inspect(fixture('clean', 'balance-2025-01.xlsx'));
    expect(found.company).toMatchObject({ nit: '900445924', matches: false, otherCompanyId: other });
  });

  test('does not reveal companies of other accounts', async () => {
    await newCompany(await service.newUser(), { comp_entity_id: '900445924', comp_check_digit: 5 });
    const found = await inspect(fixture('clean', 'balance-2025-01.xlsx'));
    expect(found.company).toMatchObject({ matches: false, otherCompanyId: null });
  });

  test('reports the stored version, and whether it is this exact file', async () => {
    await store();
    expect((await inspect()).existing).toEqual({ version: 1, sameBytes: true });
    const same = csvBalance([['1105', 'Caja', '1', 'Ana', '0', '5', '5', '0']], 'balance 2026-01.csv');
    expect((await inspect(same)).existing).toMatchObject({ version: 1, sameBytes: false });
  });

  test('asks about openings that are not the closings of the stored month before', async () => {
    const issueOf = async (file: TestFile) =>
      (await inspect(file)).issues.find(({ code }) => code === 'opening_differs');
    expect(await issueOf(february)).toBeUndefined();
    await store(january);
    expect(await issueOf(february)).toBeUndefined();
    const codes = ['1105', '1110', '1305', '1355', '1435', '1520', '1524', '1528', '2205', '2335', '3105'];
    const lines = codes.map((code) => `${code};Cuenta;;;77,00;0,00;0,00;77,00`);
    const title = ['Suministros del Norte S.A.S.', 'NIT 900394374-4', 'Febrero de 2026'];
    const header = 'Cuenta;Nombre;NIT;Tercero;Saldo anterior;Débitos;Créditos;Nuevo saldo';
    const other = { name: 'otra.csv', bytes: Buffer.from([...title, header, ...lines].join('\r\n')) };
    expect(await issueOf(other)).toMatchObject({
      fatal: false,
      confirm: true,
      message: expect.stringMatching(
        /^Los saldos iniciales no son los finales de enero de 2026 .* coinciden 0 de \d+ /,
      ),
    });
    const { issues } = await inspect(other);
    expect(issues.find(({ code }) => code === 'totals_differ')).toMatchObject({ confirm: true });
  });

  test('returns the cells around an unreadable one', async () => {
    const found = await inspect(
      csvBalance([
        ['110505', 'Caja general', '', '', '100,00', '50,00', '0,00', '150,00'],
        ['130505', 'Clientes', '800', 'Ana', '100,00', 'cien', '0,00', '200,00'],
      ]),
    );
    expect(found).toMatchObject({ readable: false, uploadId: null });
    expect(found.issues).toHaveLength(1);
    expect(found.issues[0]).toMatchObject({
      code: 'amount_unreadable',
      fatal: true,
      row: 3,
      column: 'F',
      found: 'cien',
    });
    expect(found.issues[0]?.message).toContain('Fila 3, columna F (Débito)');
    expect(found.issues[0]?.excerpt).toEqual({
      columns: ['D', 'E', 'F', 'G', 'H'],
      rows: [
        { number: 1, cells: ['Nombre tercero', 'Saldo inicial', 'Débito', 'Crédito', 'Saldo final'] },
        { number: 2, cells: ['', '100,00', '50,00', '0,00', '150,00'] },
        { number: 3, cells: ['Ana', '100,00', 'cien', '0,00', '200,00'] },
      ],
    });
  });
});

describe('a file that leaves something open', () => {
  const flat: CsvLine[] = [
    ['11050501', 'Caja', '900394374', 'Una', '0', '7', '0', '7'],
    ['31050501', 'Capital', '900394374', 'Una', '0', '0', '7', '-7'],
  ];
  const plain = csvBalance(flat, 'balance 2026-03.csv');
  const text = plain.bytes.toString();
  const beside = (header: string, values: readonly string[]) => {
    const [first, ...rows] = text.trim().split('\r\n');
    return [`${header};${first}`, ...values.flatMap((value) => rows.map((row) => `${value};${row}`))].join('\n');
  };
  const doubt = csvBalance([
    ['1305', 'Clientes', '', '', '0', '100', '0', '100'],
    ['130505', 'Nacionales', '', '', '0', '60', '0', '60'],
    ['4135', 'Ventas', '', '', '0', '0', '7', '-7'],
  ]);

  const still = csvBalance([
    ['1105', 'Caja', '', '', '8', '3', '0', '11'],
    ['1592', 'Depreciación', '', '', '2', '0', '0', '2'],
    ['4135', 'Ventas', '', '', '1', '0', '3', '4'],
  ]);
  test.each([
    ['unit', `Cifras en miles de pesos\n${text}`, { unit: 'miles' }, '7000.00'],
    ['company', beside('NIT Empresa', ['900394374', '900111222']), { company: '900394374' }, '7.00'],
    ['book', beside('Libro', ['Fiscal', 'NIIF']), { book: 'NIIF' }, '7.00'],
    ['levels', doubt.bytes.toString(), { levels: 'movimientos' }, '160.00'],
    ['sign', still.bytes.toString(), { sign: 'por-naturaleza' }, '3.00'],
  ] as const)(
    'asks (%s) with the totals of each answer, and stores nothing without one',
    async (kind, content, answer, debits) => {
      const file = { name: 'balance 2026-03.csv', bytes: Buffer.from(content) };
      const asked = await inspect(file);
      expect(asked).toMatchObject({ uploadId: null, question: { kind } });
      const choice = asked.question?.choices.find(({ value }) => Object.values<string>(answer).includes(value));
      expect(choice?.totals?.debits).toBe(debits);
      const { data } = await user.ok(inspectTrialBalance, { params: { id }, file, query: answer });
      expect(data).toMatchObject({ readable: true, totals: { debits } });
    },
  );
});

describe('storing a file', () => {
  test('keeps its exact bytes', async () => {
    const balance = await store();
    expect(balance.attributes).toMatchObject({ period: '2026-01', version: 1, size: january.bytes.length });
    expect(balance.attributes.sha256).toBe(createHash('sha256').update(january.bytes).digest('hex'));
    const params = { id, balanceId: balance.id };
    const file = await user.send(trialBalanceFile, { params });
    expect(file.bytes.equals(january.bytes)).toBe(true);
    expect(file.headers['content-disposition']).toContain('balance-2026-01.xlsx');
  });

  test('makes one version of repeated uploads of the same file, and two of different bytes', async () => {
    const first = await store();
    const again = await store(january, {}, 200);
    expect(again).toEqual(first);
    const corrected = { ...february, name: 'corregido.xlsx' };
    const second = await store(corrected, { period: '2026-01', confirmPeriod: true });
    expect(second.attributes).toMatchObject({ version: 2, period: '2026-01' });
    expect((await stored()).map(({ attributes }) => attributes.version)).toEqual([2, 1]);
  });

  test('makes one version of concurrent uploads of the same file', async () => {
    const uploads = await Promise.all(Array.from({ length: 5 }, () => inspect()));
    const answers = await Promise.all(
      uploads.map(({ uploadId }) => user.send(storeTrialBalance, { params: { id }, body: { uploadId } })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 201]);
    expect(await stored()).toHaveLength(1);
  });

  test('needs confirmation for a file of another company', async () => {
    const { uploadId } = await inspect(fixture('clean', 'balance-2025-01.xlsx'));
    const request = { params: { id }, body: { uploadId } };
    const failure = await user.fails(storeTrialBalance, 'balance.other_company', request);
    expect(failure.message).toContain('900.445.924-5');
    await user.ok(storeTrialBalance, { params: { id }, body: { uploadId, confirmCompany: true } });
  });

  test('needs the month when the file names none, and confirmation for a different one', async () => {
    const { uploadId } = await inspect(csvBalance([['1105', 'Caja', '1', 'Ana', '0', '5', '5', '0']]));
    const params = { id };
    await user.fails(storeTrialBalance, 'balance.period_missing', { params, body: { uploadId } });
    await user.ok(storeTrialBalance, { params, body: { uploadId, period: '2025-13' } });
    const other = (await inspect()).uploadId;
    const failure = await user.fails(storeTrialBalance, 'request.invalid', {
      params,
      body: { uploadId: other, period: '2026-02' },
    });
    expect(failure.errors).toEqual([
      expect.objectContaining({ field: 'period', message: expect.stringContaining('enero de 2026') }),
    ]);
  });

  test('refuses an expired upload, which the cleanup alone deletes', async () => {
    const { uploadId } = await inspect();
    const fresh = (await inspect()).uploadId;
    await withClient(service.access.owner, (owner) =>
      owner.query(`update upload set expires_at = now() - interval '1 second' where id = '${uploadId}'`),
    );
    await user.fails(storeTrialBalance, 'balance.upload_expired', { params: { id }, body: { uploadId } });
    expect(await deleteExpiredUploads(service.services.db)).toBe(1);
    await user.ok(storeTrialBalance, { params: { id }, body: { uploadId: fresh } });
  });

  test('never changes a stored balance: the database refuses', async () => {
    await store();
    const tamper = withClient(service.access.application, (client) =>
      client.query('update trial_balance set rows = 0'),
    );
    await expect(tamper).rejects.toThrow(/permission denied/);
  });
});

describe('reading rows', () => {
  test('by account, third party, row of the file and page', async () => {
    const { id: balanceId } = await store();
    const params = { id, balanceId };
    const all = await user.ok(getTrialBalance, { params, query: { pageSize: 1 } });
    expect(all.meta).toMatchObject({ page: 1, pageSize: 1, total: 492 });
    const customers = await user.ok(getTrialBalance, { params, query: { account: '1305', pageSize: 200 } });
    expect(customers.data.rows.every(({ account }) => account.startsWith('1305'))).toBe(true);
    const one = customers.data.rows.find(({ nit }) => nit === '879944707');
    expect(one).toMatchObject({ account: '13050501' });
    const byRow = await user.ok(getTrialBalance, { params, query: { rows: `${one?.row}` } });
    expect(byRow.data.rows).toEqual([one]);
    const byNit = await user.ok(getTrialBalance, { params, query: { account: '1305', nit: '879944707' } });
    expect(byNit.data.rows).toEqual([one]);
    const none = await user.ok(getTrialBalance, { params, query: { account: '99' } });
    expect(none).toMatchObject({ data: { rows: [] }, meta: { total: 0 } });
  });
});

describe('a user of another account', () => {
  test('finds neither company nor upload nor balance', async () => {
    const { uploadId } = await inspect();
    const { id: balanceId } = await store();
    const stranger = await service.newUser();
    const own = await newCompany(stranger);
    const missing = 'resource.not_found';
    await stranger.fails(inspectTrialBalance, missing, { params: { id }, file: january });
    await stranger.fails(listTrialBalances, missing, { params: { id } });
    await stranger.fails(storeTrialBalance, missing, { params: { id }, body: { uploadId } });
    await stranger.fails(storeTrialBalance, 'balance.upload_expired', { params: { id: own }, body: { uploadId } });
    for (const company of [id, own]) {
      await stranger.fails(getTrialBalance, missing, { params: { id: company, balanceId } });
      await stranger.fails(trialBalanceFile, missing, { params: { id: company, balanceId } });
    }
  });

  test('does not get columns that were read before for their owner', async () => {
    const { id: balanceId } = await store();
    const columnsAs = (reader: TestUser) =>
      asCaller(service.services.db, { ...reader, isAdmin: false }, (trx) => readColumns(trx, balanceId));
    const first = await columnsAs(user);
    expect(await columnsAs(user)).toBe(first);
    await expect(columnsAs(await service.newUser())).rejects.toThrow(`${balanceId} is not seen`);
  });
});

test('files that pass have no write-ahead log, stored balances do', async () => {
  const { rows } = await sql<{ name: string; logged: boolean }>`
    select relname as name, relpersistence = 'p' as logged from pg_class
     where relname in ('upload', 'kept_file', 'trial_balance') order by 1`.execute(service.services.db);
  expect(rows).toEqual([
    { name: 'kept_file', logged: false },
    { name: 'trial_balance', logged: true },
    { name: 'upload', logged: false },
  ]);
});
