/** API client for tests over the declared endpoints; every success is checked against its schema. */
import { buffer } from 'node:stream/consumers';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { Static, TSchema } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';
import { expect } from 'vitest';
import type { Endpoint } from '#core/call/endpoint.ts';

interface Request {
  params?: Record<string, string | number>;
  query?: Record<string, string | number | boolean>;
  body?: unknown;
  /** Undefined: not sent. */
  headers?: Record<string, string | undefined>;
  /** A file of a multipart request. */
  file?: { name: string; bytes: Uint8Array };
}

/** Body of an error response. */
export interface Failure {
  code: number;
  error: string;
  message: string;
  errors?: { field: string; message: string }[];
}

export interface Answer<Body> {
  status: number;
  body: Body;
  headers: Record<string, string>;
  bytes: Buffer;
}

type BodyOf<E> = E extends { answer: infer S extends TSchema } ? Static<S> : undefined;

export class ApiClient {
  readonly #app: FastifyInstance;
  readonly #token: string | null;

  constructor(app: FastifyInstance, token: string | null) {
    this.#app = app;
    this.#token = token;
  }

  /** Expects success with the declared status, or `status`, and returns the response. */
  async ok<E extends Endpoint>(endpoint: E, request: Request = {}, status?: number): Promise<BodyOf<E>> {
    const answer = await this.send(endpoint, request);
    expect(answer.status, answer.bytes.toString('utf8', 0, 500)).toBe(status ?? endpoint.status ?? 200);
    if (endpoint.answer !== undefined) expect([...validatorOf(endpoint.answer).Errors(answer.body)]).toEqual([]);
    return answer.body as BodyOf<E>;
  }

  /** Expects a failure with an error code, and returns it. */
  async fails(endpoint: Endpoint, error: string, request: Request = {}): Promise<Failure> {
    const answer = await this.send(endpoint, request);
    const failure = answer.body as Failure;
    expect(failure.error, answer.bytes.toString('utf8', 0, 500)).toBe(error);
    expect(failure.code).toBe(answer.status);
    expect(failure.message).not.toBe('');
    return failure;
  }

  async send(endpoint: Endpoint, request: Request = {}): Promise<Answer<unknown>> {
    const response = await this.#app.inject(this.#asked(endpoint, request));
    const isJson = String(response.headers['content-type'] ?? '').startsWith('application/json');
    return {
      status: response.statusCode,
      body: isJson ? response.json() : undefined,
      headers: response.headers as Record<string, string>,
      bytes: response.rawPayload,
    };
  }

  /** A stream, once it has begun: its status, and all of its bytes at its end. */
  async follow(endpoint: Endpoint, request: Request = {}): Promise<{ status: number; bytes: Promise<Buffer> }> {
    const response = await this.#app.inject({ ...this.#asked(endpoint, request), payloadAsStream: true });
    return { status: response.statusCode, bytes: buffer(response.stream()) };
  }

  #asked(endpoint: Endpoint, { params = {}, query, body, headers = {}, file }: Request): InjectOptions {
    const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
    const search = new URLSearchParams(Object.entries(query ?? {}).map(([key, value]) => [key, String(value)]));
    const all = {
      ...(this.#token === null ? {} : { authorization: `Bearer ${this.#token}` }),
      // Any version, unless a test says which.
      ...(endpoint.versioned ? { 'if-match': '*' } : {}),
      ...(file === undefined ? {} : { 'content-type': `multipart/form-data; boundary=${boundary}` }),
      ...headers,
    };
    return {
      method: endpoint.method,
      url: `/api/v1${path}${query === undefined ? '' : `?${search}`}`,
      headers: Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)),
      ...(file === undefined ? (body === undefined ? {} : { payload: body as object }) : { payload: multipart(file) }),
    };
  }
}

/** Compiling one costs more than most requests. */
const validators = new WeakMap<TSchema, Validator>();

function validatorOf(schema: TSchema): Validator {
  const known = validators.get(schema) ?? Compile(schema);
  validators.set(schema, known);
  return known;
}

const boundary = 'cuadre-test-boundary';

function multipart({ name, bytes }: { name: string; bytes: Uint8Array }): Buffer {
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]);
}
