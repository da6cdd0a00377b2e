import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AppError } from '#core/call/app-error.ts';
import { openWorkbook } from '#platform/workbook/open-workbook.ts';
import { type FakeSiigo, fakeAccessKey, startFakeSiigo } from '../../../tests/support/fake-siigo/fake-siigo.ts';
import { smallBooks } from '../../../tests/support/fake-siigo/made-books.ts';
import { createSiigo } from './siigo.ts';
import type { SiigoOptions } from './siigo-options.ts';
import type { SiigoCredential } from './siigo-session.ts';

let fake: FakeSiigo;
beforeAll(async () => {
  fake = await startFakeSiigo({ books: smallBooks() });
});
afterAll(() => fake.close());

const noSignal = new AbortController().signal;
const february = { year: 2025, month: 2 };

function client(changes: Partial<SiigoOptions> = {}) {
  const timing = { spacing: 0, timeout: 30_000, backOff: 1, attempts: 4 };
  return createSiigo({ url: fake.url, partnerId: 'CuadrePruebas', extraFileHost: fake.url.host, timing, ...changes });
}

const credential = (userName: string): SiigoCredential => ({ company: userName, userName, accessKey: fakeAccessKey });

const callsOf = (userName: string) => fake.requests.filter((request) => request.userName === userName);

async function codeOf(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => null,
    (failure: unknown) => failure,
  );
  return error instanceof AppError ? error.code : String(error);
}

describe('the report of a month', () => {
  test('is returned as Siigo writes it: header in row 5, spaces in its name', async () => {
    const { fileName, bytes } = await client().trialBalance(credential('bien@empresa.co'), february, noSignal);
    expect(fileName).toMatch(/^Balance de prueba por tercero-\d+/);
    const [sheet] = (await openWorkbook(bytes, fileName)).sheets;
    expect(sheet?.head.find(({ number }) => number === 5)?.cells[2]).toBe('Código Cuenta contable');
    expect(sheet?.head.find(({ number }) => number === 4)?.cells[0]).toBe('De Febrero 2025 a Febrero 2025 ');
    const calls = callsOf('bien@empresa.co').map(({ call, hasToken }) => [call, hasToken]);
    expect(calls).toEqual([
      ['auth', false],
      ['report', true],
      ['file', false],
    ]);
  });

  test('is retried after transient failures: a server error, a broken connection, too many requests', async () => {
    const siigo = client();
    for (const name of ['intermitente@a.co', 'limite@a.co', 'medio-archivo@a.co']) {
      const { bytes } = await siigo.trialBalance(credential(name), february, noSignal);
      expect(bytes.length).toBeGreaterThan(1000);
    }
    expect(
      callsOf('intermitente@a.co')
        .map(({ call }) => call)
        .join(' '),
    ).toBe('auth auth report report report file file');
    expect(callsOf('limite@a.co').map(({ status }) => status)).toEqual([201, 429, 429, 201, 200]);
    expect(callsOf('medio-archivo@a.co').filter(({ call }) => call === 'file')).toHaveLength(3);
  });

  test('is retried after a timeout', async () => {
    const timing = { spacing: 0, timeout: 1500, backOff: 1, attempts: 2 };
    await client({ timing }).trialBalance(credential('lento@a.co'), february, noSignal);
    expect(callsOf('lento@a.co').filter(({ call }) => call === 'report')).toHaveLength(2);
  });

  test.each([
    ['caido@a.co', 'siigo.unavailable', 4],
    ['limite-siempre@a.co', 'siigo.busy', 4],
    ['sin-permiso@a.co', 'siigo.not_allowed', 1],
    ['medio-archivo-siempre@a.co', 'siigo.half_file', 1],
    ['desvio@a.co', 'siigo.file_refused', 1],
    ['otra-direccion@a.co', 'siigo.file_refused', 1],
  ])('%s ends as %s after %i reports', async (name, code, reports) => {
    expect(await codeOf(client().trialBalance(credential(name), february, noSignal))).toBe(code);
    expect(callsOf(name).filter(({ call }) => call === 'report')).toHaveLength(reports);
  });

  test('reports in Spanish why it was refused', async () => {
    const wrong = client().trialBalance(credential('bien@b.co'), { year: 2025, month: 14 }, noSignal);
    await expect(wrong).rejects.toMatchObject({
      code: 'siigo.refused',
      data: { reason: 'El mes que pedimos no es válido para esta empresa en Siigo.' },
    });
  });

  test('stops at once when its job is aborted', async () => {
    const stop = new AbortController();
    const work = client().trialBalance(credential('mudo@a.co'), february, stop.signal);
    setTimeout(() => stop.abort(), 50);
    expect(await codeOf(work)).toContain('AbortError');
  });
});

describe('a credential', () => {
  test('rejected by Siigo is tried once', async () => {
    const wrong = { company: 'x', userName: 'bien@c.co', accessKey: 'otra clave' };
    expect(await codeOf(client().test(wrong, noSignal))).toBe('siigo.credentials_rejected');
    expect(callsOf('bien@c.co')).toHaveLength(1);
  });

  test('signs in once for many requests, and again when its token is rejected', async () => {
    const siigo = client();
    await siigo.trialBalance(credential('vencido@a.co'), february, noSignal);
    await siigo.trialBalance(credential('vencido@a.co'), february, noSignal);
    expect(
      callsOf('vencido@a.co')
        .map(({ call }) => call)
        .join(' '),
    ).toBe('auth report auth report file report file');
  });

  test('whose new tokens are rejected too is given up', async () => {
    expect(await codeOf(client().trialBalance(credential('revocado@a.co'), february, noSignal))).toBe(
      'siigo.credentials_rejected',
    );
    expect(
      callsOf('revocado@a.co')
        .map(({ call }) => call)
        .join(' '),
    ).toBe('auth report auth report');
  });

  test('is renewed before its token expires', async () => {
    let now = 0;
    const clock = { now: () => now, sleep: async () => {} };
    const timing = { spacing: 0, timeout: 30_000, backOff: 1, attempts: 2 };
    const options = { url: fake.url, partnerId: 'CuadrePruebas', extraFileHost: fake.url.host, timing };
    const siigo = createSiigo(options, clock);
    const ask = () => siigo.thirdParties(credential('dia@a.co'), null, noSignal);
    const signIns = () => callsOf('dia@a.co').filter(({ call }) => call === 'auth').length;
    await ask();
    now = 23 * 3_600_000;
    await ask();
    expect(signIns()).toBe(1);
    now = 24 * 3_600_000 - 60_000;
    await ask();
    expect(signIns()).toBe(2);
  });

  test('is not blamed when Siigo does not know the application', async () => {
    expect(await codeOf(client({ partnerId: 'x y' }).test(credential('bien@d.co'), noSignal))).toBe(
      'siigo.partner_rejected',
    );
  });
});

describe('third parties', () => {
  test('are read page by page, without duplicates, with name and DV', async () => {
    const all = await client().thirdParties(credential('bien@e.co'), null, noSignal);
    const pages = callsOf('bien@e.co').filter(({ call }) => call === 'customers').length;
    expect(pages).toBe(Math.ceil(all.length / 100));
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    const company = all.find(({ idType }) => idType === '31');
    expect(company).toMatchObject({ personType: 'Company', dv: expect.any(Number), name: expect.stringMatching(/\w/) });
    expect(all[0]!.place).toEqual({
      ...{ address: 'Calle 1 # 2-3', countryCode: 'Co', countryName: 'Colombia', stateCode: '11', cityCode: '11001' },
    });
    expect(all[4]!.place).toMatchObject({ address: '', cityCode: '' });
    expect(all.find(({ idType }) => idType === '13')).toMatchObject({ personType: 'Person', dv: null });
  });

  test('can be limited to those changed since a timestamp', async () => {
    expect(await client().thirdParties(credential('bien@e.co'), new Date(), noSignal)).toEqual([]);
  });
});

test('concurrent requests of a company are serialised', async () => {
  const siigo = client();
  const months = [1, 2, 3, 4].map((month) => ({ year: 2025, month }));
  const files = await Promise.all(
    months.map((period) => siigo.trialBalance(credential('juntos@a.co'), period, noSignal)),
  );
  expect(fake.overlapped).toBe(false);
  const titles = await Promise.all(
    files.map(async ({ bytes, fileName }) => (await openWorkbook(bytes, fileName)).sheets[0]?.head[3]?.cells[0]),
  );
  expect(titles.map((title) => String(title).split(' ')[1])).toEqual(['Enero', 'Febrero', 'Marzo', 'Abril']);
});
