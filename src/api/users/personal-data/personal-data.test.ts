import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createToken } from '#api/access/api-tokens/contract.ts';
import { login, me } from '#api/access/auth/contract.ts';
import { acceptTerms, getTermsAgreement } from '#api/access/terms/contract.ts';
import { updateCompany, userCompanies } from '#api/companies/companies/contract.ts';
import { listActivityLog } from '#api/kernel/activity-log/contract.ts';
import { withClient } from '#platform/database/connection.ts';
import { ApiClient } from '../../../../tests/support/api-client.ts';
import {
  newCompany,
  startTestService,
  type TestService,
  type TestUser,
  testPassword,
} from '../../../../tests/support/test-service.ts';
import { getPhoto, putPhoto } from '../photos/contract.ts';
import { getProfile, updateProfile } from '../profile/contract.ts';
import { updateUser } from '../users/contract.ts';
import { anonymiseName } from './anonymise.job.ts';
import { exportPersonalData, requestDeletion, withdrawDeletion } from './contract.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ supportAddress: 'soporte@cuadre.local' });
});
afterAll(() => service.close());

const body = { password: testPassword };
const sql = (text: string, values: unknown[] = []) =>
  withClient(service.access.owner, (owner) => owner.query(text, values));

/** A user of an account that continues without them. */
async function newGuest(): Promise<{ root: TestUser; guest: TestUser }> {
  const root = await service.newUser();
  return { root, guest: await service.newUser({ accountId: root.accountId, isRoot: false }) };
}

/** A marked company, a view of the portfolio, and two of findings, one of them shared. */
async function keepOwnViews({ accountId, userId }: TestUser, companyId: number): Promise<void> {
  const own = [accountId, userId];
  await sql(`insert into portfolio_mark values ($1, $2, $3, true, '{nómina}')`, [...own, companyId]);
  await sql(`insert into portfolio_view (account_id, user_id, name, query) values ($1, $2, 'Vencen', '{}')`, own);
  await sql(
    `insert into finding_view (account_id, user_id, company_id, name, query, is_shared)
     select $1, $2, $3, name, '{"listing":"todos"}', name = 'De todos' from unnest(array['De todos', 'Mía']) as name`,
    [...own, companyId],
  );
}

/** A question to a user with one answer, which is sent or a draft. */
async function answerQuestion({ accountId, userId }: TestUser, companyId: number, sent: boolean): Promise<void> {
  const of = [accountId, companyId];
  const { rows } = await sql(
    `with life as (insert into finding_life (id, account_id, company_id, fingerprint, topic, proof, subjects, validation,
                                             rule, title, period, state)
                   values (gen_random_uuid(), $1, $2, 'f', 't', 'balance', '{}', 'nit', 'NIT-1', 'Título', '2026-01', 'nuevo')
                   returning id),
       question as (insert into client_question (id, account_id, company_id, period, answerer, asks, expires_at, asked_by)
                    values (gen_random_uuid(), $1, $2, '2026-01', $3, '{text}', now(), $3) returning id)
     select life.id as life, question.id as question from life, question`,
    [...of, userId],
  );
  await sql(
    `insert into question_item (id, account_id, company_id, question_id, position, life_id, words, shown, answer,
                                sent_answer, sent_at)
     values (gen_random_uuid(), $1, $2, $3, 0, $4, '¿Ya?', '{}', 'Borrador propio', $5, $6)`,
    [...of, rows[0].question, rows[0].life, sent ? 'Borrador propio' : '', sent ? new Date() : null],
  );
}

describe('a copy of one’s data', () => {
  test('holds all data about the user, none of others, and no secret', async () => {
    const { root, guest } = await newGuest();
    await root.ok(updateProfile, { body: { documentNumber: '11112222', documentType: '13' } });
    await guest.ok(updateProfile, { body: { name: 'Luz Mar', documentNumber: '52123456', documentType: '13' } });
    const { data: terms } = await guest.ok(getTermsAgreement);
    await guest.ok(acceptTerms, { body: { version: terms.version } });
    const { data } = await guest.ok(createToken, {
      body: { name: 'Tablero', scopes: ['auditoria.ver'], days: 1, password: testPassword },
    });
    const company = await newCompany(root);
    await keepOwnViews(guest, company);
    await answerQuestion(guest, company, true);
    const representative = { name: 'Luz Mar', document: '52.123.456' };
    const auditor = { name: 'Luz Mar', card: '7-T' };
    await root.ok(updateCompany, { params: { id: company }, body: { comp_signers: { representative, auditor } } });
    const { bytes, headers } = await guest.send(exportPersonalData);
    expect(headers['content-disposition']).toMatch(/^attachment; filename="mis-datos-cuadre-[\d-]+\.json"$/);
    const copy = JSON.parse(bytes.toString());
    expect(copy).toMatchObject({
      perfil: { name: 'Luz Mar', email: guest.email, documentNumber: '52123456' },
      sesiones: [{ userAgent: 'lightMyRequest' }],
      terminosAceptados: [{ version: terms.version }],
      portafolio: [{ favorita: true, etiquetas: ['nómina'] }],
      vistasGuardadas: [
        { empresa: null, nombre: 'Vencen', filtros: {} },
        { nombre: 'De todos', filtros: { listing: 'todos' } },
        { nombre: 'Mía' },
      ],
      preguntasQueTeHicieron: [{ mes: '2026-01', pregunta: '¿Ya?', respuesta: 'Borrador propio', archivos: [] }],
      llavesDeApi: [{ name: 'Tablero' }],
      // By document: another person may have the name.
      firmasDeEstadosFinancieros: [{ calidad: 'representante legal', nombre: 'Luz Mar' }],
      solicitudDeEliminacion: null,
    });
    expect(copy.registroDeTusAcciones.map(({ act }: { act: string }) => act)).toEqual(
      expect.arrayContaining(['Descargó sus datos personales', 'Creó una llave de API', 'Inició sesión']),
    );
    for (const secret of [root.email, '11112222', data.token, 'argon2', 'digest']) {
      expect(bytes.toString()).not.toContain(secret);
    }
  });
});

describe('a deletion request', () => {
  test('needs the password, is mailed to the user and to support, and can be withdrawn', async () => {
    const { guest } = await newGuest();
    await guest.fails(requestDeletion, 'password.wrong', { body: { password: 'otra' } });
    await guest.ok(requestDeletion, { body });
    const { deletion } = (await guest.ok(getProfile)).data.attributes;
    const days = (Date.parse(deletion?.dueAt ?? '') - Date.parse(deletion?.requestedAt ?? '')) / 86_400_000;
    expect(Math.round(days)).toBe(15);
    const asked = await service.nextMail(guest.email);
    expect(asked.text).toContain('Eliminaremos tus datos');
    expect((await service.nextMail('soporte@cuadre.local')).text).toContain(guest.email);
    await guest.fails(requestDeletion, 'resource.conflict', { body });
    await guest.ok(withdrawDeletion);
    expect((await guest.ok(getProfile)).data.attributes.deletion).toBeNull();
    expect((await service.nextMail(guest.email, asked.id)).subject).toContain('Retiraste');
    await guest.fails(withdrawDeletion, 'resource.not_found');
    await sql(`update deletion_request set due_at = now() where user_id = $1`, [guest.userId]);
    await guest.ok(requestDeletion, { body });
  });

  test('is refused to owners of an active subscription and to staff', async () => {
    const { root, guest } = await newGuest();
    expect((await root.fails(requestDeletion, 'deletion.owner', { body })).message).toContain('entrégala');
    await sql(`update license set starts_on = '2020-01-01', ends_on = '2020-12-31' where account_id = $1`, [
      root.accountId,
    ]);
    await root.fails(requestDeletion, 'deletion.owner', { body });
    await sql('update app_user set is_active = false where id = $1', [guest.userId]);
    await root.ok(requestDeletion, { body });
    await (await service.newUser({ isAdmin: true })).fails(requestDeletion, 'auth.forbidden', { body });
  });

  test('of a subscriber needed again is dropped with a notice; of a sole user it deletes the companies too', async () => {
    const expire = (root: TestUser) =>
      sql(`update license set starts_on = '2020-01-01', ends_on = '2020-12-31' where account_id = $1`, [
        root.accountId,
      ]);
    const roots = await Promise.all([1, 2].map(() => service.newUser()));
    const [needed, alone] = roots as [TestUser, TestUser];
    const company = await newCompany(alone);
    for (const root of roots) {
      await expire(root);
      await root.ok(requestDeletion, { body });
      await sql(`update deletion_request set due_at = now() where user_id = $1`, [root.userId]);
    }
    const guest = await service.newUser({ accountId: needed.accountId, isRoot: false });
    await service.services.queue.send(anonymiseName, {});
    await vi.waitFor(async () => expect((await alone.send(me)).status).toBe(401), { timeout: 60_000, interval: 100 });
    await vi.waitFor(async () => expect((await service.nextMail(needed.email)).subject).toContain('No eliminamos'), {
      timeout: 60_000,
      interval: 100,
    });
    await guest.ok(me);
    expect((await needed.ok(getProfile)).data.attributes).toMatchObject({ deletion: null, isRootUser: true });
    const { rows } = await sql('select deleted_at from company where id = $1', [company]);
    expect(rows[0].deleted_at).not.toBeNull();
  });

  test("when due anonymises: no name, no sign-in, while others' references stay valid", async () => {
    const { root, guest } = await newGuest();
    const { guest: waiting } = await newGuest();
    await guest.ok(updateProfile, { body: { name: 'Luz Mar', documentNumber: '52123456', phone: '3001234567' } });
    const photo = await sharp({ create: { width: 64, height: 64, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    await guest.ok(putPhoto, { file: { name: 'x.png', bytes: photo } });
    const { data } = await guest.ok(createToken, {
      body: { name: 'Tablero', scopes: ['empresas.ver'], days: 1, password: testPassword },
    });
    const company = await newCompany(root);
    await keepOwnViews(guest, company);
    await answerQuestion(guest, company, false);
    for (const person of [guest, waiting]) await person.ok(requestDeletion, { body });
    await sql(`update deletion_request set due_at = now() where user_id = $1`, [guest.userId]);
    await service.services.queue.send(anonymiseName, {});
    await vi.waitFor(async () => expect((await guest.send(me)).status).toBe(401), { timeout: 60_000, interval: 100 });
    const views = await sql(
      `select name from finding_view where user_id = $1
       union all select name from portfolio_view where user_id = $1
       union all select company_id::text from portfolio_mark where user_id = $1`,
      [guest.userId],
    );
    // A shared view is the company's.
    expect(views.rows).toEqual([{ name: 'De todos' }]);
    const drafts = await sql('select answer from question_item where company_id = $1', [company]);
    expect(drafts.rows).toEqual([{ answer: '' }]);
    await guest.fails(getPhoto, 'auth.session_expired');
    await new ApiClient(service.app, data.token).fails(userCompanies, 'auth.session_expired');
    await service.anonymous.fails(login, 'auth.invalid_credentials', {
      body: { email: guest.email, password: testPassword },
      headers: { 'x-forwarded-for': '203.0.113.200' },
    });
    const { rows } = await sql(
      `select u::text as person, (select count(*)::int from user_photo where user_id = u.id) as photos,
              (select string_agg(address || user_agent, '') from session where user_id = u.id) as traces
         from app_user u where id = $1`,
      [guest.userId],
    );
    expect(rows[0]).toMatchObject({ photos: 0, traces: '' });
    for (const trace of ['Luz Mar', '52123456', '3001234567', guest.email]) expect(rows[0].person).not.toContain(trace);
    await vi.waitFor(
      async () => expect((await service.nextMail(guest.email)).subject).toContain('Eliminamos tus datos'),
      { timeout: 60_000, interval: 100 },
    );
    const { data: entries } = await root.ok(listActivityLog, { query: { act: 'deletion.done' } });
    expect(entries[0]?.attributes.userName).toBe('Persona eliminada');
    await waiting.ok(me);
    await root.ok(me);
    await root.fails(updateUser, 'user.protected', {
      params: { userId: guest.userId },
      body: { user_is_active: true },
    });
  });
});
