import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { login, me } from '#api/access/auth/contract.ts';
import { recoverPassword, resetPassword } from '#api/access/passwords/contract.ts';
import { listActivityLog } from '#api/kernel/activity-log/contract.ts';
import { withClient } from '#platform/database/connection.ts';
import { ApiClient } from '../../../../tests/support/api-client.ts';
import { opened, startTestService, type TestService, testPassword } from '../../../../tests/support/test-service.ts';
import * as contract from './contract.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

let address = 0;
async function again(email: string, agent = 'lightMyRequest'): Promise<ApiClient> {
  address += 1;
  const { data } = await service.anonymous.ok(login, {
    body: { email, password: testPassword },
    headers: { 'x-forwarded-for': `203.0.113.${address}`, 'user-agent': agent },
  });
  return new ApiClient(service.app, opened(data).token);
}

/** Code in the newest mail to an address. */
async function codeFor(email: string, after?: string): Promise<string> {
  return /^ {4}(\d{6})$/m.exec((await service.nextMail(email, after)).text)?.[1] ?? '';
}

describe('a profile', () => {
  test('is changed field by field, null deletes, and the activity log names the fields only', async () => {
    const user = await service.newUser();
    const body = { name: ' Ana Díaz ', documentType: '13', documentNumber: '52123456', phone: '+57 300 1234567' };
    const { data } = await user.ok(contract.updateProfile, { body });
    expect(data.attributes).toMatchObject({ ...body, name: 'Ana Díaz', professionalCard: null, email: user.email });
    const after = await user.ok(contract.updateProfile, { body: { phone: null, professionalCard: '12345-T' } });
    expect(after.data.attributes).toMatchObject({ phone: null, professionalCard: '12345-T', name: 'Ana Díaz' });
    const entries = (await user.ok(listActivityLog, { query: { act: 'profile.changed' } })).data;
    expect(entries[0]?.attributes.details).toEqual({ fields: ['phone', 'professionalCard'] });
    expect(JSON.stringify(entries)).not.toContain('52123456');
  });

  test.each([
    ['is_root', true],
    ['isRootUser', true],
    ['isAdmin', true],
    ['account_id', '00000000-0000-4000-8000-000000000000'],
    ['email', 'otra@ejemplo.co'],
    ['id', 1],
    ['password_hash', 'x'],
    ['photo', 'x'],
  ])('has no writable field %s', async (field, value) => {
    const user = await service.newUser({ isRoot: false });
    const { errors } = await user.fails(contract.updateProfile, 'request.invalid', {
      body: { name: 'Ana', [field]: value },
    });
    expect(errors?.map((error) => error.field)).toContain(field);
    expect((await user.ok(me)).data.attributes).toMatchObject({
      isRootUser: false,
      isAdmin: false,
      user_email: user.email,
    });
  });

  test('refuses an unknown document type, and a blank name', async () => {
    const user = await service.newUser();
    const wrong = await user.fails(contract.updateProfile, 'request.invalid', { body: { documentType: '99' } });
    expect(wrong.errors?.[0]?.field).toBe('documentType');
    await user.fails(contract.updateProfile, 'request.invalid', { body: { name: '   ' } });
    await user.fails(contract.updateProfile, 'request.invalid', { body: {} });
  });

  test('has private theme and mail preferences, and /auth/me returns the theme', async () => {
    const user = await service.newUser();
    const colleague = await service.newUser({ accountId: user.accountId, isRoot: false });
    await user.ok(contract.updatePreferences, { body: { theme: 'oscuro' } });
    const { data } = await user.ok(contract.updatePreferences, { body: { mails: { ingreso_nuevo: false } } });
    expect(data.attributes).toMatchObject({ theme: 'oscuro', mails: { ingreso_nuevo: false } });
    const bells = await user.ok(contract.updatePreferences, { body: { bells: { cierres: false } } });
    expect(bells.data.attributes).toMatchObject({
      mails: { ingreso_nuevo: false, cierres: true },
      bells: { cierres: false, hallazgos: true },
    });
    await user.fails(contract.updatePreferences, 'request.invalid', { body: { bells: { ingreso_nuevo: false } } });
    expect((await user.ok(me)).data.attributes.theme).toBe('oscuro');
    expect((await colleague.ok(me)).data.attributes.theme).toBe('sistema');
    await user.fails(contract.updatePreferences, 'request.invalid', { body: { mails: { seguridad: false } } });
  });

  test('a sign-in from a new device is mailed, unless the user opted out', async () => {
    const user = await service.newUser();
    await again(user.email, 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) Version/18.0 Safari/604.1');
    const told = await service.nextMail(user.email);
    expect(told.text).toContain('Safari en iPhone');
    await user.ok(contract.updatePreferences, { body: { mails: { ingreso_nuevo: false } } });
    await again(user.email, 'Mozilla/5.0 (X11; Linux x86_64) Firefox/132.0');
    // Mails are sent in order: the later one proves that the earlier would be there.
    await user.ok(contract.askEmailChange, { body: { email: `nuevo.${user.email}`, password: testPassword } });
    await codeFor(`nuevo.${user.email}`);
    expect((await service.nextMail(user.email)).id).toBe(told.id);
  });
});

describe('a change of e-mail address', () => {
  test('needs the mailed code; other sessions end and the old address is notified', async () => {
    const user = await service.newUser();
    const telephone = await again(user.email);
    const email = `Nueva.${user.email}`;
    await user.ok(contract.askEmailChange, { body: { email, password: testPassword } });
    expect((await user.ok(contract.getProfile)).data.attributes).toMatchObject({
      email: user.email,
      pendingEmail: email.toLowerCase(),
    });
    const code = await codeFor(email.toLowerCase());
    const { data } = await user.ok(contract.confirmEmailChange, { body: { code } });
    expect(data.attributes).toMatchObject({ email: email.toLowerCase(), pendingEmail: null });
    await telephone.fails(me, 'auth.session_expired');
    expect((await service.nextMail(user.email)).text).toContain(email.toLowerCase());
    await again(email);
    await user.fails(contract.confirmEmailChange, 'email.code_expired', { body: { code } });
  });

  test('needs the password, and five wrong codes void it', async () => {
    const user = await service.newUser();
    const email = `cinco.${user.email}`;
    await user.fails(contract.askEmailChange, 'password.wrong', { body: { email, password: 'otra' } });
    await user.ok(contract.askEmailChange, { body: { email, password: testPassword } });
    const code = await codeFor(email);
    const wrong = code === '000000' ? '111111' : '000000';
    const tries = Array.from({ length: 8 }, () => user.send(contract.confirmEmailChange, { body: { code: wrong } }));
    expect((await Promise.all(tries)).filter(({ status }) => status === 422)).toHaveLength(5);
    await user.fails(contract.confirmEmailChange, 'email.code_expired', { body: { code } });
  });

  test('to a used address answers the same, and mails that mailbox only', async () => {
    const user = await service.newUser();
    const owner = await service.newUser();
    const free = await user.send(contract.askEmailChange, {
      body: { email: `libre.${user.email}`, password: testPassword },
    });
    const taken = await user.send(contract.askEmailChange, { body: { email: owner.email, password: testPassword } });
    expect([taken.status, taken.bytes.toString()]).toEqual([free.status, free.bytes.toString()]);
    expect((await service.nextMail(owner.email)).text).not.toMatch(/^ {4}\d{6}$/m);
    await user.fails(contract.confirmEmailChange, 'email.code_wrong', { body: { code: '123456' } });
  });

  test('to an address taken meanwhile is refused, and so is one known in the account', async () => {
    const user = await service.newUser();
    const email = `carrera.${user.email}`;
    await user.ok(contract.askEmailChange, { body: { email, password: testPassword } });
    const code = await codeFor(email);
    const guest = await service.newUser({ accountId: user.accountId, isRoot: false });
    await withClient(service.access.owner, (owner) =>
      owner.query('update app_user set email = $1, is_active = false where id = $2', [email, guest.userId]),
    );
    await user.fails(contract.confirmEmailChange, 'user.email_in_use', { body: { code } });
  });

  test('has a code of its user: no other user can confirm with it', async () => {
    const user = await service.newUser();
    const other = await service.newUser();
    const email = `ajena.${user.email}`;
    await user.ok(contract.askEmailChange, { body: { email, password: testPassword } });
    const code = await codeFor(email);
    await other.fails(contract.confirmEmailChange, 'email.code_expired', { body: { code } });
  });

  test('voids password links sent to the old mailbox', async () => {
    const user = await service.newUser();
    await service.anonymous.ok(recoverPassword, { body: { email: user.email } });
    const link = await service.nextMail(user.email);
    const secret = /recuperar-clave#(\S+)/.exec(link.text)?.[1] ?? '';
    const email = `segura.${user.email}`;
    await user.ok(contract.askEmailChange, { body: { email, password: testPassword } });
    await user.ok(contract.confirmEmailChange, { body: { code: await codeFor(email) } });
    await service.anonymous.fails(resetPassword, 'password.link_expired', {
      body: { secret, password: 'otra frase bien larga' },
    });
  });

  test('is limited to five per hour', async () => {
    const user = await service.newUser();
    const ask = (index: number) =>
      user.send(contract.askEmailChange, { body: { email: `m${index}.${user.email}`, password: testPassword } });
    for (let index = 0; index < 5; index++) expect((await ask(index)).status).toBe(202);
    expect((await ask(5)).status).toBe(429);
  });
});
