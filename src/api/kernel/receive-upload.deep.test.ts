import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { getPull, startPull } from '#api/balances/balance-pulls/contract.ts';
import { keepFile } from '#api/balances/kept-files/contract.ts';
import { inspectTrialBalance, listTrialBalances } from '#api/balances/trial-balances/contract.ts';
import { getPhoto, putPhoto } from '#api/users/photos/contract.ts';
import { withClient } from '#platform/database/connection.ts';
import { type FakeClamd, startFakeClamd, testVirus } from '../../../tests/support/fake-clamd.ts';
import { startSiigoService } from '../../../tests/support/fake-siigo/siigo-service.ts';
import { fixture } from '../../../tests/support/fixture-files.ts';
import { newCompany, startTestService, type TestService, type TestUser } from '../../../tests/support/test-service.ts';
import { listActivityLog } from './activity-log/contract.ts';

let clamd: FakeClamd;
let service: TestService;
let user: TestUser;
let id: number;

beforeAll(async () => {
  clamd = await startFakeClamd();
  service = await startTestService({ scanner: clamd.address });
  user = await service.newUser();
  id = await newCompany(user);
});
afterAll(async () => {
  await service.close();
  await clamd.close();
});

const sound = fixture('errors', 'balance-2026-01.xlsx');
const infected = { name: 'balance.csv', bytes: Buffer.from(`cuenta;saldo\r\n1105;${testVirus}\r\n`) };

const kept = () =>
  withClient(service.access.owner, async (owner) => {
    const { rows } = await owner.query(
      `select (select count(*) from upload) + (select count(*) from kept_file) + (select count(*) from user_photo) as kept`,
    );
    return Number(rows[0].kept);
  });

test('an infected file is not stored, whichever way it arrives, and is logged', async () => {
  const params = { id };
  const { message } = await user.fails(inspectTrialBalance, 'file.infected', { params, file: infected });
  expect(message).toContain('«balance.csv» tiene un virus (Eicar-Test-Signature)');
  await user.fails(keepFile, 'file.infected', { params, file: infected });
  await user.fails(putPhoto, 'file.infected', { file: { ...infected, name: 'foto.png' } });
  await user.fails(getPhoto, 'resource.not_found');
  expect(await kept()).toBe(0);
  const { data } = await user.ok(listActivityLog, { query: { act: 'file.infected' } });
  expect(data.map(({ attributes }) => [attributes.target, attributes.companyId])).toEqual([
    ['foto.png', null],
    ['balance.csv', id],
    ['balance.csv', id],
  ]);
  expect(data[0]?.attributes.details).toMatchObject({ virus: 'Eicar-Test-Signature' });
});

test('a clean file is read as usual, after a complete scan', async () => {
  await user.ok(inspectTrialBalance, { params: { id }, file: sound });
  expect(clamd.scanned.at(-1)?.equals(Buffer.from(sound.bytes))).toBe(true);
});

test('an infected month from Siigo is not stored', async () => {
  const finding = await startFakeClamd('finds');
  const siigo = await startSiigoService({ scanner: finding.address });
  const person = await siigo.service.newUser();
  const params = { id: await siigo.connected(person, 'bien@empresa.co') };
  const { data: pull } = await person.ok(startPull, { params, body: { year: 2025, month: 1 } });
  const month = await vi.waitFor(
    async () => {
      const { data } = await person.ok(getPull, { params: { ...params, pullId: pull.id } });
      expect(data.attributes.state).toBe('done');
      return data.attributes.months[0];
    },
    { timeout: 60_000, interval: 100 },
  );
  expect(month).toMatchObject({ state: 'failed', error: 'file.infected', auditId: null });
  expect((await person.ok(listTrialBalances, { params })).data).toEqual([]);
  expect((await person.ok(listActivityLog, { query: { act: 'file.infected' } })).meta.total).toBe(1);
  await siigo.close();
  await finding.close();
});

test('while the scanner is down files are refused with a retryable error', async () => {
  const alone = await startTestService({ scanner: { host: '127.0.0.1', port: 9 } });
  const person = await alone.newUser();
  const params = { id: await newCompany(person) };
  const answer = await person.send(inspectTrialBalance, { params, file: sound });
  expect(answer.status).toBe(503);
  expect(answer.body).toMatchObject({ error: 'file.not_scanned' });
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  await alone.close();
});
