import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deleteCompany } from '#api/companies/company-deletion/contract.ts';
import { deleteGoneCompanies } from '#api/companies/company-deletion/delete-gone-companies.ts';
import { createWebhook, listWebhookDeliveries } from '#api/companies/webhooks/contract.ts';
import { listActivityLog } from '#api/kernel/activity-log/contract.ts';
import { asCaller } from '#api/kernel/database.ts';
import { countBytes } from '#api/subscription/licenses/queries.ts';
import { linkCompanyUser, unlinkCompanyUser } from '#api/users/company-users/contract.ts';
import { listNotifications } from '#api/users/notifications/contract.ts';
import { updatePreferences } from '#api/users/profile/contract.ts';
import { withClient } from '#platform/database/connection.ts';
import { listMails } from '#platform/mail/outbox.ts';
import { type FakeClamd, startFakeClamd, testVirus } from '../../../../../tests/support/fake-clamd.ts';
import {
  answerUpload,
  askAbout,
  askedCustomer,
  askedPeriod,
  askedQuery,
  auditAskedMonth,
  dayAfter,
  holderOf,
  receipt,
  usualQuestion,
} from '../../../../../tests/support/findings/asked-questions.ts';
import {
  fixtureCompany,
  newCompany,
  startTestService,
  type TestService,
  type TestUser,
  testUrl,
} from '../../../../../tests/support/test-service.ts';
import { getFindingLife } from '../contract.ts';
import * as contract from './contract.ts';
import { remindQuestions } from './remind-questions.job.ts';

const client = askedCustomer;
const period = askedPeriod;
const query = askedQuery;
const day = dayAfter;
const pdf = receipt;

let clamd: FakeClamd;
let service: TestService;
/** Asks; each test has an account of its own. */
let user: TestUser;
let id: number;
let found: string[];

beforeAll(async () => {
  clamd = await startFakeClamd();
  service = await startTestService({ scanner: clamd.address });
});
afterAll(async () => {
  await service.close();
  await clamd.close();
});
beforeEach(async () => {
  user = await service.newUser();
  id = await newCompany(user);
  found = await auditAskedMonth(user, id);
});

const ask = (given: object = {}, findings = found.slice(0, 1)) => askAbout(user, id, findings, given);

const open = (token: string) => holderOf(service, token).open();
const draft = (token: string, item: string, answer: string, choice: string | null = null) =>
  holderOf(service, token).draft(item, answer, choice);
const lifeOf = async (fingerprint: string) =>
  (await user.ok(getFindingLife, { params: { id, fingerprint }, query })).data;
const sql = (text: string, values: unknown[] = []) =>
  withClient(service.access.owner, (owner) => owner.query(text, values));

describe('a question by a link', () => {
  test('is proposed by rule, mailed, answered with text and file, and back at its finding', async () => {
    const [fingerprint] = found;
    const proposal = await user.ok(contract.proposeQuestion, {
      params: { id },
      query,
      body: { findings: [fingerprint] },
    });
    expect(proposal.data[0]).toMatchObject({ fingerprint, shown: { period, amount: expect.stringMatching(/^\d/) } });
    // As «usted», by default.
    expect(proposal.data[0]!.words).toMatch(/^(Cuéntenos|Confirme|Envíenos|Díganos) /);

    const { question } = await ask({ email: 'Hernan@cliente.co' });
    expect(question).toMatchObject({
      state: 'waiting',
      expiresOn: day(7),
      answerer: { id: null, email: 'hernan@cliente.co' },
    });
    expect((await lifeOf(fingerprint!)).question).toBe('preguntado');
    const mail = await service.nextMail('hernan@cliente.co');
    const token = mail.text.match(/\/pregunta#(\S+)/)?.[1] ?? '';
    expect(mail.text).toContain(`${testUrl}/pregunta#`);
    expect(Buffer.from(token, 'base64url').length).toBeGreaterThanOrEqual(16);
    // Nothing of the books is in the mail.
    expect(mail.text).not.toContain(client);

    const page = await open(token);
    expect(page).toMatchObject({ state: 'open', asker: expect.any(String), answerer: 'Hernán Duarte', savedAt: null });
    expect(page.items[0]!.shown).toEqual(proposal.data[0]!.shown);
    expect(JSON.stringify(page)).not.toMatch(/NAT-|fingerprint/);
    const item = page.items[0]!.id;
    await draft(token, item, 'Sí, el 15', 'yes');
    expect((await open(token)).items[0]).toMatchObject({ answer: 'Sí, el 15', choice: 'yes', isSent: false });
    await service.anonymous.ok(contract.addAnswerFile, answerUpload(token, item));
    // A draft is nobody's but the client's.
    const [waiting] = (
      await user.ok(contract.listClientQuestions, { params: { id }, query: { fingerprint: fingerprint! } })
    ).data;
    expect(waiting).toMatchObject({ state: 'waiting', items: [{ answer: '', choice: null, files: [] }] });

    const hook = { name: 'Tablero', url: 'https://avisos.invalid/', events: ['question.answered'], companyId: id };
    const { webhook } = (await user.ok(createWebhook, { body: hook }, 201)).data;
    const sent = await service.anonymous.ok(contract.sendAnswers, { body: { token } });
    const { data: announced } = await user.ok(listWebhookDeliveries, { params: { webhookId: webhook.id } });
    expect(announced.map(({ attributes }) => JSON.parse(attributes.payload).data)).toEqual([
      { companyId: id, period, questionId: question.id, findings: [fingerprint] },
    ]);
    expect(announced[0]!.attributes.payload).not.toMatch(/Hernán|el 15/);
    expect(sent.data).toMatchObject({
      sentAt: expect.any(String),
      items: [{ isSent: true, files: [{ isSent: true }] }],
    });
    const [answered] = (await user.ok(contract.listClientQuestions, { params: { id }, query: {} })).data;
    expect(answered).toMatchObject({
      state: 'answered',
      items: [{ answer: 'Sí, el 15', choice: 'yes', files: [{ fileName: 'recibo.pdf' }] }],
    });
    const life = await lifeOf(fingerprint!);
    expect(life.question).toBe('respondido');
    expect(life.acts.slice(-2)).toMatchObject([
      { kind: 'asked', after: 'Hernán Duarte', by: { id: user.userId } },
      { kind: 'answered', before: 'Hernán Duarte', after: 'Sí. Sí, el 15 (1 archivo)', by: null },
    ]);
    const file = { id, questionId: question.id, answerFileId: answered!.items[0]!.files[0]!.id };
    const { bytes, headers } = await user.send(contract.getAnswerFile, { params: file });
    expect(bytes).toEqual(pdf.bytes);
    expect(headers['content-disposition']).toContain('attachment');
    const told = await service.nextMail(user.email);
    expect(told.subject).toContain('Hernán Duarte respondió');
    const { data: notes } = await user.ok(listNotifications);
    expect(notes[0]!.attributes.notification_template).toMatchObject({
      note_id: 63,
      note_redirect_url: expect.stringContaining(`/empresa/${id}/servicio/auditoria?mes=${period}&hallazgo=`),
    });
    const { data: log } = await user.ok(listActivityLog);
    expect(log.map(({ attributes }) => attributes.act)).toEqual(
      expect.arrayContaining(['question.asked', 'question.answered']),
    );
  });

  test('is about several findings, and its answers can be corrected until it is closed', async () => {
    const { question, token } = await ask({}, found.slice(0, 2));
    const [first, second] = (await open(token)).items;
    await service.anonymous.fails(contract.sendAnswers, 'question.unanswered', { body: { token } });
    await draft(token, first!.id, 'Uno');
    await service.anonymous.ok(contract.sendAnswers, { body: { token } });
    await service.anonymous.fails(contract.sendAnswers, 'question.unanswered', { body: { token } });
    expect((await lifeOf(found[0]!)).question).toBe('respondido');
    expect((await lifeOf(found[1]!)).question).toBe('preguntado');
    await draft(token, first!.id, 'Uno corregido');
    await draft(token, second!.id, 'Dos');
    await service.anonymous.ok(contract.sendAnswers, { body: { token } });
    const answers = (await lifeOf(found[0]!)).acts.filter(({ kind }) => kind === 'answered');
    expect(answers.map(({ after }) => after)).toEqual(['Uno', 'Uno corregido']);
    const params = { id, questionId: question.id };
    expect((await user.ok(contract.closeQuestion, { params })).data.state).toBe('closed');
    expect(await open(token)).toMatchObject({ state: 'closed', items: [], company: null });
    await service.anonymous.fails(contract.draftAnswers, 'question.over', {
      body: { token, items: [{ item: first!.id, choice: null, answer: 'Tres' }] },
    });
    await service.anonymous.fails(contract.sendAnswers, 'question.over', { body: { token } });
    await user.fails(contract.closeQuestion, 'question.over', { params });
    await user.fails(contract.renewQuestion, 'question.over', { params, body: { expiresOn: day(9) } });
    expect((await lifeOf(found[0]!)).question).toBeNull();
    // Asked again.
    await ask();
    expect((await lifeOf(found[0]!)).question).toBe('preguntado');
  });

  test('shows only what was chosen', async () => {
    const { token } = await ask({ shows: [], asks: ['text'] });
    const page = await open(token);
    expect(page.items[0]!.shown).toEqual({
      title: 'Saldos contrarios a lo normal',
      plainTitle: 'Saldos contrarios a lo normal',
      period,
      amount: null,
      account: null,
      thirdParties: [],
      thirdPartyCount: 0,
      lines: [],
    });
    expect(JSON.stringify(page)).not.toContain(client);
    await service.anonymous.fails(contract.addAnswerFile, 'resource.not_found', answerUpload(token, page.items[0]!.id));
    const { data } = await draft(token, page.items[0]!.id, 'Texto', 'yes');
    expect(data.items[0]).toMatchObject({ choice: null, answer: 'Texto' });
  });

  test('needs a day to come, somebody to ask, and findings of the month', async () => {
    const params = { id };
    const items = [{ fingerprint: found[0]!, words: '¿Ya?' }];
    const fails = (error: string, given: object) =>
      user.fails(contract.askClient, error, { params, query, body: { ...usualQuestion, items, ...given } });
    await fails('request.invalid', { expiresOn: day(0) });
    await fails('request.invalid', { expiresOn: day(61) });
    await fails('request.invalid', { userId: user.userId });
    await fails('request.invalid', { name: undefined });
    await fails('request.invalid', { items: [...items, ...items] });
    await fails('resource.not_found', { items: [{ fingerprint: 'nada', words: '¿Ya?' }] });
    await user.fails(contract.askClient, 'resource.not_found', {
      params,
      query: { period: '2026-02' },
      body: { ...usualQuestion, items },
    });
    const other = await service.newUser({ accountId: user.accountId, isRoot: false });
    await fails('finding.no_access', { name: undefined, userId: other.userId });
    expect((await user.ok(contract.listClientQuestions, { params })).data).toEqual([]);
  });

  test('expires, asks for another link once, and is sent again', async () => {
    const { question, token } = await ask({ email: 'vence@cliente.co' });
    const item = (await open(token)).items[0]!.id;
    await draft(token, item, 'A medias');
    await service.anonymous.fails(contract.askForLink, 'question.over', { body: { token } });
    await sql(`update client_question set expires_at = now() where id = $1`, [question.id]);
    const expired = await open(token);
    expect(expired).toMatchObject({
      state: 'expired',
      items: [],
      company: null,
      answerer: null,
      period: null,
      asks: [],
    });
    expect(JSON.stringify(expired)).not.toContain('A medias');
    await service.anonymous.fails(contract.sendAnswers, 'question.over', { body: { token } });
    await service.anonymous.fails(contract.addAnswerFile, 'question.over', answerUpload(token, item));
    for (const _ of [1, 2])
      expect((await service.anonymous.ok(contract.askForLink, { body: { token } })).data.renewalAsked).toBe(true);
    expect(
      (await user.ok(listNotifications)).data.filter(
        ({ attributes }) => attributes.notification_template.note_id === 63,
      ),
    ).toHaveLength(1);
    const params = { id, questionId: question.id };
    const renewed = await user.ok(contract.renewQuestion, { params, body: { expiresOn: day(3) } });
    expect(renewed.data).toMatchObject({ state: 'waiting', expiresOn: day(3), renewalAskedAt: null });
    await service.anonymous.fails(contract.openQuestion, 'question.gone', { body: { token } });
    const again = renewed.link!.split('#')[1]!;
    expect((await open(again)).items[0]).toMatchObject({ id: item, answer: 'A medias' });
  });

  test('is withdrawn: its link opens nothing, until it is sent again', async () => {
    const { question, token } = await ask();
    const item = (await open(token)).items[0]!.id;
    const params = { id, questionId: question.id };
    expect((await user.ok(contract.withdrawQuestion, { params })).data.state).toBe('withdrawn');
    expect((await lifeOf(found[0]!)).question).toBeNull();
    for (const endpoint of [contract.openQuestion, contract.sendAnswers, contract.askForLink])
      await service.anonymous.fails(endpoint, 'question.gone', { body: { token } });
    await service.anonymous.fails(contract.addAnswerFile, 'question.gone', answerUpload(token, item));
    const { link } = await user.ok(contract.renewQuestion, { params, body: { expiresOn: day(3) } });
    expect((await open(link!.split('#')[1]!)).state).toBe('open');
  });
});

describe('a question to a user', () => {
  test('is answered in the product, by that user alone', async () => {
    const manager = await service.newUser({ accountId: user.accountId, isRoot: false });
    const colleague = await service.newUser({ accountId: user.accountId, isRoot: false });
    for (const { userId } of [manager, colleague]) await user.ok(linkCompanyUser, { params: { id, userId } });
    const { question, token } = await ask({ name: undefined, userId: manager.userId });
    expect(token).toBe('');
    const params = { questionId: question.id };
    const { data: notes } = await manager.ok(listNotifications);
    expect(notes[0]!.attributes.notification_template).toMatchObject({
      note_id: 64,
      note_redirect_url: `/responder/${question.id}`,
    });
    expect((await service.nextMail(manager.email)).text).toContain(`${testUrl}/responder/${question.id}`);
    await colleague.fails(contract.openOwnQuestion, 'resource.not_found', { params });
    await user.fails(contract.openOwnQuestion, 'resource.not_found', { params });
    const { data } = await manager.ok(contract.openOwnQuestion, { params });
    const item = data.items[0]!.id;
    await manager.ok(contract.draftOwnAnswers, { params, body: { items: [{ item, choice: 'no', answer: '' }] } });
    const added = await manager.ok(contract.addOwnAnswerFile, { params, query: { item }, file: pdf });
    const answerFileId = added.data.items[0]!.files[0]!.id;
    await colleague.fails(contract.removeOwnAnswerFile, 'resource.not_found', { params: { ...params, answerFileId } });
    await manager.ok(contract.removeOwnAnswerFile, { params: { ...params, answerFileId } });
    await manager.ok(contract.sendOwnAnswers, { params });
    const act = (await lifeOf(found[0]!)).acts.at(-1);
    expect(act).toMatchObject({ kind: 'answered', after: 'No.', by: { id: manager.userId } });
    await user.ok(unlinkCompanyUser, { params: { id, userId: manager.userId } });
    await manager.fails(contract.openOwnQuestion, 'resource.not_found', { params });
  });
});

describe('reminders', () => {
  const later = (days: number) => new Date(Date.now() + days * 86_400_000);

  test('come every two days, at most three, and with a link that opens the same question', async () => {
    const { question, token } = await ask({ email: 'lento@cliente.co', expiresOn: day(20) });
    const first = await service.nextMail('lento@cliente.co');
    await remindQuestions(service.services, later(1));
    for (const days of [2.1, 3, 4.2, 6.3, 8.4, 10.5]) await remindQuestions(service.services, later(days));
    const [asked] = (await user.ok(contract.listClientQuestions, { params: { id } })).data;
    expect(asked).toMatchObject({ id: question.id, reminders: 3 });
    const mail = await service.nextMail('lento@cliente.co', first.id);
    expect(mail.subject).toContain('espera su respuesta');
    const other = mail.text.match(/\/pregunta#(\S+)/)?.[1] ?? '';
    expect(other).not.toBe(token);
    expect((await open(other)).items).toEqual((await open(token)).items);
  });

  test('come before the last day, and neither when switched off, answered, withdrawn nor without an address', async () => {
    const { question } = await ask({ email: 'pronto@cliente.co', expiresOn: day(1) });
    await sql(`update client_question set expires_at = now() + interval '30 hours' where id = $1`, [question.id]);
    await remindQuestions(service.services, later(0.5));
    await sql(`update client_question set delivered_at = now() - interval '9 days'`);
    const off = await ask({ email: 'apagado@cliente.co' });
    await user.ok(contract.changeClientQuestion, {
      params: { id, questionId: off.question.id },
      body: { reminds: false },
    });
    const answered = await ask({ email: 'listo@cliente.co' });
    await draft(answered.token, (await open(answered.token)).items[0]!.id, 'Listo');
    await service.anonymous.ok(contract.sendAnswers, { body: { token: answered.token } });
    const withdrawn = await ask({ email: 'retirado@cliente.co' });
    await user.ok(contract.withdrawQuestion, { params: { id, questionId: withdrawn.question.id } });
    const mute = await ask();
    expect(mute.question.reminds).toBe(false);
    await sql(`update client_question set delivered_at = now() - interval '9 days'`);
    await remindQuestions(service.services, later(0.5));
    const { rows } = await sql('select id, reminders from client_question where company_id = $1 and reminders > 0', [
      id,
    ]);
    expect(rows).toEqual([{ id: question.id, reminders: 1 }]);
  });

  test('of a user are a mail that can be switched off, and a notification', async () => {
    const manager = await service.newUser({ accountId: user.accountId, isRoot: false });
    await user.ok(linkCompanyUser, { params: { id, userId: manager.userId } });
    await manager.ok(updatePreferences, { body: { mails: { preguntas: false } } });
    await ask({ name: undefined, userId: manager.userId });
    await remindQuestions(service.services, later(3));
    expect((await manager.ok(listNotifications)).data).toHaveLength(2);
    await ask({ email: 'despues@cliente.co' });
    await service.nextMail('despues@cliente.co');
    const mails = listMails(join(service.dataDirectory, 'correo'));
    expect(mails.filter(({ to }) => to === manager.email)).toEqual([]);
  });
});

test('goes with its company, and its files count in the storage of the account', async () => {
  const { token } = await ask();
  const stored = () =>
    asCaller(service.services.db, { ...user, isAdmin: false }, (trx) => countBytes(trx, user.accountId));
  const before = await stored();
  await service.anonymous.ok(contract.addAnswerFile, answerUpload(token, (await open(token)).items[0]!.id));
  expect(await stored()).toBe(before + pdf.bytes.byteLength);
  await user.ok(deleteCompany, { params: { id }, body: { comp_entity_id: fixtureCompany.comp_entity_id } });
  await service.anonymous.fails(contract.openQuestion, 'question.gone', { body: { token } });
  await sql(`update company set deleted_at = now() - interval '31 days' where id = $1`, [id]);
  await deleteGoneCompanies(service.services.db);
  for (const table of ['client_question', 'question_item', 'question_file'])
    expect((await sql(`select from ${table} where company_id = $1`, [id])).rows).toEqual([]);
  const links = await sql('select from question_link where account_id = $1', [user.accountId]);
  expect(links.rows).toEqual([]);
});

test('a file with a virus is neither kept nor shown', async () => {
  const { token } = await ask();
  const item = (await open(token)).items[0]!.id;
  const infected = { name: 'factura.pdf', bytes: Buffer.from(`%PDF-1.7 ${testVirus}`) };
  await service.anonymous.fails(contract.addAnswerFile, 'file.infected', answerUpload(token, item, infected));
  expect((await open(token)).items[0]!.files).toEqual([]);
  const { data: log } = await user.ok(listActivityLog);
  expect(log[0]!.attributes).toMatchObject({ act: 'file.infected', target: 'factura.pdf', userId: null });
});
