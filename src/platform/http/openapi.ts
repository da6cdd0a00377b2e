/**
 * OpenAPI 3.1 from the declared endpoints: their schemas already are JSON Schema. Schemas exported by contracts become
 * named components, so that generated clients have one type each.
 */

import type { TSchema } from 'typebox';
import { type AppErrorCode, appErrorStatus } from '#core/call/app-error.ts';
import type { Endpoint } from '#core/call/endpoint.ts';
import { type Dictionary, dictionary } from '#core/dictionary/look-up.ts';
import { apiBase } from './router.ts';
import { type ContractModule, type SchemaComponents, schemaComponents } from './schema-components.ts';

const errorSchema = {
  type: 'object',
  required: ['code', 'error', 'message'],
  properties: {
    code: { type: 'integer', description: 'The HTTP status.' },
    error: { type: 'string', enum: Object.keys(appErrorStatus), description: 'Stable word for programs.' },
    message: { type: 'string', description: 'Spanish sentence for people.' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['field', 'message'],
        properties: { field: { type: 'string' }, message: { type: 'string' } },
      },
    },
  },
};

const versionHeader = {
  name: 'If-Match',
  in: 'header',
  required: true,
  description: 'The version that was read, in quotes, or * for any. Missing: 428; another one since: 409.',
  schema: { type: 'string', examples: ['"3"', '*'] },
};

/** The document, ready for JSON. `contracts`: modules that declare the endpoints and name their schemas. */
export function openApiDocument(
  endpoints: readonly Endpoint[],
  contracts: readonly ContractModule[],
  version: string,
): Record<string, unknown> {
  const components = schemaComponents(contracts);
  const paths = dictionary<Dictionary<unknown>>();
  for (const endpoint of endpoints) {
    paths[endpoint.path] ??= dictionary();
    paths[endpoint.path]![endpoint.method.toLowerCase()] = operation(endpoint, components);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Cuadre', version, description: 'Audits monthly trial balances by third party.' },
    servers: [{ url: apiBase }],
    paths,
    components: {
      schemas: { ...components.schemas(), Error: errorSchema },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}

/** Every error of an endpoint: its own, and those common to its kind. */
export function errorsOf(endpoint: Endpoint): AppErrorCode[] {
  const common: AppErrorCode[] = ['request.invalid', 'server.error'];
  if (endpoint.access !== 'public') common.push('auth.required', 'auth.session_expired', 'auth.forbidden');
  if (endpoint.readsBooks) common.push('auth.books_hidden');
  if (endpoint.access === 'user' && endpoint.method !== 'GET' && !endpoint.anytime) common.push('license.expired');
  if (endpoint.versioned) common.push('request.version_required', 'resource.conflict');
  return [...new Set([...(endpoint.errors ?? []), ...common])].sort((a, b) => appErrorStatus[a] - appErrorStatus[b]);
}

function operation(endpoint: Endpoint, components: SchemaComponents): Record<string, unknown> {
  const responses = dictionary<unknown>();
  responses[String(endpoint.status ?? 200)] = success(endpoint, components);
  for (const code of errorsOf(endpoint)) {
    const status = String(appErrorStatus[code]);
    const known = responses[status] as { description: string } | undefined;
    responses[status] = {
      description: known ? `${known.description}, ${code}` : code,
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
    };
  }
  return {
    tags: [endpoint.tag],
    summary: endpoint.summary,
    operationId: `${endpoint.method.toLowerCase()}${endpoint.path.replaceAll(/[^A-Za-z]+(\w)/g, (_, letter) => letter.toUpperCase()).replaceAll(/\W/g, '')}`,
    security: endpoint.access === 'public' ? [] : [{ bearer: [] }],
    parameters: components.referring([
      ...parameters(endpoint.params, 'path'),
      ...parameters(endpoint.query, 'query'),
      ...(endpoint.versioned ? [versionHeader] : []),
    ]),
    ...requestBody(endpoint, components),
    responses,
  };
}

function parameters(schema: TSchema | undefined, place: 'path' | 'query'): unknown[] {
  const { properties = {}, required = [] } = (schema ?? {}) as {
    properties?: Record<string, TSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, inner]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: inner,
  }));
}

function requestBody(endpoint: Endpoint, components: SchemaComponents): Record<string, unknown> {
  if (endpoint.upload) {
    const file = { type: 'string', contentMediaType: 'application/octet-stream' };
    const schema = { type: 'object', required: ['file'], properties: { file } };
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } };
  }
  if (endpoint.body === undefined) return {};
  const schema = components.part(endpoint, 'Body', endpoint.body);
  return { requestBody: { required: true, content: { 'application/json': { schema } } } };
}

function success(endpoint: Endpoint, components: SchemaComponents): Record<string, unknown> {
  const { answer, produces } = endpoint;
  if (answer !== undefined) {
    const schema = components.part(endpoint, 'Answer', answer);
    return { description: 'Success', content: { 'application/json': { schema } } };
  }
  if (produces !== undefined)
    return { description: 'Success', content: { [produces]: { schema: { type: 'string' } } } };
  return { description: 'Success, without content' };
}
