/** First steps: done by what is stored, for whoever sees the company; put aside by each user. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startAudit } from '#api/audits/audits/contract.ts';
import { inspectTrialBalance, storeTrialBalance } from '#api/balances/trial-balances/contract.ts';
import { updateCompany } from '#api/companies/companies/contract.ts';
import { csvBalance } from '../../../../tests/support/fixture-files.ts';
import {
  newCompany,
  startTestService,
  type TestService,
  type TestUser,
} from '../../../../tests/support/test-service.ts';
import { getFirstSteps, putFirstStepsAside } from './contract.ts';

let service: TestService;
let root: TestUser;
let companyId: number;

beforeAll(async () => {
  service = await startTestService();
  root = await service.newUser();
  companyId = await newCompany(root);
});
afterAll(() => service.close());

const read = async (who = root) => (await who.ok(getFirstSteps, { params: { companyId } })).data;
const done = async () => (await read()).steps.filter(({ isDone }) => isDone).map(({ step }) => step);

test('a new company has all of them before it, in their order', async () => {
  const { steps, isAside } = await read();
  expect(steps.map(({ step }) => step)).toEqual([
    'profile',
    'software',
    'balance',
    'parametrization',
    'audit',
    'people',
  ]);
  expect(isAside).toBe(false);
  expect(steps.find(({ step }) => step === 'audit')?.isDone).toBe(false);
  expect(await done()).not.toContain('balance');
});

test('each is done once the data say so', async () => {
  const params = { id: companyId };
  await root.ok(updateCompany, { params, body: { profile: { regimen: 'ordinario', periodoIva: 'bimestral' } } });
  expect(await done()).toContain('profile');
  const file = csvBalance([
    ['11050501', 'Caja general', '800197268', 'Persona', '1000', '500', '0', '1500'],
    ['31050501', 'Capital autorizado', '800197268', 'Persona', '-1000', '0', '500', '-1500'],
  ]);
  const { data: inspected } = await root.ok(inspectTrialBalance, { params, file });
  const body = { uploadId: inspected.uploadId, period: '2026-01', confirmPeriod: true, confirmCompany: true };
  await root.ok(storeTrialBalance, { params, body }, 201);
  expect(await done()).toContain('balance');
  await root.ok(startAudit, { params, body: { year: 2026, month: 1 } });
  await vi.waitFor(async () => expect(await done()).toContain('audit'), { timeout: 60_000 });
  expect(await done()).not.toContain('people');
  await service.newUser({ accountId: root.accountId });
  expect(await done()).toContain('people');
});

test('they are put aside by each user, and taken up again', async () => {
  const params = { companyId };
  await root.ok(putFirstStepsAside, { params, body: { isAside: true } });
  await root.ok(putFirstStepsAside, { params, body: { isAside: true } });
  expect((await read()).isAside).toBe(true);
  const colleague = await service.newUser({ accountId: root.accountId, isRoot: true });
  expect((await read(colleague)).isAside).toBe(false);
  await root.ok(putFirstStepsAside, { params, body: { isAside: false } });
  expect((await read()).isAside).toBe(false);
});

test('a stranger finds no company', async () => {
  const stranger = await service.newUser();
  expect((await stranger.send(getFirstSteps, { params: { companyId } })).status).toBe(404);
  expect((await stranger.send(putFirstStepsAside, { params: { companyId }, body: { isAside: true } })).status).toBe(
    404,
  );
});
