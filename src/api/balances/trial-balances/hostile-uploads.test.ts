import { connect } from 'node:net';
import { constants, deflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { login } from '#api/access/auth/contract.ts';
import { live } from '#api/service/health/contract.ts';
import { MAX_UPLOAD_BYTES } from '#platform/http/upload/read-upload.ts';
import { type CsvLine, csvBalance, fixture, type TestFile } from '../../../../tests/support/fixture-files.ts';
import { ole2Of, xlsxParts, zipOf } from '../../../../tests/support/made-files.ts';
import {
  newCompany,
  startTestService,
  type TestService,
  type TestUser,
  testPassword,
} from '../../../../tests/support/test-service.ts';
import { getTrialBalance, inspectTrialBalance, storeTrialBalance } from './contract.ts';

let service: TestService;
let user: TestUser;
let id: number;

beforeAll(async () => {
  service = await startTestService();
  user = await service.newUser();
  id = await newCompany(user);
});
afterAll(() => service.close());

const sound = fixture('errors', 'balance-2026-01.xlsx');

async function inspect(file: TestFile) {
  return (await user.ok(inspectTrialBalance, { params: { id }, file })).data;
}

/** A workbook of a few kilobytes that inflates to a gigabyte. */
function bomb(): Buffer {
  const megabyte = deflateRawSync(Buffer.alloc(1024 ** 2, ' '), { finishFlush: constants.Z_FULL_FLUSH });
  const packed = Buffer.concat([...Array<Buffer>(1000).fill(megabyte), deflateRawSync(Buffer.alloc(0))]);
  const parts = xlsxParts({ sheet: '' });
  const sheet = parts.find(({ name }) => name.endsWith('sheet1.xml'))!;
  return zipOf(parts.map((part) => (part === sheet ? { ...part, packed, size: 1000 * 1024 ** 2 } : part)));
}

describe('a file that cannot be a balance', () => {
  test.each<[string, string, () => TestFile]>([
    ['a truncated workbook', 'file_truncated', () => ({ ...sound, bytes: sound.bytes.subarray(0, 20_000) })],
    [
      'a renamed PDF',
      'file_not_spreadsheet',
      () => ({ name: 'balance.xlsx', bytes: Buffer.from('%PDF-1.7\n1 0 obj') }),
    ],
    [
      'a workbook with a password',
      'file_password',
      () => ({
        name: 'balance.xlsx',
        bytes: ole2Of({ EncryptionInfo: Buffer.alloc(64), EncryptedPackage: Buffer.alloc(900) }),
      }),
    ],
    ['a bomb of a gigabyte', 'zip_bomb', () => ({ name: 'balance.xlsx', bytes: bomb() })],
    ['an empty file', 'file_empty', () => ({ name: 'balance.xlsx', bytes: Buffer.alloc(0) })],
    [
      'a table of something else',
      'format_unknown',
      () => ({ name: 'a.csv', bytes: Buffer.from('uno;dos\r\n1;2\r\n3;4') }),
    ],
  ])('%s is answered with the reason, and the next file is read', async (_name, code, file) => {
    const found = await inspect(file());
    expect(found).toMatchObject({ readable: false, uploadId: null, issues: [{ code, fatal: true }] });
    expect(found.issues[0]?.message).toMatch(/[.]$/);
    expect((await inspect(sound)).readable).toBe(true);
    await service.anonymous.ok(live);
  });
});

describe('foreign number formats and encodings', () => {
  const lines = (opening: string, debit: string, closing: string): CsvLine[] => [
    ['110505', 'Caja general', '', '', opening, debit, '0', closing],
    ['130505', 'Clientes', '800197268', 'Muñoz Peñaloza & Cía', opening, debit, '0', closing],
  ];

  test.each([
    ['1,234.56', lines('1,234.56', '1,000.00', '2,234.56')],
    ['1.234,56', lines('1.234,56', '1.000,00', '2.234,56')],
  ])('%s is read to the cent', async (_name, made) => {
    const found = await inspect(csvBalance(made));
    expect(found).toMatchObject({
      readable: true,
      totals: { opening: '2469.12', debits: '2000.00', closing: '4469.12' },
    });
  });

  test('both in one file are refused', async () => {
    const mixed = [...lines('1,234.56', '1,000.00', '2,234.56'), ...lines('1.234,56', '1.000,00', '2.234,56')];
    const found = await inspect(csvBalance(mixed));
    expect(found.issues.map(({ code }) => code)).toContain('amount_separators_mixed');
  });

  test('Windows-1252 keeps its accents', async () => {
    const found = await inspect(csvBalance(lines('1,00', '2,00', '3,00'), 'balance.csv', 'latin1'));
    const body = { uploadId: found.uploadId, period: '2026-01' };
    const { data } = await user.ok(storeTrialBalance, { params: { id }, body });
    const { data: read } = await user.ok(getTrialBalance, { params: { id, balanceId: data.id } });
    expect(read.rows[1]?.thirdPartyName).toBe('Muñoz Peñaloza & Cía');
  });
});

describe('the upload request', () => {
  test('is refused above 100 MB, with or without a declared size', async () => {
    const bytes = Buffer.alloc(MAX_UPLOAD_BYTES + 1, 'a');
    await user.fails(inspectTrialBalance, 'request.too_large', { params: { id }, file: { name: 'a.csv', bytes } });
    const declared = {
      'content-length': String(MAX_UPLOAD_BYTES * 2),
      'content-type': 'multipart/form-data; boundary=x',
    };
    await user.fails(inspectTrialBalance, 'request.too_large', { params: { id }, headers: declared });
  });

  test('needs a file in the field «file»', async () => {
    const failure = await user.fails(inspectTrialBalance, 'request.invalid', { params: { id }, body: {} });
    expect(failure.errors?.[0]?.field).toBe('file');
  });

  test('whose client disconnects halfway releases its semaphore', async () => {
    const body = { email: user.email, password: testPassword };
    const { data: signedIn } = await service.anonymous.ok(login, { body });
    if (!('token' in signedIn)) throw new Error('no second factor here');
    const address = new URL(await service.app.listen({ port: 0, host: '127.0.0.1' }));
    const head = [
      `POST /api/v1/companies/${id}/trial-balances/inspect HTTP/1.1`,
      'host: x',
      `authorization: Bearer ${signedIn.token}`,
      'content-type: multipart/form-data; boundary=b',
      'content-length: 5000',
      '',
      '--b\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\nabc',
    ].join('\r\n');
    // More clients than the semaphore admits, disconnecting before and after the service reads.
    for (let sender = 0; sender < 8; sender++) {
      await new Promise<void>((left) => {
        const socket = connect(Number(address.port), address.hostname, () =>
          socket.write(head, () => (sender % 2 === 0 ? socket.destroy() : setImmediate(() => socket.destroy()))),
        );
        socket.once('close', () => left());
      });
    }
    expect((await inspect(sound)).readable).toBe(true);
  });

  test('keeps only the base name of the file', async () => {
    expect((await inspect({ ...sound, name: '../../etc/balance 2026-01.xlsx' })).fileName).toBe('balance 2026-01.xlsx');
  });
});
