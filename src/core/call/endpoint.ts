/**
 * One HTTP endpoint as data: the source of the router, the browser client and OpenAPI. Paths are relative to /api/v1,
 * with `{name}` parameters.
 */
import type { Static, TSchema } from 'typebox';
import type { Permission, PermissionKey } from '#core/product/permission.ts';
import type { AppErrorCode } from './app-error.ts';

/**
 * Header of background requests (polling), whatever its value: such a request does not renew the session's idle
 * timeout.
 */
export const unattendedHeader = 'cuadre-unattended';

/** Header with the secret of a running registration, for its calls without a JSON body. */
export const registrationHeader = 'cuadre-registration';

/** Header with the token of a link of a client, for an upload: of a question, or of a request of files. */
export const questionHeader = 'cuadre-question';

/** Required identity: none, any signed-in user, or the provider's administrators. Company access is checked besides. */
export type Access = 'public' | 'user' | 'admin';

export interface Endpoint<
  Params extends TSchema | undefined = TSchema | undefined,
  Query extends TSchema | undefined = TSchema | undefined,
  Body extends TSchema | undefined = TSchema | undefined,
  Answer extends TSchema | undefined = TSchema | undefined,
> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  access: Access;
  /**
   * Permission required in the company of the path (`/companies/{id}…`) or in the account; `own` for the caller's own
   * data, `root` for the subscriber (and staff). Mandatory for every endpoint with access 'user': the router refuses to
   * mount one without it.
   */
  permission?: Permission | 'own' | 'root';
  /**
   * The answer depends on amounts of stored books, if only by a yes or no: the permission to see audits in the company
   * is required besides `permission`.
   */
  readsBooks?: true;
  /**
   * The answer holds what the books of several companies say: a read of the provider's staff is written down in the account of
   * each. Calls that name a company and those with `readsBooks` are written down without it.
   */
  spansBooks?: true;
  /** Scope that an API token needs for an endpoint whose permission is `own`; without it no token may call it. */
  tokenScope?: PermissionKey;
  /** A write that is still allowed with an expired license, because it does not change the account's work. */
  anytime?: true;
  /** Allowed for a user who must have a second factor and has none: setting one up, and signing out. */
  beforeSecondFactor?: true;
  /** The response holds a secret that is shown once: it is not stored for an Idempotency-Key. */
  secret?: true;
  /** A change of something with a version: the header `If-Match` must carry the one that was read, or `*` for any. */
  versioned?: true;
  /** Called on the page of a link, by somebody who is no user: errors are told in the words of `client-error.es.ts`. */
  forClients?: true;
  /** One sentence, for the API documentation. */
  summary: string;
  tag: string;
  params?: Params;
  query?: Query;
  body?: Body;
  /** Limit of the body in bytes where it holds more than 64 KiB (16 KiB for access 'public'). */
  largestBody?: number;
  /** multipart: one field `file`. */
  upload?: boolean;
  /** HTTP status of success; default 200. */
  status?: number;
  /** Schema of the whole success body; absent for bytes (`produces`) and event streams. */
  answer?: Answer;
  /** Media type when it is not JSON: `text/event-stream`, `application/octet-stream`. */
  produces?: string;
  /** Beyond those of every endpoint (invalid request, no session, no permission, internal error). */
  errors?: readonly AppErrorCode[];
}

/**
 * A declared endpoint without its schemas, as the browser uses it; `calls.gen.ts` beside each contract holds them. The
 * declaration contributes its types only.
 */
export interface Call<E extends Endpoint = Endpoint> extends Pick<Endpoint, 'method' | 'path' | 'access' | 'produces'> {
  readonly declaredAs?: E;
}

/** The endpoint type that a call was generated from. */
type Declared<E> = E extends Call<infer D> ? (Endpoint extends D ? E : D) : E;

type Typed<S> = S extends TSchema ? Static<S> : undefined;
export type ParamsOf<E> = Declared<E> extends { params: infer S } ? Typed<S> : undefined;
export type QueryOf<E> = Declared<E> extends { query: infer S } ? Typed<S> : undefined;
export type BodyOf<E> = Declared<E> extends { body: infer S } ? Typed<S> : undefined;
export type AnswerOf<E> = Declared<E> extends { answer: infer S } ? Typed<S> : undefined;

/** Name of the path parameter that holds the company id, or null. */
export function companyParameter({ path }: Pick<Endpoint, 'path'>): string | null {
  return /^\/companies\/\{(\w+)\}(?:\/|$)/.exec(path)?.[1] ?? null;
}

/** Declares an endpoint; checks types only. */
export function endpoint<const E extends Endpoint>(declaration: E): E {
  return declaration;
}
