import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCompany, userCompanies } from '#api/companies/companies/contract.ts';
import { createBatch } from '#api/subscription/codes/contract.ts';
import { termsVersion } from '#core/product/terms.ts';
import { withClient } from '#platform/database/connection.ts';
import { ApiClient } from '../../../../tests/support/api-client.ts';
import { opened, startTestService, type TestService } from '../../../../tests/support/test-service.ts';
import { login, me } from '../auth/contract.ts';
import { getTermsAgreement } from '../terms/contract.ts';
import * as contract from './contract.ts';

let service: TestService;
let people = 0;
let address = 0;
const password = 'caballo azul grapadora 44';
const company = {
  comp_business_name: 'Suministros del Norte S.A.S.',
  comp_entity_id: '900394374',
  comp_check_digit: 4,
  acso_id: 1,
  rety_id: 3,
};

beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

function from(): Record<string, string> {
  address += 1;
  return { 'x-forwarded-for': `192.0.2.${address}` };
}

function newPerson(email?: string): contract.Person {
  people += 1;
  return {
    documentType: '13',
    documentNumber: '52123456',
    name: 'Ana Peña',
    email: email ?? `nuevo${people}@ejemplo.co`,
    phone: '300 123 4567',
  };
}

async function begin(person = newPerson()): Promise<{ registration: string; person: contract.Person }> {
  const { data } = await service.anonymous.ok(contract.requestVerificationCode, {
    body: { person, password, alliance: 'siigo' },
    headers: from(),
  });
  return { ...data, person };
}

const codeIn = (text: string) => text.match(/\b\d{6}\b/)?.[0] ?? '';

async function verified() {
  const begun = await begin();
  const { text, html } = await service.nextMail(begun.person.email);
  // Name and address are arbitrary input during registration.
  expect(text + html).not.toContain(begun.person.name);
  const body = { registration: begun.registration, code: codeIn(text) };
  await service.anonymous.ok(contract.checkVerificationCode, { body, headers: from() });
  return begun;
}

const end = (registration: string, more: object = {}) => ({
  body: { registration, company, termsVersion, ...more },
  headers: from(),
});

test('user data, code, company and terms create an account with a demo license', async () => {
  const { registration, person } = await verified();
  const { data } = await service.anonymous.ok(contract.registerDemo, end(registration));
  const user = new ApiClient(service.app, data.session.token);
  expect((await user.ok(me)).data.attributes).toMatchObject({ user_email: person.email, isRootUser: true });
  expect((await user.ok(userCompanies)).data).toMatchObject([
    { id: data.companyId, attributes: { comp_entity_id: '900394374' } },
  ]);
  expect((await user.ok(getTermsAgreement)).data).toMatchObject({
    version: termsVersion,
    acceptedAt: expect.any(String),
  });
  // A demo has one company.
  await user.fails(createCompany, 'license.limit', {
    body: { ...company, comp_entity_id: '900123456', comp_check_digit: 8 },
  });
  await service.anonymous.fails(contract.registerDemo, 'registration.expired', end(registration));
  const again = await service.anonymous.ok(login, { body: { email: person.email, password }, headers: from() });
  expect(opened(again.data).user.id).toBe(data.session.user.id);
  const { rows } = await withClient(service.access.owner, (owner) =>
    owner.query(
      `select alliance, document_number, phone, version, address from account join app_user on account_id = account.id
       join terms_acceptance on user_id = app_user.id where app_user.id = $1`,
      [data.session.user.id],
    ),
  );
  expect(rows[0]).toMatchObject({ alliance: 'siigo', document_number: '52123456', version: termsVersion });
  expect(rows[0].address).toMatch(/^192\.0\.2\./);
});

test('given data survives a reload, except the password', async () => {
  const { registration, person } = await verified();
  const draft = { comp_business_name: 'A medio escribir' };
  await service.anonymous.ok(contract.keepCompanyDraft, { body: { registration, company: draft }, headers: from() });
  const { data } = await service.anonymous.ok(contract.readRegistration, { body: { registration }, headers: from() });
  expect(data).toEqual({ person, verified: true, company: draft });
});

test('an address with an account gets a mail that says so, and the same response', async () => {
  const owner = await service.newUser();
  const known = await begin(newPerson(owner.email));
  const mail = await service.nextMail(owner.email);
  expect(mail.subject).toContain('Ya tienes una cuenta');
  const unknown = await begin();
  expect(Object.keys(known)).toEqual(Object.keys(unknown));
  for (const code of ['000000', '123456'])
    await service.anonymous.fails(contract.checkVerificationCode, 'registration.code_wrong', {
      body: { registration: known.registration, code },
      headers: from(),
    });
});

test('five wrong codes void a code, also concurrently and from many addresses; a new one can be requested', async () => {
  const { registration, person } = await begin();
  const first = await service.nextMail(person.email);
  const right = codeIn(first.text);
  const wrong = right === '111111' ? '222222' : '111111';
  const tries = Array.from({ length: 9 }, () =>
    service.anonymous.send(contract.checkVerificationCode, { body: { registration, code: wrong }, headers: from() }),
  );
  expect((await Promise.all(tries)).filter(({ status }) => status === 422)).toHaveLength(5);
  const body = { registration, code: right };
  await service.anonymous.fails(contract.checkVerificationCode, 'registration.code_expired', { body, headers: from() });
  await service.anonymous.ok(contract.requestVerificationCode, { body: { registration }, headers: from() });
  const { text } = await service.nextMail(person.email, first.id);
  await service.anonymous.ok(contract.checkVerificationCode, {
    body: { registration, code: codeIn(text) },
    headers: from(),
  });
});

test('a code is valid for ten minutes, and for its own registration only', async () => {
  const one = await begin();
  const other = await begin();
  const { text } = await service.nextMail(one.person.email);
  await service.anonymous.fails(contract.checkVerificationCode, 'registration.code_wrong', {
    body: { registration: other.registration, code: codeIn(text) === '' ? '000001' : codeIn(text) },
    headers: from(),
  });
  await withClient(service.access.owner, (owner) =>
    owner.query(`update registration set code_expires_at = now() where email = $1`, [one.person.email]),
  );
  await service.anonymous.fails(contract.checkVerificationCode, 'registration.code_expired', {
    body: { registration: one.registration, code: codeIn(text) },
    headers: from(),
  });
});

test('nothing is created without the code, with another version of the terms, or with a wrong company', async () => {
  const { registration } = await begin();
  await service.anonymous.fails(contract.registerDemo, 'registration.not_verified', end(registration));
  const ready = await verified();
  await service.anonymous.fails(
    contract.registerDemo,
    'registration.terms_changed',
    end(ready.registration, { termsVersion: '1.0.0' }),
  );
  await service.anonymous.fails(
    contract.registerDemo,
    'company.dv_mismatch',
    end(ready.registration, { company: { ...company, comp_check_digit: 5 } }),
  );
  await service.anonymous.ok(contract.registerDemo, end(ready.registration));
});

test('two concurrent completions create one account', async () => {
  const { registration, person } = await verified();
  const answers = await Promise.all(
    [1, 2, 3].map(() => service.anonymous.send(contract.registerDemo, end(registration))),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  const { rows } = await withClient(service.access.owner, (owner) =>
    owner.query(`select count(*)::int as users from app_user where email = $1`, [person.email]),
  );
  expect(rows[0].users).toBe(1);
});

test('two registrations of one address create one account, concurrently or one after the other', async () => {
  const person = newPerson();
  const registrations: string[] = [];
  let known: string | undefined;
  for (let count = 0; count < 2; count++) {
    const { registration } = await begin(person);
    const mail = await service.nextMail(person.email, known);
    known = mail.id;
    await service.anonymous.ok(contract.checkVerificationCode, {
      body: { registration, code: codeIn(mail.text) },
      headers: from(),
    });
    registrations.push(registration);
  }
  const answers = await Promise.all(
    registrations.map((one) => service.anonymous.send(contract.registerDemo, end(one))),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  const other = registrations[answers.findIndex(({ status }) => status === 409)]!;
  await service.anonymous.fails(contract.registerDemo, 'user.email_in_use', end(other));
});

test('a wrong document type and a weak password are reported on their fields', async () => {
  const wrongType = await service.anonymous.fails(contract.requestVerificationCode, 'request.invalid', {
    body: { person: { ...newPerson(), documentType: '99' }, password },
    headers: from(),
  });
  expect(wrongType.errors?.[0]?.field).toBe('person.documentType');
  await service.anonymous.fails(contract.requestVerificationCode, 'password.weak', {
    body: { person: newPerson(), password: 'ana peña 1' },
    headers: from(),
  });
});

async function newCodes(count: number): Promise<string[]> {
  const admin = await service.newUser({ isAdmin: true });
  const { data } = await admin.ok(createBatch, {
    body: { name: 'Alianza', kind: 'licencia', plan: 'contador', count, expires_on: '2099-12-31' },
  });
  return data.codes;
}

test('an activation code grants its license instead of a demo, once', async () => {
  const [code = ''] = await newCodes(1);
  const ask = () => service.anonymous.ok(contract.registrationTokenUsed, { body: { token: code }, headers: from() });
  expect((await ask()).data).toMatchObject({ used: false, valid: true, license: { plan: 'contador', companies: 10 } });
  const { registration } = await verified();
  await service.anonymous.fails(contract.registerDemo, 'code.invalid', end(registration, { token: 'CUADRE-NADA' }));
  const { data } = await service.anonymous.ok(contract.registerDemo, end(registration, { token: code }));
  const user = new ApiClient(service.app, data.session.token);
  await user.ok(createCompany, { body: { ...company, comp_entity_id: '900123456', comp_check_digit: 8 } });
  expect((await ask()).data).toEqual({ used: true, valid: false, license: null });
  const other = await verified();
  await service.anonymous.fails(contract.registerDemo, 'code.invalid', end(other.registration, { token: code }));
});
