import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { auditEvents, getAudit, startAudit } from '#api/audits/audits/contract.ts';
import { inspectTrialBalance, storeTrialBalance } from '#api/balances/trial-balances/contract.ts';
import { linkCompanyUser } from '#api/users/company-users/contract.ts';
import { updatePreferences } from '#api/users/profile/contract.ts';
import { assignRole, createRole } from '#api/users/roles/contract.ts';
import { formatPeriod } from '#core/calendar/period.es.ts';
import { type Period, periodKey, previousMonth } from '#core/calendar/period.ts';
import { severityName } from '#core/engine/weighing/outcome-words.es.ts';
import { writePesos } from '#core/money/money.es.ts';
import { fromDecimal } from '#core/money/money.ts';
import { clock } from '#platform/clock.ts';
import { withClient } from '#platform/database/connection.ts';
import { listMails } from '#platform/mail/outbox.ts';
import { csvBalance } from '../../../../../tests/support/fixture-files.ts';
import {
  newCompany,
  startTestService,
  type TestService,
  type TestUser,
} from '../../../../../tests/support/test-service.ts';
import { mondayOf, sendDigest } from './send-digests.job.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

const sql = (text: string, values: unknown[] = []) =>
  withClient(service.access.owner, (owner) => owner.query(text, values));
const mailsTo = (user: TestUser) =>
  listMails(join(service.dataDirectory, 'correo')).filter(
    ({ to, subject }) => to === user.email && /semana/.test(subject),
  );

/** A month in which a customer has a credit balance. */
async function auditMonth(user: TestUser, id: number, { year, month }: Period): Promise<string> {
  const params = { id };
  const file = csvBalance([
    ['11050501', 'Caja general', '800197268', 'Ana', '0', '9070000', '0', '9070000'],
    ['13050501', 'Clientes', '860002964', 'Banco', '0', '0', '70000', '-70000'],
    ['31050501', 'Capital autorizado', '800197268', 'Ana', '0', '0', '9000000', '-9000000'],
  ]);
  const { data: read } = await user.ok(inspectTrialBalance, { params, file });
  const body = {
    uploadId: read.uploadId,
    period: periodKey({ year, month }),
    confirmPeriod: true,
    confirmCompany: true,
  };
  await user.ok(storeTrialBalance, { params, body }, 201);
  const { data } = await user.ok(startAudit, { params, body: { year, month } });
  await user.send(auditEvents, { params: { ...params, auditId: data.id } });
  return data.id;
}

const week = mondayOf(new Date());
const send = ({ accountId, userId }: TestUser, now = new Date()) =>
  sendDigest(service.services, { accountId, userId, week }, now);

test('a week begins on Monday in Bogotá', () => {
  expect(mondayOf(new Date('2026-11-23T12:00:00Z'))).toBe('2026-11-23');
  // Sunday evening in Bogotá.
  expect(mondayOf(new Date('2026-11-23T04:00:00Z'))).toBe('2026-11-16');
  expect(mondayOf(new Date('2026-11-29T12:00:00Z'))).toBe('2026-11-23');
});

describe('the weekly digest', () => {
  test('says for each company what is open, at risk, changed, not loaded and due, with the figures of the audit', async () => {
    const user = await service.newUser();
    const id = await newCompany(user);
    await newCompany(user, { comp_entity_id: '890903938', comp_check_digit: 8 });
    const last = previousMonth(clock.currentMonth());
    const [third, second] = [previousMonth(previousMonth(last)), previousMonth(last)];
    await auditMonth(user, id, third);
    const auditId = await auditMonth(user, id, last);
    const { result } = (await user.ok(getAudit, { params: { id, auditId } })).data.attributes;
    await send(user);
    const mail = await service.nextMail(user.email);
    await vi.waitFor(() => expect(mailsTo(user)).toHaveLength(1), { timeout: 60_000 });
    expect(mail.subject).toMatch(/^Tu semana: /);
    const open = result!.severities.filter(({ severity, count }) => severity !== 'informativa' && count > 0);
    for (const { severity, count } of open)
      expect(mail.text).toContain(`${count} ${severityName[severity].toLowerCase()}${count === 1 ? '' : 's'}`);
    const risk = open.reduce((sum, { amount }) => sum + fromDecimal(amount), 0n);
    if (risk > 0n) expect(mail.text).toContain(`${writePesos(risk)} en riesgo`);
    expect(mail.text).toMatch(/Esta semana: \d+ (nuevo|reabierto|corregido)/);
    expect(mail.text).toContain(`Sin cargar: ${formatPeriod(second)}.`);
    expect(mail.text).toContain(`/empresa/${id}/servicio/auditoria`);
    expect(mail.html).toContain('Abrir el portafolio');
  });

  test('comes once a week, however often it is asked for, also by several processes at once', async () => {
    const user = await service.newUser();
    await auditMonth(user, await newCompany(user), previousMonth(clock.currentMonth()));
    await Promise.all([send(user), send(user), send(user)]);
    await service.services.queue.send('weekly-digests', {});
    await service.nextMail(user.email);
    await send(user);
    // Another one is sent after it, and would arrive after a second digest.
    await service.services.post.send(user.email, { subject: 'Después', heading: '', paragraphs: [] });
    await vi.waitFor(
      async () => {
        const sent = listMails(join(service.dataDirectory, 'correo')).filter(({ to }) => to === user.email);
        expect(sent.map(({ subject }) => subject)).toContain('Después');
      },
      { timeout: 60_000 },
    );
    expect(mailsTo(user)).toHaveLength(1);
  });

  test('is made by its job for all who have something to do', async () => {
    const user = await service.newUser();
    await auditMonth(user, await newCompany(user), previousMonth(clock.currentMonth()));
    await service.services.queue.send('weekly-digests', {});
    await vi.waitFor(() => expect(mailsTo(user)).toHaveLength(1), { timeout: 60_000 });
  });

  test('does not come to who has nothing to do, switched it off, is inactive, or has an expired license', async () => {
    const [idle, off, gone, late] = await Promise.all([1, 2, 3, 4].map(() => service.newUser()));
    for (const user of [off!, gone!, late!])
      await auditMonth(user, await newCompany(user), previousMonth(clock.currentMonth()));
    await off!.ok(updatePreferences, { body: { mails: { resumen_semanal: false } } });
    await sql('update app_user set is_active = false where id = $1', [gone!.userId]);
    await sql(`update license set starts_on = '2020-01-01', ends_on = '2020-12-31' where account_id = $1`, [
      late!.accountId,
    ]);
    const people = [idle!, off!, gone!, late!];
    for (const user of people) await send(user);
    const witness = await service.newUser();
    await auditMonth(witness, await newCompany(witness), previousMonth(clock.currentMonth()));
    await send(witness);
    await vi.waitFor(() => expect(mailsTo(witness)).toHaveLength(1), { timeout: 60_000 });
    for (const user of people) expect(mailsTo(user)).toEqual([]);
  });

  test('tells a guest of linked companies only, and nothing of books to who may not see audits', async () => {
    const root = await service.newUser();
    const id = await newCompany(root);
    const hidden = await newCompany(root, { comp_entity_id: '890903938', comp_check_digit: 8 });
    for (const company of [id, hidden]) await auditMonth(root, company, previousMonth(clock.currentMonth()));
    const guest = await service.newUser({ accountId: root.accountId, isRoot: false });
    await root.ok(linkCompanyUser, { params: { id, userId: guest.userId } });
    await send(guest);
    await vi.waitFor(() => expect(mailsTo(guest)).toHaveLength(1), { timeout: 60_000 });
    const [mail] = mailsTo(guest);
    expect(mail?.text).toContain(`/empresa/${id}/`);
    expect(mail?.text).not.toContain(`/empresa/${hidden}/`);
    const blind = await service.newUser({ accountId: root.accountId, isRoot: false });
    await root.ok(linkCompanyUser, { params: { id, userId: blind.userId } });
    const { data: job } = await root.ok(createRole, { body: { name: 'Sin libros', permissions: ['empresas.ver'] } });
    await root.ok(assignRole, { body: { user_id: blind.userId, job_id: job.id, company_id: null } });
    await send(blind);
    await service.services.post.send(blind.email, { subject: 'Después', heading: '', paragraphs: [] });
    await service.nextMail(blind.email);
    for (const told of mailsTo(blind)) expect(told.text).not.toMatch(/abierto|riesgo|Sin cargar/);
  });
});
