/** Whatever a grant of support adds to an answer is written down: each call over several companies, before the grant and with it. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readAreas } from '#api/access/support-grants/text.es.ts';
import { auditEvents, startAudit } from '#api/audits/audits/contract.ts';
import { companyParameter, type Endpoint } from '#core/call/endpoint.ts';
import { withClient } from '#platform/database/connection.ts';
import { storeSales } from '../statements/signed-month.ts';
import {
  allowSupport,
  newCompany,
  startTestService,
  type TestService,
  type TestUser,
} from '../support/test-service.ts';
import { makeRequest } from './made-requests.ts';

/** Answers that a grant changes, and that say nothing of books. */
const ofNoBooks = new Map([
  ['GET /user/companies', 'names, packages and profiles of companies'],
  ['GET /user/companies/export', 'names, packages and profiles of companies'],
  ['GET /job-assignments/export', 'names of companies, as columns'],
  ['GET /record/verification', 'the number of entries, which the grant adds to'],
]);

let service: TestService;
let root: TestUser;
let staff: TestUser;
let companies: [number, number];

beforeAll(async () => {
  service = await startTestService();
  root = await service.newUser();
  staff = await service.newUser({ isAdmin: true });
  companies = [await newCompany(root), await newCompany(root, { comp_entity_id: '860034313', comp_check_digit: 7 })];
  for (const id of companies) {
    await storeSales(root, id, 1000);
    const { data } = await root.ok(startAudit, { params: { id }, body: { year: 2026, month: 1 } }, 202);
    await root.send(auditEvents, { params: { id, auditId: data.id } });
  }
});
afterAll(() => service.close());

const name = ({ method, path }: Endpoint) => `${method} ${path}`;

/** Reads about no company of their path. */
const calls = () =>
  service.router.endpoints.filter(
    (endpoint) =>
      endpoint.method === 'GET' &&
      endpoint.access !== 'public' &&
      endpoint.produces !== 'text/event-stream' &&
      companyParameter(endpoint) === null,
  );

const ids: Record<string, () => string | number> = {
  company: () => companies[0],
  account: () => root.accountId,
  user: () => root.userId,
};

async function answer(endpoint: Endpoint): Promise<string> {
  const made = makeRequest(endpoint, (kind) => ids[kind]?.() ?? 1_987_654_321);
  const { query } = made;
  // Nobody is in charge of anything.
  if (query?.assignee !== undefined) delete query.assignee;
  if (query?.companies !== undefined) query.companies = companies.join();
  if (query?.statement !== undefined) query.statement = 'situacion-financiera';
  const { status, bytes } = await staff.send(endpoint, made);
  return `${status} ${bytes.toString()}`;
}

const written = () =>
  withClient(service.access.owner, async (owner) => {
    const text = `select count(*)::int as count from record_entry where act = 'support.read' and account_id = $1`;
    return (await owner.query<{ count: number }>(text, [root.accountId])).rows[0]!.count;
  });

test('what is read has a name in the activity log', () => {
  const noted = service.router.endpoints.filter(
    (endpoint) => endpoint.access !== 'public' && (companyParameter(endpoint) !== null || endpoint.spansBooks),
  );
  expect(noted.map(({ tag }) => tag).filter((tag) => !readAreas.has(tag))).toEqual([]);
});

test('no answer holds more by a grant than before, unless the account is told', async () => {
  const before = new Map<Endpoint, string>();
  // Those that hold a time, or what the call before left, differ without a grant too.
  const unsteady = new Set<string>();
  for (const endpoint of calls()) {
    before.set(endpoint, await answer(endpoint));
    if ((await answer(endpoint)) !== before.get(endpoint)) unsteady.add(name(endpoint));
  }
  expect(await written()).toBe(0);
  await allowSupport(root);
  expect(before.size - unsteady.size).toBeGreaterThan(60);
  const [told, untold]: [string[], string[]] = [[], []];
  for (const endpoint of before.keys()) {
    const known = await written();
    if ((await answer(endpoint)) === before.get(endpoint)) continue;
    ((await written()) > known ? told : untold).push(name(endpoint));
  }
  expect(untold.filter((call) => !ofNoBooks.has(call) && !unsteady.has(call))).toEqual([]);
  expect(told).toEqual(
    expect.arrayContaining([
      'GET /statements/portfolio/export',
      'GET /user/portfolio',
      'GET /user/pending',
      'GET /user/companies/months',
      'GET /user/first-steps/{companyId}',
      'GET /statements/consolidated',
      'GET /statements/portfolio',
      'GET /record',
    ]),
  );
});
