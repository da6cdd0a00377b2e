import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { logout } from '#api/access/auth/contract.ts';
import { ownAccess } from '#api/access/permissions/contract.ts';
import { createCompany, getCompany, updateCompany, userCompanies } from '#api/companies/companies/contract.ts';
import { listActivityLog } from '#api/kernel/activity-log/contract.ts';
import { inviteUser, withdrawInvitation } from '#api/users/invitations/contract.ts';
import { updateUser } from '#api/users/users/contract.ts';
import { dayInBogota } from '#core/calendar/bogota.ts';
import { addDays } from '#core/product/license.ts';
import { withClient } from '#platform/database/connection.ts';
import { plainConfiguration } from '#platform/public-configuration/public-configuration.ts';
import {
  asClient,
  newCompany,
  startTestService,
  type TestService,
  type TestUser,
  testPassword,
} from '../../../../tests/support/test-service.ts';
import {
  exportLicenses,
  getLicense,
  listLicenseChanges,
  listLicenses,
  ownLicense,
  renewLicense,
  resumeLicense,
  summarizeLicenses,
  suspendLicense,
} from './contract.ts';

let service: TestService;
let staff: TestUser;
const today = dayInBogota(new Date());

beforeAll(async () => {
  const support = { whatsApp: '', phone: '', email: 'soporte@cuadre.example' };
  service = await startTestService({ configuration: { ...plainConfiguration, support } });
  staff = await service.newUser({ isAdmin: true });
});
afterAll(() => service.close());

/** Gives a user's account another license, as staff. */
function renew({ accountId }: TestUser, body: Record<string, unknown> = {}) {
  const terms = { plan: 'empresa', ends_on: addDays(today, 100), ...body };
  return staff.ok(renewLicense, { params: { accountId }, body: terms });
}

/** Sets the end of an account's license to yesterday. */
async function expire({ accountId }: TestUser): Promise<void> {
  await withClient(service.access.owner, (owner) =>
    owner.query(`update license set starts_on = '2020-01-01', ends_on = $1 where account_id = $2`, [
      addDays(today, -1),
      accountId,
    ]),
  );
}

const company = (nit: string, dv: number) => ({
  comp_business_name: 'Comercial Andina S.A.S.',
  comp_entity_id: nit,
  comp_check_digit: dv,
  acso_id: 1,
  rety_id: 1,
});
const first = company('890903938', 8);
const second = company('899999068', 1);

describe('a license', () => {
  test('that has expired is read-only and says why; renewal restores everything', async () => {
    const root = await service.newUser();
    const id = await newCompany(root);
    await expire(root);
    await root.ok(getCompany, { params: { id } });
    const change = { params: { id }, body: { comp_is_active: false } };
    const failure = await root.fails(updateCompany, 'license.expired', change);
    expect(failure.message).toContain('venció');
    await root.fails(createCompany, 'license.expired', { body: first });
    expect((await root.ok(ownAccess)).data.license).toMatchObject({ state: 'vencida', mayChange: false, daysLeft: -1 });
    await renew(root);
    await root.ok(updateCompany, change);
    await root.ok(logout);
  });

  test('that is suspended is read-only until resumed, with history', async () => {
    const root = await service.newUser();
    const id = await newCompany(root);
    const params = { accountId: root.accountId };
    const suspended = await staff.ok(suspendLicense, { params, body: { note: 'Factura sin pagar' } });
    expect(suspended.data.attributes.state).toBe('suspendida');
    const failure = await root.fails(createCompany, 'license.expired', { body: first });
    expect(failure.message).toContain('suspendida');
    expect(failure.message).toContain('Escríbenos a soporte@cuadre.example para reactivarla');
    const invited = await service.newUser({ accountId: root.accountId, isRoot: false });
    const change = { params: { id }, body: { comp_is_active: false } };
    const theirs = await invited.fails(updateCompany, 'license.expired', change);
    expect(theirs.message).toContain(`(${root.email}), que administra la suscripción`);
    await root.ok(userCompanies);
    await staff.ok(resumeLicense, { params, body: {} });
    await staff.ok(resumeLicense, { params, body: {} });
    await root.ok(createCompany, { body: first });
    const { data } = await staff.ok(listLicenseChanges, { params });
    expect(data.map(({ attributes }) => [attributes.action, attributes.note])).toEqual([
      ['resume', ''],
      ['suspend', 'Factura sin pagar'],
      ['grant', ''],
    ]);
    const { data: told } = await root.ok(listActivityLog, { query: { act: 'licence.suspended' } });
    expect(told[0]?.attributes).toMatchObject({ userId: staff.userId, details: { note: 'Factura sin pagar' } });
  });

  test('is listed with its used seats, searchable by subscriber and state', async () => {
    const root = await service.newUser();
    await newCompany(root);
    await renew(root, { plan: 'contador', ends_on: addDays(today, 30) });
    const { data, meta } = await staff.ok(listLicenses, { query: { q: root.email, state: 'por_vencer' } });
    expect(meta.total).toBe(1);
    expect(data[0]?.attributes).toMatchObject({
      ownerEmail: root.email,
      plan: 'contador',
      daysLeft: 30,
      companies: { used: 1, included: 10 },
      users: { used: 1, included: 3 },
      storage: { used: 0, included: 50 * 1024 ** 3 },
    });
    expect((await staff.ok(listLicenses, { query: { q: root.email, state: 'activa' } })).meta.total).toBe(0);
    expect((await root.ok(ownLicense)).data).toEqual(data[0]);
    const byPlan = async (plan: string) =>
      (await staff.ok(listLicenses, { query: { q: root.email, plan } })).meta.total;
    expect([await byPlan('contador'), await byPlan('firma')]).toEqual([1, 0]);
    await root.fails(listLicenses, 'auth.forbidden');
    await root.fails(renewLicense, 'auth.forbidden', {
      params: { accountId: root.accountId },
      body: { plan: 'firma', ends_on: addDays(today, 999) },
    });
  });

  test('is counted by state, plan and month, for staff only', async () => {
    const root = await service.newUser();
    const { data } = await staff.ok(summarizeLicenses, {});
    const { meta } = await staff.ok(listLicenses, { query: {} });
    const sum = (rows: readonly { accounts: number }[]) => rows.reduce((total, { accounts }) => total + accounts, 0);
    expect(sum(data.states)).toBe(meta.total);
    for (const { state, accounts } of data.states)
      expect((await staff.ok(listLicenses, { query: { state } })).meta.total, state).toBe(accounts);
    for (const { plan, accounts } of data.plans)
      expect((await staff.ok(listLicenses, { query: { plan } })).meta.total, plan).toBe(accounts);
    expect([data.created.length, data.ending.length]).toEqual([12, 13]);
    expect(data.created.at(-1)!.month).toBe(data.ending[0]!.month);
    expect(sum(data.created)).toBe(meta.total);
    await root.fails(summarizeLicenses, 'auth.forbidden');
  });

  test('is listed in the requested order, and exported in the same', async () => {
    const word = 'ordenadas';
    const people = [];
    for (const [name, days] of [
      ['=Primera', 300],
      ['Segunda', 200],
    ] as const) {
      const root = await service.newUser();
      await renew(root, { ends_on: addDays(today, days) });
      await withClient(service.access.owner, (owner) =>
        owner.query('update account set name = $1 where id = $2', [`${name} ${word}`, root.accountId]),
      );
      people.push(root.accountId);
    }
    const listed = async (query: object) =>
      (await staff.ok(listLicenses, { query: { q: word, ...query } })).data.map(({ id }) => id);
    expect(await listed({})).toEqual(people.toReversed());
    expect(await listed({ sort: '-endsOn' })).toEqual(people);
    expect(await listed({ sort: 'account' })).toEqual(people);
    const exported = (format: string) => staff.send(exportLicenses, { query: { q: word, sort: 'account', format } });
    const csv = (await exported('csv')).bytes.toString().trim().split('\r\n');
    expect(csv).toHaveLength(3);
    expect(csv[1]).toMatch(/^'=Primera ordenadas;/);
    const workbook = await exported('xlsx');
    expect(workbook.headers['content-type']).toContain('spreadsheetml');
    expect(workbook.bytes.subarray(0, 2).toString()).toBe('PK');
    const root = await service.newUser();
    expect((await root.send(exportLicenses, { query: { format: 'csv' } })).status).toBe(403);
  });

  test('is renewed on the version that was read, for an existing account, until a future day', async () => {
    const root = await service.newUser();
    const params = { accountId: root.accountId };
    const body = { plan: 'firma', ends_on: addDays(today, 10) };
    await staff.fails(renewLicense, 'resource.conflict', { params, body, headers: { 'if-match': '"7"' } });
    const yesterday = { ...body, ends_on: addDays(today, -1) };
    expect((await staff.fails(renewLicense, 'request.invalid', { params, body: yesterday })).errors?.[0]?.field).toBe(
      'ends_on',
    );
    for (const accountId of [staff.accountId, '01890000-0000-7000-8000-000000000001']) {
      await staff.fails(renewLicense, 'resource.not_found', { params: { accountId }, body });
      await staff.fails(getLicense, 'resource.not_found', { params: { accountId } });
    }
  });
});

describe('seats', () => {
  test('for companies are given once, also to concurrent requests', async () => {
    const root = await service.newUser();
    await renew(root, { companies: 1 });
    const answers = await Promise.all([
      root.send(createCompany, { body: first }),
      root.send(createCompany, { body: second }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const failure = await root.fails(createCompany, 'license.limit', { body: company('860002964', 4) });
    expect(failure.message).toContain('1 empresa y');
    const [created] = (await root.ok(userCompanies)).data;
    await root.ok(updateCompany, { params: { id: created!.id }, body: { comp_is_active: false } });
    await root.ok(createCompany, { body: company('860002964', 4) });
    await root.fails(updateCompany, 'license.limit', { params: { id: created!.id }, body: { comp_is_active: true } });
  });

  test('are not taken by the sample company, until it gets another NIT', async () => {
    const root = await service.newUser();
    await renew(root, { companies: 1 });
    const id = await newCompany(root);
    await withClient(service.access.owner, (owner) =>
      owner.query('update company set is_sample = true where id = $1', [id]),
    );
    await root.ok(createCompany, { body: first });
    const params = { id };
    await root.ok(updateCompany, { params, body: { comp_business_name: 'Empresa de práctica' } });
    const { comp_entity_id, comp_check_digit } = second;
    const body = { comp_entity_id, comp_check_digit };
    await root.fails(updateCompany, 'license.limit', { params, body });
    await root.ok(updateCompany, { params, body: { ...body, comp_is_active: false } });
    await root.fails(updateCompany, 'license.limit', { params, body: { comp_is_active: true } });
    await renew(root, { companies: 2 });
    await root.ok(updateCompany, { params, body: { comp_is_active: true } });
    await root.fails(createCompany, 'license.limit', { body: company('860002964', 4) });
  });

  test('for users are taken by invitations too, and released', async () => {
    const root = await service.newUser();
    await renew(root, { users: 2 });
    const invite = (name: string) =>
      root.send(inviteUser, {
        body: { user_name: name, user_email: `${name.toLowerCase()}.${root.userId}@ejemplo.co`, jobs: asClient },
      });
    const answers = await Promise.all(['Ana', 'Beto', 'Caro'].map(invite));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const made = answers.find(({ status }) => status === 201)!.body as { data: { id: number } };
    await root.ok(withdrawInvitation, { params: { userId: made.data.id } });
    const person = await service.newUser({ accountId: root.accountId, isRoot: false });
    const params = { userId: person.userId };
    expect((await invite('Dani')).status).toBe(409);
    await root.ok(updateUser, { params, body: { user_is_active: false, password: testPassword } });
    expect((await invite('Dani')).status).toBe(201);
    await root.fails(updateUser, 'license.limit', { params, body: { user_is_active: true } });
  });
});
