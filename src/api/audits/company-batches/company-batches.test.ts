import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { inspectTrialBalance, listTrialBalances } from '#api/balances/trial-balances/contract.ts';
import { userCompanies } from '#api/companies/companies/contract.ts';
import { asCaller } from '#api/kernel/database.ts';
import { listNotifications } from '#api/users/notifications/contract.ts';
import { checkDigit } from '#core/identity/nit.ts';
import { withClient } from '#platform/database/connection.ts';
import { listMails } from '#platform/mail/outbox.ts';
import {
  newCompany,
  startTestService,
  type TestService,
  type TestUser,
} from '../../../../tests/support/test-service.ts';
import { cases } from '../../../../tests/support/test-sizes.ts';
import { createCompanyBatch } from './contract.ts';

let service: TestService;
let user: TestUser;
let home: number;

beforeAll(async () => {
  service = await startTestService();
  user = await service.newUser();
  home = await newCompany(user);
});
afterAll(() => service.close());

const company = (nit: string, name = `Empresa ${nit}`) => ({
  ...{ comp_business_name: name, comp_entity_id: nit, comp_check_digit: checkDigit(nit), acso_id: 1, rety_id: 1 },
});

/** A small balance that says its company and month. */
function balance(nit: string, month: string) {
  const lines = [
    `Empresa ${nit}`,
    `NIT ${nit}-${checkDigit(nit)}`,
    `${month} de 2026`,
    'Cuenta;Nombre;NIT;Tercero;Saldo anterior;Débitos;Créditos;Nuevo saldo',
    '11050501;Caja;;;100,00;60,00;10,00;150,00',
    '31050501;Capital;800197268;Socio;-100,00;0,00;50,00;-150,00',
  ];
  return { name: `${nit} ${month}.csv`, bytes: Buffer.from(lines.join('\r\n')) };
}

async function inspected(nit: string, month: string, of = user, at = home): Promise<{ uploadId: string }> {
  const { data } = await of.ok(inspectTrialBalance, { params: { id: at }, file: balance(nit, month) });
  return { uploadId: data.uploadId! };
}

const send = async (companies: object[], id = randomUUID(), by = user) =>
  (await by.ok(createCompanyBatch, { body: { id, companies: companies as never } })).data.attributes;
const nitsOf = async (of = user) =>
  (await of.ok(userCompanies)).data.map(({ attributes }) => attributes.comp_entity_id);

describe('a batch of companies', () => {
  test('creates each with its months and audits them; the rest is told by row', async () => {
    const [first, second] = ['901000011', '901000022'];
    const uploads = [await inspected(first, 'Febrero'), await inspected(first, 'Enero')];
    const id = randomUUID();
    const companies = [
      { ...company(first), uploads },
      { ...company(second), comp_check_digit: (checkDigit(second) + 1) % 10 },
      company('900394374', 'Otro nombre'),
      { ...company('901000033'), acso_id: 3 },
    ];
    const batch = await send(companies, id);
    expect(batch).toMatchObject({ created: 1, existing: 1, refused: 2, stored: 2 });
    expect(batch.rows.map(({ row, state, error }) => [row, state, error?.code])).toEqual([
      [1, 'created', undefined],
      [2, 'refused', 'company.dv_mismatch'],
      [3, 'existing', undefined],
      [4, 'refused', 'request.invalid'],
    ]);
    expect(batch.rows[0]!.months.map(({ period, version }) => [period, version])).toEqual([
      ['2026-02', 1],
      ['2026-01', 1],
    ]);
    expect(batch.rows[2]).toMatchObject({ companyId: home, comp_business_name: 'Suministros del Norte S.A.S.' });
    expect(batch.rows[3]!.error!.errors).toEqual([{ field: 'acso_id', message: 'No está en el catálogo.' }]);

    // A lost answer is asked for again: the same, with nothing created or stored twice.
    const again = await send(companies, id);
    expect(again).toEqual(batch);
    const { data } = await user.ok(listTrialBalances, { params: { id: batch.rows[0]!.companyId! } });
    expect(data).toHaveLength(2);
  });

  test('makes a company whole or not at all', async () => {
    const [nit, other] = ['901000044', '901000055'];
    const mine = await inspected(nit, 'Enero');
    const wrong = await send([{ ...company(nit), uploads: [mine, await inspected(other, 'Enero')] }]);
    expect(wrong.rows[0]).toMatchObject({ state: 'refused', error: { code: 'balance.other_company' } });
    expect(await nitsOf()).not.toContain(nit);
    // Its file is still there for the next attempt.
    expect(await send([{ ...company(nit), uploads: [mine] }])).toMatchObject({ created: 1, stored: 1 });
  });

  test('takes no file of another account, and none of another user', async () => {
    const nit = '901000066';
    const stranger = await service.newUser();
    const theirs = await inspected(nit, 'Enero', stranger, await newCompany(stranger));
    const { rows } = await send([{ ...company(nit), uploads: [theirs] }]);
    expect(rows[0]).toMatchObject({ state: 'refused', error: { code: 'balance.upload_expired' } });
    const colleague = await service.newUser({ accountId: user.accountId, isRoot: true });
    const own = await inspected(nit, 'Enero', colleague);
    const taken = await send([{ ...company(nit), uploads: [own] }]);
    expect(taken.rows[0]).toMatchObject({ state: 'refused', error: { code: 'balance.upload_expired' } });
    expect(await nitsOf()).not.toContain(nit);
  });

  test('of two people at once creates one company', async () => {
    const colleague = await service.newUser({ accountId: user.accountId, isRoot: true });
    const companies = ['901000077', '901000088', '901000099'].map((nit) => company(nit));
    const both = await Promise.all([send(companies), send(companies, randomUUID(), colleague)]);
    for (const index of companies.keys())
      expect(both.map(({ rows }) => rows[index]!.state).toSorted()).toEqual(['created', 'existing']);
    const nits = await nitsOf();
    for (const { comp_entity_id: nit } of companies) expect(nits.filter((one) => one === nit)).toHaveLength(1);
  });

  test('checks the places of the license first: none is created when they do not suffice', async () => {
    const small = await service.newUser();
    const limit = (companies: number) =>
      asCaller(service.services.db, { ...small, isAdmin: false }, (trx) =>
        trx.updateTable('license').set({ companies }).where('account_id', '=', small.accountId).execute(),
      );
    await limit(2);
    const companies = ['901000101', '901000112', '901000123'].map((nit) => company(nit));
    const body = { id: randomUUID(), companies };
    const failure = await small.fails(createCompanyBatch, 'license.limit', { body });
    expect(failure.errors).toEqual([
      {
        field: 'companies',
        message: 'Son 3 empresas nuevas y quedan 2 lugares: faltan 1. No creamos ninguna.',
      },
    ]);
    expect(await nitsOf(small)).toEqual([]);
    await limit(3);
    expect((await small.ok(createCompanyBatch, { body })).data.attributes).toMatchObject({ created: 3 });
    // Companies that exist take no place.
    expect(
      (await small.ok(createCompanyBatch, { body: { id: randomUUID(), companies } })).data.attributes,
    ).toMatchObject({ existing: 3 });
  });
});

describe('the notices of a batch', () => {
  test('of two months of each of many companies are one item and at most one mail a person', async () => {
    const firm = await service.newUser();
    const clerk = await service.newUser({ accountId: firm.accountId, isRoot: true });
    const at = await newCompany(firm);
    const away = "update session set last_seen_at = now() - interval '10 minutes' where user_id = any($1)";
    const nits = Array.from({ length: cases(40, 4) }, (_, index) => String(901_300_000 + index * 7));
    const companies: object[] = [];
    for (const nit of nits) {
      const uploads = [];
      for (const month of ['Febrero', 'Marzo']) uploads.push(await inspected(nit, month, firm, at));
      companies.push({ ...company(nit), uploads });
    }
    expect(await send(companies, randomUUID(), firm)).toMatchObject({
      created: nits.length,
      stored: nits.length * 2,
    });
    await withClient(service.access.owner, (owner) => owner.query(away, [[firm.userId, clerk.userId]]));
    const untold = 'select count(*)::int from audit where account_id = $1 and told_at is null';
    await vi.waitFor(
      async () => {
        const { rows } = await withClient(service.access.owner, (owner) => owner.query(untold, [firm.accountId]));
        expect(rows[0].count).toBe(0);
      },
      { timeout: 60_000, interval: 200 },
    );
    const notes = (await firm.ok(listNotifications)).data;
    expect(notes.map(({ attributes }) => attributes.noti_description)).toEqual([
      expect.stringMatching(new RegExp(`^${nits.length * 2} meses de ${nits.length} empresas auditados: `)),
    ]);
    const mails = listMails(join(service.dataDirectory, 'correo')).filter(({ to }) => to === firm.email);
    expect(mails.length).toBeLessThanOrEqual(1);
    // A colleague who sees the companies hears of what is new, once.
    expect((await clerk.ok(listNotifications)).data.length).toBeLessThanOrEqual(1);
  });
});
