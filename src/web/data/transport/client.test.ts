import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { login, logout } from '#api/access/auth/calls.gen.ts';
import { getCompany, updateCompany, userCompanies } from '#api/companies/companies/calls.gen.ts';
import { accountableSoftware } from '#api/kernel/catalogues/calls.gen.ts';
import { unattendedHeader } from '#core/call/endpoint.ts';
import type { Heard } from '../connection/connection.ts';
import { ApiError, type FailureBody } from '../failures/failure.ts';
import { createClient } from './client.ts';

let answer: { status: number; body: string };
/** Answers of a busy server that come before it. */
let refusals: number;
let waited: number[];
let asked: { method: string | undefined; url: string | undefined; token: string | undefined; body: string };
let unattended: string | string[] | undefined;
let isAttended: boolean;
let token: string | null;
let ended: (FailureBody | null)[];
let ledToFactor: number;
let heard: Heard[];
let server: Server;
let client: ReturnType<typeof createClient>;

beforeAll(async () => {
  server = createServer(async (request, response) => {
    let body = '';
    for await (const piece of request) body += piece;
    asked = { method: request.method, url: request.url, token: request.headers.authorization, body };
    unattended = request.headers[unattendedHeader];
    if (refusals > 0) {
      refusals -= 1;
      response.writeHead(503, { 'retry-after': '0.02' }).end('{"error":"server.busy","message":"Ocupado."}');
      return;
    }
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const sessionEnded = (body: FailureBody | null) => ended.push(body);
  client = createClient({
    base: `http://127.0.0.1:${port}/api/v1`,
    token: () => token,
    isAttended: () => isAttended,
    heard: (one) => heard.push(one),
    busy: (seconds) => waited.push(seconds),
    sessionEnded,
    secondFactorAsked: () => {
      ledToFactor += 1;
    },
  });
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  token = 'abc';
  [refusals, waited] = [0, []];
  isAttended = true;
  ended = [];
  heard = [];
  ledToFactor = 0;
  answer = { status: 200, body: '{"data":[]}' };
});

const failure = async (call: Promise<unknown>): Promise<ApiError> => {
  const cause = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(cause instanceof ApiError)) throw new Error('the call did not fail as an ApiError');
  return cause;
};

describe('call', () => {
  it('asks where the endpoint says, with the token, and gives the answer', async () => {
    answer.body = '{"data":[{"id":1}]}';
    const { data } = await client.call(userCompanies, { query: { comp_is_active: true } });
    expect(data).toEqual([{ id: 1 }]);
    expect(asked).toMatchObject({
      method: 'GET',
      url: '/api/v1/user/companies?comp_is_active=true',
      token: 'Bearer abc',
    });
  });
  it('has no time limit of its own', async () => {
    const given = vi.spyOn(globalThis, 'fetch');
    await client.call(userCompanies);
    expect(given.mock.calls[0]?.[1]?.signal).toBeNull();
    given.mockRestore();
  });
  it('tells a proxy without its server from a failure of the server', async () => {
    await client.call(userCompanies);
    for (const [status, body] of [
      [502, '<html>Bad Gateway</html>'],
      [503, '{"error":"server.busy","message":"Ocupado."}'],
      [504, ''],
      [500, ''],
      [503, '{"error":"server.away","message":"No responde."}'],
    ] as const) {
      answer = { status, body };
      await failure(client.call(userCompanies));
    }
    expect(heard).toEqual(['answered', 'unanswered', 'answered', 'unanswered', 'answered', 'away']);
  });
  it('asks a busy server again when it says, twice, and tells so', async () => {
    refusals = 2;
    expect(await client.call(userCompanies)).toEqual({ data: [] });
    expect(waited).toEqual([0.02, 0.02]);
    refusals = 3;
    expect((await failure(client.call(userCompanies))).word).toBe('server.busy');
    expect(waited).toHaveLength(4);
  });
  it('sends a change again only where it has a key or stores nothing, and nothing after its end', async () => {
    refusals = 1;
    const change = { params: { id: 4 }, body: { comp_business_name: 'El Roble' }, ifMatch: 2 };
    expect((await failure(client.call(updateCompany, change))).word).toBe('server.busy');
    expect(waited).toEqual([]);
    refusals = 1;
    expect(await client.call(updateCompany, { ...change, storesNothing: true })).toEqual({ data: [] });
    expect(waited).toEqual([0.02]);
    waited = [];
    refusals = 1;
    await client.call(updateCompany, { ...change, idempotencyKey: 'k' });
    expect(waited).toEqual([0.02]);
    refusals = 1;
    const leaving = new AbortController();
    const call = client.call(userCompanies, { signal: leaving.signal });
    const left = expect(call).rejects.toMatchObject({ name: 'AbortError' });
    await vi.waitFor(() => expect(waited).toHaveLength(2), { interval: 1 });
    leaving.abort();
    await left;
    expect(refusals).toBe(0);
  });
  it('sends a body as JSON', async () => {
    await client.call(updateCompany, { params: { id: 4 }, body: { comp_business_name: 'El Roble' }, ifMatch: 2 });
    expect(asked).toMatchObject({
      method: 'PATCH',
      url: '/api/v1/companies/4',
      body: '{"comp_business_name":"El Roble"}',
    });
  });
  it('says when it asks by itself', async () => {
    await client.call(userCompanies);
    expect(unattended).toBeUndefined();
    isAttended = false;
    await client.call(userCompanies);
    expect(unattended).toBe('1');
  });
  it('reads an empty answer as nothing', async () => {
    answer = { status: 204, body: '' };
    expect(await client.call(logout)).toBeUndefined();
  });
  it('makes public calls without a token, also where there is one', async () => {
    await client.call(accountableSoftware);
    expect(asked.token).toBeUndefined();
    token = null;
    await client.call(accountableSoftware);
    expect(asked.token).toBeUndefined();
    expect(ended).toEqual([]);
  });
});

describe('failures', () => {
  it('ends the session without asking when a private call has no token', async () => {
    token = null;
    asked = { method: 'none', url: '', token: '', body: '' };
    expect((await failure(client.call(userCompanies))).told).toBe(true);
    expect(ended).toEqual([null]);
    expect(asked.method).toBe('none');
  });
  it('ends the session on HTTP 401', async () => {
    answer = { status: 401, body: '{"code":401,"error":"auth.session_expired","message":"Se ha expirado la sesion."}' };
    expect((await failure(client.call(userCompanies))).told).toBe(true);
    expect(ended).toEqual([{ code: 401, error: 'auth.session_expired', message: 'Se ha expirado la sesion.' }]);
  });
  it('ends the session on a body that says 401 with any status', async () => {
    answer = { status: 200, body: '{"code":401}' };
    expect((await failure(client.call(userCompanies))).told).toBe(true);
    expect(ended).toEqual([{ code: 401 }]);
  });
  it('leads to the second factor that must be set up first, and says no more of it', async () => {
    answer = { status: 403, body: '{"code":403,"error":"second_factor.required","message":"Actívala."}' };
    expect((await failure(client.call(userCompanies))).told).toBe(true);
    expect(ledToFactor).toBe(1);
    expect(ended).toEqual([]);
    answer = { status: 403, body: '{"code":403,"error":"auth.forbidden","message":"No."}' };
    expect((await failure(client.call(userCompanies))).told).toBe(false);
    expect(ledToFactor).toBe(1);
  });
  it('leaves a refused sign-in to its form', async () => {
    answer = { status: 401, body: '{"code":401,"error":"auth.invalid_credentials","message":"No coinciden."}' };
    const refused = await failure(client.call(login, { body: { email: 'a@b.co', password: 'x' } }));
    expect(refused).toMatchObject({
      status: 401,
      told: false,
      word: 'auth.invalid_credentials',
      message: 'No coinciden.',
    });
    expect(ended).toEqual([]);
  });
  it('gives the fields that the server objects to', async () => {
    const errors = [{ field: 'comp_entity_id', message: 'Ya existe.' }];
    answer = { status: 409, body: JSON.stringify({ code: 409, error: 'company.nit_taken', message: 'x', errors }) };
    expect((await failure(client.call(getCompany, { params: { id: 1 } }))).fields).toEqual(errors);
  });
  it('is status 0 when nothing answers', async () => {
    const nowhere = createClient({
      base: 'http://127.0.0.1:1',
      token: () => token,
      isAttended: () => true,
      sessionEnded: () => undefined,
      secondFactorAsked: () => undefined,
    });
    expect((await failure(nowhere.call(userCompanies))).status).toBe(0);
  });
  it('passes an aborted call on as aborted', async () => {
    const aborted = client.call(userCompanies, { signal: AbortSignal.abort() });
    await expect(aborted).rejects.toMatchObject({ name: 'AbortError' });
  });
});
