/** The worst body that each call takes: lists, maps and unknown fields up to the limit of its size, and deep nesting. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { TSchema } from 'typebox';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '#core/call/endpoint.ts';
import { firstExcess } from '#platform/http/request-bounds.ts';
import { makeRequest } from '../access/made-requests.ts';
import { newCompany, startTestService, type TestService, type TestUser } from '../support/test-service.ts';

let service: TestService;
let user: TestUser;
let staff: TestUser;
let company: number;
beforeAll(async () => {
  service = await startTestService();
  user = await service.newUser();
  staff = await service.newUser({ isAdmin: true });
  company = await newCompany(user);
});
afterAll(() => service.close());

const uuid = '00000000-0000-4000-8000-000000000000';
const name = ({ method, path }: Endpoint) => `${method} ${path}`;

interface Shape {
  items?: Shape;
  maxItems?: number;
  properties?: Record<string, Shape>;
  patternProperties?: Record<string, Shape>;
  maxProperties?: number;
  anyOf?: Shape[];
}

/** Every list and map that a schema declares, with its path. */
function* collections(
  schema: Shape,
  path: readonly string[] = [],
): Generator<{ path: readonly string[]; shape: Shape }> {
  if (schema.items !== undefined || schema.patternProperties !== undefined) yield { path, shape: schema };
  if (schema.items !== undefined) yield* collections(schema.items, [...path, '0']);
  for (const [key, inner] of Object.entries(schema.properties ?? {})) yield* collections(inner, [...path, key]);
  for (const inner of Object.values(schema.patternProperties ?? {})) yield* collections(inner, [...path, 'x']);
  for (const inner of schema.anyOf ?? []) yield* collections(inner, path);
}

/** `value` at a path of objects and one-item lists. */
function at(path: readonly string[], value: unknown): unknown {
  return path.reduceRight<unknown>((inner, key) => (key === '0' ? [inner] : { [key]: inner }), value);
}

/** The same body with `added` within it. */
function merged(body: unknown, added: unknown): unknown {
  return typeof body === 'object' && typeof added === 'object' && !Array.isArray(added)
    ? { ...body, ...(added as object) }
    : added;
}

const json = { 'content-type': 'application/json' };
const many = 5_000;
const manyFields = Object.fromEntries(Array.from({ length: many }, (_, index) => [`f${index}`, 1]));

/** Bodies of some kilobytes, below the limit of the smallest call where they can be. */
function* worstBodies(endpoint: Endpoint, body: unknown): Generator<{ what: string; payload: string }> {
  const worst = (what: string, value: unknown) => ({ what, payload: JSON.stringify(value) });
  yield worst('unknown fields', merged(body, manyFields));
  for (const { path, shape } of collections((endpoint.body ?? {}) as Shape)) {
    const place = path.join('.');
    const filled = shape.items === undefined ? manyFields : Array.from({ length: many }, () => 0);
    yield worst(`${place} full`, merged(body, at(path, filled)));
    if (shape.items !== undefined) yield worst(`${place} of objects`, merged(body, at(path, Array(many).fill({}))));
  }
  yield { what: 'deep', payload: `${'{"a":['.repeat(1000)}1${']}'.repeat(1000)}` };
}

test('every list and every map of a request says how much it holds', () => {
  const endless = service.router.endpoints.flatMap((endpoint) =>
    (['params', 'query', 'body'] as const).flatMap((part) =>
      [...collections((endpoint[part] ?? {}) as Shape)]
        .filter(({ shape }) => (shape.items === undefined ? shape.maxProperties : shape.maxItems) === undefined)
        .map(({ path }) => `${name(endpoint)} ${part} ${path.join('.')}`),
    ),
  );
  expect(endless).toEqual([]);
});

test('is refused, and nobody else waits for it', async () => {
  const loop = monitorEventLoopDelay({ resolution: 10 });
  loop.enable();
  const wrong: string[] = [];
  let sent = 0;
  for (const endpoint of service.router.endpoints.filter(({ body }) => body !== undefined)) {
    const client = endpoint.access === 'public' ? service.anonymous : endpoint.access === 'admin' ? staff : user;
    const made = makeRequest(endpoint, (kind) => (kind === 'company' ? company : kind === 'user' ? 1 : uuid));
    for (const { what, payload } of worstBodies(endpoint, made.body)) {
      const { status } = await client.send(endpoint, { ...made, body: payload, headers: json });
      sent += 1;
      if (status < 400 || status >= 500) wrong.push(`${name(endpoint)} ${what}: ${status}`);
    }
  }
  loop.disable();
  expect(wrong).toEqual([]);
  expect(sent).toBeGreaterThan(100);
  // A quadratic check of such a body took 14 seconds; here the machine has other work besides.
  expect(loop.max / 1e9).toBeLessThan(3);
});

test('no schema compares every item of a list with every other one: `distinct` does it in one pass', () => {
  const schemas = service.router.endpoints.map((endpoint) => [name(endpoint), JSON.stringify(endpoint.body ?? null)]);
  expect(schemas.filter(([, schema]) => schema!.includes('uniqueItems'))).toEqual([]);
  expect(schemas.filter(([, schema]) => schema!.includes('"distinct":true')).length).toBeGreaterThan(5);
});

describe('a body is as large as its call needs', () => {
  test.each([
    ['public', '/auth/login', 17 * 1024],
    ['user', '/tokens', 65 * 1024],
  ])('%s', async (access, path, bytes) => {
    const endpoint = service.router.endpoints.find((one) => one.path === path && one.method === 'POST')!;
    expect(endpoint.access).toBe(access);
    const { status } = await user.send(endpoint, { body: { name: 'x'.repeat(bytes) } });
    expect(status).toBe(413);
  });
});

describe('the first excess', () => {
  const schema = (given: Shape & { distinct?: boolean; additionalProperties?: boolean }) => given as TSchema;
  const list = schema({ items: {}, maxItems: 2, distinct: true } as Shape);

  test.each([
    [list, [1, 2], null],
    [list, [1, 2, 3], { field: '', message: 'Envía como máximo 2.' }],
    [list, [1, 1], { field: '', message: 'Hay valores repetidos: envía cada uno una sola vez.' }],
    [list, { length: 9 }, null],
    [schema({ anyOf: [list as Shape, { items: {}, maxItems: 3 }] }), [1, 1, 1], null],
  ])('of %j in %j', (given, value, expected) => {
    expect(firstExcess(given, value)).toEqual(expected);
  });

  test('is told with its place, and nothing after it is looked at', () => {
    const closed = schema({ properties: { a: { properties: { b: list as Shape } } }, additionalProperties: false });
    expect(firstExcess(closed, { a: { b: [1, 2, 3], c: 1 } })).toMatchObject({ field: 'a.b' });
    expect(firstExcess(closed, { z: 1, y: 2 })).toEqual({ field: 'z', message: 'Este campo no existe.' });
  });
});
