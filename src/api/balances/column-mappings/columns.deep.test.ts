import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  newCompany,
  startTestService,
  type TestService,
  type TestUser,
} from '../../../../tests/support/test-service.ts';
import { keepFile } from '../kept-files/contract.ts';
import { getTrialBalance, inspectTrialBalance, storeTrialBalance } from '../trial-balances/contract.ts';
import { deleteColumnMapping, listColumnMappings, previewSheets, saveColumnMapping, tryColumns } from './contract.ts';

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

/** A layout of no package, the same every month. A header that is a figure keeps its columns from being found by figures. */
function oddFile(month = 'Enero', change: (text: string) => string = (text) => text) {
  const text = [
    'Suministros del Norte S.A.S.;;;;;;;',
    `NIT 900394374-4;;${month} de 2026;;;;;`,
    'Cta;Detalle;No. Ident;Beneficiario;Sdo Ant;Cargos;Abonos;Sdo Actual;2026',
    '11050501;Caja;;;100,00;60,00;10,00;150,00',
    '13050501;Clientes;;;40,00;40,00;10,00;70,00',
    '13050501;Clientes;900111222;Ana S.A.S.;30,00;30,00;10,00;50,00',
    '13050501;Clientes;79456123;Luis;10,00;10,00;0,00;20,00',
    '31050501;Capital;800197268;Socio;-140,00;0,00;80,00;-220,00',
    'Total general;;;;0,00;100,00;100,00;0,00',
  ].join('\r\n');
  return { name: `informe ${month}.csv`, bytes: Buffer.from(change(text)) };
}

const inspect = async (file = oddFile()) => (await user.ok(inspectTrialBalance, { params: { id }, file })).data;

async function preview(file = oddFile()) {
  const { data: kept } = await user.ok(keepFile, { params: { id }, file });
  expect(kept.files).toBeNull();
  const params = { id, fileId: kept.id };
  const { data } = await user.ok(previewSheets, { params });
  const { guess: mapping, ...sheet } = data.sheets[0]!;
  return { params, sheet, mapping };
}

async function save(file = oddFile()) {
  const { params, sheet, mapping } = await preview(file);
  const body = { fileId: params.fileId, sheet: sheet.name, mapping };
  return (await user.ok(saveColumnMapping, { params: { id }, body })).data;
}

describe('a column mapping', () => {
  test('is guessed for a sheet that no format recognises, and shown beside its first rows', async () => {
    expect(await inspect()).toMatchObject({ readable: false, issues: [{ code: 'format_unknown' }] });
    const { sheet, mapping } = await preview();
    expect(sheet.rows[2]).toEqual({
      number: 3,
      cells: ['Cta', 'Detalle', 'No. Ident', 'Beneficiario', 'Sdo Ant', 'Cargos', 'Abonos', 'Sdo Actual', '2026'],
    });
    expect(mapping).toMatchObject({
      headerRow: 3,
      code: [0],
      name: 1,
      id: 2,
      thirdPartyName: 3,
      opening: 4,
      closing: 7,
    });
  });

  test('is tried on the whole file: rows, totals, counts, first rows and problems with their cells', async () => {
    const { params, sheet, mapping } = await preview();
    const tryThem = async (changes: object) =>
      (await user.ok(tryColumns, { params, body: { sheet: sheet.name, mapping: { ...mapping, ...changes } } })).data;
    const good = await tryThem({});
    expect(good).toMatchObject({
      proof: 'proved',
      period: '2026-01',
      company: { nit: '900394374', dv: 4 },
      rows: 4,
      accounts: 3,
      thirdParties: 3,
      totals: { opening: '0.00', debits: '100.00', credits: '100.00', closing: '0.00', balanced: true },
      issues: [],
    });
    expect(good.arithmetic.explained).toBe(good.arithmetic.telling);
    expect(good.firstRows[1]).toMatchObject({ row: 6, account: '13050501', nit: '900111222', closing: '50.00' });
    const wrong = await tryThem({ debit: 3 });
    expect(wrong).toMatchObject({ proof: 'wrong', firstRows: [] });
    expect(wrong.issues[0]).toMatchObject({ code: 'amount_unreadable', row: 6, column: 'D', found: 'Ana S.A.S.' });
    // Only rows without movement add up when swapped, and they do not discriminate.
    expect(await tryThem({ debit: 6, credit: 5, sign: 'signed' })).toMatchObject({
      proof: 'wrong',
      arithmetic: { explained: 0, telling: good.arithmetic.telling },
    });
  });

  test('reads the next file with the same headers automatically, until it is stored', async () => {
    const saved = await save();
    expect(saved.attributes).toMatchObject({
      fileName: 'informe Enero.csv',
      savedBy: expect.stringMatching(/Persona/),
    });
    const found = await inspect(oddFile('Febrero'));
    expect(found).toMatchObject({
      readable: true,
      period: '2026-02',
      format: { key: 'columnas', name: 'Columnas de Suministros del Norte S.A.S.', headerRow: 3 },
      totals: { balanced: true },
    });
    const { data: stored } = await user.ok(storeTrialBalance, { params: { id }, body: { uploadId: found.uploadId } });
    expect(stored.attributes.formatName).toBe('Columnas de Suministros del Norte S.A.S.');
    const { data } = await user.ok(getTrialBalance, { params: { id, balanceId: stored.id } });
    expect(data.rows.map(({ closing }) => closing)).toEqual(['150.00', '50.00', '20.00', '-220.00']);
  });

  test('is refused when the reading is wrong, or the headers are not distinctive', async () => {
    const { params, sheet, mapping } = await preview();
    const body = (changes: object) => ({
      fileId: params.fileId,
      sheet: sheet.name,
      mapping: { ...mapping, ...changes },
    });
    await user.fails(saveColumnMapping, 'balance.columns_unproved', {
      params: { id },
      body: body({ debit: 6, credit: 5 }),
    });
    const failure = await user.fails(saveColumnMapping, 'request.invalid', {
      params: { id },
      body: body({ headerRow: 1 }),
    });
    expect(failure.errors?.[0]?.field).toBe('mapping.headerRow');
    await user.fails(saveColumnMapping, 'request.invalid', { params: { id }, body: body({ code: [] }) });
    expect((await user.ok(listColumnMappings, { params: { id } })).data).toEqual([]);
  });

  test('is one per kind of file, listed and deleted', async () => {
    const first = await save();
    const again = await save(oddFile('Marzo'));
    expect(again.id).toBe(first.id);
    await save(oddFile('Enero', (text) => text.replace('Beneficiario', 'Tercero o beneficiario')));
    const { data: all } = await user.ok(listColumnMappings, { params: { id } });
    expect(all.map(({ attributes }) => attributes.fileName)).toEqual(['informe Enero.csv', 'informe Marzo.csv']);
    const params = { id, mappingId: first.id };
    await user.ok(deleteColumnMapping, { params }, 204);
    expect((await inspect()).readable).toBe(false);
    await user.fails(deleteColumnMapping, 'resource.not_found', { params });
  });

  test('goes by position in a sheet without headers: tried, saved, and recognised by figures that add up', async () => {
    const untitled = (month: string, change: (text: string) => string = (text) => text) =>
      oddFile(month, (text) => change(text.replace(/^Cta;.*\r\n/m, '')));
    expect(await inspect(untitled('Enero'))).toMatchObject({ readable: false, issues: [{ code: 'header_missing' }] });
    const { sheet, mapping, params } = await preview(untitled('Enero'));
    expect(mapping).toMatchObject({ headerRow: 0, code: [0], id: 2, opening: 4, closing: 7 });
    const tried = await user.ok(tryColumns, { params, body: { sheet: sheet.name, mapping } });
    expect(tried.data).toMatchObject({ proof: 'proved', period: '2026-01', rows: 4 });
    const body = { fileId: params.fileId, sheet: sheet.name, mapping };
    const first = await user.ok(saveColumnMapping, { params: { id }, body });
    expect(first.data.attributes.mapping).toMatchObject({ headerRow: 0, headers: Array(8).fill('') });
    expect(await inspect(untitled('Febrero'))).toMatchObject({
      readable: true,
      period: '2026-02',
      format: { key: 'columnas', headerRow: 0 },
      totals: { balanced: true },
    });
    // Same width with debits and credits swapped: nothing adds up, and nothing is read.
    const swapped = untitled('Marzo', (text) => text.replace(/;([\d.,]+);([\d.,]+);(-?[\d.,]+)(?=\r|$)/g, ';$2;$1;$3'));
    expect(await inspect(swapped)).toMatchObject({ readable: false });
    // Without openings no file could be recognised by its figures.
    const noOpening = { ...mapping, opening: null };
    const failure = await user.fails(saveColumnMapping, 'request.invalid', {
      params: { id },
      body: { ...body, mapping: noOpening },
    });
    expect(failure.errors?.[0]?.field).toBe('mapping.headerRow');
    const again = await user.ok(saveColumnMapping, { params: { id }, body });
    expect(again.data.id).toBe(first.data.id);
  });

  test('found by their figures are asked for once: storing the file keeps them for the next one', async () => {
    const unknown = (month: string) =>
      oddFile(month, (text) =>
        text
          .replace(/^Cta;.*$/m, 'MCNCUENTA;MCNNOMBRE;CODBENF;NOMBENF;SALDOANT;VALDEB;VALCRE;NEWSALDO')
          .replaceAll(';2026', ''),
      );
    const asked = await inspect(unknown('Enero'));
    expect(asked).toMatchObject({ readable: true, thirdParties: 3 });
    expect(asked.issues.find(({ code }) => code === 'columns_by_figures')).toMatchObject({
      confirm: true,
      message: expect.stringContaining('cuenta en A (MCNCUENTA)'),
    });
    expect((await user.ok(listColumnMappings, { params: { id } })).data).toEqual([]);
    await user.ok(storeTrialBalance, { params: { id }, body: { uploadId: asked.uploadId } });
    const [kept] = (await user.ok(listColumnMappings, { params: { id } })).data;
    expect(kept?.attributes).toMatchObject({
      fileName: 'informe Enero.csv',
      mapping: { code: [0], id: 2, closing: 7 },
    });
    const next = await inspect(unknown('Febrero'));
    expect(next.format?.key).toBe('columnas');
    expect(next.issues.filter(({ code }) => code === 'columns_by_figures')).toEqual([]);
    expect([next.rows, next.accounts, next.thirdParties, next.totals]).toEqual([
      asked.rows,
      asked.accounts,
      asked.thirdParties,
      asked.totals,
    ]);
  });

  test('is visible to its company and account only', async () => {
    const { params, sheet, mapping } = await preview();
    const saved = await save();
    const other = await newCompany(user, { comp_entity_id: '900445924', comp_check_digit: 5 });
    const elsewhere = await user.ok(inspectTrialBalance, { params: { id: other }, file: oddFile() });
    expect(elsewhere.data.readable).toBe(false);
    await user.fails(deleteColumnMapping, 'resource.not_found', { params: { id: other, mappingId: saved.id } });
    const stranger = await service.newUser();
    const own = await newCompany(stranger);
    const body = { sheet: sheet.name, mapping };
    await stranger.fails(tryColumns, 'resource.not_found', { params, body });
    await stranger.fails(previewSheets, 'balance.upload_expired', { params: { ...params, id: own } });
    await stranger.fails(listColumnMappings, 'resource.not_found', { params: { id } });
    expect((await stranger.ok(listColumnMappings, { params: { id: own } })).data).toEqual([]);
    await stranger.fails(deleteColumnMapping, 'resource.not_found', { params: { id: own, mappingId: saved.id } });
  });
});
