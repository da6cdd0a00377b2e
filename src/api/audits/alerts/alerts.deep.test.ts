import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { auditEvents, startAudit, startAudits } from '#api/audits/audits/contract.ts';
import { auditFindings } from '#api/audits/audits/findings/contract.ts';
import { inspectTrialBalance, storeTrialBalance } from '#api/balances/trial-balances/contract.ts';
import { linkCompanyUser } from '#api/users/company-users/contract.ts';
import { alertNoteOf, auditNote, listNotifications } from '#api/users/notifications/contract.ts';
import { getTemplate } from '#api/users/notifications/templates/contract.ts';
import { updatePreferences } from '#api/users/profile/contract.ts';
import { assignRole, createRole } from '#api/users/roles/contract.ts';
import { severities } from '#core/engine/severity.ts';
import { withClient } from '#platform/database/connection.ts';
import { listMails } from '#platform/mail/outbox.ts';
import { validations } from '#validations/registry.gen.ts';
import { type CsvLine, csvBalance } from '../../../../tests/support/fixture-files.ts';
import {
  newCompany,
  startTestService,
  type TestService,
  type TestUser,
} from '../../../../tests/support/test-service.ts';
import { getAlertSetting, putAlertSetting } from './contract.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

const soon = { timeout: 60_000, interval: 50 };
const naturaleza = alertNoteOf(1);

const sql = (text: string, values: unknown[] = []) =>
  withClient(service.access.owner, (owner) => owner.query(text, values));

async function store(user: TestUser, id: number, period: string, owing: readonly string[]): Promise<void> {
  const accounts = ['13050501', '13300501'];
  const lines = owing.map(
    (nit, index): CsvLine => [accounts[index]!, 'Por cobrar', nit, `C ${nit}`, '0', '0', '9000000', '-9000000'],
  );
  const cash = String(9_000_000 * (owing.length + 1));
  const file = csvBalance([
    ['11050501', 'Caja general', '800197268', 'Ana', '0', cash, '0', cash],
    ...lines,
    ['31050501', 'Capital autorizado', '800197268', 'Ana', '0', '0', '9000000', '-9000000'],
  ]);
  const params = { id };
  const { data } = await user.ok(inspectTrialBalance, { params, file });
  const body = { uploadId: data.uploadId, period, confirmPeriod: true, confirmCompany: true };
  await user.ok(storeTrialBalance, { params, body }, 201);
}

async function audit(user: TestUser, id: number, period: string) {
  const [year, month] = period.split('-').map(Number) as [number, number];
  const { data } = await user.ok(startAudit, { params: { id }, body: { year, month } });
  await user.send(auditEvents, { params: { id, auditId: data.id } });
  return data.id;
}

const notesOf = async (user: TestUser) =>
  (await user.ok(listNotifications)).data.map(({ attributes }) => ({
    id: attributes.notification_template.note_id,
    title: attributes.notification_template.note_title,
    words: attributes.noti_description,
    severity: attributes.noti_severity,
    url: attributes.notification_template.note_redirect_url,
  }));
/** Once the user was told of so many ended audits. */
const told = (user: TestUser, times: number) =>
  vi.waitFor(async () => {
    const notes = await notesOf(user);
    expect(notes.filter(({ id }) => id === auditNote)).toHaveLength(times);
    return notes;
  }, soon);
const mailsTo = (user: TestUser) =>
  listMails(join(service.dataDirectory, 'correo')).filter(({ to }) => to === user.email);

test('every validation has a template of its own, between 3 and 48', async () => {
  const ids = validations.map(({ id }) => alertNoteOf(id));
  expect(new Set(ids).size).toBe(validations.length);
  expect(ids.every((id) => id >= 3 && id < 48)).toBe(true);
  const staff = await service.newUser({ isAdmin: true });
  const titleOf = async (templateId: number) =>
    (await staff.ok(getTemplate, { params: { templateId } })).data.attributes.title;
  expect(await titleOf(naturaleza)).toBe('Alerta: Naturaleza de las cuentas');
  expect(await titleOf(alertNoteOf(201))).toBe('Alerta: validación propia');
  for (const id of ids) expect(await titleOf(id)).toMatch(/^Alerta: /);
});

describe('an audit that ended', () => {
  test('is told to who asked for it, and its new grave findings to all who see the company, by validation', async () => {
    const root = await service.newUser();
    const id = await newCompany(root);
    const clerk = await service.newUser({ accountId: root.accountId, isRoot: false });
    const blind = await service.newUser({ accountId: root.accountId, isRoot: false });
    const elsewhere = await service.newUser({ accountId: root.accountId, isRoot: false });
    for (const { userId } of [clerk, blind]) await root.ok(linkCompanyUser, { params: { id, userId } });
    const { data: job } = await root.ok(createRole, { body: { name: 'Sin libros', permissions: ['empresas.ver'] } });
    await root.ok(assignRole, { body: { user_id: blind.userId, job_id: job.id, company_id: null } });
    await store(root, id, '2026-01', ['860002964']);
    const auditId = await audit(root, id, '2026-01');
    const { data: found } = await root.ok(auditFindings, { params: { id, auditId } });
    const grave = found.filter(({ finding }) => finding.severity === 'critica' || finding.severity === 'alta');
    expect(grave.length).toBeGreaterThan(0);
    const notes = await told(root, 1);
    expect(notes.find((note) => note.id === auditNote)?.severity).toBeNull();
    expect(notes.find((note) => note.id === auditNote)?.words).toMatch(
      /^Terminó la auditoría de enero de 2026 de Suministros del Norte S\.A\.S\.: índice de salud \d+, \d+ hallazgos? nuevos?\.$/,
    );
    const expected = new Set(grave.map(({ validationId }) => alertNoteOf(validationId)));
    for (const user of [root, clerk]) {
      const alerts = (await notesOf(user)).filter((note) => note.id !== auditNote);
      expect(new Set(alerts.map((note) => note.id))).toEqual(expected);
      for (const { id: note, severity } of alerts) {
        const own = grave.filter(({ validationId }) => alertNoteOf(validationId) === note);
        expect(severity).toBe(severities.find((one) => own.some(({ finding }) => finding.severity === one)));
      }
      expect(alerts.every(({ words }) => words.startsWith('Suministros del Norte S.A.S., enero de 2026: '))).toBe(true);
      expect(alerts[0]?.url).toMatch(new RegExp(`^/empresa/${id}/servicio/auditoria\\?mes=2026-01&validacion=\\w+$`));
      await vi.waitFor(() => expect(mailsTo(user)).toHaveLength(1), soon);
    }
    expect(mailsTo(clerk)[0]?.subject).toBe('Alertas de Suministros del Norte S.A.S., enero de 2026');
    for (const user of [blind, elsewhere]) expect(await notesOf(user)).toEqual([]);
  });

  test('repeats nothing: neither what persists nor what the same month had before', async () => {
    const user = await service.newUser();
    const id = await newCompany(user);
    await user.ok(putAlertSetting, { params: { id }, body: { severity: 'baja' } });
    await store(user, id, '2026-01', ['860002964']);
    await audit(user, id, '2026-01');
    const first = (await told(user, 1)).filter((note) => note.id === naturaleza);
    expect(first).toHaveLength(1);
    await audit(user, id, '2026-01');
    await told(user, 2);
    await store(user, id, '2026-02', ['860002964']);
    await audit(user, id, '2026-02');
    expect((await told(user, 3)).filter((note) => note.id === naturaleza)).toHaveLength(1);
    // Another customer is new.
    await store(user, id, '2026-03', ['860002964', '890903938']);
    await audit(user, id, '2026-03');
    expect((await told(user, 4)).filter((note) => note.id === naturaleza)).toHaveLength(2);
  });

  test('of several months is told once, with the alerts of the newest', async () => {
    const user = await service.newUser();
    const id = await newCompany(user);
    for (const period of ['2026-01', '2026-02']) await store(user, id, period, ['860002964']);
    const months = [1, 2].map((month) => ({ year: 2026, month }));
    await user.ok(startAudits, { params: { id }, body: { periods: months.map(({ month }) => `2026-0${month}`) } });
    const notes = await vi.waitFor(async () => {
      const all = await notesOf(user);
      expect(all.some(({ words }) => words.includes('febrero de 2026'))).toBe(true);
      return all;
    }, soon);
    expect(notes.some(({ words }) => words.includes('enero de 2026:'))).toBe(false);
  });

  test('of a month before the newest raises no alerts: it is history', async () => {
    const user = await service.newUser();
    const id = await newCompany(user);
    await store(user, id, '2026-02', []);
    await audit(user, id, '2026-02');
    await told(user, 1);
    await store(user, id, '2026-01', ['860002964']);
    await audit(user, id, '2026-01');
    expect((await told(user, 2)).map((note) => note.id)).toEqual([auditNote, auditNote]);
  });

  test('is mailed to who is not at Cuadre, unless switched off', async () => {
    const [away, off] = [await service.newUser(), await service.newUser()];
    const none = { auditorias: false, alertas: false };
    await off.ok(updatePreferences, { body: { mails: none, bells: none } });
    for (const user of [away, off]) {
      const id = await newCompany(user);
      await user.ok(putAlertSetting, { params: { id }, body: { severity: 'ninguna' } });
      await store(user, id, '2026-01', ['860002964']);
      await sql("update session set last_seen_at = now() - interval '10 minutes' where user_id = $1", [user.userId]);
      const { rows } = await sql('select id from trial_balance where company_id = $1', [id]);
      const auditId = crypto.randomUUID();
      await sql(
        `insert into audit (id, account_id, company_id, balance_id, year, month, requested_by) values ($1, $2, $3, $4, 2026, 1, $5)`,
        [auditId, user.accountId, id, rows[0].id, user.userId],
      );
      await service.services.queue.send('audit', { auditId, accountId: user.accountId, userId: user.userId }, auditId);
      await vi.waitFor(async () => {
        const { rows: ended } = await sql('select told_at from audit where id = $1', [auditId]);
        expect(ended[0].told_at).not.toBeNull();
      }, soon);
    }
    expect((await service.nextMail(away.email)).subject).toBe('Terminó la auditoría de Suministros del Norte S.A.S.');
    expect(mailsTo(off)).toEqual([]);
    expect(await notesOf(off)).toEqual([]);
    expect(await notesOf(away)).toHaveLength(1);
  });
});

describe('the severity of alerts', () => {
  test('is that of the company: critical and high unless it chooses', async () => {
    const user = await service.newUser();
    const id = await newCompany(user);
    const params = { id };
    expect((await user.ok(getAlertSetting, { params })).data).toEqual({ severity: 'alta' });
    await user.ok(putAlertSetting, { params, body: { severity: 'ninguna' } });
    expect((await user.ok(getAlertSetting, { params })).data).toEqual({ severity: 'ninguna' });
    await user.fails(putAlertSetting, 'request.invalid', { params, body: { severity: 'informativa' } });
    await (await service.newUser()).fails(getAlertSetting, 'resource.not_found', { params });
    await store(user, id, '2026-01', ['860002964']);
    await audit(user, id, '2026-01');
    expect((await told(user, 1)).map((note) => note.id)).toEqual([auditNote]);
  });
});
