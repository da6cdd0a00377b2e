/** The link of a report opens that report and its question and nothing else; expired or withdrawn it tells nothing at all. */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as contract from '#api/audits/audits/client-report/contract.ts';
import { auditMonths } from '#api/audits/audits/contract.ts';
import { openQuestion } from '#api/audits/finding-lives/questions/contract.ts';
import { checkReport } from '#api/audits/report-checks/contract.ts';
import { deleteCompany } from '#api/companies/company-deletion/contract.ts';
import { listNotifications } from '#api/users/notifications/contract.ts';
import { withClient } from '#platform/database/connection.ts';
import { inAccount } from '#platform/database/transaction.ts';
import { logOptions } from '#platform/log.ts';
import { ApiClient } from '../support/api-client.ts';
import { auditAskedMonth, dayAfter, holderOf } from '../support/findings/asked-questions.ts';
import { temporaryDataDirectory } from '../support/test-database.ts';
import {
  fixtureCompany,
  newCompany,
  startTestService,
  type TestService,
  type TestUser,
} from '../support/test-service.ts';

const folder = temporaryDataDirectory();
const name = 'Jairo Reservado';
let service: TestService;
let sender: TestUser;
let company: number;
let audit: string;
let found: string[];

const given = (own: object = {}) => ({
  name,
  greeting: 'Don Jairo',
  needs: [],
  due: dayAfter(5),
  expiresOn: dayAfter(20),
  ...own,
});
const place = () => ({ params: { id: company, auditId: audit } });
const open = async (token: string) => (await service.anonymous.ok(contract.openClientReport, { body: { token } })).data;
const gone = (token: string) => service.anonymous.fails(contract.openClientReport, 'report.gone', { body: { token } });

async function sendOne(own: object = {}) {
  const { data, link, message } = await sender.ok(contract.sendClientReport, { ...place(), body: given(own) }, 201);
  return { report: data, message, token: link.split('#')[1] ?? '' };
}

beforeAll(async () => {
  service = await startTestService({ logger: logOptions({}, folder) });
  sender = await service.newUser();
  company = await newCompany(sender);
  found = await auditAskedMonth(sender, company);
  const { data } = await sender.ok(auditMonths, { params: { id: company }, query: {} });
  audit = data.find(({ auditId }) => auditId !== null)!.auditId!;
});
afterAll(async () => {
  await service.close();
  rmSync(folder, { recursive: true });
});

describe('a report for the client', () => {
  test('is proposed, sent by mail, opened, answered and told to its sender', async () => {
    const { data: proposal } = await sender.ok(contract.proposeClientReport, place());
    const { sheet, candidates } = proposal;
    expect(candidates.map(({ fingerprint }) => fingerprint)).toEqual(expect.arrayContaining(found));
    // What it says adds up, and names no account, rule or code.
    const sum = (lines: typeof sheet.found) => lines.reduce((all, { amount }) => all + Number(amount), 0);
    expect(sum(sheet.found)).toBe(Number(sheet.atRisk));
    expect(sum(sheet.unexplained)).toBe(Number(sheet.toExplain));
    expect(JSON.stringify({ ...sheet, needs: [] })).not.toMatch(/1305|2205|[A-Z]{3}-\d/);

    const needs = [{ fingerprint: found[0]!, words: 'Cuéntenos si hubo un pago de más.' }];
    const { report, token, message } = await sendOne({ email: 'Jairo@cliente.co', needs });
    expect(report).toMatchObject({
      state: 'sent',
      greeting: 'Don Jairo',
      email: 'jairo@cliente.co',
      asked: 1,
      answered: 0,
    });
    expect(message.length).toBeLessThanOrEqual(300);
    expect(message).toContain('Don Jairo');
    const mail = await service.nextMail('jairo@cliente.co');
    expect(mail.subject).toMatch(/: un punto de enero, para el /);
    expect(mail.text).toContain('Don Jairo:');
    expect(mail.text).toContain(`/informe#${token}`);

    const page = await open(token);
    expect(page).toMatchObject({
      answers: 'open',
      sheet: { greeting: 'Don Jairo', needs: [{ words: needs[0]!.words }] },
    });
    // The same link opens what it asks, without accounts.
    const question = await holderOf(service, token).open();
    expect(question.items[0]!.shown).toMatchObject({ account: null, lines: [] });
    await holderOf(service, token).draft(question.items[0]!.id, 'Fue una devolución');
    await holderOf(service, token).send();
    expect((await open(token)).answers).toBe('sent');
    const { data: sent } = await sender.ok(contract.listClientReports, { params: { id: company } });
    expect(sent[0]).toMatchObject({ state: 'opened', opens: 2, asked: 1, answered: 1 });
    const { data: notes } = await sender.ok(listNotifications);
    expect(JSON.stringify(notes)).toContain(`${name} abrió el informe de enero de 2026`);
  });

  test('is a PDF whose code and digest are known, the same for both', async () => {
    const { report, token } = await sendOne();
    const byLink = await service.anonymous.send(contract.readClientReportFile, { body: { token } });
    const own = await sender.send(contract.getClientReportFile, { params: { id: company, reportId: report.id } });
    expect(byLink.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(own.bytes.equals(byLink.bytes)).toBe(true);
    const { data } = await service.anonymous.ok(checkReport, { query: { code: report.code } });
    expect(data).toMatchObject({ period: '2026-01', audit: 'newest' });
  });

  test('is refused with days that do not fit, a finding twice, or one of elsewhere', async () => {
    const fails = (own: object, error: 'request.invalid' | 'resource.not_found') =>
      sender.fails(contract.sendClientReport, error, { ...place(), body: given(own) });
    await fails({ expiresOn: dayAfter(61) }, 'request.invalid');
    await fails({ expiresOn: dayAfter(0) }, 'request.invalid');
    await fails({ due: dayAfter(21) }, 'request.invalid');
    const need = { fingerprint: found[0]!, words: 'Cuéntenos.' };
    await fails({ needs: [need, need] }, 'request.invalid');
    await fails({ needs: [{ ...need, fingerprint: 'otra|cosa' }] }, 'resource.not_found');
  });
});

describe('its link', () => {
  test('withdrawn or expired, opens nothing: neither the report, its file nor its question', async () => {
    const needs = [{ fingerprint: found[1]!, words: 'Envíenos la factura.' }];
    const { report, token } = await sendOne({ needs });
    await sender.ok(contract.withdrawClientReport, { params: { id: company, reportId: report.id } });
    await gone(token);
    await service.anonymous.fails(contract.readClientReportFile, 'report.gone', { body: { token } });
    await service.anonymous.fails(openQuestion, 'question.gone', { body: { token } });

    const late = await sendOne();
    await withClient(service.access.owner, (owner) =>
      owner.query(`update client_report set expires_at = now() - interval '1 second' where id = $1`, [late.report.id]),
    );
    await gone(late.token);
    const answer = await service.anonymous.send(contract.openClientReport, { body: { token: late.token } });
    expect(answer.bytes.toString()).not.toMatch(/Jairo|Empresa|2026-01/);
  });

  test('is no session, is stored as a digest, and is in no log', async () => {
    const { token } = await sendOne();
    await open(token);
    const holder = new ApiClient(service.app, token);
    const guarded = service.router.endpoints.filter(({ access, method }) => access !== 'public' && method === 'GET');
    for (const endpoint of guarded)
      expect([401, 400], endpoint.path).toContain((await holder.send(endpoint, { params: { id: company } })).status);
    await withClient(service.access.owner, async (owner) => {
      const { rows } = await owner.query('select digest from client_report');
      expect(rows.map(({ digest }) => digest)).not.toContain(token);
    });
    expect(readFileSync(join(folder, 'cuadre.log'), 'utf8')).not.toContain(token);
  });

  test('of others: another account neither lists, withdraws, downloads nor sees it', async () => {
    const { report } = await sendOne();
    const stranger = await service.newUser();
    const own = await newCompany(stranger);
    for (const id of [company, own]) {
      const params = { id, reportId: report.id };
      await stranger.fails(contract.withdrawClientReport, 'resource.not_found', { params });
      await stranger.fails(contract.getClientReportFile, 'resource.not_found', { params });
    }
    await stranger.fails(contract.listClientReports, 'resource.not_found', { params: { id: company } });
    await stranger.fails(contract.proposeClientReport, 'resource.not_found', place());
    const seen = await inAccount(
      service.services.db,
      { accountId: stranger.accountId, userId: '0', isAdmin: false },
      (trx) => trx.selectFrom('client_report').select('id').execute(),
    );
    expect(seen).toEqual([]);
  });

  test('is slowed down by network where it is guessed', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.19' };
    const guess = (index: number) => ({ body: { token: `adivinanza-de-un-informe-${index}` }, headers });
    for (let index = 0; index < 60; index += 1)
      await service.anonymous.fails(contract.openClientReport, 'report.gone', guess(index));
    await service.anonymous.fails(contract.openClientReport, 'request.rate_limited', guess(60));
  });

  test('of a company that was deleted opens nothing', async () => {
    const { token } = await sendOne();
    await sender.ok(deleteCompany, {
      params: { id: company },
      body: { comp_entity_id: fixtureCompany.comp_entity_id },
    });
    await gone(token);
  });
});
