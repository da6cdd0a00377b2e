/** Room for files: of the account, by its plan, and of the disk. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { asCaller } from '#api/kernel/database.ts';
import { ownLicense, renewLicense } from '#api/subscription/licenses/contract.ts';
import { countBytes } from '#api/subscription/licenses/queries.ts';
import { putPhoto } from '#api/users/photos/contract.ts';
import { AppError } from '#core/call/app-error.ts';
import { plan } from '#core/product/license.ts';
import { withClient } from '#platform/database/connection.ts';
import { fixture } from '../../../tests/support/fixture-files.ts';
import { newCompany, startTestService, type TestService, type TestUser } from '../../../tests/support/test-service.ts';
import { keepFile } from './kept-files/contract.ts';
import { inspectTrialBalance, storeTrialBalance } from './trial-balances/contract.ts';

const file = fixture('errors', 'balance-2026-01.xlsx');
const demo = plan('demo').storage;

let service: TestService;
let staff: TestUser;

beforeAll(async () => {
  service = await startTestService();
  staff = await service.newUser({ isAdmin: true });
  // Zeros are kept compressed here: their length counts, and the disk is spared.
  await withClient(service.access.owner, (owner) =>
    owner.query('alter table kept_file alter column bytes set storage extended'),
  );
});
afterAll(() => service.close());

async function renew(user: TestUser, key: 'demo' | 'empresa'): Promise<void> {
  const body = { plan: key, ends_on: '2099-12-31' };
  await staff.ok(renewLicense, { params: { accountId: user.accountId }, body });
}

async function demoUser(): Promise<{ user: TestUser; params: { id: number } }> {
  const user = await service.newUser();
  const id = await newCompany(user);
  await renew(user, 'demo');
  return { user, params: { id } };
}

/** Keeps files of zeros, some bytes in all. */
async function fill({ user, params }: { user: TestUser; params: { id: number } }, bytes: number): Promise<void> {
  const part = 200_000_000;
  await withClient(service.access.owner, async (owner) => {
    for (let left = bytes; left > 0; left -= part) {
      await owner.query(
        `insert into kept_file (id, account_id, company_id, user_id, file_name, bytes, expires_at)
         values (gen_random_uuid(), $1, $2, $3, 'ceros', decode(repeat('00', $4), 'hex'), now() + interval '1 hour')`,
        [user.accountId, params.id, user.userId, Math.min(part, left)],
      );
    }
  });
}

const shown = async (user: TestUser) => (await user.ok(ownLicense)).data.attributes.storage;

/** Exact. */
const used = ({ accountId, userId }: TestUser) =>
  asCaller(service.services.db, { accountId, userId, isAdmin: false }, (trx) => countBytes(trx, accountId));

test('of an account is counted in files and balances, stored or waiting, and shown with its license', async () => {
  const { user, params } = await demoUser();
  expect(await shown(user)).toEqual({ used: 0, included: demo });
  const { data } = await user.ok(inspectTrialBalance, { params, file });
  const waiting = await used(user);
  expect(waiting).toBeGreaterThan(data.size);
  await user.ok(storeTrialBalance, { params, body: { uploadId: data.uploadId!, confirmCompany: true } });
  expect(await used(user)).toBe(waiting);
  await user.ok(keepFile, { params, file });
  expect(await used(user)).toBe(waiting + data.size);
  await fill({ user, params }, 3 * 1024 ** 2);
  expect(await shown(user)).toEqual({ used: 4 * 1024 ** 2, included: demo });
});

test('of an account ends with its plan, and says how much is used and what to do', async () => {
  const known = await demoUser();
  const { user, params } = known;
  await fill(known, demo - 1000);
  for (const call of [inspectTrialBalance, keepFile]) {
    const { code, message } = await user.fails(call, 'storage.full', { params, file });
    expect(code).toBe(409);
    expect(message).toContain('ocupan 1 GB de los 1 GB que incluye tu plan');
    expect(message).toContain('amplía el plan con un código');
  }
  expect(await used(user)).toBe(demo - 1000);
  await renew(user, 'empresa');
  await user.ok(inspectTrialBalance, { params, file });
});

test('that is full is refused before a file is received', async () => {
  const known = await demoUser();
  await fill(known, demo);
  const receive = vi.spyOn(service.services.arrivals, 'receive');
  for (const call of [inspectTrialBalance, keepFile]) {
    await known.user.fails(call, 'storage.full', { params: known.params, file });
  }
  expect(receive).not.toHaveBeenCalled();
  receive.mockRestore();
});

test('on the disk: below its share no file is received, with 507', async () => {
  const { user, params } = await demoUser();
  const full = vi.spyOn(service.services.disk, 'withRoomFor');
  full.mockRejectedValue(new AppError('server.disk_full'));
  for (const [call, request] of [
    [inspectTrialBalance, { params, file }],
    [keepFile, { params, file }],
    [putPhoto, { file }],
  ] as const) {
    const { code, message } = await user.fails(call, 'server.disk_full', request);
    expect([code, message]).toEqual([507, expect.stringContaining('lo que ya guardaste está a salvo')]);
  }
  full.mockRestore();
  await user.ok(inspectTrialBalance, { params, file });
});
