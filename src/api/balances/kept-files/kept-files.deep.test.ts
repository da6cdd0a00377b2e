import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { linkCompanyUser } from '#api/users/company-users/contract.ts';
import { assignRole } from '#api/users/roles/contract.ts';
import { withClient } from '#platform/database/connection.ts';
import { csvBalance, fixture } from '../../../../tests/support/fixture-files.ts';
import { zipOf } from '../../../../tests/support/made-files.ts';
import {
  newCompany,
  startTestService,
  type TestService,
  type TestUser,
} from '../../../../tests/support/test-service.ts';
import { inspectTrialBalance, listTrialBalances, storeTrialBalance } from '../trial-balances/contract.ts';
import { inspectKeptFile, keepFile } from './contract.ts';
import { deleteExpiredFiles } from './queries.ts';

let service: TestService;
let user: TestUser;
let id: number;

beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());
beforeEach(async () => {
  user = await service.newUser();
  id = await newCompany(user);
});

const norte = fixture('errors', 'balance-2026-01.xlsx').bytes;
const other = fixture('clean', 'balance-2026-01.xlsx').bytes;

const archive = (name = 'enero.zip') => ({
  name,
  bytes: zipOf([
    { name: 'Norte/2026/Balance enero.xlsx', data: norte },
    { name: 'Otra\\2026\\balance.xlsx', data: other },
    { name: 'Norte/2026/informe.pdf', data: '%PDF-1.7\n1 0 obj' },
    { name: 'Norte/roto.xlsx', data: norte.subarray(0, 9000) },
    { name: '__MACOSX/Norte/._Balance enero.xlsx', data: 'x' },
    { name: 'Norte/~$Balance enero.xlsx', data: 'x' },
    { name: 'Norte/.DS_Store', data: 'x' },
  ]),
});

async function keep(file: { name: string; bytes: Buffer } = archive()) {
  return (await user.ok(keepFile, { params: { id }, file })).data;
}

describe('an archive of several files', () => {
  test('lists its files, without system files', async () => {
    const { files } = await keep();
    expect(files?.map(({ path }) => path)).toEqual([
      'Norte/2026/Balance enero.xlsx',
      'Norte/2026/informe.pdf',
      'Norte/roto.xlsx',
      'Otra/2026/balance.xlsx',
    ]);
    expect(files?.[0]?.size).toBe(norte.length);
  });

  test('assigns each file to the company with its NIT, and reports what the others are', async () => {
    const company = await newCompany(user, { comp_entity_id: '900445924', comp_check_digit: 5 });
    const { id: fileId, files } = await keep();
    const params = { id, fileId };
    const answers = [];
    for (const { path } of files ?? []) answers.push((await user.ok(inspectKeptFile, { params, body: { path } })).data);
    const [own, pdf, broken, foreign] = answers;
    expect(own).toMatchObject({
      readable: true,
      companyId: id,
      fileName: 'Balance enero.xlsx',
      size: norte.length,
      period: '2026-01',
    });
    expect(pdf).toMatchObject({ readable: false, issues: [{ code: 'file_not_spreadsheet' }] });
    expect(broken).toMatchObject({ readable: false, issues: [{ code: 'file_truncated' }] });
    expect(foreign).toMatchObject({ readable: true, companyId: company, company: { matches: true, nit: '900445924' } });
    const body = { uploadId: foreign?.uploadId };
    await user.fails(storeTrialBalance, 'balance.upload_expired', { params: { id }, body });
    await user.ok(storeTrialBalance, { params: { id: company }, body });
    expect((await user.ok(listTrialBalances, { params: { id: company } })).data).toHaveLength(1);
  });

  test('says nothing of what a company has stored where the sender could not send it', async () => {
    const company = await newCompany(user, { comp_entity_id: '900445924', comp_check_digit: 5 });
    const person = await service.newUser({ accountId: user.accountId, isRoot: false, hasRole: false });
    const give = async (companyId: number, job: string) => {
      await user.ok(linkCompanyUser, { params: { id: companyId, userId: person.userId } });
      await user.ok(assignRole, { body: { user_id: person.userId, job_id: job, company_id: companyId } });
    };
    await give(id, 'auxiliar_contable');
    await give(company, 'gerente');
    const file = { name: 'balance.xlsx', bytes: other };
    const request = { params: { id }, query: { assign: true }, file };
    const { data } = await person.ok(inspectTrialBalance, request);
    expect(data).toMatchObject({ companyId: id, existing: null, company: { matches: false, otherCompanyId: company } });
    expect((await user.ok(inspectTrialBalance, request)).data.companyId).toBe(company);
  });

  test('leaves a file of an unknown company unassigned', async () => {
    const { id: fileId } = await keep();
    const body = { path: 'Otra/2026/balance.xlsx' };
    const { data } = await user.ok(inspectKeptFile, { params: { id, fileId }, body });
    expect(data).toMatchObject({ companyId: id, company: { nit: '900445924', matches: false, otherCompanyId: null } });
  });

  test('with false sizes in its directory is refused before it is opened', async () => {
    const big = Buffer.alloc(64 * 1024 * 1024);
    const bomb = { name: 'bomba.zip', bytes: zipOf([{ name: 'a/balance.xlsx', data: big }]) };
    const failure = await user.fails(keepFile, 'balance.unreadable', { params: { id }, file: bomb });
    expect(failure.message).toMatch(/crece mucho más de lo normal/);
    const overlapping = zipOf([
      { name: 'a.xlsx', data: norte },
      { name: 'b.xlsx', data: norte, overlapping: true },
    ]);
    await user.fails(keepFile, 'balance.unreadable', { params: { id }, file: { name: 'a.zip', bytes: overlapping } });
    const many = zipOf(Array.from({ length: 501 }, (_, index) => ({ name: `${index}.csv`, data: 'x' })));
    const tooMany = await user.fails(keepFile, 'balance.unreadable', {
      params: { id },
      file: { name: 'a.zip', bytes: many },
    });
    expect(tooMany.message).toContain('501');
    const liar = zipOf([{ name: 'a.csv', data: 'a;b\n'.repeat(5000), size: 10 }]);
    const { id: fileId } = await keep({ name: 'a.zip', bytes: liar });
    const { data } = await user.ok(inspectKeptFile, { params: { id, fileId }, body: { path: 'a.csv' } });
    expect(data).toMatchObject({ readable: false, issues: [{ code: 'zip_bomb' }] });
  });
});

describe('a kept file', () => {
  test('that is no archive is read as an upload', async () => {
    const file = csvBalance([['1105', 'Caja', '1', 'Ana', '0', '5', '5', '0']], 'balance 2026-01.csv');
    const kept = await keep(file);
    expect(kept).toMatchObject({ fileName: 'balance 2026-01.csv', size: file.bytes.length, files: null });
    const { data } = await user.ok(inspectKeptFile, { params: { id, fileId: kept.id }, body: {} });
    expect(data).toMatchObject({ readable: true, period: '2026-01' });
    expect((await keep({ name: 'libro.zip', bytes: norte })).files).toBeNull();
  });

  test('is visible to its user only, for an hour', async () => {
    const { id: fileId } = await keep();
    const request = { params: { id, fileId }, body: { path: 'Norte/2026/Balance enero.xlsx' } };
    const colleague = await service.newUser({ accountId: user.accountId });
    await colleague.fails(inspectKeptFile, 'balance.upload_expired', request);
    await (await service.newUser()).fails(inspectKeptFile, 'resource.not_found', request);
    const expire = `update kept_file set expires_at = now() - interval '1 second' where id = '${fileId}'`;
    await withClient(service.access.owner, (owner) => owner.query(expire));
    await user.fails(inspectKeptFile, 'balance.upload_expired', request);
    expect(await deleteExpiredFiles(service.services.db)).toBe(1);
  });
});
