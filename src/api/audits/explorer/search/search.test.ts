/** Search of a company: names of its newest month by words, for whoever may see its audits. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditEvents, startAudit } from '#api/audits/audits/contract.ts';
import { inspectTrialBalance, storeTrialBalance } from '#api/balances/trial-balances/contract.ts';
import { csvBalance } from '../../../../../tests/support/fixture-files.ts';
import {
  newCompany,
  startTestService,
  type TestService,
  type TestUser,
} from '../../../../../tests/support/test-service.ts';
import { searchCompany } from './contract.ts';

let service: TestService;
let user: TestUser;
let id: number;

beforeAll(async () => {
  service = await startTestService();
  user = await service.newUser();
  id = await newCompany(user);
});
afterAll(() => service.close());

const search = async (q: string) => (await user.ok(searchCompany, { params: { id }, query: { q } })).data;

test('a company without books has nothing', async () => {
  expect(await search('caja')).toEqual({ period: null, accounts: [], thirdParties: [], findings: [] });
});

test('accounts, third parties and findings are found by words without accents, best first', async () => {
  const params = { id };
  const file = csvBalance([
    ['11050501', 'Caja general', '800197268', 'Peña Ávila Andrés', '1000', '500500', '0', '501500'],
    ['13050501', 'Clientes nacionales', '900394374', 'Andes Ltda.', '0', '0', '500000', '-500000'],
    ['31050501', 'Capital autorizado', '800197268', 'Peña Ávila Andrés', '-1000', '0', '500', '-1500'],
  ]);
  const { data: inspected } = await user.ok(inspectTrialBalance, { params, file });
  const body = { uploadId: inspected.uploadId, period: '2026-01', confirmPeriod: true, confirmCompany: true };
  await user.ok(storeTrialBalance, { params, body }, 201);
  const { data: audit } = await user.ok(startAudit, { params, body: { year: 2026, month: 1 } });
  await user.send(auditEvents, { params: { ...params, auditId: audit.id } });

  const avila = await search('AVILA pena');
  expect(avila.period).toBe('2026-01');
  expect(avila.thirdParties).toEqual([{ key: '800197268', id: '800197268', name: 'Peña Ávila Andrés' }]);
  expect((await search('900.394.374')).thirdParties.map(({ name }) => name)).toEqual(['Andes Ltda.']);
  expect((await search('andes')).thirdParties.map(({ name }) => name)).toEqual(['Andes Ltda.']);

  const clients = await search('130505');
  expect(clients.accounts.map(({ code }) => code)).toContain('13050501');
  expect(clients.findings.length).toBeGreaterThan(0);
  expect(clients.findings.every(({ account }) => account?.startsWith('130505'))).toBe(true);
  const [first] = clients.findings;
  expect((await search(first!.title)).findings.map(({ title }) => title)).toContain(first!.title);
  const ofRule = (await search(first!.rule)).findings;
  expect(ofRule.map(({ fingerprint }) => fingerprint)).toContain(first!.fingerprint);
  expect(await search('zzz')).toMatchObject({ accounts: [], thirdParties: [], findings: [] });
  expect(await search('%%')).toMatchObject({ accounts: [], findings: [] });
});

test('a stranger finds no company', async () => {
  const stranger = await service.newUser();
  expect((await stranger.send(searchCompany, { params: { id }, query: { q: 'caja' } })).status).toBe(404);
});
