/** Predefined parametrizations: who loads them, all or nothing, what each company is audited with, and its choice. */

import { readXlsx } from 'hucre/xlsx';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inspectTrialBalance, storeTrialBalance } from '#api/balances/trial-balances/contract.ts';
import { updateCompany } from '#api/companies/companies/contract.ts';
import { listActivityLog } from '#api/kernel/activity-log/contract.ts';
import { asCaller } from '#api/kernel/database.ts';
import { listAccountableSoftware } from '#core/reference/chart/accountable-software.ts';
import { csvBalance } from '../../../../tests/support/fixture-files.ts';
import {
  fixtureCompany,
  newCompany,
  startTestService,
  type TestService,
  type TestUser,
} from '../../../../tests/support/test-service.ts';
import { auditChanges, auditEvents, getAudit, startAudit } from '../audits/contract.ts';
import { editChart, getChart, previewChartEdits } from '../parametrization/chart/contract.ts';
import { getValidation, resetValidation, setValidation } from '../parametrization/contract.ts';
import { choosePredefined, downloadPredefined, getPredefined, loadPredefined } from './contract.ts';

const worldOffice = 4;
const siigoNube = 1;
const inverted = 2;
const ofWorldOffice = { ...fixtureCompany, acso_id: worldOffice };

let service: TestService;
let staff: TestUser;
let user: TestUser;

beforeAll(async () => {
  service = await startTestService();
  staff = await service.newUser({ isAdmin: true });
  user = await service.newUser();
});
afterAll(() => service.close());

const csv = (...lines: string[]) => ({ name: 'parametrización.csv', bytes: Buffer.from(lines.join('\n')) });
const accounts = (...codes: string[]) =>
  csv('Código o prefijo;Tipo de coincidencia;Categoría', ...codes.map((code) => `${code};invertida.acumulada`));
const params = (softwareId: number) => ({ softwareId });
const load = async (softwareId: number, file: { name: string; bytes: Buffer }) =>
  (await staff.ok(loadPredefined, { params: params(softwareId), file })).data;
const acumulada = async (id: number, who = user) =>
  (await who.ok(getValidation, { params: { id, validationId: inverted } })).data.attributes.roles.find(
    ({ name }) => name === 'acumulada',
  )!;

describe('the workbook of every package', () => {
  test.each(listAccountableSoftware().map(({ id }) => id))('of %i goes in again without a difference', async (id) => {
    const book = await staff.send(downloadPredefined, { params: params(id) });
    expect(book.headers['content-disposition']).toBe('attachment; filename="Parametrizacion.xlsx"');
    // Typed as `2,5%` into another cell, a rate would be stored as 0.025.
    const { sheets } = await readXlsx(book.bytes, { readStyles: true });
    for (const name of ['Tarifas', 'Parámetros'])
      expect(sheets.find((sheet) => sheet.name === name)!.cells!.get('1,2')!.style!.numFmt, name).toBe('@');
    expect(await load(id, { name: 'Parametrizacion.xlsx', bytes: book.bytes })).toMatchObject({
      ...{ version: 0, before: 0, changes: 0, unused: [] },
      companies: { changed: 0, keeping: 0, clashing: 0, signedMonths: 0 },
    });
  });

  test('is for staff, of packages that exist', async () => {
    await user.fails(loadPredefined, 'auth.forbidden', { params: params(siigoNube), file: accounts('1592;') });
    await user.fails(downloadPredefined, 'auth.forbidden', { params: params(siigoNube) });
    await staff.fails(loadPredefined, 'resource.not_found', { params: params(3), file: accounts('1592;') });
    const insert = asCaller(service.services.db, { ...user, isAdmin: false }, (trx) =>
      sql`insert into predefined_parametrization (software_id, version, settings, file_name, loaded_by)
          values (1, 1, '{}', 'a', 'b')`.execute(trx),
    );
    await expect(insert).rejects.toThrow(/row-level security/);
  });

  test('says every error at once, and takes nothing', async () => {
    const file = csv('Código o prefijo;Tipo de coincidencia;Categoría', '15x;;invertida.acumulada', '15;;nada.de');
    const failure = await staff.fails(loadPredefined, 'parametrization.invalid', { params: params(siigoNube), file });
    expect(failure).toMatchObject({
      code: 422,
      accounts_errors: [
        expect.stringMatching(/Fila 2, columna A \(Código o prefijo\): «15x» no es un código/),
        expect.stringMatching(/Fila 3, columna C \(Categoría\): No existe la categoría «nada.de»/),
      ],
    });
    const picture = { name: 'foto.xlsx', bytes: Buffer.from('\x89PNG\r\n\x1a\n', 'latin1') };
    const unread = await staff.fails(loadPredefined, 'parametrization.invalid', { params: params(1), file: picture });
    expect(unread).toMatchObject({ accounts_errors: [expect.any(String)] });
  });
});

describe('a new version', () => {
  let early: number;

  beforeAll(async () => {
    early = await newCompany(user, ofWorldOffice);
  });

  test('applies to every company of the package: its own values stay, and it may keep the version before', async () => {
    await user.ok(setValidation, {
      params: { id: early, validationId: inverted },
      body: { settings: { parameters: { capitalSuscrito: '5000000.00' } } },
    });
    const file = accounts('1592;', '15990101;exacta');
    const query = { preview: true };
    const planned = (await staff.ok(loadPredefined, { params: params(worldOffice), query, file })).data;
    expect(planned).toEqual({
      ...{ version: 1, before: 0, changes: 1, unused: [] },
      companies: { all: 1, changed: 1, keeping: 0, clashing: 0, signedMonths: 0 },
    });
    expect((await acumulada(early)).accounts).toContain('1597');
    expect(await load(worldOffice, file)).toEqual(planned);
    // Again the same: no version.
    expect(await load(worldOffice, file)).toMatchObject({ version: 1, before: 1, changes: 0 });
    const late = await newCompany(user, { ...ofWorldOffice, comp_entity_id: '860005224', comp_check_digit: 6 });
    const taken = { default: ['1592', '=15990101'], accounts: ['1592', '=15990101'], isDefault: true };
    expect(await acumulada(late)).toMatchObject(taken);
    const begun = (await user.ok(getPredefined, { params: { id: late } })).data;
    expect(begun).toMatchObject({ version: 1, newest: 1, changes: [], applied: null });

    expect(await acumulada(early)).toMatchObject(taken);
    const moved = (await user.ok(getPredefined, { params: { id: early } })).data;
    expect(moved).toMatchObject({
      software: { id: worldOffice, name: 'World Office' },
      ...{ version: 1, newest: 1, changes: [] },
      applied: {
        previous: 0,
        changes: [{ validationId: inverted, part: 'roles', name: 'acumulada', after: ['1592', '=15990101'] }],
        kept: [],
      },
    });
    const kept = (await user.ok(choosePredefined, { params: { id: early }, body: { version: 0 } })).data;
    expect(kept).toMatchObject({ version: 0, newest: 1, changes: [{ name: 'acumulada' }], applied: null });
    expect((await acumulada(early)).accounts).toContain('1597');
    await user.ok(choosePredefined, { params: { id: early }, body: { version: 1 } });
    expect(await acumulada(early)).toMatchObject(taken);
    const { attributes } = (await user.ok(getValidation, { params: { id: early, validationId: inverted } })).data;
    expect(attributes.settings).toEqual({ parameters: { capitalSuscrito: '5000000.00' } });
    await user.fails(choosePredefined, 'resource.not_found', { params: { id: early }, body: { version: 9 } });
    const { data } = await user.ok(listActivityLog, { query: { act: 'predefined.chosen' } });
    expect(data.map(({ attributes: { details } }) => details)).toEqual([{ version: 1 }, { version: 0 }]);
  });

  test('of another package does not touch a company, nor does the choice of another account', async () => {
    const other = await service.newUser();
    await other.fails(getPredefined, 'resource.not_found', { params: { id: early } });
    await other.fails(choosePredefined, 'resource.not_found', { params: { id: early }, body: { version: 0 } });
    await asCaller(service.services.db, { ...other, isAdmin: false }, async (trx) => {
      const seen = await trx.selectFrom('predefined_choice').selectAll().execute();
      expect(seen).toEqual([]);
    });
    await user.ok(updateCompany, { params: { id: early }, body: { acso_id: siigoNube } });
    expect((await acumulada(early)).accounts).toContain('1597');
    await user.ok(updateCompany, { params: { id: early }, body: { acso_id: worldOffice } });
    expect((await acumulada(early)).accounts).toEqual(['1592', '=15990101']);
  });

  test('is part of the audit: it finds with it, and says when it changed after', async () => {
    const id = early;
    const file = csvBalance([
      ['11050501', 'Caja general', '', '', '0', '100', '0', '100'],
      ['15990101', 'Otras', '', '', '0', '100', '0', '100'],
      ['31050501', 'Capital', '', '', '0', '0', '200', '-200'],
    ]);
    const { data } = await user.ok(inspectTrialBalance, { params: { id }, file });
    const body = { uploadId: data.uploadId, period: '2026-02', confirmPeriod: true };
    await user.ok(storeTrialBalance, { params: { id }, body }, 201);
    const audit = async () => {
      const started = await user.ok(startAudit, { params: { id }, body: { year: 2026, month: 2 } });
      const where = { params: { id, auditId: started.data.id } };
      await user.send(auditEvents, where);
      return { where, basis: (await user.ok(getAudit, where)).data.attributes.basis! };
    };
    const first = await audit();
    expect(first.basis.predefined).toEqual({ software: worldOffice, version: 1 });
    expect((await user.ok(auditChanges, first.where)).data.sentence).toBeNull();
    await load(worldOffice, accounts('1592;'));
    expect((await user.ok(getAudit, first.where)).data.attributes.basis!.predefined?.version).toBe(1);
    expect((await user.ok(auditChanges, first.where)).data).toMatchObject({
      sentence: 'La parametrización predefinida cambió después de esta auditoría.',
      changes: [{ kind: 'predefined' }],
    });
    const second = await audit();
    expect(Object.keys(second.basis.validations).filter((key) => !second.basis.reused.includes(key))).toEqual([
      'invertida',
    ]);
  });
});

describe('equivalent accounts, natures and marks of a package', () => {
  const sisco = 7;
  const withholding = 10;
  const equivalences = 0;
  const edits = [{ accounts: ['248542'], equivalent: '236540' }];
  let id: number;

  const chart = async () => {
    const { accounts, useSets } = (await user.ok(getChart, { params: { id } })).data;
    const of = (code: string) => accounts.find((account) => account.code === code)!;
    return { of, usesOf: (code: string) => (useSets[of(code).uses ?? -1] ?? []).map((use) => use.id) };
  };
  const ownPairs = async () =>
    (await user.ok(getValidation, { params: { id, validationId: equivalences } })).data.attributes.settings;

  beforeAll(async () => {
    const titles = 'Código o prefijo;Tipo de coincidencia;Categoría;Cuenta contrapartida';
    await load(sisco, csv(titles, '248541;pareja;cuentas.equivalencias;236525', '51350501;;no_deducible.marcadas;'));
    const ofSisco = { ...fixtureCompany, comp_entity_id: '890903938', comp_check_digit: 8, acso_id: sisco };
    id = await newCompany(user, ofSisco);
    const file = csvBalance([
      ['11050501', 'Caja general', '', '', '0', '700', '0', '700'],
      ['248541', 'Otra cosa', '900123456', 'Acme', '0', '0', '300', '-300'],
      ['248542', 'Y otra', '900123456', 'Acme', '0', '0', '600', '-600'],
      ['51350501', 'Aseo', '900123456', 'Acme', '0', '200', '0', '200'],
    ]);
    const { data } = await user.ok(inspectTrialBalance, { params: { id }, file });
    await user.ok(storeTrialBalance, { params: { id }, body: { uploadId: data.uploadId, period: '2026-02' } }, 201);
  });

  test('are those of the chart, and nobody of the company changed them', async () => {
    const { of, usesOf } = await chart();
    expect(usesOf('248541')).toContain(withholding);
    expect(usesOf('248542')).not.toContain(withholding);
    expect(of('51350501')).toMatchObject({ marks: [4] });
    for (const code of ['248541', '51350501']) expect(of(code)).not.toHaveProperty('isChanged', true);
  });

  test('stay beside what the company says of others, and come back when it takes that back', async () => {
    const preview = (await user.ok(previewChartEdits, { params: { id }, body: { edits } })).data;
    expect(preview.changes.map(({ code }) => code)).toEqual(['248542']);
    await user.ok(editChart, { params: { id }, body: { edits } });
    const pairs = [
      ['248541', '236525'],
      ['248542', '236540'],
    ];
    expect(await ownPairs()).toEqual({ parameters: { equivalencias: pairs } });
    const edited = await chart();
    for (const code of ['248541', '248542']) expect(edited.usesOf(code)).toContain(withholding);
    await user.ok(resetValidation, { params: { id, validationId: equivalences } });
    const reset = await chart();
    expect(reset.usesOf('248541')).toContain(withholding);
    expect(reset.usesOf('248542')).not.toContain(withholding);
  });
});
