/** Calendars of due dates: permission, refusals, versions, the file there and back, and what companies see of them at once. */
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { auditMonths } from '#api/audits/audits/contract.ts';
import { getPortfolio } from '#api/audits/portfolio/contract.ts';
import { listActivityLog } from '#api/kernel/activity-log/contract.ts';
import { clock } from '#platform/clock.ts';
import { withClient } from '#platform/database/connection.ts';
import {
  newCompany,
  startTestService,
  type TestService,
  type TestUser,
} from '../../../../tests/support/test-service.ts';
import {
  type DueCalendar,
  exportDueCalendar,
  listDueCalendars,
  loadDueCalendar,
  readDueCalendar,
  withdrawDueCalendar,
} from './contract.ts';

let service: TestService;
let staff: TestUser;
let user: TestUser;

beforeAll(async () => {
  vi.spyOn(clock, 'today').mockReturnValue('2027-02-01');
  vi.spyOn(clock, 'currentMonth').mockReturnValue({ year: 2027, month: 2 });
  service = await startTestService();
  staff = await service.newUser({ isAdmin: true });
  user = await service.newUser();
  // NIT ending in 4.
  await newCompany(user);
});
afterAll(async () => {
  vi.restoreAllMocks();
  await service.close();
});
beforeEach(() => withClient(service.access.owner, (owner) => owner.query('delete from due_calendar')));

const norm = { norm: 'Decreto 1 de 2026', source: 'https://norma.example/1', normDay: '2026-12-20' };
const params = { year: 2027 };
const calendarOf = async (year: number) => (await staff.ok(listDueCalendars)).data.find(({ id }) => id === year)!;

/** The calendar of 2026 a year later, on the next working day. */
async function nextYear(): Promise<DueCalendar['attributes']['rows']> {
  const later = (text: string) => text.replace(/^\d{4}/, (year) => String(Number(year) + 1));
  const workingDay = (date: string) => {
    const moment = new Date(later(date));
    while ([0, 6].includes(moment.getUTCDay())) moment.setUTCDate(moment.getUTCDate() + 1);
    return moment.toISOString().slice(0, 10);
  };
  const { rows } = (await calendarOf(2026)).attributes;
  return rows.map(({ obligation, period, dates }) => ({
    obligation,
    period: later(period),
    dates: dates.map(workingDay),
  }));
}

test('are for staff only', async () => {
  const body = { ...norm, rows: await nextYear() };
  await user.fails(listDueCalendars, 'auth.forbidden');
  await user.fails(loadDueCalendar, 'auth.forbidden', { params, body });
  await user.fails(withdrawDueCalendar, 'auth.forbidden', { params });
  await user.fails(exportDueCalendar, 'auth.forbidden', { params });
});

test('a year that is not loaded says so; once loaded, companies see it at once, and no longer when withdrawn', async () => {
  const due = async () => {
    const { data, meta } = await user.ok(getPortfolio, { query: {} });
    return { lacks: meta.lacksCalendar, next: data[0]!.attributes.due[0] };
  };
  const computed = await calendarOf(2027);
  expect(computed?.attributes).toMatchObject({ version: 0, isComputed: true, loaded: null });
  expect(await due()).toMatchObject({ lacks: 2027, next: { period: '2027-01', isComputed: true } });
  const rows = await nextYear();
  const { data } = await staff.ok(loadDueCalendar, { params, body: { ...norm, rows } });
  expect(data.attributes).toMatchObject({ version: 1, loaded: { norm: norm.norm, by: expect.any(String) } });
  const date = rows[0]!.dates[4]!;
  expect(await due()).toEqual({ lacks: null, next: { obligation: 'retencion', period: '2027-01', date } });
  const [company] = (await user.ok(getPortfolio, { query: {} })).data;
  const months = await user.ok(auditMonths, { params: { id: company!.id }, query: { to: '2027-01' } });
  expect(months.data.at(-1)!.dueDates).toEqual([{ obligation: 'retencion', date }]);
  await staff.ok(withdrawDueCalendar, { params });
  expect((await due()).lacks).toBe(2027);
  await staff.fails(withdrawDueCalendar, 'resource.not_found', { params });
  const log = (await staff.ok(listActivityLog)).data.slice(0, 2);
  expect(log.map(({ attributes: { act, target } }) => [act, target])).toEqual([
    ['calendar.withdrawn', '2027'],
    ['calendar.loaded', '2027'],
  ]);
});

test('one that is not whole, or has a slip, is refused with what is wrong', async () => {
  const rows = await nextYear();
  const failure = await staff.fails(loadDueCalendar, 'calendar.invalid', {
    params,
    body: { ...norm, rows: rows.slice(1) },
  });
  expect(failure.message).toContain('Retención en la fuente, enero de 2027: faltan sus fechas.');
  const slip = rows.with(0, { ...rows[0]!, dates: rows[0]!.dates.with(4, '2027-02-14') });
  const other = await staff.fails(loadDueCalendar, 'calendar.invalid', { params, body: { ...norm, rows: slip } });
  expect(other.message).toContain('dígito 4: cae en sábado o domingo.');
  expect((await calendarOf(2027)).attributes).toMatchObject({ isComputed: true, loaded: null });
});

test('a later version replaces an earlier one, which returns; nobody overwrites what was loaded meanwhile', async () => {
  const rows = await nextYear();
  const body = { ...norm, rows };
  await staff.ok(loadDueCalendar, { params, body, headers: { 'if-match': '"0"' } });
  await staff.fails(loadDueCalendar, 'resource.conflict', { params, body, headers: { 'if-match': '"0"' } });
  const moved = rows.with(0, { ...rows[0]!, dates: rows[0]!.dates.with(4, '2027-02-26') });
  const second = await staff.ok(loadDueCalendar, {
    params,
    body: { ...body, rows: moved },
    headers: { 'if-match': '"1"' },
  });
  expect(second.data.attributes.rows[0]!.dates[4]).toBe('2027-02-26');
  const before = await staff.ok(withdrawDueCalendar, { params, headers: { 'if-match': '"2"' } });
  expect(before.data.attributes.version).toBe(3);
  expect(before.data.attributes.rows[0]!.dates).toEqual(rows[0]!.dates);
});

test('the table goes out and comes back, also without dates', async () => {
  for (const format of ['xlsx', 'csv'] as const) {
    const { bytes } = await staff.send(exportDueCalendar, { params: { year: 2026 }, query: { format } });
    const file = { name: `calendario.${format}`, bytes };
    const { data } = await staff.ok(readDueCalendar, { params: { year: 2026 }, file });
    expect(data).toMatchObject({ changes: 0, problems: [] });
    expect(data.rows).toHaveLength(33);
  }
  const computed = await staff.send(exportDueCalendar, { params, query: { format: 'csv' } });
  const same = { name: 'calendario.csv', bytes: computed.bytes };
  expect((await staff.ok(readDueCalendar, { params, file: same })).data).toMatchObject({ changes: 0, problems: [] });
  const later = { year: 2030 };
  const { bytes } = await staff.send(exportDueCalendar, { params: later, query: { format: 'csv' } });
  const empty = await staff.ok(readDueCalendar, { params: later, file: { name: 'calendario.csv', bytes } });
  expect(empty.data.problems[0]).toBe(
    'Retención en la fuente, enero de 2030, dígito 0: escribe el día, como 2026-02-10.',
  );
  const csv = 'Declaración;Período\r\nPredial;2027\r\n';
  const strange = await staff.ok(readDueCalendar, { params, file: { name: 'a.csv', bytes: Buffer.from(csv) } });
  expect(strange.data.problems).toEqual(['Falta la columna «Dígito 0».']);
});
