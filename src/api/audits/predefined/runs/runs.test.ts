/** Runs: three-way by value, undoing to the letter, who keeps what, who is told, and who may see it. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inspectTrialBalance, storeTrialBalance } from '#api/balances/trial-balances/contract.ts';
import { updateCompany } from '#api/companies/companies/contract.ts';
import { listActivityLog, verifyActivityLog } from '#api/kernel/activity-log/contract.ts';
import { asCaller } from '#api/kernel/database.ts';
import { linkCompanyUser } from '#api/users/company-users/contract.ts';
import { listNotifications } from '#api/users/notifications/contract.ts';
import { updatePreferences } from '#api/users/profile/contract.ts';
import { assignRole } from '#api/users/roles/contract.ts';
import { csvBalance } from '../../../../../tests/support/fixture-files.ts';
import {
  newCompany,
  startTestService,
  type TestService,
  type TestUser,
} from '../../../../../tests/support/test-service.ts';
import { getChart } from '../../parametrization/chart/contract.ts';
import { getValidation, setValidation } from '../../parametrization/contract.ts';
import { importParametrization } from '../../whole-parametrization/contract.ts';
import { choosePredefined, getPredefined, largestBook, loadPredefined } from '../contract.ts';
import { listMovedCompanies, listPredefinedRuns, listRunResults, undoPredefinedRun } from './contract.ts';

const siigoNube = 1;
const sisco = 7;
const inverted = 2;
const nits = [
  ['860005224', 6],
  ['890903938', 8],
  ['830054539', 0],
  ['860034313', 7],
  ['800037800', 8],
] as const;

let service: TestService;
let staff: TestUser;
let root: TestUser;
let plain: number;
let own: number;

const identity = (index: number, acso_id = siigoNube) => ({
  comp_entity_id: nits[index]![0],
  comp_check_digit: nits[index]![1],
  acso_id,
});
const csv = (...lines: string[]) => ({ name: 'parametrizacion.csv', bytes: Buffer.from(lines.join('\n')) });
const book = (accumulated: string, retired: string) => ({
  name: 'Parametrizacion.csv',
  bytes: Buffer.from(
    `Código o prefijo;Tipo de coincidencia;Categoría\n${accumulated};;invertida.acumulada\n${retired};;invertida.retiroDeActivos`,
  ),
});
const load = async (file: { name: string; bytes: Buffer }, softwareId = siigoNube) =>
  (await staff.ok(loadPredefined, { params: { softwareId }, file })).data;
const roles = async (id: number, who = root) => {
  const { data } = await who.ok(getValidation, { params: { id, validationId: inverted } });
  return Object.fromEntries(data.attributes.roles.map(({ name, accounts }) => [name, accounts]));
};
const predefined = async (id: number, who = root) => (await who.ok(getPredefined, { params: { id } })).data;
const runs = async (who = staff) => (await who.ok(listPredefinedRuns)).data;
const results = async (number: number, softwareId = siigoNube) =>
  (await staff.ok(listRunResults, { params: { softwareId, number } })).data;
const bell = async (who: TestUser) =>
  (await who.ok(listNotifications)).data
    .filter(({ attributes }) => attributes.notification_template.note_id === 66)
    .map(({ attributes }) => attributes);

beforeAll(async () => {
  service = await startTestService();
  staff = await service.newUser({ isAdmin: true });
  root = await service.newUser();
  plain = await newCompany(root, identity(0));
  own = await newCompany(root, identity(1));
  const settings = { roles: { acumulada: ['1528'] } };
  await root.ok(setValidation, { params: { id: own, validationId: inverted }, body: { settings } });
});
afterAll(() => service.close());

test('each role goes its own way: what a company never set follows, what it set stays, and undoing gives back both', async () => {
  const before = { plain: await roles(plain), own: await roles(own) };
  const query = { preview: true };
  const file = book('1592', '5310');
  const planned = (await staff.ok(loadPredefined, { params: { softwareId: siigoNube }, query, file })).data;
  expect(planned.companies).toEqual({ all: 2, changed: 2, keeping: 1, clashing: 0, signedMonths: 0 });
  expect(await runs()).toEqual([]);
  expect((await load(file)).companies).toEqual(planned.companies);
  expect(await roles(plain)).toEqual({ ...before.plain, acumulada: ['1592'], retiroDeActivos: ['5310'] });
  expect(await roles(own)).toEqual({ ...before.own, acumulada: ['1528'], retiroDeActivos: ['5310'] });
  expect((await predefined(own)).applied).toMatchObject({
    previous: 0,
    changes: [{ name: 'retiroDeActivos' }],
    kept: [{ name: 'acumulada', before: ['1528'], after: ['1592'] }],
  });
  const [run] = await runs();
  expect(run).toMatchObject({
    software: { id: siigoNube, name: 'Siigo Nube' },
    ...{ number: 1, kind: 'load', version: 1, fileName: 'Parametrizacion.csv', companies: 2, changed: 2, keeping: 1 },
    ...{ isUndone: false, mayUndo: true },
  });
  const shown = { from: 0, version: 1, held: 1, clashing: 0, keepsVersion: false };
  const byCompany = new Map((await results(1)).map((one) => [one.companyId, one]));
  expect(byCompany.get(plain)).toMatchObject({ ...shown, changed: 2, kept: 0 });
  expect(byCompany.get(own)).toMatchObject({ ...shown, changed: 1, kept: 1 });

  const params = { softwareId: siigoNube, number: 1 };
  expect((await staff.ok(undoPredefinedRun, { params })).data).toMatchObject({ isUndone: true, mayUndo: false });
  expect({ plain: await roles(plain), own: await roles(own) }).toEqual(before);
  expect(await predefined(plain)).toMatchObject({ version: 0, newest: 0, applied: { previous: null } });
  expect((await runs())[0]).toMatchObject({ kind: 'undo', version: 0, undoneVersion: 1, changed: 2 });
  await staff.fails(undoPredefinedRun, 'predefined.not_last', { params });
  await root.fails(choosePredefined, 'resource.not_found', { params: { id: plain }, body: { version: 1 } });
  const late = await newCompany(root, identity(2));
  expect(await roles(late)).toEqual(before.plain);
});

test('whoever kept the version before keeps it at the next one, and moves with neither undoing', async () => {
  await load(book('1592', '5310'));
  await root.ok(choosePredefined, { params: { id: plain }, body: { version: 0 } });
  const kept = await roles(plain);
  const { companies } = await load(book('1540', '5315'));
  expect(companies).toMatchObject({ all: 3, changed: 2, keeping: 2 });
  expect(await roles(plain)).toEqual(kept);
  const [last] = await runs();
  const { number } = last!;
  expect((await results(number)).find(({ companyId }) => companyId === plain)).toMatchObject({
    ...{ from: 0, version: 0, held: 0, changed: 0, kept: 2, keepsVersion: true },
  });
  expect((await roles(own)).retiroDeActivos).toEqual(['5315']);
  // It takes the newest one after all, which is then taken back: it has again what it had kept.
  await root.ok(choosePredefined, { params: { id: plain }, body: { version: 3 } });
  expect((await roles(plain)).retiroDeActivos).toEqual(['5315']);
  await staff.ok(undoPredefinedRun, { params: { softwareId: siigoNube, number } });
  expect(await roles(plain)).toEqual(kept);
  expect((await roles(own)).retiroDeActivos).toEqual(['5310']);
  // Then the run before it, which is now the last one.
  await staff.ok(undoPredefinedRun, { params: { softwareId: siigoNube, number: number - 1 } });
  expect((await roles(own)).retiroDeActivos).toEqual(kept.retiroDeActivos);
  expect((await predefined(own)).version).toBe(0);
});

test('a value that no longer fits with one of the company is told, and a preview over another version is refused', async () => {
  const query = { preview: true };
  const params = { softwareId: siigoNube };
  const file = book('1592', '1528');
  const { data } = await staff.ok(loadPredefined, { params, query, file });
  expect(data.companies).toMatchObject({ all: 3, clashing: 1 });
  await staff.fails(loadPredefined, 'resource.conflict', { params, query: { over: data.before + 1 }, file });
});

test('a company that comes to the package later has its version', async () => {
  const id = await newCompany(root, identity(3, sisco));
  await load(csv('Código o prefijo;Categoría', '51350501;no_deducible.marcadas'), sisco);
  const other = await newCompany(root, identity(4, siigoNube));
  await root.ok(updateCompany, { params: { id: other }, body: { acso_id: sisco } });
  expect(await predefined(other)).toMatchObject({ version: 1, newest: 1, applied: null });
  // The chart says what uses an account in the same moment.
  const balance = csvBalance([
    ['11050501', 'Caja general', '', '', '0', '0', '200', '-200'],
    ['51350501', 'Aseo', '900123456', 'Acme', '0', '200', '0', '200'],
  ]);
  const read = await root.ok(inspectTrialBalance, { params: { id }, file: balance });
  const body = { uploadId: read.data.uploadId, period: '2026-02', confirmPeriod: true, confirmCompany: true };
  await root.ok(storeTrialBalance, { params: { id }, body }, 201);
  const marks = async () => {
    const { accounts } = (await root.ok(getChart, { params: { id } })).data;
    return accounts.find(({ code }) => code === '51350501')?.marks;
  };
  expect(await marks()).toEqual([4]);
  await staff.ok(undoPredefinedRun, { params: { softwareId: sisco, number: 1 } });
  expect(await marks()).toBeUndefined();
});

test('the people of changed companies are told what changed, each of theirs, and their activity log says it', async () => {
  const boss = await service.newUser();
  const ids = [await newCompany(boss, identity(0, 4)), await newCompany(boss, identity(1, 4))];
  const join = async (job: 'contador' | 'gerente') => {
    const person = await service.newUser({ accountId: boss.accountId, isRoot: false, hasRole: false });
    await boss.ok(linkCompanyUser, { params: { id: ids[0]!, userId: person.userId } });
    await boss.ok(assignRole, { body: { user_id: person.userId, job_id: job, company_id: ids[0]! } });
    return person;
  };
  const [accountant, manager, silent] = [await join('contador'), await join('gerente'), await join('contador')];
  await silent.ok(updatePreferences, { body: { bells: { parametrizacion: false } } });
  await load(book('1592', '5310'), 4);
  expect(
    (await bell(boss)).map(({ noti_description, notification_template }) => [
      noti_description,
      notification_template.note_redirect_url,
    ]),
  ).toEqual([
    [
      expect.stringMatching(/World Office: cambia «.+» en 2 de tus empresas\..*«Conservar la anterior»/),
      '/parametrizacion-predefinida',
    ],
  ]);
  const [note] = await bell(accountant);
  expect(note?.noti_description).toMatch(
    /versión 1 .* World Office: a Suministros del Norte S\.A\.S\. le cambia 2 valores en «.*»\. .*meses firmados.*«Conservar la anterior»/,
  );
  expect(note?.notification_template.note_redirect_url).toBe(`/empresa/${ids[0]}/servicio/edicion-plan-cuentas/0`);
  for (const other of [manager, silent, root])
    expect((await bell(other)).map(({ noti_description }) => noti_description)).not.toContainEqual(
      expect.stringContaining('World Office'),
    );
  const { data: log } = await boss.ok(listActivityLog, { query: { act: 'predefined.applied' } });
  expect(log).toMatchObject([{ attributes: { target: 'World Office', details: { version: 1, companies: 2 } } }]);
  expect((await boss.ok(verifyActivityLog)).data).toMatchObject({ isWhole: true, brokenAt: null });
  const moved = (await boss.ok(listMovedCompanies)).data;
  expect(
    moved.map(({ companyId, from, version, changed, held, mayKeep }) => [
      companyId,
      from,
      version,
      changed,
      held,
      mayKeep,
    ]),
  ).toEqual(ids.map((id) => [id, 0, 1, 2, 1, true]));
  expect((await accountant.ok(listMovedCompanies)).data.map(({ companyId }) => companyId)).toEqual([ids[0]]);
  await boss.ok(choosePredefined, { params: { id: ids[1]! }, body: { version: 0 } });
  expect((await boss.ok(listMovedCompanies)).data.map(({ held }) => held).sort()).toEqual([0, 1]);
});

test('what is of staff is of staff, and rows of an account of that account', async () => {
  await root.fails(listPredefinedRuns, 'auth.forbidden');
  const params = { softwareId: siigoNube, number: 1 };
  await root.fails(listRunResults, 'auth.forbidden', { params });
  await root.fails(undoPredefinedRun, 'auth.forbidden', { params });
  await staff.fails(listRunResults, 'resource.not_found', { params: { ...params, number: 99 } });
  const stranger = await service.newUser();
  expect((await stranger.ok(listMovedCompanies)).data).toEqual([]);
  const { db } = service.services;
  await asCaller(db, { ...stranger, isAdmin: false }, async (trx) => {
    expect(await trx.selectFrom('predefined_run_company').selectAll().execute()).toEqual([]);
  });
  const write = (table: string, columns: string, values: string) =>
    asCaller(db, { ...root, isAdmin: false }, (trx) =>
      sql.raw(`insert into ${table} (${columns}) values (${values})`).execute(trx),
    );
  await expect(
    write(
      'predefined_run',
      'software_id, number, kind, version, companies, changed, keeping, made_by',
      `1, 90, 'load', 0, 0, 0, 0, 'x'`,
    ),
  ).rejects.toThrow(/row-level security/);
  await expect(
    write(
      'predefined_run_company',
      'account_id, company_id, software_id, number, from_version, version, changed, kept, keeps_version',
      `'${root.accountId}', ${plain}, 1, 1, 0, 9, 0, 0, false`,
    ),
  ).rejects.toThrow(/row-level security/);
});

test('a balance in the place of the workbook is named as one, whoever drops it', async () => {
  const file = csvBalance([
    ['11050501', 'Caja general', '', '', '0', '200', '0', '200'],
    ['31050501', 'Capital', '', '', '0', '0', '200', '-200'],
  ]);
  const refused = await staff.fails(loadPredefined, 'parametrization.is_balance', {
    params: { softwareId: siigoNube },
    query: { preview: true },
    file,
  });
  expect(refused.message).toMatch(/es un balance de prueba, no el libro Parametrizacion\.xlsx/);
  expect(refused).not.toHaveProperty('accounts_errors');
  await root.fails(importParametrization, 'parametrization.is_balance', { params: { id: plain }, file });
});

test('a balance larger than any workbook is named as one; another file of that size is too large', async () => {
  const account = 'Clientes nacionales de larga trayectoria '.repeat(13);
  const large = csvBalance([
    ...Array.from({ length: 20_000 }, (_, index): Parameters<typeof csvBalance>[0][number] => {
      const person = [String(900_000_000 + index), `Tercero de prueba ${index}`] as const;
      return ['13050501', account, ...person, '1', '0', '0', '1'];
    }),
    ['31050501', 'Capital', '', '', '-20000', '0', '0', '-20000'],
  ]);
  expect(large.bytes.byteLength).toBeGreaterThan(largestBook);
  await root.fails(importParametrization, 'parametrization.is_balance', { params: { id: plain }, file: large });
  const other = { name: 'otra-cosa.csv', bytes: Buffer.alloc(largestBook + 1, 'nada de nada\n') };
  await root.fails(importParametrization, 'request.too_large', { params: { id: plain }, file: other });
});
