/** Notes to the statements by year: carried forward, versions, tenancy. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listActivityLog } from '#api/kernel/activity-log/contract.ts';
import {
  newCompany,
  startTestService,
  type TestService,
  type TestUser,
} from '../../../../tests/support/test-service.ts';
import { getStatementNotes, setStatementNotes } from './contract.ts';

let service: TestService;
let user: TestUser;
let id: number;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

const notes = [{ title: 'Nota 1. La empresa', text: 'Vende aves.\n\nY plumas.' }];
const at = (period: string, version = 0) => ({ params: { id, period }, headers: { 'if-match': `"${version}"` } });

describe('notes to the statements', () => {
  beforeAll(async () => {
    user = await service.newUser();
    id = await newCompany(user);
  });

  test('are of their year, and carried to later years until these have their own', async () => {
    expect((await user.ok(getStatementNotes, at('2026-01'))).data).toEqual({
      ...{ period: '2026-01', notes: [], from: null, version: 0 },
    });
    const { data } = await user.ok(setStatementNotes, { ...at('2026-01'), body: { notes } });
    expect(data).toEqual({ period: '2026-01', notes, from: '2026-01', version: 1 });
    // One set a year: whatever month shows it, and over the same version.
    const ofYear = { period: '2026-03', notes, from: '2026-01', version: 1 };
    expect((await user.ok(getStatementNotes, at('2026-03'))).data).toEqual(ofYear);
    const own = [...notes, { title: 'Nota 2. Efectivo', text: 'Está en el banco.' }];
    await user.fails(setStatementNotes, 'resource.conflict', { ...at('2026-03'), body: { notes: own } });
    await user.ok(setStatementNotes, { ...at('2026-03', 1), body: { notes: own } });
    for (const period of ['2026-01', '2026-02', '2026-13'])
      expect((await user.ok(getStatementNotes, at(period))).data).toMatchObject({ notes: own, version: 2 });
    expect((await user.ok(getStatementNotes, at('2025-12'))).data).toMatchObject({ notes: [], from: null });
    const carried = { period: '2027-02', notes: own, from: '2026-01', version: 0 };
    expect((await user.ok(getStatementNotes, at('2027-02'))).data).toEqual(carried);
    await user.ok(setStatementNotes, { ...at('2027-02'), body: { notes: [] } });
    expect((await user.ok(getStatementNotes, at('2027-01'))).data).toMatchObject({ notes: [], version: 1 });
    expect((await user.ok(getStatementNotes, at('2026-12'))).data).toMatchObject({ notes: own });
    const log = await user.ok(listActivityLog, { query: { companyId: id, act: 'statement_notes.changed' } });
    expect(log.data.map(({ attributes }) => [attributes.target, attributes.details])).toEqual([
      ['2027', { count: 0 }],
      ['2026', { count: 2 }],
      ['2026', { count: 1 }],
    ]);
  });

  test('are written over what was read; the same again changes nothing', async () => {
    await user.ok(setStatementNotes, { ...at('2026-01', 2), body: { notes } });
    expect((await user.ok(setStatementNotes, { ...at('2026-06', 3), body: { notes } })).data.version).toBe(3);
    const other = [{ title: 'Otra', text: 'Nota' }];
    await user.ok(setStatementNotes, { ...at('2026-01', 3), body: { notes: other } });
    const late = await user.fails(setStatementNotes, 'resource.conflict', { ...at('2026-01', 3), body: { notes } });
    expect(late.errors?.[0]?.message).toBe('Leíste la versión 3 y ya va en la 4.');
  });

  test('are of the account alone', async () => {
    const stranger = await service.newUser();
    await stranger.fails(getStatementNotes, 'resource.not_found', at('2026-01'));
    await stranger.fails(setStatementNotes, 'resource.not_found', { ...at('2026-01'), body: { notes } });
    await user.fails(getStatementNotes, 'resource.not_found', at('0000-01'));
  });
});
