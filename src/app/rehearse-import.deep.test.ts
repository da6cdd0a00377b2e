import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { AuditResult } from '#api/audits/audits/run/audit-task.ts';
import { withClient } from '#platform/database/connection.ts';
import { startTestService, type TestService } from '../../tests/support/test-service.ts';
import { rehearseImport } from './rehearse-import.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

/** Rows of every table, by its name. */
function countRows(): Promise<Record<string, number>> {
  return withClient(service.access.owner, async (owner) => {
    const { rows } = await owner.query<{ name: string; rows: number }>(
      `select tablename as name,
              (xpath('/row/count/text()', query_to_xml(format('select count(*) as count from %I', tablename), false, true, '')))[1]::text::int as rows
         from pg_tables where schemaname = 'public'`,
    );
    return Object.fromEntries(rows.map(({ name, rows }) => [name, rows]));
  });
}

test('a rehearsed import reaches its findings and leaves no row', async () => {
  const before = await countRows();
  const warn = vi.spyOn(service.app.log, 'warn');
  const run = vi.spyOn(service.services.workers, 'run');
  await rehearseImport(service.services, service.app.log);
  expect(warn).not.toHaveBeenCalled();
  const found = run.mock.settledResults.flatMap(({ type, value }, call) =>
    run.mock.calls[call]![0] === 'auditMonth' && type === 'fulfilled' ? [(value as AuditResult).findings.length] : [],
  );
  expect(found).toEqual([found[0], found[0], found[0]]);
  expect(found[0]).toBeGreaterThan(0);
  expect(await countRows()).toEqual(before);
});

test('a failed rehearsal is logged, leaves no row, and the service goes on', async () => {
  const before = await countRows();
  const warn = vi.spyOn(service.app.log, 'warn').mockImplementation(() => {});
  const workers = { ...service.services.workers, run: () => Promise.reject(new Error('no worker')) };
  await rehearseImport({ ...service.services, workers }, service.app.log);
  expect(warn).toHaveBeenCalledOnce();
  expect(await countRows()).toEqual(before);
  const user = await service.newUser();
  expect(user.userId).toBeGreaterThan(0);
});
