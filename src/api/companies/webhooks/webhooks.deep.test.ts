import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createToken } from '#api/access/api-tokens/contract.ts';
import { auditEvents, startAudit } from '#api/audits/audits/contract.ts';
import { auditFindings } from '#api/audits/audits/findings/contract.ts';
import { closeSignOff, getSignOff, giveOpenReasons, prepareSignOff } from '#api/audits/audits/sign-off/contract.ts';
import { changeFindings } from '#api/audits/finding-lives/contract.ts';
import { inspectTrialBalance, storeTrialBalance } from '#api/balances/trial-balances/contract.ts';
import { listActivityLog } from '#api/kernel/activity-log/contract.ts';
import { rotateKeys } from '#api/service/rotate-keys.ts';
import { tokenScopes } from '#core/product/permission.ts';
import { mostAttempts, webhookEvents } from '#core/product/webhook.ts';
import { withClient } from '#platform/database/connection.ts';
import { createVault } from '#platform/vault/vault.ts';
import { usualWebhooks } from '#platform/webhook/webhook-client.ts';
import { ApiClient } from '../../../../tests/support/api-client.ts';
import { csvBalance } from '../../../../tests/support/fixture-files.ts';
import {
  newCompany,
  startTestService,
  type TestService,
  type TestUser,
  testPassword,
} from '../../../../tests/support/test-service.ts';
import {
  createWebhook,
  deleteWebhook,
  listWebhookDeliveries,
  listWebhooks,
  repeatWebhookDelivery,
  rotateWebhookSecret,
  tryWebhook,
  updateWebhook,
} from './contract.ts';
import { sendDueJob } from './deliveries/deliver-webhook.job.ts';

interface Heard {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

let service: TestService;
let receiver: Server;
let heard: Heard[] = [];
/** Status by path; 204 for all others. */
const statuses = new Map<string, number>();

beforeAll(async () => {
  receiver = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const path = request.url ?? '';
    heard.push({ path, headers: request.headers, body });
    response.writeHead(statuses.get(path) ?? 204).end(statuses.has(path) ? `estado ${statuses.get(path)}` : '');
  });
  await new Promise<void>((ready) => receiver.listen(0, '127.0.0.1', ready));
  service = await startTestService({ webhooks: { ...usualWebhooks, loopback: true, timeoutMs: 2000 } });
});
afterAll(async () => {
  await service.close();
  receiver.close();
});
beforeEach(() => {
  heard = [];
  statuses.clear();
});

const at = (path: string) => `http://127.0.0.1:${(receiver.address() as AddressInfo).port}${path}`;
const sql = (text: string, values: unknown[] = []) =>
  withClient(service.access.owner, (owner) => owner.query(text, values));
const soon = { timeout: 60_000, interval: 50 };

/** Messages to a path, once there are so many. */
async function messages(path: string, count: number): Promise<Heard[]> {
  return vi.waitFor(() => {
    const found = heard.filter((one) => one.path === path);
    expect(found).toHaveLength(count);
    return found;
  }, soon);
}

async function newWebhook(user: TestUser, path: string, given: object = {}) {
  const body = { name: 'Tablero', url: at(path), events: webhookEvents, companyId: null, ...given };
  const { data } = await user.ok(createWebhook, { body }, 201);
  return { ...data, params: { webhookId: data.webhook.id } };
}

/** Whether a signature of the header is made with a secret. */
function isSigned({ headers, body }: Heard, secret: string): boolean {
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  const made = createHmac('sha256', Buffer.from(secret.slice(6), 'base64'))
    .update(signed)
    .digest('base64');
  return String(headers['webhook-signature']).split(' ').includes(`v1,${made}`);
}

const deliveriesOf = async (user: TestUser, webhookId: string) =>
  (await user.ok(listWebhookDeliveries, { params: { webhookId } })).data;

/** As if the time of the next attempt had come. */
async function hurry(webhookId: string): Promise<void> {
  await sql(`update webhook_delivery set next_attempt_at = now() where webhook_id = $1 and state = 'pending'`, [
    webhookId,
  ]);
  await service.services.queue.send(sendDueJob, {});
}

async function storedMonth(user: TestUser, id: number, cash: string, version = 1) {
  const file = csvBalance(
    [
      ['11050501', 'Caja general', '800197268', 'Clínica Reservada', '1000', cash, '0', String(1000 + Number(cash))],
      ['13050501', 'Clientes nacionales', '800197268', 'Clínica Reservada', '0', '0', cash, `-${cash}`],
      ['31050501', 'Capital autorizado', '800197268', 'Clínica Reservada', '-1000', '0', '0', '-1000'],
    ],
    `balance-${version}.csv`,
  );
  const params = { id };
  const { data: read } = await user.ok(inspectTrialBalance, { params, file });
  const body = { uploadId: read.uploadId, period: '2026-01', confirmPeriod: true, confirmCompany: true };
  await user.ok(storeTrialBalance, { params, body }, 201);
  const { data: audit } = await user.ok(startAudit, { params, body: { year: 2026, month: 1 } });
  // The stream ends with the audit.
  await user.send(auditEvents, { params: { ...params, auditId: audit.id } });
  return audit.id;
}

describe('a webhook', () => {
  test('is created with a secret that is shown once and sealed, changed, listed and deleted', async () => {
    const user = await service.newUser();
    const id = await newCompany(user);
    const { secret, webhook, params } = await newWebhook(user, '/uno', { companyId: id });
    expect(secret).toMatch(/^whsec_/);
    expect(webhook.attributes).toMatchObject({
      name: 'Tablero',
      state: 'activo',
      lastDelivery: null,
      failingSince: null,
    });
    expect(webhook.attributes.company).toMatchObject({ id });
    const { rows } = await sql(
      `select count(*)::int as found from webhook w where w::text like '%' || $1 || '%'
       union all select count(*)::int from record_entry r where r::text like '%' || $1 || '%'
       union all select count(*)::int from idempotent_request r where r::text like '%' || $1 || '%'`,
      [secret],
    );
    expect(rows.map(({ found }) => found)).toEqual([0, 0, 0]);
    await user.ok(updateWebhook, { params, body: { name: 'Bodega', events: ['audit.finished'], enabled: false } });
    const [listed] = (await user.ok(listWebhooks)).data;
    expect(listed?.attributes).toMatchObject({ name: 'Bodega', events: ['audit.finished'], state: 'apagado' });
    await user.fails(tryWebhook, 'webhook.off', { params });
    await user.ok(deleteWebhook, { params });
    await user.fails(updateWebhook, 'resource.not_found', { params, body: { name: 'x' } });
    const { data: log } = await user.ok(listActivityLog);
    expect(log.map(({ attributes }) => attributes.act)).toEqual(
      expect.arrayContaining(['webhook.created', 'webhook.changed', 'webhook.deleted']),
    );
    expect(JSON.stringify(log)).not.toContain(at('/uno'));
  });

  test('has a public https address, known events and a company of the account', async () => {
    const user = await service.newUser();
    const body = { name: 'Tablero', url: at('/x'), events: ['audit.finished'], companyId: null };
    for (const wrong of [
      { url: 'http://ejemplo.co/' },
      { url: 'https://10.0.0.1/' },
      { url: 'https://169.254.169.254/latest' },
      { url: 'https://ana:clave@ejemplo.co/' },
      { events: [] },
      { events: ['webhook.test'] },
      { events: ['otro'] },
    ])
      await user.fails(createWebhook, 'request.invalid', { body: { ...body, ...wrong } });
    const foreign = await newCompany(await service.newUser());
    await user.fails(createWebhook, 'resource.not_found', { body: { ...body, companyId: foreign } });
    const { params } = await newWebhook(user, '/x');
    await user.fails(updateWebhook, 'request.invalid', { params, body: { url: 'https://127.0.0.2.nip.io:1/#x' } });
  });

  test('is limited to twenty of an account at once', async () => {
    const user = await service.newUser();
    const body = { name: 'Tablero', url: at('/x'), events: ['audit.finished'], companyId: null };
    const answers = await Promise.all(Array.from({ length: 22 }, () => user.send(createWebhook, { body })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
    await user.fails(createWebhook, 'webhook.limit', { body });
  });

  test('belongs to the subscriber: not to guests, API tokens, staff or other accounts', async () => {
    const root = await service.newUser();
    const { params } = await newWebhook(root, '/x');
    const guest = await service.newUser({ accountId: root.accountId, isRoot: false });
    await guest.fails(listWebhooks, 'auth.forbidden');
    const scopes = { name: 'Todo', scopes: tokenScopes, days: 1, password: testPassword };
    const { token } = (await root.ok(createToken, { body: scopes })).data;
    await new ApiClient(service.app, token).fails(listWebhooks, 'auth.forbidden');
    for (const stranger of [await service.newUser(), await service.newUser({ isAdmin: true })]) {
      expect((await stranger.ok(listWebhooks)).data).toEqual([]);
      await stranger.fails(listWebhookDeliveries, 'resource.not_found', { params });
      await stranger.fails(rotateWebhookSecret, 'resource.not_found', { params });
      await stranger.fails(tryWebhook, 'resource.not_found', { params });
      await stranger.fails(deleteWebhook, 'resource.not_found', { params });
    }
  });
});

describe('events', () => {
  test('of a month from its balance to its sign-off are told, signed, in small bodies without names or amounts', async () => {
    const user = await service.newUser();
    const id = await newCompany(user);
    const { secret, params } = await newWebhook(user, '/mes');
    const other = await newWebhook(user, '/otra', {
      companyId: await newCompany(user, { comp_entity_id: '890903938', comp_check_digit: 8 }),
    });
    const auditId = await storedMonth(user, id, '500500');
    const { data: found } = await user.ok(auditFindings, { params: { id, auditId } });
    const { fingerprint } = found[0]!.finding;
    const query = { period: '2026-01' };
    const change = { findings: [{ fingerprint, version: 0 }], change: { state: 'en_revision' } };
    await user.ok(changeFindings, { params: { id }, query, body: change });
    const month = { id, period: '2026-01' };
    const { content } = (await user.ok(getSignOff, { params: month })).data;
    const topics = content!.open.map(({ topic }) => topic);
    await user.ok(giveOpenReasons, { params: month, body: { topics, reason: 'Se corrige en febrero' } });
    const { digest } = (await user.ok(getSignOff, { params: month })).data;
    await user.ok(prepareSignOff, { params: month, body: { digest: digest! } });
    await user.ok(closeSignOff, { params: month, body: { digest: digest! } });
    await storedMonth(user, id, '700700', 2);
    const told = await messages('/mes', 7);
    const bodies = told.map(({ body }) => JSON.parse(body));
    expect(bodies.map(({ type }) => type).toSorted()).toEqual([
      ...['audit.finished', 'audit.finished', 'balance.stored', 'balance.stored', 'finding.state_changed'],
      ...['month.changed_after_sign_off', 'month.signed_off'],
    ]);
    const dataOf = (type: string) => bodies.find((body) => body.type === type).data;
    expect(dataOf('balance.stored')).toMatchObject({ companyId: id, period: '2026-01', version: 1 });
    expect(dataOf('finding.state_changed')).toMatchObject({ state: 'en_revision', count: 1, findings: [fingerprint] });
    const versions = bodies.flatMap(({ type, data }) => (type === 'audit.finished' ? [data.versions] : []));
    expect(versions).toEqual(
      expect.arrayContaining([null, expect.objectContaining({ version: 2, against: 1, isPastClosing: true })]),
    );
    expect(dataOf('month.signed_off')).toMatchObject({ companyId: id, period: '2026-01' });
    for (const one of told) {
      expect(isSigned(one, secret), one.body).toBe(true);
      expect(one.body.length).toBeLessThan(1000);
      expect(one.body).not.toMatch(/Reservada|500500|Suministros/);
      expect(one.headers['content-type']).toBe('application/json');
    }
    expect(new Set(told.map(({ headers }) => headers['webhook-id'])).size).toBe(7);
    const listed = await vi.waitFor(async () => {
      const all = await deliveriesOf(user, params.webhookId);
      expect(all.every(({ attributes }) => attributes.state === 'entregado')).toBe(true);
      return all;
    }, soon);
    expect(listed[0]?.attributes).toMatchObject({ attempts: 1, status: 204, failure: null, nextAttemptAt: null });
    expect(await deliveriesOf(user, other.params.webhookId)).toEqual([]);
  });

  test('are not told when their transaction rolls back, nor by a webhook that is off or not for them', async () => {
    const user = await service.newUser();
    const id = await newCompany(user);
    const off = await newWebhook(user, '/apagado');
    await user.ok(updateWebhook, { params: off.params, body: { enabled: false } });
    const others = await newWebhook(user, '/otros', { events: ['month.reopened'] });
    await storedMonth(user, id, '100');
    for (const { params } of [off, others]) expect(await deliveriesOf(user, params.webhookId)).toEqual([]);
    const stranger = await newWebhook(await service.newUser(), '/ajeno');
    await storedMonth(user, id, '200', 2);
    const { rows } = await sql('select count(*)::int as count from webhook_delivery where webhook_id = $1', [
      stranger.webhook.id,
    ]);
    expect(rows[0].count).toBe(0);
  });
});

describe('a delivery', () => {
  test('that fails is tried again with the same id, eight times in all, then given up and repeated by hand', async () => {
    const user = await service.newUser();
    const { secret, params } = await newWebhook(user, '/cae');
    statuses.set('/cae', 500);
    await user.ok(tryWebhook, { params }, 202);
    for (let attempt = 1; attempt <= mostAttempts; attempt++) {
      await messages('/cae', attempt);
      await vi.waitFor(async () => {
        const [one] = await deliveriesOf(user, params.webhookId);
        expect(one?.attributes).toMatchObject({ attempts: attempt, status: 500, response: 'estado 500' });
        expect(one?.attributes.state).toBe(attempt < mostAttempts ? 'pendiente' : 'fallido');
      }, soon);
      await hurry(params.webhookId);
    }
    expect(new Set(heard.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(heard.every((one) => isSigned(one, secret))).toBe(true);
    statuses.delete('/cae');
    const [given] = await deliveriesOf(user, params.webhookId);
    await user.ok(repeatWebhookDelivery, { params: { ...params, deliveryId: given!.id } }, 202);
    const all = await messages('/cae', mostAttempts + 1);
    expect(all.at(-1)?.headers['webhook-id']).toBe(given!.id);
    expect(all.at(-1)?.body).toBe(all[0]?.body);
    await vi.waitFor(async () => {
      expect((await user.ok(listWebhooks)).data[0]?.attributes).toMatchObject({
        failingSince: null,
        lastDelivery: { state: 'entregado' },
      });
    }, soon);
  }, 60_000);

  test('whose process died within an attempt follows at its time', async () => {
    const user = await service.newUser();
    const { params } = await newWebhook(user, '/muerto');
    // Claimed, and never answered.
    await sql(
      `insert into webhook_delivery (account_id, webhook_id, event, payload, attempts, next_attempt_at)
       values ($1, $2, 'webhook.test', '{}', 1, now() + interval '1 minute')`,
      [user.accountId, params.webhookId],
    );
    await hurry(params.webhookId);
    await messages('/muerto', 1);
    await vi.waitFor(async () => {
      expect((await deliveriesOf(user, params.webhookId))[0]?.attributes).toMatchObject({
        state: 'entregado',
        attempts: 2,
      });
    }, soon);
  });

  test('after days of failures disables its webhook, with a mail; so does an answer 410 at once', async () => {
    const user = await service.newUser();
    const { params } = await newWebhook(user, '/dias');
    statuses.set('/dias', 503);
    await sql(`update webhook set failing_since = now() - interval '6 days' where id = $1`, [params.webhookId]);
    await user.ok(tryWebhook, { params }, 202);
    const mail = await service.nextMail(user.email);
    expect(mail.subject).toBe('Desactivamos el webhook «Tablero»');
    expect((await user.ok(listWebhooks)).data[0]?.attributes.state).toBe('desactivado');
    await user.fails(tryWebhook, 'webhook.off', { params });
    await user.ok(updateWebhook, { params, body: { enabled: true } });
    expect((await user.ok(listWebhooks)).data[0]?.attributes).toMatchObject({ state: 'activo', failingSince: null });
    statuses.set('/dias', 410);
    await user.ok(tryWebhook, { params }, 202);
    await service.nextMail(user.email, mail.id);
    const { data: log } = await user.ok(listActivityLog, { query: { act: 'webhook.disabled' } });
    expect(log).toHaveLength(2);
  });

  test('is not sent once its webhook is off, and goes with its webhook', async () => {
    const user = await service.newUser();
    const { params } = await newWebhook(user, '/tarde');
    statuses.set('/tarde', 500);
    await user.ok(tryWebhook, { params }, 202);
    await messages('/tarde', 1);
    await user.ok(updateWebhook, { params, body: { enabled: false } });
    await hurry(params.webhookId);
    await vi.waitFor(async () => {
      const [one] = await deliveriesOf(user, params.webhookId);
      expect(one?.attributes).toMatchObject({ state: 'fallido', failure: 'El webhook está apagado.', attempts: 1 });
    }, soon);
    await user.ok(deleteWebhook, { params });
    const { rows } = await sql('select count(*)::int as count from webhook_delivery where webhook_id = $1', [
      params.webhookId,
    ]);
    expect(rows[0].count).toBe(0);
    expect(heard).toHaveLength(1);
  });
});

describe('a secret', () => {
  test('that is replaced signs for a day beside the new one', async () => {
    const user = await service.newUser();
    const { secret, params } = await newWebhook(user, '/secreto');
    const { data } = await user.ok(rotateWebhookSecret, { params });
    expect(data.webhook.attributes.previousSecretUntil).not.toBeNull();
    await user.ok(tryWebhook, { params }, 202);
    const [both] = await messages('/secreto', 1);
    expect([secret, data.secret].map((one) => isSigned(both!, one))).toEqual([true, true]);
    await sql(`update webhook set previous_until = now() where id = $1`, [params.webhookId]);
    await user.ok(tryWebhook, { params }, 202);
    const [, last] = await messages('/secreto', 2);
    expect([secret, data.secret].map((one) => isSigned(last!, one))).toEqual([false, true]);
  });

  test('is resealed when keys are rotated', async () => {
    const user = await service.newUser();
    const { secret, params } = await newWebhook(user, '/llaves');
    await user.ok(rotateWebhookSecret, { params });
    const vault = createVault(service.dataDirectory, 'una clave nueva de más de treinta y dos caracteres');
    const rotation = await rotateKeys(service.services.db, vault);
    expect(rotation.resealed).toBeGreaterThanOrEqual(2);
    const { rows } = await sql('select secret, previous_secret from webhook where id = $1', [params.webhookId]);
    expect(vault.isCurrent(rows[0].secret)).toBe(true);
    expect(vault.open(rows[0].previous_secret, `webhook/${user.accountId}/${params.webhookId}`)).toBe(secret);
  });
});
