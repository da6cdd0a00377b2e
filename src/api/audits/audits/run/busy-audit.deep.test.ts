/** Audits that meet a full service wait and do not fail; nor do those of an account that has to pause between files. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { getTrialBalance, inspectTrialBalance, storeTrialBalance } from '#api/balances/trial-balances/contract.ts';
import { getProfile } from '#api/users/profile/contract.ts';
import { seatsInUse } from '#platform/shares/seats-in-use.ts';
import { fixture } from '../../../../../tests/support/fixture-files.ts';
import {
  newCompany,
  startTestService,
  type TestService,
  type TestUser,
} from '../../../../../tests/support/test-service.ts';
import { getAudit, startAudit } from '../contract.ts';

let service: TestService;
let user: TestUser;

beforeAll(async () => {
  service = await startTestService();
  user = await service.newUser();
});
afterAll(() => service.close());

test('an account whose files ran out of time has to pause between them, and goes on with what it has', async () => {
  const slow = await service.newUser();
  const id = await newCompany(slow);
  const file = fixture('errors', 'balance-2026-01.xlsx');
  const { data: inspected } = await slow.ok(inspectTrialBalance, { params: { id }, file });
  const { data: stored } = await slow.ok(storeTrialBalance, {
    params: { id },
    body: { uploadId: inspected.uploadId },
  });
  const claim = { account: slow.accountId, kind: 'reading' } as const;
  const overrun = () => service.services.places.run(claim, async (place) => place.overran());
  await overrun();
  expect((await slow.ok(inspectTrialBalance, { params: { id }, file })).data.readable).toBe(true);
  await overrun();
  const { message } = await slow.fails(inspectTrialBalance, 'account.slowed', { params: { id }, file });
  expect(message).toMatch(/los atendemos de a uno y con pausas. Espera \d+ segundos/);
  const { status, headers } = await slow.send(inspectTrialBalance, { params: { id }, file });
  expect(status).toBe(429);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  await slow.ok(getTrialBalance, { params: { id, balanceId: stored.id } });
  const { data: started } = await slow.ok(startAudit, { params: { id }, body: { year: 2026, month: 1 } });
  const audited = () => slow.ok(getAudit, { params: { id, auditId: started.id } });
  await vi.waitFor(async () => expect((await audited()).data.attributes.state).toBe('done'), { timeout: 60_000 });
});

test('a firm opens its books while its imports take all places that they may, in no lower priority', async () => {
  const firm = await service.newUser();
  const colleague = await service.newUser({ accountId: firm.accountId, isRoot: false });
  const id = await newCompany(firm);
  const file = fixture('errors', 'balance-2026-01.xlsx');
  const { data: inspected } = await firm.ok(inspectTrialBalance, { params: { id }, file });
  const { data: stored } = await firm.ok(storeTrialBalance, { params: { id }, body: { uploadId: inspected.uploadId } });
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { places } = service.services;
  const held = Array.from({ length: 6 }, () =>
    places.run({ account: firm.accountId, kind: 'reading' }, () => released).catch(() => undefined),
  );
  await firm.ok(getTrialBalance, { params: { id, balanceId: stored.id } });
  const look = { account: firm.accountId, kind: 'look' } as const;
  expect(await places.run(look, async ({ priority }) => priority)).toBe('look');
  release();
  await Promise.all(held);
  await colleague.ok(getProfile);
  expect(seatsInUse.of(firm.accountId)).toBe(2);
});

test('an audit that meets a full queue goes back to the queue of jobs and ends well', async () => {
  const id = await newCompany(user);
  const file = fixture('errors', 'balance-2026-01.xlsx');
  const { data: inspected } = await user.ok(inspectTrialBalance, { params: { id }, file });
  await user.ok(storeTrialBalance, { params: { id }, body: { uploadId: inspected.uploadId } });
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { places } = service.services;
  const held = Array.from({ length: 100 }, (_, index) =>
    places.run({ account: `other ${index}`, kind: 'audit' }, () => released),
  );
  const refused: unknown[] = [];
  const full = Array.from({ length: 200 }, (_, index) =>
    places
      .run({ account: `waiting ${index}`, kind: 'audit' }, () => released)
      .catch((error: unknown) => refused.push(error)),
  );
  await vi.waitFor(() => expect(refused.length).toBeGreaterThan(0), { timeout: 60_000 });
  const { data: started } = await user.ok(startAudit, { params: { id }, body: { year: 2026, month: 1 } });
  const state = async () => {
    const { data } = await user.ok(getAudit, { params: { id, auditId: started.id } });
    return data.attributes.state;
  };
  // Longer than its attempts would last if they were counted.
  for (let second = 0; second < 5; second++) {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    expect(await state()).toBe('queued');
  }
  release();
  await Promise.all([...held, ...full]);
  await vi.waitFor(async () => expect(await state()).toBe('done'), { timeout: 60_000, interval: 200 });
});
