/**
 * Mounts declared endpoints: validates requests against the declaration, authorises callers, runs handlers and sends
 * their results. Handlers see typed values only.
 */

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { TSchema } from 'typebox';
import { AppError, type AppErrorCode } from '#core/call/app-error.ts';
import {
  type AnswerOf,
  type BodyOf,
  companyParameter,
  type Endpoint,
  type ParamsOf,
  type QueryOf,
  unattendedHeader,
} from '#core/call/endpoint.ts';
import { refusal } from '#core/call/refusal.ts';
import { lookUp } from '#core/dictionary/look-up.ts';
import type { Caller } from '../auth/caller.ts';
import { answerOnce, type IdempotencyStore } from './idempotency.ts';
import type { CallCounter } from './limits/call-limits.ts';
import { deadlineOf, limitBody, withinDeadline } from './limits/deadline.ts';
import { networkOf } from './network-of.ts';
import { createOpenStreams } from './open-streams.ts';
import { parser } from './parse-request.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Caller, for the log; handlers get it in their call. */
    caller: Caller | null;
  }
  interface FastifyContextConfig {
    /** Errors are told to somebody who is no user. */
    forClients?: boolean;
  }
}

export interface Call<E extends Endpoint> {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  caller: E['access'] extends 'public' ? null : Caller;
  request: FastifyRequest;
  reply: FastifyReply;
  /** The caller re-authorised now, or null: for streams that may outlive a session or a permission. */
  callerNow(): Promise<Caller | null>;
}

/** Returns the response body of the endpoint; none without one, or the reply itself for bytes and event streams. */
export type Handler<E extends Endpoint> = (
  call: Call<E>,
) => Promise<E extends { answer: TSchema } ? AnswerOf<E> : FastifyReply | undefined>;

export interface Router {
  mount<E extends Endpoint>(endpoint: E, handler: Handler<E>): void;
  /** All mounted endpoints, for OpenAPI and tests. */
  readonly endpoints: readonly Endpoint[];
}

/** Dependencies of the router that need the database: authentication and idempotency. */
export interface RouterPorts {
  /**
   * Caller of a bearer token; null when invalid. `attended`: made by a user rather than polling, which renews the
   * session.
   */
  authenticate(token: string, attended: boolean): Promise<Caller | null>;
  idempotency: IdempotencyStore;
  calls: CallCounter;
  /** Before a call of the provider's staff that reads books: writes it down in the accounts whose books they are. */
  noteStaffRead(caller: Caller, read: StaffRead): Promise<void>;
  /** Name and addresses of who can have a suspended license resumed, for its refusal. */
  whomToWrite(caller: Caller): Promise<Record<string, string>>;
}

export interface StaffRead {
  call: string;
  /** Of the endpoint. */
  tag: string;
  /** Null: none is named. */
  companies: readonly number[] | null;
  /** The account that is named, if any; without one, and without companies: of all that staff may read. */
  account: string | undefined;
}

export const apiBase = '/api/v1';

export function createRouter(app: FastifyInstance, ports: RouterPorts): Router {
  const endpoints: Endpoint[] = [];
  const streams = createOpenStreams();
  app.decorateRequest('caller', null);
  return {
    endpoints,
    mount(endpoint, handler) {
      if (endpoint.access === 'user' && endpoint.permission === undefined) {
        throw new Error(`${endpoint.method} ${endpoint.path} does not say which permission it needs`);
      }
      endpoints.push(endpoint);
      const parse = {
        params: parser(endpoint.params, true),
        query: parser(endpoint.query, true),
        body: parser(endpoint.body, false),
      };
      app.route({
        method: endpoint.method,
        config: { forClients: endpoint.forClients === true },
        // Files are compressed already, and events must not be buffered.
        ...(endpoint.produces === undefined ? {} : { compress: false }),
        url: apiBase + endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1'),
        // JSON bodies; uploads are streams with their own limits.
        bodyLimit: largestBody(endpoint),
        // Before anything of the request is read.
        onRequest: async (request) => {
          ports.calls.countAddress(networkOf(request.ip));
          if (!endpoint.upload) limitBody(request);
        },
        handler: withinDeadline(
          deadlineOf(endpoint),
          withContact(ports, async (request, reply) => {
            const caller = endpoint.access === 'public' ? null : await identify(request, ports);
            if (caller !== null) ports.calls.countSession(caller.sessionId);
            const params = parse.params(request.params);
            if (caller !== null) admit(endpoint, caller, params);
            if (caller !== null && endpoint.produces === 'text/event-stream')
              streams.open(caller, endpoint.permission === 'own', reply.raw);
            const call = {
              params,
              query: parse.query(request.query),
              body: endpoint.upload ? undefined : parse.body(request.body),
              caller,
              request,
              reply,
              callerNow: async () => {
                // An open stream does not count as attended.
                const again = await ports.authenticate(bearerOf(request) ?? '', false);
                return again === null || refusalOf(endpoint, again, params) !== null ? null : again;
              },
            } as Call<typeof endpoint>;
            if (caller?.isAdmin) await noteRead(ports, endpoint, { caller, params, query: call.query });
            if (endpoint.versioned && !request.headers['if-match']) throw new AppError('request.version_required');
            reply.code(endpoint.status ?? 200);
            const creates = endpoint.method === 'POST' && endpoint.body !== undefined && endpoint.secret !== true;
            if (!creates || caller === null) return handler(call);
            return answerOnce(ports.idempotency, caller, call, () => handler(call));
          }),
        ),
      });
    },
  };
}

type RouteHandler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/** The refusal of a suspended license says whom to write to. */
function withContact(ports: RouterPorts, handler: RouteHandler): RouteHandler {
  return async (request, reply) => {
    try {
      return await handler(request, reply);
    } catch (error) {
      const { caller } = request;
      const isSuspended =
        error instanceof AppError && error.code === 'license.expired' && error.data.state === 'suspendida';
      if (!isSuspended || caller === null) throw error;
      throw new AppError('license.expired', { ...error.data, ...(await ports.whomToWrite(caller)) });
    }
  };
}

/** Limit of a JSON body in bytes: forms before signing in, lists of a few hundred entries after. */
function largestBody({ largestBody: declared, access }: Endpoint): number {
  return declared ?? (access === 'public' ? 16 : 64) * 1024;
}

function bearerOf({ headers }: FastifyRequest): string | undefined {
  return /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];
}

async function identify(request: FastifyRequest, ports: RouterPorts): Promise<Caller> {
  const token = bearerOf(request);
  if (token === undefined) throw new AppError('auth.required');
  const caller = await ports.authenticate(token, request.headers[unattendedHeader] === undefined);
  if (caller === null) throw new AppError('auth.session_expired');
  request.caller = caller;
  return caller;
}

/** Authorises before anything else of the request is read. */
function admit(endpoint: Endpoint, caller: Caller, params: unknown): void {
  const code = refusalOf(endpoint, caller, params);
  if (code !== null) throw new AppError(code, { state: caller.isClosed ? 'cerrada' : caller.license });
}

/** Whatever names a company may read its books, and so may what declares it. */
async function noteRead(
  ports: RouterPorts,
  endpoint: Endpoint,
  { caller, params, query }: { caller: Caller; params: unknown; query: unknown },
): Promise<void> {
  const { companies: listed, companyId: ofQuery, account } = (query ?? {}) as NamingQuery;
  const { companyId: ofPath } = (params ?? {}) as { companyId?: number };
  const named = [companyOf(endpoint, params), ofPath, ofQuery].filter((id) => typeof id === 'number');
  const companies = listed === undefined ? named : listed.split(',').map(Number);
  if (companies.length === 0 && !endpoint.readsBooks && !endpoint.spansBooks) return;
  await ports.noteStaffRead(caller, {
    call: `${endpoint.method} ${endpoint.path}`,
    tag: endpoint.tag,
    companies: companies.length === 0 ? null : companies,
    account,
  });
}

/** Names of parameters that say whose books are read. */
interface NamingQuery {
  /** Ids, separated by commas. */
  companies?: string;
  companyId?: number;
  account?: string;
}

/** Company links are checked when the company is read. */
function refusalOf(endpoint: Endpoint, caller: Caller, params: unknown): AppErrorCode | null {
  return refusal(endpoint, caller, companyOf(endpoint, params));
}

/** Company of the path; null without one. */
function companyOf(endpoint: Endpoint, params: unknown): number | null {
  const name = companyParameter(endpoint);
  return name === null ? null : lookUp(params as Record<string, number>, name)!;
}
