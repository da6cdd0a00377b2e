/** Webhooks as a way into the network of the service, or out of it for what is secret. */
import { readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  createWebhook,
  listWebhookDeliveries,
  rotateWebhookSecret,
  tryWebhook,
  updateWebhook,
} from '#api/companies/webhooks/contract.ts';
import { listActivityLog } from '#api/kernel/activity-log/contract.ts';
import { withClient } from '#platform/database/connection.ts';
import { logOptions } from '#platform/log.ts';
import { temporaryDataDirectory } from '../support/test-database.ts';
import { startTestService, type TestService } from '../support/test-service.ts';

const folder = temporaryDataDirectory();
const path = '/ruta-con-clave-del-otro-sistema';

let service: TestService;
let inside: Server;
let calls = 0;

beforeAll(async () => {
  // Something that only this machine reaches.
  inside = createServer((_request, response) => {
    calls += 1;
    response.end('un secreto de adentro');
  });
  await new Promise<void>((ready) => inside.listen(0, '127.0.0.1', ready));
  service = await startTestService({ logger: logOptions({}, folder) });
});
afterAll(async () => {
  await service.close();
  inside.close();
  rmSync(folder, { recursive: true });
});

const body = { name: 'Tablero', url: `https://avisos.invalid${path}`, events: ['audit.finished'], companyId: null };

describe('an address inside the network', () => {
  test.each([
    'http://127.0.0.1',
    'https://localhost',
    'https://[::ffff:7f00:1]',
    'https://169.254.169.254',
    'https://10.1',
  ])('is not stored: %s', async (host) => {
    const user = await service.newUser();
    const url = `${host}:${(inside.address() as AddressInfo).port}${path}`;
    const { errors } = await user.fails(createWebhook, 'request.invalid', { body: { ...body, url } });
    expect(errors?.map(({ field }) => field)).toEqual(['url']);
    const { webhook } = (await user.ok(createWebhook, { body }, 201)).data;
    await user.fails(updateWebhook, 'request.invalid', { params: { webhookId: webhook.id }, body: { url } });
  });

  test('that is stored all the same is not called, and its answer is nowhere', async () => {
    const user = await service.newUser();
    const { webhook } = (await user.ok(createWebhook, { body }, 201)).data;
    const url = `http://127.0.0.1:${(inside.address() as AddressInfo).port}${path}`;
    await withClient(service.access.owner, (owner) =>
      owner.query('update webhook set url = $1 where id = $2', [url, webhook.id]),
    );
    const params = { webhookId: webhook.id };
    await user.ok(tryWebhook, { params }, 202);
    const tried = await vi.waitFor(
      async () => {
        const [delivery] = (await user.ok(listWebhookDeliveries, { params })).data;
        expect(delivery?.attributes.attempts).toBe(1);
        expect(delivery?.attributes.failure).not.toBeNull();
        return delivery!.attributes;
      },
      { timeout: 60_000 },
    );
    expect(tried).toMatchObject({ status: null, response: '' });
    expect(tried.failure).toContain('red privada');
    expect(calls).toBe(0);
  });
});

describe('what is secret', () => {
  test('is neither in the log nor in the activity log: secrets, addresses, messages', async () => {
    const user = await service.newUser();
    const { secret, webhook } = (await user.ok(createWebhook, { body }, 201)).data;
    const params = { webhookId: webhook.id };
    const rotated = (await user.ok(rotateWebhookSecret, { params })).data;
    await user.ok(tryWebhook, { params }, 202);
    await vi.waitFor(
      async () => {
        const [delivery] = (await user.ok(listWebhookDeliveries, { params })).data;
        expect(delivery?.attributes.failure).toContain('no existe');
      },
      { timeout: 60_000 },
    );
    const log = readFileSync(join(folder, 'cuadre.log'), 'utf8');
    const acts = JSON.stringify((await user.ok(listActivityLog)).data);
    for (const hidden of [secret, rotated.secret, secret.slice(6), path, 'webhook-signature']) {
      expect(log).not.toContain(hidden);
      expect(acts).not.toContain(hidden);
    }
  });

  test('stays with its account: a sealed secret that is moved to another webhook signs nothing', async () => {
    const [owner, thief] = [await service.newUser(), await service.newUser()];
    const theirs = (await owner.ok(createWebhook, { body }, 201)).data.webhook.id;
    const own = (await thief.ok(createWebhook, { body }, 201)).data.webhook.id;
    await withClient(service.access.owner, (admin) =>
      admin.query('update webhook set secret = (select secret from webhook where id = $1) where id = $2', [
        theirs,
        own,
      ]),
    );
    await thief.ok(tryWebhook, { params: { webhookId: own } }, 202);
    await vi.waitFor(
      async () => {
        const [delivery] = (await thief.ok(listWebhookDeliveries, { params: { webhookId: own } })).data;
        expect(delivery?.attributes).toMatchObject({ attempts: 1, status: null, failure: null, state: 'pendiente' });
      },
      { timeout: 60_000 },
    );
  });
});
