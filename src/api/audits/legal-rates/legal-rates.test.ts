/** Loading rates: permission, refusals, what audits make of them at once, withdrawal, and warnings of ends. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inspectTrialBalance, storeTrialBalance } from '#api/balances/trial-balances/contract.ts';
import { listActivityLog } from '#api/kernel/activity-log/contract.ts';
import { withClient } from '#platform/database/connection.ts';
import { csvBalance } from '../../../../tests/support/fixture-files.ts';
import {
  newCompany,
  startTestService,
  type TestService,
  type TestUser,
} from '../../../../tests/support/test-service.ts';
import { auditEvents, getAudit, startAudit } from '../audits/contract.ts';
import { auditFindings } from '../audits/findings/contract.ts';
import { listLegalRates, loadLegalRate, type NewRate, withdrawLegalRate } from './contract.ts';
import { warnRates } from './warn-rates.job.ts';

let service: TestService;
let staff: TestUser;
let user: TestUser;

beforeAll(async () => {
  service = await startTestService();
  staff = await service.newUser({ isAdmin: true });
  user = await service.newUser();
});
afterAll(() => service.close());
beforeEach(() =>
  withClient(service.access.owner, async (owner) => {
    await owner.query('delete from loaded_rate');
    await owner.query('delete from rate_warning');
  }),
);

const may: NewRate = {
  table: 'interest',
  key: '',
  from: '2026-05-01',
  to: '2026-05-31',
  figures: { ibc: 18, usury: 27 },
  norm: 'Resolución 800 de 2026 de la Superintendencia Financiera',
  source: 'https://www.superfinanciera.gov.co/resolucion-800',
  normDay: '2026-04-30',
};
const load = async (changes: Partial<NewRate> = {}) =>
  (await staff.ok(loadLegalRate, { body: { ...may, ...changes } })).data;
const tableOf = async (table: string) =>
  (await staff.ok(listLegalRates)).data.find(({ id }) => id === table)!.attributes;

describe('the dated tables of the law', () => {
  test('are for staff only', async () => {
    await user.fails(listLegalRates, 'auth.forbidden');
    await user.fails(loadLegalRate, 'auth.forbidden', { body: may });
    const { id } = await load();
    await user.fails(withdrawLegalRate, 'auth.forbidden', { params: { rateId: id! } });
  });

  test('say until when they hold, take a row with its norm, and give it back', async () => {
    expect(await tableOf('interest')).toMatchObject({ until: '2026-04-30', endsSoon: true, isOver: true });
    const { id } = await load();
    const after = await tableOf('interest');
    expect(after.until).toBe('2026-05-31');
    expect(after.rows.slice(0, 2)).toMatchObject([
      { id, figures: { ibc: 18, usury: 27 }, norm: may.norm, source: may.source, loadedBy: expect.any(String) },
      { id: null, from: '2026-04-01', figures: { ibc: 17.84, usury: 26.76 } },
    ]);
    await staff.ok(withdrawLegalRate, { params: { rateId: id! } }, 204);
    expect(await tableOf('interest')).toMatchObject({ until: '2026-04-30' });
    await staff.fails(withdrawLegalRate, 'resource.not_found', { params: { rateId: id! } });
    const { data } = await staff.ok(listActivityLog);
    expect(data.slice(0, 2).map(({ attributes: { act, target } }) => [act, target])).toEqual([
      ['rate.withdrawn', 'Interés corriente y usura'],
      ['rate.loaded', 'Interés corriente y usura'],
    ]);
  });

  test('refuse slips at their field, and ask before they replace a row', async () => {
    const failure = await staff.fails(loadLegalRate, 'request.invalid', {
      body: { ...may, figures: { ibc: 1.8, usury: 2.7 } },
    });
    expect(failure.errors?.map(({ field }) => field)).toContain('figures.ibc');
    await load();
    await staff.fails(loadLegalRate, 'rate.same', { body: may });
    const other = { ...may, figures: { ibc: 18.2, usury: 27.3 } };
    const asked = await staff.fails(loadLegalRate, 'rate.known', { body: other });
    expect(asked.message).toContain('Interés bancario corriente 18 %, usura 27 %');
    await staff.ok(loadLegalRate, { body: { ...other, replace: true } });
    expect((await tableOf('interest')).rows[0]).toMatchObject({ figures: { ibc: 18.2, usury: 27.3 } });
    await staff.fails(loadLegalRate, 'request.invalid', { body: { ...may, norm: '' } });
  });
});

describe('audits', () => {
  /** A loan that pays 25 % a month: its rate cannot be judged without certified rates. */
  async function company(): Promise<number> {
    const id = await newCompany(user);
    const bank = ['860002964', 'Banco de Bogotá'] as const;
    const books = csvBalance([
      ['11050501', 'Caja general', '', '', '80000000', '0', '25000000', '55000000'],
      ['21051001', 'Pagarés', ...bank, '-100000000', '0', '0', '-100000000'],
      ['31050501', 'Capital', '800197268', 'Ana', '20000000', '0', '0', '20000000'],
      ['53052001', 'Intereses', ...bank, '0', '25000000', '0', '25000000'],
    ]);
    const { data } = await user.ok(inspectTrialBalance, { params: { id }, file: books });
    const body = { uploadId: data.uploadId, period: '2026-05' };
    await user.ok(storeTrialBalance, { params: { id }, body }, 201);
    return id;
  }

  async function audit(id: number) {
    const started = await user.ok(startAudit, { params: { id }, body: { year: 2026, month: 5 } });
    const params = { id, auditId: started.data.id };
    await user.send(auditEvents, { params });
    const { basis, result } = (await user.ok(getAudit, { params })).data.attributes;
    const findings = (await user.ok(auditFindings, { params })).data.map(({ finding }) => finding.rule);
    const loans = result!.validations.find(({ key }) => key === 'obligacion')!;
    return { reused: basis!.reused, findings, missing: loans.notEvaluated.map(({ rule }) => rule) };
  }

  test('use a loaded row at once, and go back when it is withdrawn', async () => {
    const id = await company();
    const without = await audit(id);
    expect(without.missing).toContain('OBL-2');
    expect(without.findings).not.toContain('OBL-2');
    expect((await audit(id)).reused).toContain('obligacion');
    const { id: rateId } = await load();
    const judged = await audit(id);
    expect(judged.reused).toEqual([]);
    expect(judged.missing).not.toContain('OBL-2');
    expect(judged.findings).toContain('OBL-2');
    await staff.ok(withdrawLegalRate, { params: { rateId: rateId! } }, 204);
    expect((await audit(id)).missing).toContain('OBL-2');
  });
});

test('administrators are told by mail of a table that ends, once, and again after its new end', async () => {
  const sent: { to: string; text: string }[] = [];
  const post = {
    send: async (to: string, { paragraphs }: { paragraphs: readonly string[] }) => {
      sent.push({ to, text: paragraphs.join('\n') });
    },
  };
  const services = { ...service.services, post };
  const at = (day: string) => warnRates(services, new Date(`${day}T15:00:00Z`));
  await at('2026-03-20');
  expect(sent).toEqual([]);
  await at('2026-03-31');
  await at('2026-04-02');
  expect(sent).toEqual([
    { to: staff.email, text: expect.stringContaining('Interés corriente y usura: termina el 30 de abril de 2026.') },
  ]);
  await load();
  await at('2026-05-02');
  expect(sent).toHaveLength(2);
  expect(sent[1]!.text).toContain('31 de mayo de 2026');
  await at('2027-01-04');
  expect(sent[2]!.text).toContain('UVT: terminó el 31 de diciembre de 2026.');
  expect(sent[2]!.text).toContain('Calendario de la DIAN: terminó el 31 de diciembre de 2026.');
});
