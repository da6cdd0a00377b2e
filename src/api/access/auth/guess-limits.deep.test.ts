/** Wrong passwords: delays before locks, and nobody shut out by somebody elsewhere. */
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { recoverPassword, resetPassword } from '#api/access/passwords/contract.ts';
import { guessKey } from '#api/kernel/attempts/queries.ts';
import { withClient } from '#platform/database/connection.ts';
import { listMails } from '#platform/mail/outbox.ts';
import { startTestService, type TestService, testPassword } from '../../../../tests/support/test-service.ts';
import { login } from './contract.ts';

let service: TestService;
let networks = 0;

beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

const newNetwork = () => {
  networks += 1;
  return `203.0.${113 + (networks >> 8)}.${networks & 255}`;
};
const mailsTo = (to: string) => listMails(join(service.dataDirectory, 'correo')).filter((mail) => mail.to === to);

/** `cookie`: of a browser that was signed in before. */
function signIn(email: string, password: string, network: string, cookie?: string) {
  return service.anonymous.send(login, {
    body: { email, password },
    headers: { 'x-forwarded-for': network, cookie },
  });
}

/** Signs in with a new browser; its cookie. */
async function knownBrowser(email: string, network: string): Promise<string> {
  const answer = await signIn(email, testPassword, network);
  expect(answer.status).toBe(200);
  return String(answer.headers['set-cookie']).split(';')[0] ?? '';
}

/** Ends the waits of all addresses, not their windows. */
const passWaits = () =>
  withClient(service.access.owner, (owner) => owner.query('update sign_in_attempt set waits_until = now()'));
const passWindows = () =>
  withClient(service.access.owner, (owner) =>
    owner.query(`update sign_in_attempt set window_ends_at = now() - interval '1 second'`),
  );

/** Wrong passwords from one network until it is locked. */
async function lock(email: string, network: string, cookie?: string): Promise<void> {
  for (let count = 0; count < 6; count++) {
    expect((await signIn(email, 'otra', network, cookie)).status).toBe(401);
    await passWaits();
  }
  expect((await signIn(email, testPassword, network, cookie)).status).toBe(423);
}

/** Wrong passwords from as many networks, after which every unknown device has to wait. */
async function slowDown(email: string, failures = 20): Promise<void> {
  for (let count = 0; count < failures; count++) expect((await signIn(email, 'otra', newNetwork())).status).toBe(401);
  expect((await signIn(email, testPassword, newNetwork())).status).toBe(429);
}

test.each(['real', 'unknown'])(
  'of a %s address: three are free, then waits grow, then the network is locked',
  async (kind) => {
    const email = kind === 'real' ? (await service.newUser()).email : 'nunca@ejemplo.co';
    const network = newNetwork();
    const waits: number[] = [];
    for (let count = 1; count <= 6; count++) {
      const wrong = await signIn(email, 'otra', network);
      expect(wrong.status).toBe(401);
      if (count === 2) expect(wrong.bytes.toString()).toContain('Te quedan 4 intentos antes de bloquear el acceso.');
      if (count === 3) expect(wrong.bytes.toString()).toMatch(/3 intentos .* Espera 10 segundos/);
      if (count < 3 || count === 6) continue;
      const early = await signIn(email, testPassword, network);
      expect(early.body).toMatchObject({ error: 'request.rate_limited' });
      waits.push(Number(early.headers['retry-after']));
      await passWaits();
    }
    for (const [index, most] of [10, 20, 40].entries()) {
      expect(waits[index]).toBeLessThanOrEqual(most);
      expect(waits[index]).toBeGreaterThan(most - 8);
    }
    expect((await signIn(email, testPassword, network)).status).toBe(423);
  },
);

describe('a locked network', () => {
  test('is locked to the end of its window, also for the right password', async () => {
    const { email } = await service.newUser();
    const network = newNetwork();
    await lock(email, network);
    const locked = await signIn(email, testPassword, network);
    expect(locked.body).toMatchObject({ error: 'auth.locked' });
    expect(Number(locked.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(locked.headers['retry-after'])).toBeLessThanOrEqual(15 * 60);
    await passWindows();
    expect((await signIn(email, testPassword, network)).status).toBe(200);
  });

  test('shuts out nobody elsewhere: the owner enters with the right password from another network', async () => {
    const { email } = await service.newUser();
    const hostile = newNetwork();
    await lock(email, hostile);
    for (let count = 0; count < 40; count++) await signIn(email, 'otra', hostile);
    expect((await signIn(email, testPassword, newNetwork())).status).toBe(200);
  });

  test('does not lock a device there that the user signed in with before', async () => {
    const { email } = await service.newUser();
    const office = newNetwork();
    const cookie = await knownBrowser(email, office);
    await lock(email, office);
    expect((await signIn(email, testPassword, office, cookie)).status).toBe(200);
    // That device has a count of its own, wherever it is.
    await lock(email, newNetwork(), cookie);
    expect((await signIn(email, testPassword, office, cookie)).status).toBe(423);
  });
});

test('a network that used up its attempts is closed to unknown devices only', async () => {
  const { email } = await service.newUser();
  const office = newNetwork();
  const cookie = await knownBrowser(email, office);
  for (let count = 0; count < 50; count++) await signIn(`azar${count}@ejemplo.co`, 'otra', office);
  expect((await signIn(email, testPassword, office)).status).toBe(429);
  expect((await signIn(email, testPassword, office, cookie)).status).toBe(200);
});

test('many networks slow down unknown devices, never known ones', async () => {
  const { email } = await service.newUser();
  const home = newNetwork();
  const cookie = await knownBrowser(email, home);
  await slowDown(email);
  expect((await signIn(email, testPassword, home, cookie)).status).toBe(200);
  // On the road too; the network alone makes no known device.
  expect((await signIn(email, testPassword, newNetwork(), cookie)).status).toBe(200);
  expect((await signIn(email, testPassword, home)).status).toBe(429);
  // Nothing is locked: after its wait an unknown device enters.
  await passWaits();
  expect((await signIn(email, testPassword, newNetwork())).status).toBe(200);
});

test('a new password by mail forgets the failed ones, here and everywhere', async () => {
  const { email } = await service.newUser();
  const network = newNetwork();
  await lock(email, network);
  // With the six of that network.
  await slowDown(email, 14);
  await service.anonymous.ok(recoverPassword, { body: { email }, headers: { 'x-forwarded-for': newNetwork() } });
  const mail = await vi.waitFor(
    () => {
      const found = mailsTo(email).find(({ text }) => text.includes('recuperar-clave#'));
      if (found === undefined) throw new Error('no link yet');
      return found;
    },
    { timeout: 60_000, interval: 50 },
  );
  const [, secret = ''] = /recuperar-clave#(\S+)/.exec(mail.text) ?? [];
  const password = 'tres gatos y un tejado';
  const headers = { 'x-forwarded-for': newNetwork() };
  await service.anonymous.ok(resetPassword, { body: { secret, password }, headers });
  expect((await signIn(email, password, network)).status).toBe(200);
  expect((await signIn(email, password, newNetwork())).status).toBe(200);
});

test('the owner is told by mail, once a day; nobody else is', async () => {
  const { email } = await service.newUser();
  const network = newNetwork();
  await lock(email, network);
  const mail = await service.nextMail(email);
  expect(mail.subject).toBe('Alguien intenta entrar a tu cuenta de Cuadre');
  expect(mail.text).toContain(network);
  await lock(email, newNetwork());
  await lock('nadie-aqui@ejemplo.co', newNetwork());
  const { email: later } = await service.newUser();
  await slowDown(later);
  expect((await service.nextMail(later)).text).toContain('varias redes');
  // Their jobs came before.
  expect(mailsTo(email)).toHaveLength(1);
  expect(mailsTo('nadie-aqui@ejemplo.co')).toEqual([]);
});

test('six right passwords at once are not six failures, on any kind of device', async () => {
  const { email } = await service.newUser();
  const network = newNetwork();
  const sixTimes = () => Promise.all(Array.from({ length: 8 }, () => signIn(email, testPassword, network)));
  for (const answers of [await sixTimes(), await sixTimes()])
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
  const { rows } = await withClient(service.access.owner, (owner) =>
    owner.query('select coalesce(sum(failures), 0)::int as sum from sign_in_attempt where starts_with(key, $1)', [
      guessKey(email),
    ]),
  );
  expect(rows[0].sum).toBe(0);
});

test('a success resets the failures of its network', async () => {
  const { email } = await service.newUser();
  const network = newNetwork();
  for (let round = 0; round < 4; round++) {
    for (let count = 0; count < 2; count++) expect((await signIn(email, 'otra', network)).status).toBe(401);
    expect((await signIn(email, testPassword, network)).status).toBe(200);
  }
});
