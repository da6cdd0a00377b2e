import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { me } from '#api/access/auth/contract.ts';
import { ownAccess } from '#api/access/permissions/contract.ts';
import { createCompany, userCompanies } from '#api/companies/companies/contract.ts';
import { deleteCompany, restoreCompany } from '#api/companies/company-deletion/contract.ts';
import { listActivityLog } from '#api/kernel/activity-log/contract.ts';
import { asCaller } from '#api/kernel/database.ts';
import { claimSeat } from '#api/subscription/claim-seat.ts';
import { checkCode, createBatch, redeemCode } from '#api/subscription/codes/contract.ts';
import { withClient } from '#platform/database/connection.ts';
import {
  newCompany,
  startTestService,
  type TestService,
  testPassword,
} from '../../../../tests/support/test-service.ts';
import { anonymiseName } from '../personal-data/anonymise.job.ts';
import { requestDeletion, withdrawDeletion } from '../personal-data/contract.ts';
import { getProfile } from '../profile/contract.ts';
import { assignRole } from '../roles/contract.ts';
import { getUser, listUsers, updateUser } from '../users/contract.ts';
import { closeAccount, handOverAccount, reopenAccount } from './contract.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

const password = testPassword;
const sql = (text: string, values: unknown[] = []) =>
  withClient(service.access.owner, (owner) => owner.query(text, values));

async function newAccount() {
  const root = await service.newUser();
  const company = await newCompany(root);
  return { root, company, guest: await service.newUser({ accountId: root.accountId, isRoot: false, hasRole: false }) };
}

describe('transferring an account', () => {
  test('makes the other user the subscriber; the former one continues as accountant of every company', async () => {
    const { root, guest, company } = await newAccount();
    await root.ok(assignRole, { body: { user_id: guest.userId, job_id: 'cliente', company_id: company } });
    await root.ok(handOverAccount, { body: { user_id: guest.userId, password } });
    expect((await guest.ok(me)).data.attributes.isRootUser).toBe(true);
    expect((await guest.ok(listUsers)).meta.total).toBe(2);
    await guest.ok(createCompany, {
      body: {
        comp_business_name: 'Otra S.A.S.',
        comp_entity_id: '890903938',
        comp_check_digit: 8,
        acso_id: 1,
        rety_id: 1,
      },
    });
    expect((await root.ok(me)).data.attributes.isRootUser).toBe(false);
    expect((await root.ok(userCompanies)).data.map(({ id }) => id)).toEqual([company]);
    const { jobs } = (await guest.ok(getUser, { params: { userId: root.userId } })).data.attributes;
    expect(jobs).toMatchObject([{ jobId: 'contador', companyId: null }]);
    await root.fails(updateUser, 'auth.forbidden', { params: { userId: guest.userId }, body: { user_name: 'Otra' } });
    await root.fails(handOverAccount, 'auth.forbidden', { body: { user_id: root.userId, password } });
    const { data } = await guest.ok(listActivityLog, { query: { act: 'account.handed_over' } });
    expect(data[0]?.attributes).toMatchObject({ userId: root.userId, target: guest.email });
    expect((await service.nextMail(guest.email)).text).toContain('te entregó la suscripción');
    expect((await service.nextMail(root.email)).text).toContain('administra desde ahora');
    // The former subscriber can leave now.
    await root.ok(requestDeletion, { body: { password } });
  });

  test('needs the password, and an active user of the account who is staying', async () => {
    const { root, guest } = await newAccount();
    const stranger = await service.newUser();
    const to = (user_id: number) => ({ body: { user_id, password } });
    await root.fails(handOverAccount, 'password.wrong', { body: { user_id: guest.userId, password: 'otra' } });
    await root.fails(handOverAccount, 'resource.not_found', to(stranger.userId));
    await root.fails(handOverAccount, 'account.no_heir', to(root.userId));
    await guest.ok(requestDeletion, { body: { password } });
    await root.fails(handOverAccount, 'account.no_heir', to(guest.userId));
    await guest.ok(withdrawDeletion);
    await root.ok(updateUser, { params: { userId: guest.userId }, body: { user_is_active: false, password } });
    await root.fails(handOverAccount, 'account.no_heir', to(guest.userId));
    const staff = await service.newUser({ isAdmin: true });
    await staff.fails(handOverAccount, 'auth.forbidden', to(guest.userId));
  });

  test('happens once, also with concurrent requests', async () => {
    const { root, guest } = await newAccount();
    const other = await service.newUser({ accountId: root.accountId, isRoot: false, hasRole: false });
    const answers = await Promise.all(
      [guest, other].map(({ userId }) => root.send(handOverAccount, { body: { user_id: userId, password } })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 403]);
    const { rows } = await sql('select count(*)::int as n from app_user where account_id = $1 and is_root', [
      root.accountId,
    ]);
    expect(rows[0].n).toBe(1);
  });
});

describe('closing an account', () => {
  test('hides its companies, makes it read-only, and notifies every user', async () => {
    const { root, guest, company } = await newAccount();
    await root.fails(closeAccount, 'password.wrong', { body: { password: 'otra', email: root.email } });
    const { errors } = await root.fails(closeAccount, 'request.invalid', { body: { password, email: guest.email } });
    expect(errors).toEqual([{ field: 'email', message: expect.stringContaining('No es tu correo') }]);
    await root.ok(closeAccount, { body: { password, email: ` ${root.email.toUpperCase()} ` } });
    const { closesAt, license } = (await root.ok(ownAccess)).data;
    expect(Math.round((Date.parse(closesAt ?? '') - Date.now()) / 86_400_000)).toBe(30);
    expect(license.mayChange).toBe(false);
    for (const person of [root, guest]) {
      expect((await person.ok(userCompanies)).data).toEqual([]);
      expect((await person.ok(getProfile)).data.attributes.deletion).not.toBeNull();
      await person.fails(withdrawDeletion, 'account.closing');
      expect((await service.nextMail(person.email)).subject).toBe('Se cerró la cuenta de Cuadre');
    }
    const refused = await root.fails(restoreCompany, 'license.expired', { params: { id: company } });
    expect(refused.message).toContain('La cuenta está cerrada');
    await root.fails(closeAccount, 'account.closing', { body: { password, email: root.email } });
    await root.fails(handOverAccount, 'account.closing', { body: { user_id: guest.userId, password } });
    await guest.fails(reopenAccount, 'auth.forbidden');
  });

  test('refuses whatever would outlive it: a company being created concurrently, a code', async () => {
    const { root } = await newAccount();
    const staff = await service.newUser({ isAdmin: true });
    const { data } = await staff.ok(createBatch, {
      body: { name: 'Lote', kind: 'licencia', plan: 'firma', count: 1, expires_on: '2099-12-31' },
    });
    const caller = { ...root, isAdmin: false };
    const late = Promise.withResolvers<void>();
    const claiming = asCaller(service.services.db, caller, async (trx) => {
      // Authorised by the router before the account was closed.
      await late.promise;
      await claimSeat(trx, caller, 'companies');
    });
    await root.ok(closeAccount, { body: { password, email: root.email } });
    late.resolve();
    await expect(claiming).rejects.toMatchObject({ code: 'account.closing' });
    for (const call of [checkCode, redeemCode]) {
      await root.fails(call, 'account.closing', { body: { code: data.codes[0] } });
    }
  });

  test('can be reverted: what was closed with it returns, and nothing else', async () => {
    const { root, guest, company } = await newAccount();
    const { data } = await root.ok(createCompany, {
      body: {
        comp_business_name: 'Vieja S.A.S.',
        comp_entity_id: '890903938',
        comp_check_digit: 8,
        acso_id: 1,
        rety_id: 1,
      },
    });
    await root.ok(deleteCompany, { params: { id: data.id }, body: { comp_entity_id: '890903938' } });
    await root.fails(reopenAccount, 'resource.not_found');
    await root.ok(closeAccount, { body: { password, email: root.email } });
    await root.ok(reopenAccount);
    expect((await root.ok(ownAccess)).data).toMatchObject({ closesAt: null, license: { mayChange: true } });
    expect((await root.ok(userCompanies)).data.map(({ id }) => id)).toEqual([company]);
    for (const person of [root, guest]) {
      expect((await person.ok(getProfile)).data.attributes.deletion).toBeNull();
    }
    const { data: entries } = await root.ok(listActivityLog, { query: {} });
    expect(entries.slice(0, 2).map(({ attributes }) => attributes.act)).toEqual([
      'account.reopened',
      'account.closing',
    ]);
  });

  test('deletes users and data after 30 days, except the activity log', async () => {
    const { root, guest } = await newAccount();
    await root.ok(closeAccount, { body: { password, email: root.email } });
    await sql('update deletion_request set due_at = now() where account_id = $1', [root.accountId]);
    await sql(`update company set deleted_at = now() - interval '31 days' where account_id = $1`, [root.accountId]);
    await service.services.queue.send(anonymiseName, {});
    await service.services.queue.send('keep-house', {});
    await vi.waitFor(
      async () => {
        for (const person of [root, guest]) expect((await person.send(me)).status).toBe(401);
        const left = await sql('select id from company where account_id = $1', [root.accountId]);
        expect(left.rowCount).toBe(0);
      },
      { timeout: 60_000, interval: 100 },
    );
    const { rows } = await sql('select name from account where id = $1', [root.accountId]);
    expect(rows).toEqual([{ name: 'Cuenta cerrada' }]);
    const staff = await service.newUser({ isAdmin: true });
    const { data } = await staff.ok(listActivityLog, { query: { account: root.accountId, act: 'account.closed' } });
    expect(data[0]?.attributes.userName).toBe('Persona eliminada');
  });
});
