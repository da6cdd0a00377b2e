import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { resetValidation } from '#api/audits/parametrization/contract.ts';
import { listActivityLog } from '#api/kernel/activity-log/contract.ts';
import { linkCompanyUser } from '#api/users/company-users/contract.ts';
import { getUser } from '#api/users/users/contract.ts';
import { withClient } from '#platform/database/connection.ts';
import {
  allowSupport,
  newCompany,
  startTestService,
  type TestService,
  type TestUser,
} from '../../../../tests/support/test-service.ts';
import { getCompany, updateCompany, userCompanies } from '../companies/contract.ts';
import { deleteCompany, deletedCompanies, restoreCompany } from './contract.ts';
import { deleteGoneCompanies } from './delete-gone-companies.ts';

let service: TestService;
let root: TestUser;

beforeAll(async () => {
  service = await startTestService();
  root = await service.newUser();
});
afterAll(() => service.close());

const nit = '900394374';
const remove = (id: number, typed = nit) => ({ params: { id }, body: { comp_entity_id: typed } });

const asOwner = (text: string, values: unknown[]) =>
  withClient(service.access.owner, async (owner) => (await owner.query(text, values)).rows);

describe('a deleted company', () => {
  test('is confirmed with its NIT, frees its seat and NIT, and is restored whole', async () => {
    const id = await newCompany(root);
    const guest = await service.newUser({ accountId: root.accountId, isRoot: false });
    await root.ok(linkCompanyUser, { params: { id, userId: guest.userId } });
    const refused = await root.fails(deleteCompany, 'request.invalid', remove(id, '900394375'));
    expect(refused.errors?.[0]?.field).toBe('comp_entity_id');
    await guest.fails(deleteCompany, 'auth.forbidden', remove(id));

    const { data } = await root.ok(deleteCompany, remove(id));
    const days = (Date.parse(data.attributes.goneAt) - Date.parse(data.attributes.deletedAt)) / 86_400_000;
    expect(days).toBe(30);
    for (const person of [root, guest]) {
      expect((await person.ok(userCompanies, {})).data).toEqual([]);
      await person.fails(getCompany, 'resource.not_found', { params: { id } });
    }
    await root.fails(updateCompany, 'resource.not_found', { params: { id }, body: { comp_business_name: 'Otra' } });
    await root.fails(deleteCompany, 'resource.not_found', remove(id));
    expect((await root.ok(getUser, { params: { userId: guest.userId } })).data.attributes.companies).toEqual([]);
    expect((await root.ok(deletedCompanies, {})).data.map((company) => company.id)).toEqual([id]);
    await guest.fails(deletedCompanies, 'auth.forbidden', {});

    const again = await newCompany(root);
    await root.fails(restoreCompany, 'company.nit_taken', { params: { id } });
    await root.ok(deleteCompany, remove(again));
    await root.ok(restoreCompany, { params: { id } });
    expect((await guest.ok(userCompanies, {})).data.map((company) => company.id)).toEqual([id]);
    const { data: entries } = await root.ok(listActivityLog, { query: { companyId: id } });
    expect(entries.slice(0, 2).map(({ attributes }) => attributes.act)).toEqual([
      'company.restored',
      'company.deleted',
    ]);
  });

  test('frees its license seat, and needs one to be restored', async () => {
    const small = await service.newUser();
    await asOwner(`update license set plan = 'empresa', companies = 1 where account_id = $1`, [small.accountId]);
    const id = await newCompany(small);
    await small.ok(deleteCompany, remove(id));
    await newCompany(small, { comp_entity_id: '890903938', comp_check_digit: 8 });
    await small.fails(restoreCompany, 'license.limit', { params: { id } });
  });

  test('is invisible to other accounts, staff included', async () => {
    const other = await service.newUser();
    const id = await newCompany(other);
    await root.fails(deleteCompany, 'resource.not_found', remove(id));
    const staff = await service.newUser({ isAdmin: true });
    await allowSupport(other);
    await staff.fails(deleteCompany, 'auth.forbidden', remove(id));
    await other.ok(deleteCompany, remove(id));
    for (const person of [root, staff]) await person.fails(restoreCompany, 'resource.not_found', { params: { id } });
  });
});

describe('30 days later', () => {
  test('it is deleted with all its data, not earlier; the activity log stays', async () => {
    const owner = await service.newUser();
    const id = await newCompany(owner);
    await owner.ok(resetValidation, { params: { id, validationId: 1 } });
    await owner.ok(deleteCompany, remove(id));
    const rows = () => asOwner('select id from company where id = $1', [id]);
    await deleteGoneCompanies(service.services.db);
    expect(await rows()).toHaveLength(1);
    await asOwner(`update company set deleted_at = now() - interval '31 days' where id = $1`, [id]);
    await owner.fails(restoreCompany, 'resource.not_found', { params: { id } });
    await deleteGoneCompanies(service.services.db);
    expect(await rows()).toEqual([]);
    expect(await asOwner('select version from parametrization_change where company_id = $1', [id])).toEqual([]);
    const { data } = await owner.ok(listActivityLog, { query: { companyId: id } });
    expect(data[0]?.attributes).toMatchObject({ act: 'company.gone', userId: null });
  });

  test('every table of company data is deleted with it', async () => {
    const kept = await asOwner(
      `with recursive part (id) as (
         select 'company'::regclass::oid
         union select conrelid from pg_constraint join part on confrelid = part.id where contype = 'f')
       , reference as (select conrelid, confdeltype from pg_constraint join part on confrelid = part.id where contype = 'f')
       select conrelid::regclass::text as holder from reference
        where confdeltype <> 'c'
          -- What is only cleared goes by another way.
          and (confdeltype <> 'n' or conrelid not in (select conrelid from reference where confdeltype = 'c'))`,
      [],
    );
    expect(kept).toEqual([]);
  });

  test('its row cannot be deleted directly', async () => {
    const owner = await service.newUser();
    const id = await newCompany(owner);
    await withClient(service.access.application, async (client) => {
      await client.query(`select set_config('app.account_id', $1, false)`, [owner.accountId]);
      expect((await client.query('delete from company where id = $1', [id])).rowCount).toBe(0);
    });
  });
});
