import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { TSchema } from 'typebox';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { me } from '#api/access/auth/contract.ts';
import {
  accountableSoftware,
  departments,
  documentTypes,
  economicActivities,
  icaRegimeTypes,
  regimeTypes,
} from '#api/kernel/catalogues/contract.ts';
import type { Endpoint } from '#core/call/endpoint.ts';
import { startTestService, type TestService } from '../../../tests/support/test-service.ts';
import { live, ready } from './health/contract.ts';

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

/** Every endpoint declared by a contract, read from the contracts themselves. */
async function declaredCalls(): Promise<Endpoint[]> {
  const folder = join(import.meta.dirname, '..');
  const resources = readdirSync(folder, { withFileTypes: true, recursive: true }).filter(
    ({ name }) => name === 'contract.ts',
  );
  const modules: Record<string, unknown>[] = await Promise.all(
    resources.map(({ parentPath, name }) => import(join(parentPath, name))),
  );
  return modules.flatMap((module) => Object.values(module)).filter((value) => isEndpoint(value));
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
}

const name = ({ method, path }: Endpoint) => `${method} ${path}`;

describe('the router', () => {
  test('mounts exactly the declared endpoints', async () => {
    const declared = (await declaredCalls()).map(name).sort();
    expect(declared.length).toBeGreaterThan(20);
    expect(service.router.endpoints.map(name).sort()).toEqual(declared);
  });

  test('refuses unknown fields everywhere: every input schema is closed', () => {
    for (const endpoint of service.router.endpoints) {
      for (const schema of [endpoint.params, endpoint.query, endpoint.body]) {
        const shapes = schema !== undefined && 'anyOf' in schema ? (schema.anyOf as TSchema[]) : [schema];
        for (const shape of shapes) {
          if (shape !== undefined) expect(shape, name(endpoint)).toMatchObject({ additionalProperties: false });
        }
      }
    }
  });

  test('refuses an undeclared query or body', async () => {
    const user = await service.newUser();
    await user.fails(me, 'request.invalid', { query: { otra: 1 } });
    await service.anonymous.fails(live, 'request.invalid', { query: { otra: 1 } });
  });

  test('requires a session for every endpoint that is not public', async () => {
    for (const endpoint of service.router.endpoints.filter(({ access }) => access !== 'public')) {
      const { required = [] } = (endpoint.params ?? {}) as TSchema & { required?: string[] };
      const params = Object.fromEntries(required.map((key) => [key, 1]));
      await service.anonymous.fails(endpoint, 'auth.required', { params });
    }
  });

  test('answers 404 in the same shape for unknown paths', async () => {
    const response = await service.app.inject({ url: '/api/v1/nada' });
    expect(response.json()).toMatchObject({ code: 404, error: 'resource.not_found' });
  });

  test('reports a body that is not JSON, in Spanish', async () => {
    const response = await service.app.inject({
      method: 'POST',
      url: '/api/v1/auth/login',
      headers: { 'content-type': 'application/json' },
      payload: '{',
    });
    expect(response.statusCode).toBe(400);
    expect(response.json().errors[0].message).toBe('El cuerpo no es JSON válido.');
  });

  test('sends headers against foreign scripts and origins', async () => {
    const { headers } = await service.app.inject({ url: '/api/docs', headers: { origin: 'https://ejemplo.com' } });
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/);
    expect(headers).not.toHaveProperty('access-control-allow-origin');
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });
});

/** Excludes downloads, which may be JSON too. */
const isDescribed = ({ produces }: Endpoint) => produces === undefined;

describe('the OpenAPI document', () => {
  test('is OpenAPI 3.1 with every endpoint, its errors and unique operation ids', async () => {
    const document = (await service.app.inject({ url: '/api/v1/openapi.json' })).json();
    expect(document.openapi).toBe('3.1.0');
    const operations = Object.values(document.paths).flatMap((path) => Object.values(path as object));
    expect(operations).toHaveLength(service.router.endpoints.length);
    const ids = operations.map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(document.paths['/companies/{id}'].patch.responses['409'].description).toContain('resource.conflict');
    const trial = document.paths['/companies/{id}/custom-validations/try'].post.responses['403'];
    expect(trial.description).toBe('auth.forbidden, auth.books_hidden');
  });

  test('names every body and response as the contracts do', async () => {
    const document = (await service.app.inject({ url: '/api/v1/openapi.json' })).json();
    const { schemas } = document.components;
    const isNamed = (schema: { $ref?: string }) => schema.$ref?.replace('#/components/schemas/', '') ?? '';
    for (const endpoint of service.router.endpoints.filter(isDescribed)) {
      const operation = document.paths[endpoint.path][endpoint.method.toLowerCase()];
      const answer = operation.responses[String(endpoint.status ?? 200)].content?.['application/json'];
      const body = operation.requestBody?.content['application/json'];
      expect(answer !== undefined).toBe(endpoint.answer !== undefined);
      if (answer) expect(schemas, endpoint.path).toHaveProperty(isNamed(answer.schema));
      if (body) expect(schemas, endpoint.path).toHaveProperty(isNamed(body.schema));
    }
    const pull = document.paths['/companies/{id}/trial-balances/pull'].post;
    expect(pull.requestBody.content['application/json'].schema.$ref).toBe('#/components/schemas/StartPullBody');
    expect(schemas.StartPullAnswer.properties.data.$ref).toBe('#/components/schemas/BalancePull');
    expect(schemas.BalancePull.properties.attributes.properties.months.items.$ref).toMatch(/PulledMonth$/);
  });

  test('with references resolved equals the contracts', async () => {
    const document = (await service.app.inject({ url: '/api/v1/openapi.json' })).json();
    const { schemas } = document.components;
    const used = new Set<string>();
    const whole = (value: unknown): unknown => {
      if (typeof value !== 'object' || value === null) return value;
      if (Array.isArray(value)) return value.map(whole);
      if ('$ref' in value) {
        const name = String(value.$ref).replace('#/components/schemas/', '');
        used.add(name);
        expect(schemas).toHaveProperty(name);
        return whole(schemas[name]);
      }
      return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, whole(inner)]));
    };
    const paths = whole(document.paths) as typeof document.paths;
    expect(Object.keys(schemas).filter((name) => !used.has(name))).toEqual([]);
    for (const { path, method, status = 200, answer, body } of service.router.endpoints.filter(isDescribed)) {
      const { responses, requestBody } = paths[path][method.toLowerCase()];
      const plain = (schema: unknown) => schema && JSON.parse(JSON.stringify(schema));
      expect(responses[String(status)].content?.['application/json']?.schema).toEqual(plain(answer));
      expect(requestBody?.content['application/json']?.schema).toEqual(plain(body));
    }
  });

  test('has a page for readers', async () => {
    const page = (await service.app.inject({ url: '/api/docs' })).body;
    for (const { path } of service.router.endpoints) expect(page).toContain(path);
  });
});

describe('public endpoints', () => {
  test('return the catalogues', async () => {
    const { data } = await service.anonymous.ok(departments);
    const bogota = data.find(({ code }) => code === '11');
    expect(bogota?.municipalities.map(({ code }) => code)).toEqual(['11001']);
    expect((await service.anonymous.ok(regimeTypes)).data.map(({ rety_id }) => rety_id).slice(0, 2)).toEqual([1, 2]);
    expect((await service.anonymous.ok(economicActivities)).data.length).toBeGreaterThan(400);
    const packages = (await service.anonymous.ok(accountableSoftware)).data;
    expect(packages).toContainEqual({ acso_id: 1, acso_name: 'Siigo Nube' });
    expect(packages).toContainEqual({ acso_id: 5, acso_name: 'Siigo Pyme' });
    expect((await service.anonymous.ok(documentTypes)).data.map(({ short_name }) => short_name)).toContain('NIT');
    expect((await service.anonymous.ok(icaRegimeTypes)).data.length).toBeGreaterThan(1);
  });

  test('report liveness and readiness', async () => {
    await service.anonymous.ok(live);
    await service.anonymous.ok(ready);
  });
});
