/** What was signed stays: company, signers and their cards; the NIT waits for the months; a signature is written once. */
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { proposeClientReport } from '#api/audits/audits/client-report/contract.ts';
import { auditEvents, startAudit } from '#api/audits/audits/contract.ts';
import {
  closeSignOff,
  getSignOff,
  giveOpenReasons,
  prepareSignOff,
  reopenSignOff,
} from '#api/audits/audits/sign-off/contract.ts';
import { updateCompany } from '#api/companies/companies/contract.ts';
import { updateProfile } from '#api/users/profile/contract.ts';
import { withClient } from '#platform/database/connection.ts';
import { storeSales } from '../../../../tests/statements/signed-month.ts';
import {
  newCompany,
  startTestService,
  type TestService,
  type TestUser,
} from '../../../../tests/support/test-service.ts';
import { exportStatements } from '../documents/contract.ts';
import { checkStatements } from './contract.ts';

let service: TestService;
let user: TestUser;
let id: number;
let auditId: string;

beforeAll(async () => {
  service = await startTestService();
  user = await service.newUser();
  id = await newCompany(user);
  await user.ok(updateProfile, { body: { name: 'Ana Firmante', professionalCard: '196402-T' } });
  await user.ok(updateCompany, {
    params: { id },
    body: { comp_signers: { representative: { name: 'Rosa Firma' } } },
  });
  await storeSales(user, id, 1000);
  const { data: audit } = await user.ok(startAudit, { params: { id }, body: { year: 2026, month: 1 } }, 202);
  auditId = audit.id;
  await user.send(auditEvents, { params: { id, auditId } });
});
afterAll(() => service.close());

const month = () => ({ params: { id, period: '2026-01' } });
const digest = async () => (await user.ok(getSignOff, month())).data.digest!;

async function documentOf(format: 'json' | 'pdf') {
  const query = { period: '2026-01', format, figures: 'signed' as const };
  const { bytes } = await user.send(exportStatements, { params: { id }, query });
  return { bytes, digest: createHash('sha256').update(bytes).digest('hex') };
}
const check = async (held: string) => (await service.anonymous.ok(checkStatements, { query: { digest: held } })).data!;

test('twenty preparations at once are one signature', async () => {
  const { content } = (await user.ok(getSignOff, month())).data;
  const topics = content!.open.map(({ topic }) => topic);
  if (topics.length > 0) await user.ok(giveOpenReasons, { ...month(), body: { topics, reason: 'Se revisa luego' } });
  const body = { digest: await digest() };
  const asked = Array.from({ length: 20 }, () => user.send(prepareSignOff, { ...month(), body }));
  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
  expect((await user.ok(getSignOff, month())).data.acts.map(({ kind }) => kind)).toEqual(['prepared']);
});

test('a document that is asked for as the month closes has its code', async () => {
  const body = { digest: await digest() };
  const { places } = service.services;
  const run = places.run.bind(places);
  // It waits for a place while the month is closed.
  const waiting = vi.spyOn(places, 'run').mockImplementationOnce(async (...given) => {
    await user.ok(closeSignOff, { ...month(), body });
    return run(...given);
  });
  onTestFinished(() => waiting.mockRestore());
  expect(JSON.parse((await documentOf('json')).bytes.toString()).verification.code).toMatch(/^(\w{4}-){3}\w{4}$/);
});

test('another name of the company, of its certifiers and of who signed reaches nothing that was signed', async () => {
  const before = await documentOf('json');
  const told = await check(before.digest);
  expect(told).toMatchObject({
    company: { name: 'Suministros del Norte S.A.S.', nit: '900394374', dv: 4 },
    ...{ preparedBy: 'Ana Firmante', preparedCard: '196402-T', closedBy: 'Ana Firmante', closedCard: '196402-T' },
    figures: { assets: '1900.00', equity: '1900.00', result: '1000.00', resultToDate: '1000.00' },
    ...{ standing: 'same', renamed: { name: false, nit: false }, namesKept: 'signed' },
  });
  await user.ok(updateProfile, { body: { name: 'Otra Persona', professionalCard: '1-T' } });
  await user.ok(updateCompany, {
    params: { id },
    body: { comp_business_name: 'Empresa Ajena S.A.', comp_signers: { representative: { name: 'Nadie Más' } } },
  });
  const renamed = { ...told, standing: 'renamed', renamed: { name: true, nit: false } };
  expect(await check(before.digest)).toEqual(renamed);
  const after = await documentOf('json');
  expect(after.digest).toBe(before.digest);
  expect(after.bytes.toString()).toContain('Rosa Firma');
  const { sheet } = (await user.ok(proposeClientReport, { params: { id, auditId } })).data;
  expect(sheet.company.name).toBe('Suministros del Norte S.A.S.');
  const { prepared, closed, acts, content } = (await user.ok(getSignOff, month())).data;
  expect([prepared, closed].map((one) => `${one!.name} ${one!.card}`)).toEqual([
    'Ana Firmante 196402-T',
    'Ana Firmante 196402-T',
  ]);
  expect(acts.map(({ by }) => by.name)).toEqual(['Ana Firmante', 'Ana Firmante']);
  expect(content!.company.name).toBe('Suministros del Norte S.A.S.');
});

test('the NIT changes after the signed months are reopened', async () => {
  const nit = { params: { id }, body: { comp_entity_id: '860034313', comp_check_digit: 7 } };
  const refused = await user.fails(updateCompany, 'company.nit_signed', nit);
  expect(refused.message).toContain('enero de 2026');
  await user.ok(reopenSignOff, { ...month(), body: { reason: 'Se cambia el NIT' } });
  await user.ok(updateCompany, nit);
});

test('a document that is asked for while the last signature is under way has its code', async () => {
  const body = { digest: await digest() };
  await user.ok(prepareSignOff, { ...month(), body });
  await withClient(service.access.owner, async (owner) => {
    const waiting = async () =>
      (
        await owner.query(
          `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        )
      ).rows.length;
    await owner.query('begin');
    await owner.query('select from company where id = $1 for no key update', [id]);
    const closing = user.ok(closeSignOff, { ...month(), body });
    await vi.waitFor(async () => expect(await waiting()).toBe(1), { interval: 5 });
    const asked = documentOf('json');
    await vi.waitFor(async () => expect(await waiting()).toBe(2), { interval: 5 });
    await owner.query('commit');
    await closing;
    expect(JSON.parse((await asked).bytes.toString()).verification.code).not.toBeNull();
  });
});

test('a signature is never rewritten, and what the database owner rewrites is told', async () => {
  const { digest: held } = await documentOf('json');
  expect(await check(held)).toMatchObject({ standing: 'same', closedBy: 'Otra Persona' });
  const rewrite = `update sign_off set closed_name = 'Luis Gil' where company_id = $1 and state = 'closed'`;
  await withClient(service.access.owner, async (owner) => {
    await expect(owner.query(rewrite, [id])).rejects.toThrow('never rewritten');
    for (const [from, to] of [
      ['closed', 'prepared'],
      ['closed', 'returned'],
      ['reopened', 'closed'],
    ])
      await expect(
        owner.query('update sign_off set state = $3 where company_id = $1 and state = $2', [id, from, to]),
        `${from} to ${to}`,
      ).rejects.toThrow('never rewritten');
    await owner.query('alter table sign_off disable trigger kept');
    await owner.query(rewrite, [id]);
  });
  expect(await check(held)).toMatchObject({ standing: 'altered' });
});
