/** Ids of known devices: made up, taken over, abused, of others; and when they end. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createToken } from '#api/access/api-tokens/contract.ts';
import { login, logout, me } from '#api/access/auth/contract.ts';
import { changePassword, recoverPassword, resetPassword } from '#api/access/passwords/contract.ts';
import { endOtherSessions, endSession, listSessions } from '#api/access/sessions/contract.ts';
import { deleteUnusedDevices } from '#api/access/sessions/queries.ts';
import { userCompanies } from '#api/companies/companies/contract.ts';
import { endUserSessions } from '#api/users/users/contract.ts';
import { secretDigest as digestOf } from '#platform/auth/one-time-secret.ts';
import { withClient } from '#platform/database/connection.ts';
import { inSystem } from '#platform/database/system-transaction.ts';
import { type Answer, ApiClient } from '../support/api-client.ts';
import { opened, startTestService, type TestService, testPassword } from '../support/test-service.ts';
import { isDeep } from '../support/test-sizes.ts';

let service: TestService;
let networks = 0;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

const newNetwork = () => {
  networks += 1;
  return `198.51.${networks >> 8}.${networks & 255}`;
};

/** A browser with its cookie; each request comes from a network of its own. */
class Browser {
  cookie: string | undefined;

  constructor(ids?: string) {
    if (ids !== undefined) this.cookie = `__Host-device=${ids}`;
  }

  get ids(): string {
    return this.cookie?.split('=')[1] ?? '';
  }

  async send(email: string, password: string): Promise<Answer<unknown>> {
    const headers = { cookie: this.cookie, 'x-forwarded-for': newNetwork() };
    const answer = await service.anonymous.send(login, { body: { email, password }, headers });
    const sent = answer.headers['set-cookie'];
    if (sent !== undefined) this.cookie = String(sent).split(';')[0];
    return answer;
  }

  async signIn(email: string, password = testPassword): Promise<ApiClient> {
    const { status, body } = await this.send(email, password);
    expect(status).toBe(200);
    return new ApiClient(service.app, opened((body as { data: Parameters<typeof opened>[0] }).data).token);
  }
}

const sql = (text: string, values: unknown[] = []) =>
  withClient(service.access.owner, async (owner) => (await owner.query(text, values)).rows);
const passWaits = () => sql('update sign_in_attempt set waits_until = now()');
const passWindows = () => sql(`update sign_in_attempt set window_ends_at = now() - interval '1 second'`);

/** So many guesses from elsewhere that unknown devices have to wait. */
async function besiege(email: string): Promise<void> {
  for (let count = 0; count < 20; count++) await new Browser().send(email, 'otra');
}

/** Whether the browser is known to the user: it enters while unknown ones have to wait. */
async function isKnown(browser: Browser, email: string, password = testPassword): Promise<boolean> {
  await besiege(email);
  const { status } = await new Browser(browser.ids).send(email, password);
  await passWindows();
  expect([200, 429]).toContain(status);
  return status === 200;
}

/** As many wrong passwords from one browser as lock it. */
async function abuse(browser: Browser, email: string): Promise<void> {
  for (let count = 0; count < 6; count++) {
    expect((await browser.send(email, 'otra')).status).toBe(401);
    await passWaits();
  }
}

describe('an id', () => {
  test('comes with a sign-in, not with a failed one, and stays the same', async () => {
    const { email } = await service.newUser();
    const browser = new Browser();
    expect((await browser.send(email, 'otra')).headers).not.toHaveProperty('set-cookie');
    await browser.signIn(email);
    const { ids } = browser;
    expect(ids).toMatch(/^[\w-]{43}$/);
    await browser.signIn(email);
    expect(browser.ids).toBe(ids);
    expect(await isKnown(browser, email)).toBe(true);
  });

  test('is stored as a digest only', async () => {
    const { email, userId } = await service.newUser();
    const browser = new Browser();
    await browser.signIn(email);
    const rows = JSON.stringify(await sql('select * from known_device where user_id = $1', [userId]));
    expect(rows).toContain('digest');
    expect(rows).not.toContain(browser.ids);
  });

  test.each([
    ['made up', () => 'x'.repeat(43)],
    ['of no form', () => "' or true --"],
    [
      'of somebody else',
      async () => {
        const browser = new Browser();
        await browser.signIn((await service.newUser()).email);
        return browser.ids;
      },
    ],
  ])('%s makes no device known, and is not taken over', async (_, make) => {
    const { email } = await service.newUser();
    const planted = await make();
    const browser = new Browser(planted);
    await besiege(email);
    expect((await browser.send(email, testPassword)).status).toBe(429);
    await passWindows();
    await browser.signIn(email);
    expect(browser.ids).not.toBe(planted);
    // Whoever planted it learns nothing by it.
    expect(await isKnown(new Browser(planted), email)).toBe(false);
    expect(await isKnown(browser, email)).toBe(true);
  });

  test.runIf(isDeep)('is one for each user of a browser', async () => {
    const [one, other] = [await service.newUser(), await service.newUser()];
    const browser = new Browser();
    await browser.signIn(one.email);
    const first = browser.ids;
    await browser.signIn(other.email);
    expect(browser.ids).toMatch(new RegExp(`^${first}\\.[\\w-]{43}$`));
    for (const { email } of [one, other]) expect(await isKnown(browser, email)).toBe(true);
    expect(await isKnown(new Browser(first), other.email)).toBe(false);
  });

  test('opens nothing, and programs with a token get none', async () => {
    const user = await service.newUser();
    const browser = new Browser();
    await browser.signIn(user.email);
    await service.anonymous.fails(me, 'auth.required', { headers: { cookie: browser.cookie } });
    const body = { name: 'Un programa', scopes: ['empresas.ver'], days: 30, password: testPassword };
    const { data } = await user.ok(createToken, { body });
    const program = new ApiClient(service.app, data.token);
    const answer = await program.send(userCompanies, { headers: { cookie: browser.cookie } });
    expect(answer.status).toBe(200);
    expect(answer.headers).not.toHaveProperty('set-cookie');
  });
});

describe('an abused device', () => {
  test('is locked alone: the owner enters elsewhere, and with it once its window ends', async () => {
    const { email } = await service.newUser();
    const [browser, elsewhere] = [new Browser(), new Browser()];
    await browser.signIn(email);
    await abuse(browser, email);
    expect((await browser.send(email, testPassword)).body).toMatchObject({ error: 'auth.locked' });
    await elsewhere.signIn(email);
    await passWindows();
    await browser.signIn(email);
  });

  test.runIf(isDeep)('is unknown after three locks, until the owner signs in with it again', async () => {
    const { email } = await service.newUser();
    const browser = new Browser();
    await browser.signIn(email);
    const { ids } = browser;
    for (let count = 0; count < 3; count++) {
      expect(await isKnown(browser, email)).toBe(true);
      // A sign-in would forgive the locks.
      await sql(`update known_device set locks = $1 where user_id = (select id from app_user where email = $2)`, [
        count,
        email,
      ]);
      await abuse(browser, email);
      await passWindows();
    }
    expect(await isKnown(browser, email)).toBe(false);
    await browser.signIn(email);
    expect(browser.ids.split('.').at(-1)).not.toBe(ids);
    expect(await isKnown(browser, email)).toBe(true);
    expect(await isKnown(new Browser(ids), email)).toBe(false);
  });
});

describe('a device', () => {
  test('stays known when its session is closed by its user, and is not new to them', async () => {
    const { email } = await service.newUser();
    const browser = new Browser();
    const session = await browser.signIn(email);
    const { id } = await service.nextMail(email);
    await session.ok(logout);
    await browser.signIn(email);
    expect((await service.nextMail(email)).id).toBe(id);
    expect(await isKnown(browser, email)).toBe(true);
  });

  test('is forgotten with its session, ended from another; a session of the same browser keeps it', async () => {
    const user = await service.newUser();
    const browser = new Browser();
    await browser.signIn(user.email);
    await browser.signIn(user.email);
    const body = { password: testPassword };
    const listed = (await user.ok(listSessions)).data.filter(({ attributes }) => !attributes.current);
    expect(listed).toHaveLength(2);
    await user.ok(endSession, { params: { sessionId: listed[0]?.id ?? '' }, body });
    const known = () => sql('select 1 from known_device where digest = $1', [digestOf(browser.ids)]);
    expect(await known()).toHaveLength(1);
    await user.ok(endSession, { params: { sessionId: listed[1]?.id ?? '' }, body });
    expect(await known()).toHaveLength(0);
    expect(await isKnown(browser, user.email)).toBe(false);
  });

  test('is forgotten when all other sessions end, also if it has none; the one that asks stays known', async () => {
    const { email } = await service.newUser();
    const [browser, left] = [new Browser(), new Browser()];
    await (await left.signIn(email)).ok(logout);
    const session = await browser.signIn(email);
    await session.ok(endOtherSessions, { body: { password: testPassword } });
    expect(await isKnown(browser, email)).toBe(true);
    expect(await isKnown(left, email)).toBe(false);
  });

  test.runIf(isDeep)('is forgotten with a new password, by mail or by its user, and by who manages them', async () => {
    const root = await service.newUser();
    const user = await service.newUser({ accountId: root.accountId, isRoot: false });
    const password = 'tres gatos y un tejado';
    const [browser, own] = [new Browser(), new Browser()];
    await browser.signIn(user.email);
    const session = await own.signIn(user.email);
    await session.ok(changePassword, { body: { currentPassword: testPassword, password } });
    expect(await isKnown(browser, user.email, password)).toBe(false);
    expect(await isKnown(own, user.email, password)).toBe(true);

    const { id: before } = await service.nextMail(user.email);
    const headers = { 'x-forwarded-for': newNetwork() };
    await service.anonymous.ok(recoverPassword, { body: { email: user.email }, headers });
    const { text } = await service.nextMail(user.email, before);
    const [, secret = ''] = /recuperar-clave#(\S+)/.exec(text) ?? [];
    await service.anonymous.ok(resetPassword, { body: { secret, password: testPassword }, headers });
    expect(await isKnown(own, user.email)).toBe(false);

    await browser.signIn(user.email);
    expect(await isKnown(browser, user.email)).toBe(true);
    await root.ok(endUserSessions, { params: { userId: user.userId }, body: { password: testPassword } });
    expect(await isKnown(browser, user.email)).toBe(false);
  });

  test('unused for a year is unknown, and its row goes', async () => {
    const { email, userId } = await service.newUser();
    const [browser, used] = [new Browser(), new Browser()];
    await used.signIn(email);
    await browser.signIn(email);
    await sql(`update known_device set last_used_at = now() - interval '366 days' where digest = $1`, [
      digestOf(browser.ids),
    ]);
    expect(await isKnown(browser, email)).toBe(false);
    await inSystem(service.services.db, deleteUnusedDevices);
    const rows = await sql('select digest from known_device where user_id = $1', [userId]);
    expect(rows.map(({ digest }) => digest)).toContain(digestOf(used.ids));
    expect(rows.map(({ digest }) => digest)).not.toContain(digestOf(browser.ids));
  });
});
