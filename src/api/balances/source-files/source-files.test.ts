/** Second files: recognised beside balances, stored, withdrawn, restored, and the audits of the months that they touch. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditChanges, auditEvents, getAudit, startAudit } from '#api/audits/audits/contract.ts';
import { auditFinding, auditFindings } from '#api/audits/audits/findings/contract.ts';
import { crossDocuments, exportDocuments, partyDocuments } from '#api/audits/crossed-documents/contract.ts';
import { asCaller } from '#api/kernel/database.ts';
import { withClient } from '#platform/database/connection.ts';
import { openWorkbook } from '#platform/workbook/open-workbook.ts';
import { type CsvLine, csvBalance, type TestFile } from '../../../../tests/support/fixture-files.ts';
import {
  documentsFile,
  planillaFile,
  type WrittenDocument,
} from '../../../../tests/support/second-files/write-files.ts';
import {
  newCompany,
  startTestService,
  type TestService,
  type TestUser,
} from '../../../../tests/support/test-service.ts';
import { inspectTrialBalance, storeTrialBalance } from '../trial-balances/contract.ts';
import { listSources, restoreSourceFile, storeSourceFile, withdrawSourceFile } from './contract.ts';
import { deleteExpiredSourceUploads } from './queries.ts';

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

const own = '900394374';
const supplier = '900731118';
const stranger = '901578238';

/** The first is booked, the second is not; the third is of the month before. */
const documents: readonly WrittenDocument[] = [
  { folio: 'FV1', day: '2026-02-10', nit: supplier, name: 'La Esquina S.A.S.', vat: 190_000, total: 1_190_000 },
  { folio: 'BOG9514', day: '2026-02-12', nit: stranger, name: 'Tecniservicios S.A.S.', vat: 380_000, total: 2_380_000 },
  { folio: 'FV0', day: '2026-01-10', nit: supplier, name: 'La Esquina S.A.S.', vat: 190_000, total: 1_190_000 },
];

async function inspect(file: TestFile) {
  return (await user.ok(inspectTrialBalance, { params: { id }, file })).data;
}

async function storeSource(file: TestFile, status = 201) {
  const { source } = await inspect(file);
  return user.ok(storeSourceFile, { params: { id }, body: { uploadId: source!.uploadId! } }, status);
}

async function storeBalance(period: string): Promise<void> {
  const line = (code: string, name: string, change: number): CsvLine => [
    code,
    name,
    supplier,
    'La Esquina S.A.S.',
    '0',
    String(Math.max(0, change)),
    String(Math.max(0, -change)),
    String(change),
  ];
  const file = csvBalance([
    line('51953001', 'Papelería', 1_000_000),
    line('24080201', 'IVA descontable', 190_000),
    line('22050501', 'Proveedores', -1_190_000),
  ]);
  const { uploadId } = await inspect(file);
  await user.ok(storeTrialBalance, { params: { id }, body: { uploadId: uploadId!, period, confirmPeriod: true } }, 201);
}

async function ended(auditId: string) {
  const of = { params: { id, auditId } };
  await user.send(auditEvents, of);
  const { result, basis } = (await user.ok(getAudit, of)).data.attributes;
  const found = (await user.ok(auditFindings, of)).data.map(({ finding }) => finding);
  const ofSource = result!.validations.find(({ key }) => key === 'documentos');
  return {
    of,
    health: result!.healthIndex,
    outcome: ofSource?.outcome ?? null,
    withoutFindings: result!.validations.filter(({ outcome }) => outcome === 'sin_hallazgos').length,
    found: found.filter(({ rule }) => rule.startsWith('DOC-')),
    ran: Object.keys(basis!.validations).filter((key) => !basis!.reused.includes(key)),
  };
}

async function audit(month: number) {
  const { data } = await user.ok(startAudit, { params: { id }, body: { year: 2026, month } });
  return ended(data.id);
}

const sourcesOf = async (period: string) => (await user.ok(listSources, { params: { id }, query: { period } })).data;

describe('inspecting', () => {
  test('a report of documents is no balance, and says its months', async () => {
    const found = await inspect(documentsFile(own, documents));
    expect(found).toMatchObject({
      readable: false,
      uploadId: null,
      company: { nit: own, matches: true },
      source: { key: 'documentos', from: '2026-01', to: '2026-02', rows: 3, storedAs: null, problems: [] },
    });
    expect(found.source!.uploadId).not.toBeNull();
  });

  test('a planilla is kept without names, and without its file', async () => {
    const file = planillaFile(own, '2026-02', [{ id: '1055247066', name: 'ZUNILDA', wage: 3_000_000 }]);
    const { source } = await inspect(file);
    expect(source).toMatchObject({ key: 'planilla', from: '2026-02', to: '2026-02', rows: 1, problems: [] });
    await user.ok(storeSourceFile, { params: { id }, body: { uploadId: source!.uploadId! } }, 201);
    const { zstdDecompressSync } = await import('node:zlib');
    await withClient(service.access.owner, async (owner) => {
      await owner.query(`select set_config('app.account_id', '${user.accountId}', false)`);
      const { rows } = await owner.query(`select content from source_file where company_id = ${id}`);
      const kept = zstdDecompressSync(rows[0].content).toString();
      expect(kept).toContain('1055247066');
      expect(kept).not.toContain('ZUNILDA');
    });
  });

  test('a file of another NIT is refused with both, and goes to its company where the user has it', async () => {
    const file = documentsFile('900445924', documents);
    const { source } = await inspect(file);
    expect(source!.uploadId).toBeNull();
    expect(source!.problems[0]).toContain('900.445.924');
    const other = await newCompany(user, { comp_entity_id: '900445924', comp_check_digit: 5 });
    const assigned = await user.ok(inspectTrialBalance, { params: { id }, query: { assign: true }, file });
    expect(assigned.data).toMatchObject({ companyId: other, source: { problems: [] } });
    const body = { uploadId: assigned.data.source!.uploadId! };
    await user.fails(storeSourceFile, 'balance.upload_expired', { params: { id }, body });
    await user.ok(storeSourceFile, { params: { id: other }, body }, 201);
  });

  test('one with a day that cannot be read is refused with its row', async () => {
    const { source } = await inspect(documentsFile(own, [{ ...documents[0]!, day: '31-02-2026' }]));
    expect(source).toMatchObject({ uploadId: null, from: null, rows: 0 });
    expect(source!.problems[0]).toContain('31-02-2026');
  });
});

describe('the line of sources', () => {
  test('has every source, with the files of the month and whether other months have some', async () => {
    expect(await sourcesOf('2026-02')).toMatchObject([
      { key: 'documentos', shortName: 'Documentos DIAN', isLoaded: false, hasOtherMonths: false, files: [] },
      { key: 'planilla', isLoaded: false, files: [] },
      { key: 'extracto', isLoaded: false, files: [] },
      { key: 'auxiliares', isLoaded: false, files: [] },
      { key: 'reportado', isLoaded: false, files: [] },
    ]);
    const { data } = await storeSource(documentsFile(own, documents));
    expect(data).toMatchObject({ number: 1, from: '2026-01', to: '2026-02', withdrawn: null });
    expect((await sourcesOf('2026-02'))[0]).toMatchObject({ isLoaded: true, hasOtherMonths: false, files: [data] });
    expect((await sourcesOf('2026-03'))[0]).toMatchObject({ isLoaded: false, hasOtherMonths: true, files: [] });
  });

  test('the same bytes are stored once', async () => {
    const first = await storeSource(documentsFile(own, documents));
    const { source } = await inspect(documentsFile(own, documents));
    expect(source!.storedAs).toBe(1);
    const again = await storeSource(documentsFile(own, documents), 200);
    expect(again.data.id).toBe(first.data.id);
  });

  test('what waits longer than an hour is deleted', async () => {
    const { source } = await inspect(documentsFile(own, documents));
    await withClient(service.access.owner, async (owner) => {
      await owner.query(`select set_config('app.account_id', '${user.accountId}', false)`);
      await owner.query(`update source_upload set expires_at = now() - interval '1 minute'`);
    });
    const body = { uploadId: source!.uploadId! };
    await user.fails(storeSourceFile, 'balance.upload_expired', { params: { id }, body });
    expect(await deleteExpiredSourceUploads(service.services.db)).toBeGreaterThan(0);
  });
});

describe('audits', () => {
  test('a month without its source loses nothing; with it, only the crossing runs, and without it again it is gone', async () => {
    await storeBalance('2026-01');
    await storeBalance('2026-02');
    const before = await audit(2);
    expect(before).toMatchObject({ outcome: null, found: [] });

    const stored = await storeSource(documentsFile(own, documents));
    expect(stored.meta.audits).toMatchObject([{ period: '2026-02' }]);
    const crossed = await ended(stored.meta.audits[0]!.id);
    expect(crossed.ran).toEqual(['documentos']);
    expect(crossed.outcome).toBe('con_hallazgos');
    expect(crossed.withoutFindings).toBe(before.withoutFindings);
    expect(crossed.found).toMatchObject([{ rule: 'DOC-1', amount: '2380000.00' }]);
    const { fingerprint } = crossed.found[0]!;
    const detail = await user.ok(auditFinding, { params: { ...crossed.of.params, fingerprint } });
    expect(detail.data.finding.message).toContain('BOG9514');
    expect((await audit(2)).ran).toEqual([]);

    const params = { id, sourceFileId: stored.data.id };
    const withdrawn = await user.ok(withdrawSourceFile, { params, body: { reason: 'Era de otro mes' } });
    expect(withdrawn.data.withdrawn).toMatchObject({ reason: 'Era de otro mes' });
    const without = await ended(withdrawn.meta.audits[0]!.id);
    expect(without).toMatchObject({ outcome: null, found: [], health: before.health, ran: [] });

    const restored = await user.ok(restoreSourceFile, { params });
    const back = await ended(restored.meta.audits[0]!.id);
    expect(back.found.map((one) => one.fingerprint)).toEqual([fingerprint]);
  });

  test('an audit that a file came after says so, and a month of no file is not crossed', async () => {
    await storeBalance('2026-02');
    await storeBalance('2026-05');
    const may = await audit(5);
    await storeSource(documentsFile(own, documents));
    expect((await audit(5)).outcome).toBeNull();
    expect((await user.ok(auditChanges, may.of)).data.changes).toEqual([]);
    const second = await storeSource(documentsFile(own, documents.slice(0, 1), 'otro.csv'));
    expect(second.data.number).toBe(2);
    const february = await audit(2);
    await user.ok(withdrawSourceFile, { params: { id, sourceFileId: second.data.id }, body: { reason: 'Repetido' } });
    expect((await user.ok(auditChanges, february.of)).data.changes).toMatchObject([{ kind: 'sources' }]);
  });

  test('a withdrawn file is not restored beside the same bytes, nor withdrawn twice', async () => {
    const { data } = await storeSource(documentsFile(own, documents));
    const params = { id, sourceFileId: data.id };
    await user.ok(withdrawSourceFile, { params, body: { reason: 'Prueba' } });
    await user.fails(withdrawSourceFile, 'resource.not_found', { params, body: { reason: 'Prueba' } });
    await storeSource(documentsFile(own, documents));
    const { message } = await user.fails(restoreSourceFile, 'source.stored_again', { params });
    const { data: sources } = await user.ok(listSources, { params: { id }, query: { period: '2026-01' } });
    const told = sources.flatMap(({ files }) => files).map(({ number, obstacle }) => [number, obstacle]);
    expect(told).toEqual([
      [2, null],
      [1, message],
    ]);
  });

  test('another account sees none of it, not even in the database', async () => {
    const { data } = await storeSource(documentsFile(own, documents));
    const other = await service.newUser();
    const params = { id, sourceFileId: data.id };
    await other.fails(listSources, 'resource.not_found', { params: { id }, query: { period: '2026-02' } });
    await other.fails(withdrawSourceFile, 'resource.not_found', { params, body: { reason: 'Prueba' } });
    await other.fails(restoreSourceFile, 'resource.not_found', { params });
    const seen = await asCaller(service.services.db, { ...other, isAdmin: false }, (trx) =>
      trx.selectFrom('source_file').select('id').execute(),
    );
    expect(seen).toEqual([]);
  });
});

test('a screen has both sides of each third party, what became of them, and a workbook', async () => {
  await storeBalance('2026-01');
  await storeBalance('2026-02');
  await audit(2);
  const query = { period: '2026-02' };
  const before = await user.ok(crossDocuments, { params: { id }, query });
  expect(before.data).toMatchObject({ problem: expect.stringContaining('Falta'), parties: [], total: 0 });
  await storeSource(documentsFile(own, documents));
  const { data } = await user.ok(crossDocuments, { params: { id }, query });
  expect(data).toMatchObject({ problem: null, counts: { received: 2, issued: 0 }, total: 2 });
  expect(data.totals).toMatchObject({ documents: 2, crossed: 1, difference: '-2380000.00' });
  expect(data.parties).toMatchObject([
    { nit: '901.578.238', state: 'unbooked', open: 1, booked: '0.00', issued: '2380000.00' },
    { key: supplier, state: 'agrees', how: 'one', open: 0, booked: '1190000.00', difference: '0.00' },
  ]);
  const found = await user.ok(crossDocuments, { params: { id }, query: { ...query, search: 'bog9514' } });
  expect(found.data.parties.map(({ key }) => key)).toEqual([stranger]);
  const agreeing = await user.ok(crossDocuments, { params: { id }, query: { ...query, state: 'agrees' } });
  expect(agreeing.data).toMatchObject({
    total: 1,
    states: [
      { state: 'unbooked', count: 1 },
      { state: 'agrees', count: 1 },
    ],
  });
  const party = await user.ok(partyDocuments, { params: { id }, query: { ...query, key: supplier } });
  expect(party.data.documents).toMatchObject([
    { folio: 'FV1', day: '2026-02-10', base: '1000000.00', vat: '190000.00', place: 'booked' },
  ]);
  expect(party.data.rows.map(({ account, debit }) => [account, debit])).toEqual([
    ['51953001', '1000000.00'],
    ['24080201', '190000.00'],
  ]);
  await user.fails(partyDocuments, 'resource.not_found', { params: { id }, query: { ...query, key: '1' } });
  const { bytes } = await user.send(exportDocuments, { params: { id }, query });
  const workbook = await openWorkbook(bytes, 'cruce.xlsx');
  expect(workbook.sheets.map(({ name }) => name)).toEqual(['Terceros', 'Documentos']);
  expect(workbook.sheets[0]!.head.at(-1)!.cells.slice(0, 6)).toEqual([
    'Total',
    'Compras',
    2,
    1190000,
    3570000,
    -2380000,
  ]);
  await user.fails(crossDocuments, 'audit.no_balance', { params: { id }, query: { period: '2026-07' } });
});
