/** Tests of the fake server: it refuses what the real one refuses, or the client's tests would prove nothing. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { behaviours } from './behaviours.ts';
import { type FakeSiigo, fakeAccessKey, startFakeSiigo } from './fake-siigo.ts';
import { smallBooks } from './made-books.ts';

let fake: FakeSiigo;
beforeAll(async () => {
  fake = await startFakeSiigo({ books: smallBooks() });
});
afterAll(() => fake.close());

const partner = { 'partner-id': 'CuadrePruebas', 'content-type': 'application/json' };

async function post(path: string, body: object, headers: Record<string, string>) {
  const response = await fetch(new URL(path, fake.url), { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

async function signIn(username: string): Promise<Record<string, string>> {
  const { body } = await post('/auth', { username, access_key: fakeAccessKey }, partner);
  return { ...partner, authorization: `Bearer ${body.access_token}` };
}

const codeOf = ({ body }: { body: Record<string, unknown> }) => (body.Errors as { Code: string }[])[0]?.Code;
const report = '/v1/test-balance-report-by-thirdparty';
const january = { year: 2025, month_start: 1, month_end: 1, includes_tax_difference: false };

describe('the fake Siigo', () => {
  test("signs in with the right key, and requires the application's name", async () => {
    const body = { username: 'a@b.co', access_key: fakeAccessKey };
    expect(await post('/auth', body, partner)).toMatchObject({ status: 201, body: { expires_in: 86_400 } });
    expect(codeOf(await post('/auth', { ...body, access_key: 'x' }, partner))).toBe('unauthorized');
    expect(codeOf(await post('/auth', body, { 'content-type': 'application/json' }))).toBe('header_required');
    expect(codeOf(await post('/auth', body, { ...partner, 'partner-id': 'a b' }))).toBe('invalid_partner_id');
  });

  test('validates a report request field by field', async () => {
    const headers = await signIn('campos@b.co');
    expect(codeOf(await post(report, january, partner))).toBe('unauthorized');
    const { year: _, ...yearless } = january;
    expect(codeOf(await post(report, yearless, headers))).toBe('parameter_required');
    expect(codeOf(await post(report, { ...january, month_start: '1' }, headers))).toBe('invalid_type');
    expect(codeOf(await post(report, { ...january, month_start: 3 }, headers))).toBe('invalid_date_range');
  });

  test('returns the file without a token only', async () => {
    const headers = await signIn('archivo@b.co');
    const { status, body } = await post(report, january, headers);
    expect(status).toBe(201);
    const address = String(body.file_url);
    expect(address).toContain('Balance de prueba por tercero');
    expect((await fetch(address)).status).toBe(200);
    expect((await fetch(address, { headers })).status).toBe(400);
  });

  test('mixes up the months of concurrent requests', async () => {
    const slow = await startFakeSiigo({ books: smallBooks(), delay: 50 });
    const answer = await fetch(new URL('/auth', slow.url), {
      method: 'POST',
      headers: partner,
      body: JSON.stringify({ username: 'a@b.co', access_key: fakeAccessKey }),
    });
    const { access_token } = (await answer.json()) as { access_token: string };
    const headers = { ...partner, authorization: `Bearer ${access_token}` };
    const ask = (month: number) =>
      fetch(new URL(report, slow.url), {
        method: 'POST',
        headers,
        body: JSON.stringify({ ...january, month_start: month, month_end: month }),
      });
    await Promise.all([ask(1), ask(2)]);
    expect(slow.overlapped).toBe(true);
    await slow.close();
  });

  test('limits a test company to ten requests a minute', async () => {
    const headers = await signIn('sandbox@siigoapi.com');
    const statuses: number[] = [];
    for (let number = 0; number < 10; number++) {
      statuses.push((await fetch(new URL('/v1/customers', fake.url), { headers })).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 9 }, () => 200), 429]);
  });
});

test('prints its usage with all failure modes when run by hand', async () => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts'), '39917'], { stdio: 'pipe' });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  while (!said.includes('Ctrl+C') && child.exitCode === null)
    await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
  expect((await fetch('http://127.0.0.1:39917/v1/customers', { headers: partner })).status).toBe(401);
  child.kill('SIGINT');
  await once(child, 'exit');
  expect(said).toContain('CUADRE_SIIGO_URL=http://127.0.0.1:39917 npm start');
  for (const name of Object.keys(behaviours)) expect(said).toContain(name);
});
