import { expect, test } from 'vitest';
import { businessDaysOf } from '#core/calendar/holidays.ts';
import { calendarsWith, dueDatesOf, nextDueDates, ownCalendars, unpublishedYear } from './due-dates.ts';
import { type FilerProfile, obligationsOf, periodsOf } from './obligations.ts';

const of = (nit: string, month: number, periodoIva?: FilerProfile['periodoIva'], year = 2026) =>
  dueDatesOf(ownCalendars, { nit, profile: periodoIva ? { periodoIva } : {} }, { year, month }).map(
    ({ obligation, date }) => `${obligation} ${date}`,
  );

test('withholding is due by the last digit of the NIT, 0 last', () => {
  expect(of('900394371', 1)).toEqual(['retencion 2026-02-10']);
  expect(of('900394370', 12)).toEqual(['retencion 2027-01-26']);
});

test('VAT is due in the last month of its period only', () => {
  expect(of('900394371', 1, 'bimestral')).toHaveLength(1);
  expect(of('900394371', 2, 'bimestral')).toEqual(['retencion 2026-03-10', 'iva_bimestral 2026-03-10']);
  expect(of('900394371', 2, 'cuatrimestral')).toHaveLength(1);
  expect(of('900394371', 4, 'cuatrimestral')).toHaveLength(2);
  expect(of('900394371', 4, 'ninguno')).toHaveLength(1);
});

test('nothing is guessed: neither a year without calendar nor the closing period', () => {
  expect(of('900394371', 3, 'bimestral', 2025)).toEqual([]);
  expect(of('900394371', 1, undefined, 2029)).toEqual([]);
  expect(of('900394371', 13, 'bimestral')).toEqual([]);
});

test('the years after the last published one follow its rule, to be confirmed', () => {
  const filer = { nit: '900394371', profile: {} };
  expect(dueDatesOf(ownCalendars, filer, { year: 2027, month: 1 })).toEqual([
    { obligation: 'retencion', date: '2027-02-09', isComputed: true },
  ]);
  expect(dueDatesOf(ownCalendars, filer, { year: 2028, month: 1 })).toMatchObject([{ isComputed: true }]);
  expect(dueDatesOf(ownCalendars, filer, { year: 2026, month: 1 })).toEqual([
    { obligation: 'retencion', date: '2026-02-10' },
  ]);
  expect([2026, 2027, 2029].map((year) => unpublishedYear(ownCalendars, year))).toEqual([null, 2027, 2029]);
});

test('every date of the published calendar is a business day from the 7th to the 16th of its month', () => {
  const places = ownCalendars
    .get(2026)!
    .flatMap(({ dates }) =>
      dates.map((date) => businessDaysOf(Number(date.slice(0, 4)), Number(date.slice(5, 7))).indexOf(date) + 1),
    );
  expect([Math.min(...places), Math.max(...places)]).toEqual([7, 16]);
});

test('a company files what its profile says', () => {
  const files = (nit: string, profile: FilerProfile, isLarge = false) => obligationsOf({ nit, profile, isLarge });
  expect(files('900394371', {})).toEqual(['retencion']);
  expect(files('900394371', { agenteRetencion: false })).toEqual([]);
  expect(files('900394371', { periodoIva: 'bimestral', responsableIva: false })).toEqual(['retencion']);
  expect(files('900394371', { regimen: 'simple', periodoIva: 'bimestral' })).toEqual([
    'retencion',
    'iva_bimestral',
    'anticipo_simple',
    'simple_anual',
  ]);
  expect(files('900394371', { regimen: 'ordinario' })).toEqual(['retencion', 'renta_persona_juridica']);
  expect(files('900394371', { regimen: 'especial' }, true)).toEqual(['retencion', 'renta_gran_contribuyente']);
  // A natural person's calendar is another one.
  expect(files('52123456', { regimen: 'ordinario' })).toEqual(['retencion']);
});

test('the next returns are those from today on, soonest first', () => {
  const filer = { nit: '900394371', profile: { periodoIva: 'bimestral' } as const, isLarge: false };
  const next = (today: string) =>
    nextDueDates(ownCalendars, filer, today, 2).map(
      ({ obligation, period, date }) => `${obligation} ${period} ${date}`,
    );
  expect(next('2026-03-10')).toEqual(['retencion 2026-02 2026-03-10', 'iva_bimestral 2026-B1 2026-03-10']);
  expect(next('2026-03-11')[0]).toMatch(/^retencion 2026-03 2026-04-/);
  expect(next('2027-02-01')[0]).toBe('retencion 2027-01 2027-02-09');
});

test('a loaded calendar replaces that of its year', () => {
  const dates = Array.from({ length: 10 }, () => '2026-02-27');
  const calendars = calendarsWith([[2026, [{ obligation: 'retencion', period: '2026-01', dates }]]]);
  const found = dueDatesOf(calendars, { nit: '900394371', profile: {} }, { year: 2026, month: 1 });
  expect(found).toEqual([{ obligation: 'retencion', date: '2026-02-27' }]);
  expect(dueDatesOf(calendars, { nit: '900394371', profile: {} }, { year: 2026, month: 2 })).toEqual([]);
});

test('the calendar of the program has every return and period of its year', () => {
  for (const [year, rows] of ownCalendars) {
    const known = new Set(rows.map(({ obligation, period }) => `${obligation} ${period}`));
    for (const { obligation } of rows)
      for (const period of periodsOf(obligation, year)) expect(known).toContain(`${obligation} ${period}`);
    expect(rows.every(({ dates }) => dates.length === 10)).toBe(true);
    expect(rows).toHaveLength(12 + 6 + 3 + 6 + 1 + 2 + 3);
  }
  expect([...ownCalendars.keys()]).toEqual([2026, 2027, 2028]);
});
