/** The request log: enough to see who did what, no secrets and no data of the books. */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { login, me } from '#api/access/auth/contract.ts';
import { createCompany } from '#api/companies/companies/contract.ts';
import { guideSearch } from '#api/guide/contract.ts';
import { logOptions } from '#platform/log.ts';
import { temporaryDataDirectory } from '../support/test-database.ts';
import { opened, startTestService, type TestService, type TestUser, testPassword } from '../support/test-service.ts';

const folder = temporaryDataDirectory();
const wrongPassword = 'una clave que no es';
const searched = 'palabrabuscada';
const companyName = 'Nombre de una empresa S.A.S.';

let service: TestService;
let user: TestUser;
let token: string;
let device: string;

beforeAll(async () => {
  service = await startTestService({ logger: logOptions({}, folder) });
  user = await service.newUser();
  const { anonymous } = service;
  const headers = { 'x-forwarded-for': '10.9.9.9' };
  const answer = await anonymous.send(login, { body: { email: user.email, password: testPassword }, headers });
  const { data } = answer.body as { data: Parameters<typeof opened>[0] };
  token = opened(data).token;
  device = /=([\w-]{43});/.exec(String(answer.headers['set-cookie']))?.[1] ?? '';
  await user.ok(me, { headers: { cookie: `__Host-device=${device}` } });
  await anonymous.fails(login, 'auth.invalid_credentials', {
    body: { email: user.email, password: wrongPassword },
    headers,
  });
  await user.ok(guideSearch, { query: { text: searched } });
  await user.ok(me);
  await user.fails(createCompany, 'request.invalid', { body: { comp_business_name: companyName } });
  await anonymous.fails(me, 'auth.required');
});
afterAll(async () => {
  await service.close();
  rmSync(folder, { recursive: true });
});

const text = () => readFileSync(join(folder, 'cuadre.log'), 'utf8');

function answered() {
  const lines = text().trim().split('\n');
  return lines.map((line): Record<string, unknown> => JSON.parse(line)).filter(({ msg }) => msg === 'answered');
}

describe('the log', () => {
  test('has a line per request: method, path, status, duration and user', () => {
    const { accountId, userId } = user;
    const when = { time: expect.any(Number), reqId: expect.any(String), ms: expect.any(Number) };
    expect(answered()).toContainEqual(
      expect.objectContaining({ ...when, route: 'GET /api/v1/auth/me', status: 200, accountId, userId }),
    );
  });

  test('includes refused requests', () => {
    expect(answered().map(({ route, status }) => `${status} ${route}`)).toEqual(
      expect.arrayContaining(['401 POST /api/v1/auth/login', '401 GET /api/v1/auth/me', '400 POST /api/v1/companies']),
    );
  });

  test('contains no token, password, e-mail address, query or content', () => {
    expect(device).not.toBe('');
    for (const secret of [token, device, user.email, testPassword, wrongPassword, searched, companyName])
      expect(text()).not.toContain(secret);
  });
});
