/** Names with characters that are not seen, that look like others, or with addresses in them. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createToken } from '#api/access/api-tokens/contract.ts';
import { keepFile } from '#api/balances/kept-files/contract.ts';
import { createCompany } from '#api/companies/companies/contract.ts';
import { inviteUser } from '#api/users/invitations/contract.ts';
import { updateProfile } from '#api/users/profile/contract.ts';
import { createRole, updateRole } from '#api/users/roles/contract.ts';
import { updateUser } from '#api/users/users/contract.ts';
import { nameFormats } from '#core/call/name-schema.ts';
import { fixture } from '../support/fixture-files.ts';
import { zipOf } from '../support/made-files.ts';
import { asClient, newCompany, startTestService, type TestService, testPassword } from '../support/test-service.ts';

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

const hidden = '\u202eAna\u200b \u2066Ruiz\u3164';

describe('every name in a body', () => {
  /** Fields by that name that people write, wherever they lie. */
  const isName = (field: string) => /^(name|user_name|comp_business_name)$/.test(field);

  interface Shape {
    type?: string;
    format?: string;
    enum?: unknown[];
    properties?: Record<string, Shape>;
    anyOf?: Shape[];
    items?: Shape;
  }

  function uncleaned({ properties = {}, anyOf = [], items }: Shape): string[] {
    const own = Object.entries(properties).filter(
      ([field, shape]) => isName(field) && shape.type === 'string' && !nameFormats.some((one) => one === shape.format),
    );
    const inner = [...Object.values(properties), ...anyOf, ...(items ? [items] : [])];
    return [...own.map(([field]) => field), ...inner.flatMap(uncleaned)];
  }

  test('is cleaned', () => {
    const found = service.router.endpoints.flatMap(({ method, path, body }) =>
      uncleaned((body ?? {}) as Shape).map((field) => `${field} of ${method} ${path}`),
    );
    expect(found).toEqual([]);
    const cleaned = service.router.endpoints.filter(({ body }) =>
      /"format":"(person-)?name"/.test(JSON.stringify(body)),
    );
    expect(cleaned.length).toBeGreaterThan(10);
  });
});

describe('characters that are not seen', () => {
  test('are not stored in names, and do not count as letters', async () => {
    const user = await service.newUser();
    const { data } = await user.ok(updateProfile, { body: { name: hidden } });
    expect(data.attributes.name).toBe('Ana Ruiz');
    const company = { comp_business_name: 'El Roble\u202e  S.A.S.', acso_id: 2, rety_id: 1 };
    const identity = { comp_entity_id: '860002964', comp_check_digit: 4 };
    const created = await user.ok(createCompany, { body: { ...company, ...identity } });
    expect(created.data.attributes.comp_business_name).toBe('El Roble S.A.S.');
    const blank = await user.fails(createRole, 'request.invalid', {
      body: { name: '\u200b\u200b\u200b', permissions: ['empresas.ver'] },
    });
    expect(blank.errors).toEqual([{ field: 'name', message: 'Escribe al menos 2 caracteres.' }]);
    const token = { name: `Tablero${'\u2060'.repeat(500)}`, scopes: ['empresas.ver'], days: 1, password: testPassword };
    expect((await user.ok(createToken, { body: token })).data.apiToken.attributes.name).toBe('Tablero');
  });

  test('are not in names of files, nor of files in archives', async () => {
    const user = await service.newUser();
    const params = { id: await newCompany(user) };
    const bytes = Buffer.from(fixture('errors', 'balance-2026-01.xlsx').bytes);
    const archive = zipOf([{ name: 'A\u202ecme/ene\u200bro.xlsx', data: bytes, flags: 0x800 }]);
    const { data } = await user.ok(keepFile, { params, file: { name: 'meses\u202episz\u200b.zip', bytes: archive } });
    expect(data).toMatchObject({ fileName: 'mesespisz.zip', files: [{ path: 'Acme/enero.xlsx' }] });
  });
});

describe('a role', () => {
  test('has no name that looks like another of the account, or like a built-in one', async () => {
    const root = await service.newUser();
    const permissions = ['empresas.ver'];
    const { data } = await root.ok(createRole, { body: { name: 'Jefe de caja', permissions } });
    for (const name of ['Jеfе dе сaja', 'JEFE-DE-CAJA', 'Jefe de cája', 'Соntadоr', 'C0ntador']) {
      await root.fails(createRole, 'job.name_taken', { body: { name, permissions } });
    }
    await root.ok(updateRole, { params: { jobId: data.id }, body: { name: 'Jefe de Caja' } });
    const other = await service.newUser();
    await other.ok(createRole, { body: { name: 'Jefe de caja', permissions } });
  });
});

describe('an address in the name of a person', () => {
  test('is refused wherever a person is named, since it would be in mails to others', async () => {
    const root = await service.newUser();
    const guest = await service.newUser({ accountId: root.accountId, isRoot: false });
    const name = 'Gana en premio.com/ya';
    const expected = { field: 'user_name', message: expect.stringContaining('sin direcciones') };
    const invitation = { user_name: name, user_email: 'nueva@ejemplo.co', jobs: asClient };
    expect((await root.fails(inviteUser, 'request.invalid', { body: invitation })).errors).toEqual([expected]);
    const params = { userId: guest.userId };
    const renamed = await root.fails(updateUser, 'request.invalid', { params, body: { user_name: name } });
    expect(renamed.errors).toEqual([expected]);
    const own = await root.fails(updateProfile, 'request.invalid', { body: { name } });
    expect(own.errors).toEqual([{ ...expected, field: 'name' }]);
  });
});
