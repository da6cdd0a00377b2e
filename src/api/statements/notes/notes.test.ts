/** Notes to the statements by month: carried forward, versions, tenancy. */
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

  test('are carried to later months until these have their own', async () => {
    expect((await user.ok(getStatementNotes, at('2026-01'))).data).toEqual({
      ...{ period: '2026-01', notes: [], from: null, version: 0 },
    });
    const { data } = await user.ok(setStatementNotes, { ...at('2026-01'), body: { notes } });
    expect(data).toEqual({ period: '2026-01', notes, from: '2026-01', version: 1 });
    const carried = { period: '2026-03', notes, from: '2026-01', version: 0 };
    expect((await user.ok(getStatementNotes, at('2026-03'))).data).toEqual(carried);
    const own = [...notes, { title: 'Nota 2. Efectivo', text: 'Está en el banco.' }];
    await user.ok(setStatementNotes, { ...at('2026-03'), body: { notes: own } });
    expect((await user.ok(getStatementNotes, at('2026-02'))).data.notes).toEqual(notes);
    expect((await user.ok(getStatementNotes, at('2026-13'))).data).toMatchObject({ notes: own, from: '2026-03' });
    await user.ok(setStatementNotes, { ...at('2026-04'), body: { notes: [] } });
    expect((await user.ok(getStatementNotes, at('2026-05'))).data).toMatchObject({ notes: [], from: '2026-04' });
    const log = await user.ok(listActivityLog, { query: { companyId: id, act: 'statement_notes.changed' } });
    expect(log.data.map(({ attributes }) => [attributes.target, attributes.details])).toEqual([
      ['abril de 2026', { count: 0 }],
      ['marzo de 2026', { count: 2 }],
      ['enero de 2026', { count: 1 }],
    ]);
  });

  test('are written over what was read; the same again changes nothing', async () => {
    expect((await user.ok(setStatementNotes, { ...at('2026-01', 1), body: { notes } })).data.version).toBe(1);
    const other = [{ title: 'Otra', text: 'Nota' }];
    await user.ok(setStatementNotes, { ...at('2026-01', 1), body: { notes: other } });
    const late = await user.fails(setStatementNotes, 'resource.conflict', { ...at('2026-01', 1), body: { notes } });
    expect(late.errors?.[0]?.message).toBe('Leíste la versión 1 y ya va en la 2.');
  });

  test('are of the account alone', async () => {
    const stranger = await service.newUser();
    await stranger.fails(getStatementNotes, 'resource.not_found', at('2026-01'));
    await stranger.fails(setStatementNotes, 'resource.not_found', { ...at('2026-01'), body: { notes } });
    await user.fails(getStatementNotes, 'resource.not_found', at('0000-01'));
  });
});
