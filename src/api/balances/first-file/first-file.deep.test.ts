import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkVerificationCode, requestVerificationCode } from '#api/access/registration/contract.ts';
import { registrationHeader } from '#core/call/endpoint.ts';
import { otherSoftwareId } from '#core/reference/chart/accountable-software.ts';
import { withClient } from '#platform/database/connection.ts';
import { csvBalance, fixture } from '../../../../tests/support/fixture-files.ts';
import { startTestService, type TestService } from '../../../../tests/support/test-service.ts';
import { readFirstFile } from './contract.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

const sound = fixture('errors', 'balance-2026-01.xlsx');

/** Secret of a new registration; `verified`: its code has been given. */
async function begin(email: string, { verified = true } = {}): Promise<string> {
  const body = { person: { name: 'Ana Peña', email }, password: 'caballo azul grapadora 44' };
  const { data } = await service.anonymous.ok(requestVerificationCode, { body });
  if (!verified) return data.registration;
  const code = (await service.nextMail(email)).text.match(/\b\d{6}\b/)?.[0] ?? '';
  await service.anonymous.ok(checkVerificationCode, { body: { registration: data.registration, code } });
  return data.registration;
}

const sent = (registration: string, file: { name: string; bytes: Uint8Array }) => ({
  headers: { [registrationHeader]: registration },
  file,
});

test('a balance says company, package and month, and nothing of it is stored', async () => {
  const registration = await begin('uno@ejemplo.co');
  const { data } = await service.anonymous.ok(readFirstFile, sent(registration, sound));
  expect(data).toMatchObject({
    readable: true,
    company: { nit: '900394374' },
    formatName: 'Siigo Nube',
    software: 1,
    period: '2026-01',
    balanced: true,
    reasons: [],
  });
  const { rows } = await withClient(service.access.owner, (owner) =>
    owner.query('select (select count(*) from upload)::int as kept'),
  );
  expect(rows[0].kept).toBe(0);
});

test('a package without an id of its own is another one, and a flat file that of nobody', async () => {
  const registration = await begin('dos@ejemplo.co');
  const alegra = fixture('../../src/formats/alegra/samples', 'por-tercero.csv');
  const own = await service.anonymous.ok(readFirstFile, sent(registration, alegra));
  expect(own.data).toMatchObject({ formatName: 'Alegra', software: otherSoftwareId });
  const flat = csvBalance([['1105', 'Caja', '', '', '0', '10', '10', '0']]);
  expect((await service.anonymous.ok(readFirstFile, sent(registration, flat))).data).toMatchObject({ software: null });
});

test('what is no balance is answered with the reason', async () => {
  const registration = await begin('tres@ejemplo.co');
  const pdf = { name: 'informe.xlsx', bytes: Buffer.from('%PDF-1.7\n1 0 obj\n') };
  const { data } = await service.anonymous.ok(readFirstFile, sent(registration, pdf));
  expect(data).toMatchObject({ readable: false, company: { nit: null }, software: null });
  expect(data.reasons[0]).toMatch(/PDF/);
});

test('only a registration with a verified address reads files, and not without end', async () => {
  await service.anonymous.fails(readFirstFile, 'registration.expired', sent('nadie', sound));
  await service.anonymous.fails(readFirstFile, 'registration.expired', { file: sound });
  const pending = await begin('cuatro@ejemplo.co', { verified: false });
  await service.anonymous.fails(readFirstFile, 'registration.not_verified', sent(pending, sound));
  const registration = await begin('cinco@ejemplo.co');
  const empty = { name: 'a.csv', bytes: Buffer.alloc(0) };
  for (let count = 0; count < 30; count += 1) await service.anonymous.ok(readFirstFile, sent(registration, empty));
  await service.anonymous.fails(readFirstFile, 'request.rate_limited', sent(registration, empty));
});
