/**
 * Fake Siigo Nube on a local port: the part of the API that Cuadre uses, with its limits, responses and failure modes.
 * Faithful to the vendor's documentation and to observations of independent clients; never compared with the real one.
 */
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Period, samePeriod } from '#core/calendar/period.ts';
import { type Call, type Fault, faultsOf } from './behaviours.ts';
import { customers, type FakeBooks, writeReport } from './fake-books.ts';
import { hang, Refused, readBody, readReportRequest, refusal, sendJson } from './fake-requests.ts';

export const fakeAccessKey = 'clave-de-prueba-de-siigo';

/** A received request, as far as tests inspect it. */
export interface FakeRequest {
  call: Call;
  userName: string;
  hasToken: boolean;
  /** `2026-2` for a report. */
  month: string | null;
  status: number;
}

export interface FakeSiigo {
  url: URL;
  /** In order of their responses. */
  requests: FakeRequest[];
  /** Whether two requests of one user ever overlapped. */
  overlapped: boolean;
  /** Adds failures for a user, whatever the name. */
  misbehave(userName: string, faults: readonly Fault[]): void;
  /** Closes every connection, hanging ones included. */
  hangUp(): void;
  close(): Promise<void>;
}

export interface FakeOptions {
  books: FakeBooks;
  port?: number;
  /** Duration of a report in milliseconds. */
  delay?: number;
  onRequest?: (request: FakeRequest) => void;
}

interface User {
  faults: Fault[];
  /** Arrival times of the last minute's requests. */
  arrivals: number[];
  underWay: number;
  lastMonth: Period | null;
}

const minute = 60_000;

export async function startFakeSiigo(options: FakeOptions): Promise<FakeSiigo> {
  const fake = new Fake(options);
  const server = createServer((request, response) => void fake.answer(request, response));
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve));
  fake.url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return Object.assign(fake, { hangUp: () => server.closeAllConnections(), close: () => closeServer(server) });
}

function closeServer(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}

class Fake {
  url = new URL('http://127.0.0.1');
  readonly requests: FakeRequest[] = [];
  overlapped = false;
  readonly #options: FakeOptions;
  readonly #users = new Map<string, User>();
  /** Users by token. */
  readonly #tokens = new Map<string, string>();
  /** Reports by path, with their owners. */
  readonly #files = new Map<string, { userName: string; bytes: Buffer }>();
  readonly #customers: Record<string, unknown>[];

  constructor(options: FakeOptions) {
    this.#options = options;
    this.#customers = customers(options.books);
  }

  misbehave(userName: string, faults: readonly Fault[]): void {
    this.#user(userName).faults = faults.map((fault) => ({ ...fault }));
  }

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', this.url);
    const seen: FakeRequest = {
      call: callOf(url),
      userName: '',
      hasToken: request.headers.authorization !== undefined,
      month: null,
      status: 200,
    };
    let user: User | null = null;
    try {
      const body = await readBody(request);
      seen.userName = this.#whose(seen.call, request, url, body);
      user = this.#user(seen.userName);
      user.underWay++;
      this.overlapped ||= user.underWay > 1;
      if (seen.call !== 'file') limit(user, seen.userName);
      await this.#serve(seen, user, { url, body, request, response });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      seen.status = error.status;
      sendJson(response, error.status, error.body);
    } finally {
      if (user !== null) user.underWay--;
      this.requests.push(seen);
      this.#options.onRequest?.(seen);
    }
  }

  #user(userName: string): User {
    const known = this.#users.get(userName);
    if (known !== undefined) return known;
    const user: User = { faults: faultsOf(userName), arrivals: [], underWay: 0, lastMonth: null };
    this.#users.set(userName, user);
    return user;
  }

  /** Validates the headers as Siigo does, and returns the user. */
  #whose(call: Call, request: IncomingMessage, url: URL, body: unknown): string {
    if (call === 'file') {
      // Its storage uses signed URLs and rejects tokens.
      if (request.headers.authorization !== undefined) throw new Refused(400, 'InvalidAuthenticationInfo');
      const file = this.#files.get(decodeURIComponent(url.pathname));
      if (file === undefined) throw new Refused(404, 'BlobNotFound');
      return file.userName;
    }
    const partner = request.headers['partner-id'];
    if (partner === undefined) throw new Refused(400, 'header_required');
    if (!/^[A-Za-z0-9]{3,100}$/.test(String(partner))) throw new Refused(400, 'invalid_partner_id');
    if (call === 'auth') return String((body as Record<string, unknown> | null)?.username ?? '');
    const token = (request.headers.authorization ?? '').replace(/^Bearer /, '');
    const userName = this.#tokens.get(token);
    if (userName === undefined) throw new Refused(401, 'unauthorized');
    return userName;
  }

  async #serve(seen: FakeRequest, user: User, exchange: Exchange): Promise<void> {
    const fault = user.faults.find(({ at, times }) => at === seen.call && times > 0);
    if (fault !== undefined) fault.times--;
    const what = fault?.what;
    if (what === 'hang') return hang(exchange.response);
    if (what === 'cut') return void exchange.response.destroy();
    if (what === 'expire') {
      this.#tokens.delete((exchange.request.headers.authorization ?? '').replace(/^Bearer /, ''));
      throw new Refused(401, 'unauthorized');
    }
    if (typeof what === 'object') throw refusal(what.status);
    if (seen.call === 'auth') this.#signIn(seen, exchange);
    else if (seen.call === 'customers') this.#listCustomers(exchange);
    else if (seen.call === 'report') await this.#report(seen, user, exchange, what);
    else this.#sendFile(exchange, what);
  }

  #signIn(seen: FakeRequest, { body, response }: Exchange): void {
    const { access_key } = body as Record<string, unknown>;
    if (access_key !== fakeAccessKey) throw new Refused(401, 'unauthorized');
    const token = randomUUID();
    this.#tokens.set(token, seen.userName);
    seen.status = 201;
    sendJson(response, 201, { access_token: token, expires_in: 86_400, token_type: 'Bearer', scope: 'SiigoAPI' });
  }

  #listCustomers({ url, response }: Exchange): void {
    const page = Number(url.searchParams.get('page') ?? 1);
    const size = Math.min(100, Number(url.searchParams.get('page_size') ?? 25));
    const since = url.searchParams.get('updated_start');
    // Unchanged since creation.
    const all = since === null ? this.#customers : [];
    sendJson(response, 200, {
      pagination: { page, page_size: size, total_results: all.length },
      results: all.slice((page - 1) * size, page * size),
      _links: { next: { href: `${url.origin}/v1/customers?page=${page + 1}&page_size=${size}` } },
    });
  }

  async #report(seen: FakeRequest, user: User, { body, response }: Exchange, what: Fault['what'] | undefined) {
    const { books, delay = 0 } = this.#options;
    const asked = readReportRequest(body);
    seen.month = `${asked.year}-${asked.month}`;
    // For concurrent requests it returns the month of the other one.
    const mixedUp = user.underWay > 1 && user.lastMonth !== null ? user.lastMonth : asked;
    user.lastMonth = asked;
    const given = what === 'other_month' ? someOtherMonth(books, mixedUp) : mixedUp;
    const company = what === 'other_company' ? { ...books.company, ...otherCompany } : books.company;
    const bytes = await writeReport({ ...books, company }, given);
    if (delay > 0) await sleep(delay);
    const stamp = new Date().toISOString().replaceAll(/\D/g, '').slice(0, 17);
    const path = `/empresa-de-prueba/Balance de prueba por tercero-${stamp}-${randomUUID().slice(0, 4)}.xlsx`;
    this.#files.set(path, { userName: seen.userName, bytes });
    const host = what === 'foreign_address' ? 'http://127.0.0.1:9' : this.url.origin;
    seen.status = 201;
    sendJson(response, 201, { file_id: randomUUID(), file_url: host + path });
  }

  #sendFile({ url, response }: Exchange, what: Fault['what'] | undefined): void {
    const { bytes } = this.#files.get(decodeURIComponent(url.pathname))!;
    if (what === 'redirect') return void response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end();
    const half = bytes.subarray(0, bytes.length >> 1);
    if (what === 'half') return void response.writeHead(200, { 'content-length': half.length }).end(half);
    response.writeHead(200, { 'content-length': bytes.length });
    if (what === 'broken_off') response.write(half, () => response.destroy());
    else response.end(bytes);
  }
}

interface Exchange {
  url: URL;
  body: unknown;
  request: IncomingMessage;
  response: ServerResponse;
}

const otherCompany = { nit: '860007738', dv: 9, name: 'Otra Empresa de Prueba S.A.' };

function someOtherMonth({ months }: FakeBooks, asked: Period): Period {
  return months.find(({ period }) => !samePeriod(period, asked))!.period;
}

function callOf({ pathname }: URL): Call {
  if (pathname === '/auth') return 'auth';
  if (pathname === '/v1/customers') return 'customers';
  return pathname === '/v1/test-balance-report-by-thirdparty' ? 'report' : 'file';
}

function limit(user: User, userName: string): void {
  const now = performance.now();
  user.arrivals = user.arrivals.filter((arrival) => arrival > now - minute);
  user.arrivals.push(now);
  if (user.arrivals.length > (userName.endsWith('@siigoapi.com') ? 10 : 100)) throw new Refused(429, 'requests_limit');
}
