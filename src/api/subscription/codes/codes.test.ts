import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createCompany } from '#api/companies/companies/contract.ts';
import { dayInBogota } from '#core/calendar/bogota.ts';
import { addDays } from '#core/product/license.ts';
import { withClient } from '#platform/database/connection.ts';
import { startTestService, type TestService, type TestUser } from '../../../../tests/support/test-service.ts';
import { ownLicense, renewLicense } from '../licenses/contract.ts';
import {
  annulBatch,
  annulCode,
  checkCode,
  createBatch,
  exportCodes,
  handOutCode,
  listBatches,
  listCodes,
  redeemCode,
} from './contract.ts';

let service: TestService;
let staff: TestUser;
const today = dayInBogota(new Date());

beforeAll(async () => {
  service = await startTestService();
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

describe('codes', () => {
  const batch = { name: 'Feria de marzo', kind: 'licencia', plan: 'empresa', count: 3, expires_on: addDays(today, 30) };

  test('are shown once, stored as digests, and redeemed once', async () => {
    const { data } = await staff.ok(createBatch, { body: batch });
    expect(new Set(data.codes).size).toBe(3);
    expect(data.batch.attributes.codes).toEqual({ disponible: 3, usado: 0, vencido: 0, anulado: 0 });
    const root = await service.newUser();
    await expire(root);
    const typed = data.codes[0]!.toLowerCase().replaceAll('-', ' ');
    const weighed = await root.ok(checkCode, { body: { code: typed } });
    expect(weighed.data).toMatchObject({ kind: 'licencia', plan: 'empresa', days: 365, expiresOn: addDays(today, 30) });
    expect(weighed.data.license).toEqual({ plan: 'empresa', companies: 1, users: 3, endsOn: addDays(today, 365) });
    expect((await root.ok(ownLicense)).data.attributes.state).toBe('vencida');
    const used = await root.ok(redeemCode, { body: { code: typed } });
    expect(used.data).toMatchObject({ kind: 'licencia', plan: 'empresa', endsOn: addDays(today, 365) });
    await root.ok(createCompany, { body: first });
    await root.fails(redeemCode, 'code.invalid', { body: { code: data.codes[0] } });
    await root.fails(checkCode, 'code.invalid', { body: { code: data.codes[0] } });
    await (await service.newUser()).fails(redeemCode, 'code.invalid', { body: { code: data.codes[0] } });
    const mine = await root.ok(listCodes);
    expect(mine.data.map(({ attributes }) => attributes)).toMatchObject([
      { tail: data.codes[0]!.slice(-4), state: 'usado', isOwn: false, batchName: 'Feria de marzo' },
    ]);
    const found = async (query: Record<string, string>) => (await staff.ok(listCodes, { query })).meta.total;
    const batchId = data.batch.id;
    expect(await found({ batchId, q: data.codes[1]!.slice(-4).toLowerCase() })).toBe(1);
    expect(await found({ batchId, q: 'feria' })).toBe(data.codes.length);
    expect(await found({ batchId, q: '_____' })).toBe(0);
    const days = async (sort: 'expiresOn' | '-expiresOn') =>
      (await staff.ok(listCodes, { query: { sort } })).data.map(({ attributes }) => attributes.expiresOn);
    expect(await days('expiresOn')).toEqual((await days('expiresOn')).toSorted());
    expect(await days('-expiresOn')).toEqual((await days('expiresOn')).toReversed());
    const csv = (await staff.send(exportCodes, { query: { batchId: data.batch.id } })).bytes.toString();
    expect(csv.trim().split('\r\n')).toHaveLength(4);
    for (const code of data.codes) expect(csv).not.toContain(code);
  });

  test('are redeemed by one of two concurrent requests', async () => {
    const { data } = await staff.ok(createBatch, { body: { ...batch, count: 1 } });
    const people = await Promise.all([service.newUser(), service.newUser(), service.newUser()]);
    const answers = await Promise.all(people.map((one) => one.send(redeemCode, { body: { code: data.codes[0] } })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
  });

  test('for seats add to a valid license; an ally distributes theirs and does not learn who redeemed them', async () => {
    const ally = await service.newUser();
    const seats = { name: 'Cupos', kind: 'cupos', companies: 2, users: 1, count: 2, expires_on: addDays(today, 5) };
    const { data } = await staff.ok(createBatch, { body: { ...seats, owner_account: ally.accountId } });
    const client = await service.newUser();
    await renew(client, { companies: 1, users: 3 });
    const [code] = (await ally.ok(listCodes, { query: { state: 'disponible' } })).data;
    expect(code?.attributes.isOwn).toBe(true);
    const params = { codeId: code!.id };
    const given = await ally.ok(handOutCode, { params, body: { givenTo: 'Ferretería El Tornillo' } });
    expect(given.data.attributes.givenTo).toBe('Ferretería El Tornillo');
    await client.fails(handOutCode, 'resource.not_found', { params, body: { givenTo: 'yo' } });
    for (const typed of data.codes) await client.ok(redeemCode, { body: { code: typed } });
    expect((await client.ok(ownLicense)).data.attributes).toMatchObject({
      companies: { included: 5 },
      users: { included: 5 },
      daysLeft: 100,
    });
    const seen = (await ally.ok(listCodes)).data;
    expect(seen.map(({ attributes }) => [attributes.state, attributes.redeemedBy])).toEqual([
      ['usado', null],
      ['usado', null],
    ]);
    const last = await staff.ok(createBatch, { body: { ...seats, count: 1 } });
    await expire(client);
    await client.fails(redeemCode, 'license.expired', { body: { code: last.data.codes[0] } });
  });

  test('give the same error when annulled, expired or unknown', async () => {
    const root = await service.newUser();
    const { data } = await staff.ok(createBatch, { body: batch });
    const annulled = await staff.ok(annulBatch, { params: { batchId: data.batch.id } });
    expect(annulled.data.attributes.codes).toMatchObject({ anulado: 3, disponible: 0 });
    const { data: codes } = await staff.ok(listCodes, { query: { batchId: data.batch.id } });
    await staff.fails(annulCode, 'code.invalid', { params: { codeId: codes[0]!.id } });
    const old = await staff.ok(createBatch, { body: { ...batch, count: 1 } });
    await withClient(service.access.owner, (owner) =>
      owner.query('update code set expires_on = $1 where batch_id = $2', [addDays(today, -1), old.data.batch.id]),
    );
    expect((await staff.ok(listCodes, { query: { batchId: old.data.batch.id, state: 'vencido' } })).meta.total).toBe(1);
    const failures = [];
    for (const code of [data.codes[0], old.data.codes[0], 'AAAA-AAAA-AAAA-AAAA']) {
      failures.push(await root.fails(redeemCode, 'code.invalid', { body: { code } }));
    }
    expect(new Set(failures.map(({ message }) => message)).size).toBe(1);
  });

  test('are created by staff only, in consistent combinations', async () => {
    const root = await service.newUser();
    for (const call of [createBatch, listBatches]) await root.fails(call, 'auth.forbidden', { body: batch });
    const { plan: _, ...planless } = batch;
    const failure = await staff.fails(createBatch, 'request.invalid', { body: planless });
    expect(failure.errors?.map(({ field }) => field)).toEqual(['plan']);
    const empty = { name: 'Nada', kind: 'cupos', count: 1, expires_on: addDays(today, -2) };
    const wrong = await staff.fails(createBatch, 'request.invalid', { body: empty });
    expect(wrong.errors?.map(({ field }) => field)).toEqual(['companies', 'expires_on']);
    expect((await staff.ok(listBatches)).meta.total).toBeGreaterThan(0);
    const guest = await service.newUser({ accountId: root.accountId, isRoot: false });
    await guest.fails(redeemCode, 'auth.forbidden', { body: { code: 'AAAA-AAAA' } });
  });

  test('are listed in batches, searchable by name or ally, and sortable', async () => {
    const ally = await service.newUser();
    const make = (name: string, count: number, expires: number, owner = {}) =>
      staff.ok(createBatch, { body: { ...batch, name, count, expires_on: addDays(today, expires), ...owner } });
    await make('Sobre 10 % azul', 1, 40, { owner_account: ally.accountId });
    await make('Sobre 20 % azul', 3, 20);
    await make('sobre 30 % azul', 2, 30);
    const named = async (query: Record<string, string | boolean>) => {
      const { data, meta } = await staff.ok(listBatches, { query });
      expect(meta.total).toBe(data.length);
      return data.map(({ attributes: { name } }) => /\d+ %/.exec(name)?.[0]);
    };
    const q = '% AZUL';
    expect(await named({ q })).toEqual(['30 %', '20 %', '10 %']);
    expect(await named({ q, sort: 'name' })).toEqual(['10 %', '20 %', '30 %']);
    expect(await named({ q, sort: '-name' })).toEqual(['30 %', '20 %', '10 %']);
    expect(await named({ q, sort: '-disponible' })).toEqual(['20 %', '30 %', '10 %']);
    expect(await named({ q, sort: 'expiresOn' })).toEqual(['20 %', '30 %', '10 %']);
    expect((await named({ q, sort: '-owner' }))[0]).toBe('10 %');
    const { data } = await staff.ok(listBatches, { query: { q: 'sobre 10' } });
    expect(await named({ q: data[0]!.attributes.owner!.name })).toContain('10 %');
    expect(await named({ q: 'sobre 40' })).toEqual([]);
  });
});
