/** Builds a request from a declared endpoint and its typed input. */
import {
  type BodyOf,
  type Call,
  type Endpoint,
  type ParamsOf,
  type QueryOf,
  questionHeader,
  registrationHeader,
} from '#core/call/endpoint.ts';

type Required<Name extends string, T> = [T] extends [undefined] ? { [K in Name]?: never } : { [K in Name]: T };
type Optional<Name extends string, T> = [T] extends [undefined] ? { [K in Name]?: never } : { [K in Name]?: T };
type UploadOf<E> = E extends { upload: true }
  ? { file: File /** Progress from 0 to 1. */; onProgress?: (share: number) => void }
  : { file?: never; onProgress?: never };

/** A change of something with a version says which one was read, for `If-Match`. */
type VersionOf<E> = E extends { versioned: true } ? { ifMatch: number } : { ifMatch?: never };

export interface CallOptions {
  signal?: AbortSignal;
  /** Idempotency key of a creation; a new `crypto.randomUUID()` per user intention. */
  idempotencyKey?: string;
  /** Secret of the running registration, for an upload. */
  registration?: string;
  /** Token of the link of a question, for an upload. */
  question?: string;
  /** A trial: nothing is stored, so that a busy server may be asked again. */
  storesNothing?: true;
}

/** Input type of a call, derived from its declaration. */
export type CallInput<E extends Endpoint> = Required<'params', ParamsOf<E>> &
  Optional<'query', QueryOf<E>> &
  Required<'body', BodyOf<E>> &
  UploadOf<E> &
  VersionOf<E> &
  CallOptions;

/** Type-erased input of any call. */
export interface AnyInput extends CallOptions {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  file?: File;
  onProgress?: (share: number) => void;
  ifMatch?: number;
}

function pairs(values: unknown): [string, string][] {
  if (typeof values !== 'object' || values === null) return [];
  return Object.entries(values)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => [name, String(value)]);
}

/** `/companies/{id}` with `{ id: 7 }` and a query: `/companies/7?…`. Throws when a parameter is missing. */
export function endpointPath(endpoint: Call, input: AnyInput): string {
  const params = new Map(pairs(input.params));
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params.get(name);
    if (value === undefined) throw new TypeError(`${endpoint.path} needs ${name}`);
    return encodeURIComponent(value);
  });
  const query = new URLSearchParams(pairs(input.query)).toString();
  return query ? `${path}?${query}` : path;
}

/** Request headers; `Content-Type` only with a JSON body, as forms set their own. */
export function requestHeaders(endpoint: Call, input: AnyInput, token: string | null): Record<string, string> {
  const headers: Record<string, string> = { Accept: endpoint.produces ?? 'application/json' };
  if (token) headers.Authorization = `Bearer ${token}`;
  if (input.body !== undefined) headers['Content-Type'] = 'application/json';
  if (input.ifMatch !== undefined) headers['If-Match'] = `"${input.ifMatch}"`;
  if (input.registration) headers[registrationHeader] = input.registration;
  if (input.question) headers[questionHeader] = input.question;
  if (input.idempotencyKey) headers['Idempotency-Key'] = input.idempotencyKey;
  return headers;
}
