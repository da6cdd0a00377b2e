/** Extreme numbers and dates in every position of a path or body. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Endpoint } from '#core/call/endpoint.ts';
import { makeRequest } from '../access/made-requests.ts';
import { newCompany, startTestService, type TestService, type TestUser } from '../support/test-service.ts';
import { spread } from '../support/test-sizes.ts';

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
/** One beyond each limit: zero, PostgreSQL's integer and bigint, exact doubles, all of them. */
const numbers = ['0', '-1', '2147483648', '9223372036854775808', '9007199254740993', '1e300', '1e3', '0x10', ' 1', ''];
const bodyNumbers = [0, -1, 2 ** 31, 2 ** 53, 1e300, 0.5, '1', null];
const days = ['0000-01-01', '9999-12-31', '2026-02-30', '2026-1-1', '-2026-01-01', '12026-01-01'];
const periods = ['0000-01', '9999-13', '2026-00', '2026-14', '99999-01'];

type Part = 'params' | 'query' | 'body';
type Absurdity = string | number | null;
interface Field {
  type?: string;
  format?: string;
  pattern?: string;
}

function tried({ type, format, pattern = '' }: Field, part: Part): readonly Absurdity[] {
  if (type === 'integer') return part === 'body' ? bodyNumbers : numbers;
  if (format === 'date') return days;
  return type === 'string' && pattern.includes('\\d{4}-') ? periods : [];
}

function* absurdities(endpoint: Endpoint): Generator<{ part: Part; field: string; value: Absurdity }> {
  for (const part of ['params', 'query', 'body'] as const) {
    const { properties = {} } = (endpoint[part] ?? {}) as { properties?: Record<string, Field> };
    for (const [field, schema] of Object.entries(properties)) {
      for (const value of tried(schema, part)) yield { part, field, value };
    }
  }
}

test('is refused or finds nothing, and never causes an internal error', async () => {
  const found: string[] = [];
  const all = service.router.endpoints.flatMap((endpoint) =>
    [...absurdities(endpoint)].map((absurdity) => ({ endpoint, ...absurdity })),
  );
  expect(all.length).toBeGreaterThan(500);
  for (const { endpoint, part, field, value } of spread(all, 250)) {
    // ` 1` is a company of the user: its events would not end.
    if (endpoint.produces === 'text/event-stream' && Number(value) === company) continue;
    const client = endpoint.access === 'public' ? service.anonymous : endpoint.access === 'admin' ? staff : user;
    const made = makeRequest(endpoint, (kind) => (kind === 'company' ? company : kind === 'user' ? 1 : uuid));
    const there = made[part] as Record<string, unknown> | undefined;
    const { status } = await client.send(endpoint, { ...made, [part]: { ...there, [field]: value } });
    if (status >= 500) found.push(`${endpoint.method} ${endpoint.path} ${field}=${value}: ${status}`);
  }
  expect(found).toEqual([]);
});
