/** The examples of the help article about the API, taken from it and run against the service, so that they stay true. */

import { execFile, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createToken } from '#api/access/api-tokens/contract.ts';
import { getFindingLife } from '#api/audits/finding-lives/contract.ts';
import { createWebhook, listWebhookDeliveries, tryWebhook } from '#api/companies/webhooks/contract.ts';
import type { PermissionKey } from '#core/product/permission.ts';
import { usualWebhooks } from '#platform/webhook/webhook-client.ts';
import { fixture } from '../support/fixture-files.ts';
import {
  newCompany,
  startTestService,
  type TestService,
  type TestUser,
  testPassword,
} from '../support/test-service.ts';

const run = promisify(execFile);
const article = readFileSync(join(import.meta.dirname, '../../src/api/guide/articles/api-y-webhooks.es.md'), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'cuadre-ejemplos-'));
/** What the article tells to tick. */
const scopes: PermissionKey[] = ['auditoria.ver', 'auditoria.ejecutar', 'auditoria.editar', 'empresas.ver'];

/** Code blocks of a language in order, each with the paragraph before it. */
function blocks(language: string): { before: string; code: string }[] {
  const fence = new RegExp(`([^\\n]+)\\n\\n\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, 'g');
  return [...article.matchAll(fence)].map(([, before = '', code = '']) => ({ before, code }));
}

let service: TestService;
let user: TestUser;
let company: number;
let env: Record<string, string>;
/** The first finding, of which both ways change the state. */
let found: { fingerprint: string; period: string };

beforeAll(async () => {
  service = await startTestService({ webhooks: { ...usualWebhooks, loopback: true, timeoutMs: 5000 } });
  await service.app.listen({ port: 0, host: '127.0.0.1' });
  user = await service.newUser();
  company = await newCompany(user);
  const body = { name: 'Ejemplos', scopes, days: 1, password: testPassword };
  const { token } = (await user.ok(createToken, { body })).data;
  const { name, bytes } = fixture('errors', 'balance-2026-01.xlsx');
  const file = join(folder, name);
  writeFileSync(file, bytes);
  const { port } = service.app.server.address() as AddressInfo;
  env = { PATH: process.env.PATH ?? '', CUADRE: `http://127.0.0.1:${port}`, LLAVE: token, ARCHIVO: file };
});
afterAll(async () => {
  await service.close();
  rmSync(folder, { recursive: true });
});

const stateOf = async ({ fingerprint, period }: typeof found) => {
  const about = { params: { id: company, fingerprint }, query: { period } };
  return (await user.ok(getFindingLife, about)).data.state;
};

/** Member of an answer by its path, `data.0.id`. */
function memberOf(answer: unknown, path: string): string {
  let value = answer;
  for (const key of path.split('.')) value = (value as Record<string, unknown>)[key];
  expect(value, path).not.toBeNull();
  expect(value, path).not.toBeUndefined();
  return String(value);
}

describe('the article about the API', () => {
  test('works with curl, step by step', async () => {
    const steps = blocks('sh');
    expect(steps).toHaveLength(7);
    const known = { ...env };
    for (const { before, code } of steps) {
      const { stdout } = await run('bash', ['-euc', code], { env: known });
      // What the article tells to keep: the member of the answer, and the variable.
      for (const [, path = '', name = ''] of before.matchAll(/`(data\.[\w.]+)` como `(\w+)`/g))
        known[name] = memberOf(JSON.parse(stdout), path);
    }
    expect(known.EMPRESA).toBe(String(company));
    found = { fingerprint: known.HALLAZGO!, period: known.MES! };
    expect(await stateOf(found)).toBe('en_revision');
  });

  test('works in TypeScript, and its receiver takes signed messages only', async () => {
    const [audit, receive] = blocks('ts');
    const program = join(folder, 'auditar.mts');
    writeFileSync(program, audit!.code);
    const { stdout } = await run(process.execPath, [program], { env });
    expect(
      stdout
        .trim()
        .split('\n')
        .every((line) => /^(critica|alta|media|baja|informativa) \S/.test(line)),
    ).toBe(true);
    expect(await stateOf(found)).toBe('por_corregir');

    const port = await freePort();
    const url = `http://127.0.0.1:${port}/`;
    const body = { name: 'Ejemplo', url, events: ['audit.finished'], companyId: null };
    const { secret, webhook } = (await user.ok(createWebhook, { body }, 201)).data;
    const receiver = join(folder, 'recibir.mts');
    writeFileSync(receiver, receive!.code);
    const process_ = spawn(process.execPath, [receiver], { env: { ...env, SECRETO: secret, PUERTO: String(port) } });
    let output = '';
    process_.stdout.on('data', (part: Buffer) => {
      output += part.toString();
    });
    try {
      await vi.waitFor(() => expect(output).toContain('listo'), { timeout: 60_000 });
      const params = { webhookId: webhook.id };
      await user.ok(tryWebhook, { params }, 202);
      await vi.waitFor(() => expect(output).toContain('webhook.test'), { timeout: 60_000 });
      await vi.waitFor(
        async () => {
          const { data } = await user.ok(listWebhookDeliveries, { params });
          expect(data[0]?.attributes).toMatchObject({ state: 'entregado', status: 204 });
        },
        { timeout: 60_000 },
      );
      const forged = { method: 'POST', headers: { 'webhook-id': 'x', 'webhook-signature': 'v1,AAAA' }, body: '{}' };
      expect((await fetch(url, forged)).status).toBe(401);
    } finally {
      process_.kill();
    }
  });
});

/** A port that was free a moment ago. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}
