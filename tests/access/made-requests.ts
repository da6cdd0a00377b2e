/** Generates requests for a declared endpoint with given ids in path, query and body. */
import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import type { Endpoint } from '#core/call/endpoint.ts';
import { testPassword } from '../support/test-service.ts';

/** Kind of id by property name. */
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
  justificationId: 'justification',
  answerId: 'practiceAnswer',
  attachmentId: 'attachment',
  questionId: 'question',
  reportId: 'clientReport',
  requestId: 'fileRequest',
  receivedId: 'receivedFile',
  answerFileId: 'answerFile',
  item: 'answerItem',
  assignee: 'user',
  mentions: 'user',
  uploadId: 'upload',
  sourceFileId: 'sourceFile',
  fileId: 'file',
  mappingId: 'mapping',
  pullId: 'pull',
  codeId: 'code',
  batchId: 'batch',
  sessionId: 'session',
  tokenId: 'token',
  notificationId: 'notification',
  viewId: 'view',
  webhookId: 'webhook',
  deliveryId: 'delivery',
  validationId: 'validation',
  account: 'account',
  accountId: 'account',
};

/** In a path `id` is always a company's; in a body it may be of any kind. */
const pathPlaces: Record<string, string> = { ...places, id: 'company' };

/** Path parameters that are not ids of user data. */
const plain = new Set([
  'version',
  'number',
  'year',
  'list',
  'period',
  'format',
  'fingerprint',
  'key',
  'provider',
  'rateId',
  'templateId',
  'softwareId',
  'accountCode',
  'theme',
  'statement',
]);

/** Returns an id of a kind, drawn anew for each position. */
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

/** Whether an endpoint takes an id anywhere. */
export function takesIds(endpoint: Endpoint): boolean {
  return [endpoint.params, endpoint.query, endpoint.body].some((schema) =>
    Object.keys(fieldsOf(schema).properties ?? {}).some((key) => pathPlaces[key] !== undefined),
  );
}

/** Throws for a path parameter that is neither an id of a known kind nor listed as none. */
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

/** Required properties, and every id. */
function fill(schema: TSchema | undefined, draw: Draw, known = places): Record<string, unknown> {
  const { properties = {}, required = [] } = fieldsOf(schema);
  const wanted = Object.keys(properties).filter((key) => required.includes(key) || known[key] !== undefined);
  // An empty change is refused before any look-up.
  const chosen = wanted.length > 0 ? wanted : Object.keys(properties).slice(0, 1);
  const valueAt = (key: string) =>
    // A wrong password is refused before any look-up.
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
  '2026-01-31T12:00:00Z',
  '#14211D',
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
    // Same property name with another meaning, such as a chart account.
    if (Value.Check(schema, id)) return id;
  }
  if (type === 'object' && fieldsOf(schema).properties !== undefined) return fill(schema, draw);
  if (values !== undefined) return values[0];
  const found = [...samples, hash, uuid].find((value) => Value.Check(schema, value));
  return found ?? (anyOf === undefined ? 'x'.repeat(10) : sample(anyOf[0]!, kind, draw));
}
