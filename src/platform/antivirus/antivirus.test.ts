import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { type ClamdManner, type FakeClamd, startFakeClamd, testVirus } from '../../../tests/support/fake-clamd.ts';
import { createAntivirus, readScannerAddress } from './antivirus.ts';

const log = { warn: vi.fn() };
let fake: FakeClamd | undefined;
afterEach(async () => {
  await fake?.close();
  fake = undefined;
  log.warn.mockClear();
});

async function scanner(manner?: ClamdManner, path?: string) {
  fake = await startFakeClamd(manner, path);
  // A short timeout only for the scanner that never answers.
  return createAntivirus(fake.address, log, manner === 'never' ? 100 : undefined);
}

test('sends the file unchanged and returns what was found in it', async () => {
  const antivirus = await scanner();
  const large = Buffer.alloc(5_000_000, 'balance');
  expect(await antivirus.scan(large)).toBeNull();
  expect(fake?.scanned[0]?.equals(large)).toBe(true);
  expect(await antivirus.scan(Buffer.from(`nómina ${testVirus}`))).toBe('Eicar-Test-Signature');
  expect(await antivirus.scan(new Uint8Array())).toBeNull();
  expect(log.warn).not.toHaveBeenCalled();
});

test('connects through a local socket too', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'clamd-'));
  const antivirus = await scanner('well', join(folder, 'ctl'));
  expect(await antivirus.scan(Buffer.from(testVirus))).toBe('Eicar-Test-Signature');
  rmSync(folder, { recursive: true });
});

test.each<ClamdManner>(['too-large', 'strange', 'leaves', 'never'])(
  'lets nothing pass when it answers: %s',
  async (manner) => {
    await expect((await scanner(manner)).scan(Buffer.from('balance'))).rejects.toMatchObject({
      code: 'file.not_scanned',
      status: 503,
    });
    expect(log.warn).toHaveBeenCalledOnce();
  },
);

test('refuses everything when the scanner is down, and nothing when none is configured', async () => {
  const { address, close } = await startFakeClamd();
  await close();
  await expect(createAntivirus(address, log).scan(Buffer.from('balance'))).rejects.toThrow('file.not_scanned');
  expect(await createAntivirus(null, log).scan(Buffer.from(testVirus))).toBeNull();
});

test.each([
  ['127.0.0.1:3310', { host: '127.0.0.1', port: 3310 }],
  ['clamd:3310', { host: 'clamd', port: 3310 }],
  ['[::1]:3310', { host: '::1', port: 3310 }],
  ['/run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
])('reads the address %s', (given, address) => {
  expect(readScannerAddress({ CUADRE_CLAMD: given })).toEqual(address);
});

test('is off by default, and its address is validated', () => {
  expect(readScannerAddress({})).toBeNull();
  for (const given of ['clamd', 'clamd:99999', 'tcp://clamd:3310', 'clamd:x'])
    expect(() => readScannerAddress({ CUADRE_CLAMD: given })).toThrow(/CUADRE_CLAMD/);
});
