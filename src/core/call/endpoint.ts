/**
 * One call of the HTTP API as data: the router, the browser's client and OpenAPI all come from it.
 * Paths are relative to /api/v1, with `{name}` parameters.
 */
import type { Static, TSchema } from 'typebox';
import type { Permission, PermissionKey } from '#core/product/permission.ts';
import type { AppErrorCode } from './app-error.ts';

/**
 * A client says with this header, whatever its value, that it asks by itself and that nobody is at it: such a call does not
 * keep a session from ending for want of use.
 */
export const unattendedHeader = 'cuadre-unattended';

/** Who may call: nobody signed in, any signed-in user, or the provider's administrators. Companies are checked besides. */
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
   * What a user needs to make the call, in the company of the path (`/companies/{id}…`) or in the account; `own` is for what
   * concerns the caller alone, `root` for what is the subscriber's (and the staff's). Every call with access 'user' says it: without, the router refuses to mount it.
   */
  permission?: Permission | 'own' | 'root';
  /** What an API token must be given to make a call whose permission is `own`; without it none may. */
  tokenScope?: PermissionKey;
  /** A call other than GET that an expired license still allows, because it changes nothing of the account's work. */
  anytime?: true;
  /** Who must have a second factor and has none may make it: what setting one up takes, and leaving. */
  beforeSecondFactor?: true;
  /** Its answer holds a secret that is shown once: it is not remembered for an Idempotency-Key. */
  secret?: true;
  /** One sentence for the API page. */
  summary: string;
  tag: string;
  params?: Params;
  query?: Query;
  body?: Body;
  /** multipart: one field `file`. */
  upload?: boolean;
  /** Status of success; 200 unless said. */
  status?: number;
  /** Schema of the whole success body; absent for bytes (`produces`) and event streams. */
  answer?: Answer;
  /** Media type when it is not JSON: `text/event-stream`, `application/octet-stream`. */
  produces?: string;
  /** Beyond those that any call can give (invalid request, no session, no permission, ours). */
  errors?: readonly AppErrorCode[];
}

/**
 * A declared call without its schemas, as the browser makes it; `calls.gen.ts` beside each contract holds them. Of what it was
 * declared as only the types come along.
 */
export interface Call<E extends Endpoint = Endpoint> extends Pick<Endpoint, 'method' | 'path' | 'access' | 'produces'> {
  readonly declaredAs?: E;
}

/** What a call was declared as. */
type Declared<E> = E extends Call<infer D> ? (Endpoint extends D ? E : D) : E;

type Typed<S> = S extends TSchema ? Static<S> : undefined;
export type ParamsOf<E> = Declared<E> extends { params: infer S } ? Typed<S> : undefined;
export type QueryOf<E> = Declared<E> extends { query: infer S } ? Typed<S> : undefined;
export type BodyOf<E> = Declared<E> extends { body: infer S } ? Typed<S> : undefined;
export type AnswerOf<E> = Declared<E> extends { answer: infer S } ? Typed<S> : undefined;

/** Name of the path's parameter that says which company a call is about, if it is about one. */
export function companyParameter({ path }: Pick<Endpoint, 'path'>): string | null {
  return /^\/companies\/\{(\w+)\}(?:\/|$)/.exec(path)?.[1] ?? null;
}

/** Declares a call; only checks types. */
export function endpoint<const E extends Endpoint>(declaration: E): E {
  return declaration;
}
