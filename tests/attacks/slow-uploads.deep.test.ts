/** Uploads that never end: they arrive on the disk, take nobody's place, and leave nothing behind. */
import { once } from 'node:events';
import { readdirSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import type { TObject } from 'typebox';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { adminLogin, login } from '#api/access/auth/contract.ts';
import { inspectTrialBalance } from '#api/balances/trial-balances/contract.ts';
import type { Endpoint } from '#core/call/endpoint.ts';
import {
  newCompany,
  opened,
  startTestService,
  type TestService,
  type TestUser,
  testPassword,
} from '../support/test-service.ts';

let service: TestService;
let url: URL;
const open = new Set<() => void>();

beforeAll(async () => {
  service = await startTestService();
  url = new URL(await service.app.listen({ port: 0, host: '127.0.0.1' }));
});
afterAll(() => service.close());

interface Person {
  user: TestUser;
  token: string;
  company: number;
}

async function newPerson(): Promise<Person> {
  const user = await service.newUser();
  return { user, token: await newToken(user), company: await newCompany(user) };
}

async function newToken({ email }: TestUser): Promise<string> {
  return opened((await service.anonymous.ok(login, { body: { email, password: testPassword } })).data).token;
}

const inPath: Readonly<Record<string, string>> = { softwareId: '1', year: '2027', templateId: '1', list: 'ficticios' };
/** Queries without which a call reads no file. */
const queries: Readonly<Record<string, string>> = { against: '0', from: '2026-01-01' };

/** Begins an upload that goes on for ever; returns what ends it. */
function begin(endpoint: Endpoint, { token, company }: Pick<Person, 'token' | 'company'>, at = url): () => void {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => inPath[name] ?? String(company));
  const asked = Object.keys((endpoint.query as TObject | undefined)?.properties ?? {}).filter(
    (name) => name in queries,
  );
  const query = new URLSearchParams(asked.map((name) => [name, queries[name]!]));
  const head = [
    `${endpoint.method} /api/v1${path}?${query} HTTP/1.1`,
    `host: ${at.host}`,
    `authorization: Bearer ${token}`,
    'content-type: multipart/form-data; boundary=x',
    'content-length: 1000000',
    '',
    '--x\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\nuno;',
  ];
  const socket = connect(Number(at.port), at.hostname, () => socket.write(head.join('\r\n')));
  socket.on('error', () => {});
  const end = () => {
    socket.destroy();
    open.delete(end);
  };
  open.add(end);
  return end;
}

const arriving = ({ dataDirectory } = service) => {
  const parent = join(dataDirectory, 'uploads');
  return readdirSync(parent).flatMap((name) => readdirSync(join(parent, name)).map((file) => join(parent, name, file)));
};
const expectArriving = (number: number) =>
  vi.waitFor(() => expect(arriving()).toHaveLength(number), { timeout: 60_000, interval: 20 });
async function endAll() {
  for (const end of open) end();
  await expectArriving(0);
}

const small = { name: 'a.csv', bytes: Buffer.from('uno;dos\r\n1;2') };

describe('an upload that never ends', () => {
  test('arrives in a file of its own, whichever call takes it, and its file goes with its client', async () => {
    // Of a registration the address is verified before (first-file.test.ts), of an attachment its finding, and of an
    // answer its question.
    const calls = service.router.endpoints.filter(
      ({ upload, access, path }) => upload && access !== 'public' && !/\{(fingerprint|questionId)\}/.test(path),
    );
    expect(calls.length).toBeGreaterThan(2);
    const person = await newPerson();
    const staff = await service.newUser({ isAdmin: true });
    const { data } = await service.anonymous.ok(adminLogin, { body: { email: staff.email, password: testPassword } });
    const ofStaff = { token: opened(data).token, company: person.company };
    for (const endpoint of calls) {
      const end = begin(endpoint, endpoint.access === 'admin' ? ofStaff : person);
      await expectArriving(1);
      expect(statSync(arriving()[0]!).mode & 0o777).toBe(0o600);
      end();
      await expectArriving(0);
    }
  });

  test('takes no place: however many of however many accounts there are, another account reads its file', async () => {
    const people = [await newPerson(), await newPerson(), await newPerson()];
    for (const person of people) for (let count = 0; count < 6; count++) begin(inspectTrialBalance, person);
    // Four of each arrive; the rest of a session waits unread.
    await expectArriving(12);
    const { user, company } = await newPerson();
    const { data } = await user.ok(inspectTrialBalance, { params: { id: company }, file: small });
    expect(data.readable).toBe(false);
    // A colleague of a hostile session has places of their own.
    const [hostile] = people;
    begin(inspectTrialBalance, { token: await newToken(hostile!.user), company: hostile!.company });
    await expectArriving(13);
    await endAll();
  });

  test('is refused when the service stops, which waits for nobody', async () => {
    const other = await startTestService();
    const at = new URL(await other.app.listen({ port: 0, host: '127.0.0.1' }));
    const user = await other.newUser();
    const { data } = await other.anonymous.ok(login, { body: { email: user.email, password: testPassword } });
    const end = begin(inspectTrialBalance, { token: opened(data).token, company: await newCompany(user) }, at);
    await vi.waitFor(() => expect(arriving(other)).toHaveLength(1), { timeout: 60_000, interval: 20 });
    const began = Date.now();
    await other.close();
    expect(Date.now() - began).toBeLessThan(10_000);
    end();
  });
});

test('a connection without a request holds up no stop', async () => {
  const other = await startTestService();
  const at = new URL(await other.app.listen({ port: 0, host: '127.0.0.1' }));
  const socket = connect(Number(at.port), at.hostname).on('error', () => {});
  await once(socket, 'connect');
  const began = Date.now();
  await other.close();
  expect(Date.now() - began).toBeLessThan(10_000);
});
