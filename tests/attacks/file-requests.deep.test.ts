/** The link of a request of files takes files for that request and tells nothing else; over, it opens nothing at all. */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as contract from '#api/balances/file-requests/contract.ts';
import { deleteOldDrafts } from '#api/balances/file-requests/queries.ts';
import { deleteCompany } from '#api/companies/company-deletion/contract.ts';
import { withClient } from '#platform/database/connection.ts';
import { inAccount } from '#platform/database/transaction.ts';
import { logOptions } from '#platform/log.ts';
import { ApiClient } from '../support/api-client.ts';
import { askForOne, receiveOne, receivingUpload, titledBalance } from '../support/second-files/received-files.ts';
import { temporaryDataDirectory } from '../support/test-database.ts';
import {
  fixtureCompany,
  newCompany,
  startTestService,
  type TestService,
  type TestUser,
} from '../support/test-service.ts';

const folder = temporaryDataDirectory();
let service: TestService;
let sender: TestUser;
let company: number;

const owner = <Result>(text: string, values: unknown[] = []) =>
  withClient(service.access.owner, async (client) => (await client.query<Result & object>(text, values)).rows);
const open = (token: string) => service.anonymous.ok(contract.openFileRequest, { body: { token } });

/** Every call of a link is answered alike. */
async function gone(token: string): Promise<void> {
  const body = { token };
  await service.anonymous.fails(contract.openFileRequest, 'file_request.gone', { body });
  await service.anonymous.fails(contract.receiveFile, 'file_request.gone', receivingUpload(token, titledBalance()));
  await service.anonymous.fails(contract.sendReceiving, 'file_request.gone', { body });
  await service.anonymous.fails(contract.passFileRequest, 'file_request.gone', { body });
  const file = '01890000-0000-7000-8000-000000000010';
  await service.anonymous.fails(contract.removeReceiving, 'file_request.gone', { body: { token, file } });
}

beforeAll(async () => {
  service = await startTestService({ logger: logOptions({}, folder) });
  sender = await service.newUser();
  company = await newCompany(sender);
});
afterAll(async () => {
  await service.close();
  rmSync(folder, { recursive: true });
});

describe('the link of a request of files', () => {
  test('withdrawn, expired, replaced or of nobody opens nothing', async () => {
    const withdrawn = await askForOne(sender, company);
    const place = { params: { id: company, requestId: withdrawn.request.id } };
    await sender.ok(contract.withdrawFileRequest, place);
    await gone(withdrawn.token);
    const late = await askForOne(sender, company);
    await owner(`update file_request set expires_at = now() - interval '1 second' where id = $1`, [late.request.id]);
    await gone(late.token);
    const answer = await service.anonymous.send(contract.openFileRequest, { body: { token: late.token } });
    expect(answer.bytes.toString()).not.toMatch(/Gloria|Suministros|2026-01/);
    const other = await askForOne(sender, company);
    await sender.ok(contract.renewFileRequest, {
      params: { id: company, requestId: other.request.id },
      body: { expiresOn: other.request.expiresOn },
    });
    await gone(other.token);
    await gone('inventado-por-alguien-que-prueba');
  });

  test('tells nothing of the books, nor of what the firm decided', async () => {
    const { token } = await askForOne(sender, company);
    const ids = await receiveOne(service, sender, company, { file: titledBalance({ name: 'ajeno.csv' }) });
    await sender.ok(contract.acceptReceived, { params: { id: company, receivedId: ids.receivedFile } });
    const { data } = await open(token);
    expect(data.files).toEqual([]);
    expect(JSON.stringify(data)).not.toMatch(/ajeno|9000000|Ana/);
  });

  test('is no session, is stored as a digest, and is in no log', async () => {
    const { token } = await askForOne(sender, company);
    await open(token);
    await service.anonymous.ok(contract.receiveFile, receivingUpload(token, titledBalance()), 201);
    const holder = new ApiClient(service.app, token);
    const guarded = service.router.endpoints.filter(({ access, method }) => access !== 'public' && method === 'GET');
    for (const endpoint of guarded)
      expect([401, 400], endpoint.path).toContain((await holder.send(endpoint, { params: { id: company } })).status);
    const digests = await owner<{ digest: string }>('select digest from file_request');
    expect(digests.map(({ digest }) => digest)).not.toContain(token);
    expect(readFileSync(join(folder, 'cuadre.log'), 'utf8')).not.toContain(token);
  });

  test('removes only its own drafts', async () => {
    const mine = await askForOne(sender, company);
    const other = await askForOne(sender, company);
    const upload = receivingUpload(other.token, titledBalance({ name: 'otro.csv' }));
    const { data } = await service.anonymous.ok(contract.receiveFile, upload, 201);
    const file = data.files[0]!.id;
    await service.anonymous.fails(contract.removeReceiving, 'resource.not_found', {
      body: { token: mine.token, file },
    });
    await service.anonymous.ok(contract.sendReceiving, { body: { token: other.token } });
    await service.anonymous.fails(contract.removeReceiving, 'resource.not_found', {
      body: { token: other.token, file },
    });
  });

  test('of others: another account neither lists, decides, downloads nor sees it', async () => {
    const ids = await receiveOne(service, sender, company, { file: titledBalance({ amount: '31000' }) });
    const stranger = await service.newUser();
    const own = await newCompany(stranger);
    for (const id of [company, own]) {
      const received = { params: { id, receivedId: ids.receivedFile } };
      await stranger.fails(contract.acceptReceived, 'resource.not_found', received);
      await stranger.fails(contract.keepReceived, 'resource.not_found', received);
      await stranger.fails(contract.getReceived, 'resource.not_found', received);
      await stranger.fails(contract.discardReceived, 'resource.not_found', { ...received, body: { reason: 'Ajeno' } });
      const asked = { params: { id, requestId: ids.fileRequest } };
      await stranger.fails(contract.withdrawFileRequest, 'resource.not_found', asked);
    }
    const account = { accountId: stranger.accountId, userId: '0', isAdmin: false };
    const seen = await inAccount(service.services.db, account, async (trx) => ({
      requests: await trx.selectFrom('file_request').select('id').execute(),
      files: await trx.selectFrom('received_file').select('id').execute(),
    }));
    expect(seen).toEqual({ requests: [], files: [] });
  });

  test('takes so many files and no more; drafts that nobody sent are deleted', async () => {
    const { request, token } = await askForOne(sender, company);
    await owner(
      `insert into received_file (id, account_id, company_id, request_id, file_name, sha256, size, bytes, reading, received_at)
       select gen_random_uuid(), account_id, company_id, id, 'x.csv', 'x' || n, 1, 'x', '{}', now() - interval '8 days'
         from file_request, generate_series(1, $2) as n where id = $1`,
      [request.id, contract.mostReceived],
    );
    const upload = receivingUpload(token, titledBalance());
    await service.anonymous.fails(contract.receiveFile, 'received.too_many', upload);
    expect(await deleteOldDrafts(service.services.db)).toBe(contract.mostReceived);
    await service.anonymous.ok(contract.receiveFile, upload, 201);
  });

  test('is slowed down by network where it is guessed, and by request where it uploads', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.23' };
    const guess = (index: number) => ({ body: { token: `adivinanza-de-un-pedido-${index}` }, headers });
    for (let index = 0; index < 60; index += 1)
      await service.anonymous.fails(contract.openFileRequest, 'file_request.gone', guess(index));
    await service.anonymous.fails(contract.openFileRequest, 'request.rate_limited', guess(60));
    const { token } = await askForOne(sender, company);
    const nothing = { name: 'nada.csv', bytes: Buffer.from('nada;;\r\n') };
    await owner(`update sign_in_attempt set failures = 60 where key like 'file-request-file:%'`);
    for (let index = 0; index < 61; index += 1) {
      const { status } = await service.anonymous.send(contract.receiveFile, receivingUpload(token, nothing));
      if (status === 429) return;
      await owner(`update sign_in_attempt set failures = 60 where key like 'file-request-file:%'`);
    }
    expect.unreachable('uploads of one link have no limit');
  });

  test('of a company that was deleted, or an account that closes, opens nothing', async () => {
    const other = await service.newUser();
    const theirs = await askForOne(other, await newCompany(other));
    await owner('update account set closing_at = now() where id = $1', [other.accountId]);
    await gone(theirs.token);
    const { token } = await askForOne(sender, company);
    await sender.ok(deleteCompany, {
      params: { id: company },
      body: { comp_entity_id: fixtureCompany.comp_entity_id },
    });
    await gone(token);
  });
});
