/** Changes of what has a version: nobody overwrites what another person changed meanwhile without saying so. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '#core/call/endpoint.ts';
import { newCompany, startTestService, type TestService } from '../support/test-service.ts';
import { makeRequest } from './made-requests.ts';

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

const name = ({ method, path }: Endpoint) => `${method} ${path}`;

const versioned = [
  'DELETE /companies/{id}/custom-validations/{validationId}',
  'DELETE /due-calendars/{year}',
  'PATCH /companies/{id}',
  'PATCH /companies/{id}/custom-validations/{validationId}',
  'PATCH /companies/{id}/findings/{fingerprint}',
  'PATCH /jobs/{jobId}',
  'POST /companies/{id}/chart/changes',
  'POST /companies/{id}/exogena/{year}/mapping/copy',
  'POST /companies/{id}/exogena/{year}/mapping/history/{version}/restore',
  'POST /companies/{id}/exogena/{year}/mapping/reset',
  'POST /companies/{id}/parametrization/history/{version}/restore',
  'POST /companies/{id}/report-items/history/{version}/restore',
  'POST /companies/{id}/report-items/reset',
  'POST /companies/{id}/statement-lines/history/{version}/restore',
  'POST /companies/{id}/statement-lines/reset',
  'POST /companies/{id}/validations/{validationId}/reset',
  'PUT /companies/{id}/exogena/{year}/mapping',
  'PUT /companies/{id}/report-items',
  'PUT /companies/{id}/statement-lines',
  'PUT /companies/{id}/statement-notes/{period}',
  'PUT /companies/{id}/validations/{validationId}',
  'PUT /due-calendars/{year}',
  'PUT /licenses/{accountId}',
  'PUT /notification-templates/{templateId}',
];

const declared = () => service.router.endpoints.filter((endpoint) => endpoint.versioned);

describe('a change of what has a version', () => {
  test('is one of these, and each of them is documented as such', async () => {
    expect(declared().map(name).sort()).toEqual(versioned);
    const described = await service.app.inject({ url: '/api/v1/openapi.json' });
    const { paths } = described.json() as { paths: Record<string, Record<string, Operation>> };
    for (const { path, method } of declared()) {
      const operation = paths[path]![method.toLowerCase()]!;
      expect(operation.parameters).toContainEqual(
        expect.objectContaining({ name: 'If-Match', in: 'header', required: true }),
      );
      expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(['409', '428']));
    }
  });

  test('is shown as such on the page of the API', async () => {
    const page = (await service.app.inject({ url: '/api/docs' })).body;
    expect(page.match(/Needs <code>If-Match<\/code>/g)).toHaveLength(versioned.length);
  });

  test('needs the version that was read: without it 428, with it or * whatever comes then', async () => {
    const root = await service.newUser();
    const staff = await service.newUser({ isAdmin: true });
    const ids: Record<string, string | number> = {
      company: await newCompany(root),
      validation: 3,
      account: root.accountId,
    };
    for (const endpoint of declared()) {
      const client = endpoint.access === 'admin' ? staff : root;
      const request = makeRequest(endpoint, (kind) => ids[kind] ?? 1);
      for (const given of [undefined, '']) {
        const refused = await client.send(endpoint, { ...request, headers: { 'if-match': given } });
        expect([name(endpoint), refused.status, refused.body]).toEqual([
          name(endpoint),
          428,
          expect.objectContaining({ error: 'request.version_required', message: expect.stringContaining('If-Match') }),
        ]);
      }
      for (const given of ['*', '"0"']) {
        expect((await client.send(endpoint, { ...request, headers: { 'if-match': given } })).status).not.toBe(428);
      }
    }
  });
});

interface Operation {
  parameters: unknown[];
  responses: Record<string, unknown>;
}
