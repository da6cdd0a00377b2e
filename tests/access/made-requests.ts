/** Requests for a declared call with chosen ids in every place that takes one: path, query and body. */
import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import type { Endpoint } from '#core/call/endpoint.ts';
import { testPassword } from '../support/test-service.ts';

/** Names of places that hold an id, by what it is an id of. */
const places: Record<string, string> = {
  companyId: 'company',
  company_id: 'company',
  company_ids: 'company',
  userId: 'user',
  user_id: 'user',
  jobId: 'job',
  job_id: 'job',
  assignmentId: 'assignment',
  auditId: 'audit',
  balanceId: 'balance',
  uploadId: 'upload',
  fileId: 'file',
  mappingId: 'mapping',
  pullId: 'pull',
  codeId: 'code',
  batchId: 'batch',
  sessionId: 'session',
  tokenId: 'token',
  notificationId: 'notification',
  validationId: 'validation',
  account: 'account',
  accountId: 'account',
};

/** In a path `id` is always a company's; in a body it may be anything. */
const pathPlaces: Record<string, string> = { ...places, id: 'company' };

/** Path parameters that name nothing of anybody's. */
const plain = new Set(['version', 'fingerprint', 'key', 'provider']);

/** Gives an id of a kind, drawn anew for each place. */
export type Draw = (kind: string) => string | number;

interface MadeRequest {
  params: Record<string, string | number>;
  query?: Record<string, string | number | boolean>;
  body?: unknown;
}

interface Fields {
  properties?: Record<string, TSchema>;
  required?: string[];
}

const fieldsOf = (schema: TSchema | undefined): Fields => (schema ?? {}) as Fields;

/** Whether a call takes an id of something anywhere. */
export function takesIds(endpoint: Endpoint): boolean {
  return [endpoint.params, endpoint.query, endpoint.body].some((schema) =>
    Object.keys(fieldsOf(schema).properties ?? {}).some((key) => pathPlaces[key] !== undefined),
  );
}

/** Throws when a path has a parameter that is neither an id of a known kind nor known to be none. */
export function makeRequest(endpoint: Endpoint, draw: Draw): MadeRequest {
  for (const key of Object.keys(fieldsOf(endpoint.params).properties ?? {})) {
    if (pathPlaces[key] === undefined && !plain.has(key)) {
      throw new Error(`say in made-requests.ts what {${key}} of ${endpoint.path} is`);
    }
  }
  const params = fill(endpoint.params, draw, pathPlaces) as MadeRequest['params'];
  const query = fill(endpoint.query, draw) as NonNullable<MadeRequest['query']>;
  return {
    params,
    ...(Object.keys(query).length === 0 ? {} : { query }),
    ...(endpoint.body === undefined ? {} : { body: fill(endpoint.body, draw) }),
  };
}

/** What is required, and every id. */
function fill(schema: TSchema | undefined, draw: Draw, known = places): Record<string, unknown> {
  const { properties = {}, required = [] } = fieldsOf(schema);
  const wanted = Object.keys(properties).filter((key) => required.includes(key) || known[key] !== undefined);
  // A change of nothing is refused before anything is looked for.
  const chosen = wanted.length > 0 ? wanted : Object.keys(properties).slice(0, 1);
  const valueAt = (key: string) =>
    // A wrong one is refused before anything is looked for.
    key === 'password' ? testPassword : sample(properties[key]!, known[key], draw);
  return Object.fromEntries(chosen.map((key) => [key, valueAt(key)]));
}

const samples = [
  1,
  2026,
  true,
  'Prueba',
  '2026-01',
  '2026-01-31',
  'nadie@ejemplo.co',
  '900394374',
  'saldo("1105") > 0',
  [],
  {},
];
const hash = 'a'.repeat(64);
const uuid = '00000000-0000-4000-8000-000000000000';

function sample(schema: TSchema, kind: string | undefined, draw: Draw): unknown {
  const {
    type,
    items,
    anyOf,
    enum: values,
  } = schema as Partial<Record<'type', string>> & {
    items?: TSchema;
    anyOf?: TSchema[];
    enum?: unknown[];
  };
  if (type === 'array' && items !== undefined) return [sample(items, kind, draw)];
  if (kind !== undefined) {
    const id = draw(kind);
    // Of the same name and another thing, such as an account of the books.
    if (Value.Check(schema, id)) return id;
  }
  if (type === 'object' && fieldsOf(schema).properties !== undefined) return fill(schema, draw);
  if (values !== undefined) return values[0];
  const found = [...samples, hash, uuid].find((value) => Value.Check(schema, value));
  return found ?? (anyOf === undefined ? 'x'.repeat(10) : sample(anyOf[0]!, kind, draw));
}
