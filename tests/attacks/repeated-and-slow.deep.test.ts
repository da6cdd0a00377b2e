/** Requests repeated under one key, and uploads that stall or have misleading names. */
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { login } from '#api/access/auth/contract.ts';
import { changePassword } from '#api/access/passwords/contract.ts';
import { inspectTrialBalance } from '#api/balances/trial-balances/contract.ts';
import { createCompany, getCompany } from '#api/companies/companies/contract.ts';
import { live } from '#api/service/health/contract.ts';
import { createRole, listRoles } from '#api/users/roles/contract.ts';
import { withClient } from '#platform/database/connection.ts';
import {
  newCompany,
  opened,
  startTestService,
  type TestService,
  type TestUser,
  testPassword,
} from '../support/test-service.ts';

let service: TestService;
let user: TestUser;
let company: number;
let url: string;
const base = '/api/v1';

beforeAll(async () => {
  service = await startTestService();
  user = await service.newUser();
  company = await newCompany(user);
  url = await service.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => service.close());

describe('Idempotency-Key', () => {
  const body = (nit: string, digit: number) => ({
    comp_business_name: 'Llave S.A.S.',
    acso_id: 1,
    rety_id: 1,
    comp_entity_id: nit,
    comp_check_digit: digit,
  });

  test('of another user returns nothing of theirs', async () => {
    const headers = { 'idempotency-key': 'la-misma' };
    const other = await service.newUser();
    const mine = await user.ok(createCompany, { body: body('800197268', 4), headers });
    const theirs = await other.ok(createCompany, { body: body('800197268', 4), headers });
    expect(theirs.data.id).not.toBe(mine.data.id);
    await other.fails(getCompany, 'resource.not_found', { params: { id: mine.data.id } });
  });

  test('with other data, or too long, is refused', async () => {
    const headers = { 'idempotency-key': 'otra' };
    await user.ok(createRole, { body: { name: 'Digitador', permissions: [] }, headers });
    await user.fails(createRole, 'request.invalid', { body: { name: 'Otro', permissions: [] }, headers });
    await user.fails(createRole, 'request.invalid', {
      body: { name: 'Otro', permissions: [] },
      headers: { 'idempotency-key': 'x'.repeat(201) },
    });
  });

  test('sent fifty times concurrently creates one', async () => {
    const headers = { 'idempotency-key': 'a-la-vez' };
    const send = () => user.send(createRole, { body: { name: 'A la vez', permissions: [] }, headers });
    const answers = await Promise.all(Array.from({ length: 50 }, send));
    expect(answers.every(({ status }) => [201, 503].includes(status))).toBe(true);
    const { data } = await user.ok(listRoles);
    expect(data.filter(({ attributes }) => attributes.name === 'A la vez')).toHaveLength(1);
  });

  test('stores no digest that helps guessing a password, and no response for longer than a day', async () => {
    const sql = (text: string, values: unknown[] = []) =>
      withClient(service.access.owner, (owner) => owner.query(text, values));
    const digestOf = async (password: string) => {
      const person = await service.newUser();
      const headers = { 'idempotency-key': 'con-clave' };
      const body = { currentPassword: testPassword, password };
      await person.ok(changePassword, { body, headers });
      const found = await sql('select request_digest as digest from idempotent_request where user_id = $1', [
        person.userId,
      ]);
      return found.rows[0].digest;
    };
    expect(await digestOf('tres gatos y un tejado')).toBe(await digestOf('cuatro perros y una escalera'));
    await sql(`update idempotent_request set created_at = now() - interval '25 hours'`);
    await user.ok(createRole, {
      body: { name: 'De hoy', permissions: [] },
      headers: { 'idempotency-key': 'de-hoy' },
    });
    await service.services.queue.send('keep-house', {});
    await vi.waitFor(
      async () => {
        const left = await sql('select key from idempotent_request');
        expect(left.rows).toEqual([{ key: 'de-hoy' }]);
      },
      { timeout: 60_000, interval: 100 },
    );
  });

  test('replays nothing after a permission is lost', async () => {
    const headers = { 'idempotency-key': 'antes' };
    const other = await service.newUser();
    const request = { body: { name: 'Antes', permissions: [] }, headers };
    await other.ok(createRole, request);
    await withClient(service.access.owner, (owner) =>
      owner.query('update app_user set is_root = false where id = $1', [other.userId]),
    );
    await other.fails(createRole, 'auth.forbidden', request);
  });
});

describe('a slow upload', () => {
  test('that never ends blocks nobody', async () => {
    const { hostname, port } = new URL(url);
    const half = () =>
      new Promise<() => void>((resolve) => {
        const socket = connect(Number(port), hostname, () => {
          socket.write(
            `POST ${base}${inspectTrialBalance.path.replace('{id}', String(company))} HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: 1000000\r\n\r\n--x\r\n`,
          );
          resolve(() => socket.destroy());
        });
        socket.on('error', () => {});
      });
    const ends = await Promise.all(Array.from({ length: 50 }, half));
    await service.anonymous.ok(live);
    await user.ok(getCompany, { params: { id: company } });
    for (const end of ends) end();
  });

  test('from a signed-in user does not block other accounts', async () => {
    const { hostname, port } = new URL(url);
    const slow = await service.newUser();
    const id = await newCompany(slow);
    const body = { email: slow.email, password: testPassword };
    const { token } = opened((await service.anonymous.ok(login, { body })).data);
    const sockets = Array.from({ length: 12 }, () =>
      connect(Number(port), hostname, function begin(this: Socket) {
        this.write(
          `POST ${base}${inspectTrialBalance.path.replace('{id}', String(id))} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: 1000000\r\n\r\n--x\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\nuno;`,
        );
      }).on('error', () => {}),
    );
    // The first ones hold the semaphore.
    await sleep(1000);
    const { data } = await user.ok(inspectTrialBalance, {
      params: { id: company },
      file: { name: 'a.csv', bytes: Buffer.from('uno;dos\r\n1;2') },
    });
    expect(data.readable).toBe(false);
    // None of the slow ones had to be closed for it.
    expect(sockets.map(({ bytesRead }) => bytesRead)).toEqual(Array(12).fill(0));
    for (const socket of sockets) socket.destroy();
  });

  test.each(['../../etc/passwd', 'C:\\\\windows\\\\a.xlsx', 'a\\u0000.xlsx', 'x'.repeat(5000)])(
    'named %s is a file like any other',
    async (fileName) => {
      const { data } = await user.ok(inspectTrialBalance, {
        params: { id: company },
        file: { name: fileName, bytes: Buffer.from('uno;dos\r\n1;2') },
      });
      expect(JSON.stringify(data)).not.toMatch(/etc\/passwd|windows|\\u0000|x{300}/);
    },
  );

  test('without a session is not read', async () => {
    await service.anonymous.fails(inspectTrialBalance, 'auth.required', {
      params: { id: company },
      file: { name: 'a.csv', bytes: Buffer.alloc(1000) },
    });
  });
});
