import { describe, expect, test } from 'vitest';
import { dayInBogota } from '#core/calendar/bogota.ts';
import {
  addDays,
  codeState,
  daysBetween,
  extendLicense,
  type LicenseTerm,
  licenseState,
  mayChange,
  plan,
} from './license.ts';

const year: LicenseTerm = { plan: 'empresa', endsOn: '2026-12-31', isSuspended: false };

describe('the state of a license', () => {
  test.each([
    ['2026-11-30', 'activa'],
    ['2026-12-01', 'por_vencer'],
    ['2026-12-31', 'por_vencer'],
    ['2027-01-01', 'vencida'],
  ])('on %s is %s', (today, state) => {
    expect(licenseState(year, today)).toBe(state);
  });

  test('of a demo stays demo until its last day', () => {
    const demo = { ...year, plan: 'demo' };
    expect(licenseState(demo, '2026-12-31')).toBe('demo');
    expect(licenseState(demo, '2027-01-01')).toBe('vencida');
  });

  test('suspended stays suspended after its end date; an account without license has none', () => {
    expect(licenseState({ ...year, isSuspended: true }, '2026-06-01')).toBe('suspendida');
    expect(licenseState({ ...year, isSuspended: true }, '2027-06-01')).toBe('suspendida');
    expect(licenseState(null, '2026-06-01')).toBe('sin_licencia');
    expect(mayChange('sin_licencia')).toBe(false);
  });
});

describe('license days', () => {
  test('are days in Bogotá', () => {
    expect(dayInBogota(new Date('2026-03-01T04:59:59Z'))).toBe('2026-02-28');
    expect(dayInBogota(new Date('2026-03-01T05:00:00Z'))).toBe('2026-03-01');
  });

  test('span months and leap years', () => {
    expect(addDays('2028-02-28', 2)).toBe('2028-03-01');
    expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2);
    expect(daysBetween('2026-03-01', '2026-02-28')).toBe(-1);
    expect(addDays('2026-01-01', plan('demo').days)).toBe('2026-01-16');
  });
});

describe('extending a license', () => {
  const given = { plan: 'empresa', days: 365, companies: 0, users: 0 } as const;
  const firm = { plan: 'firma', companies: 60, users: 15, startsOn: '2026-01-01', endsOn: '2026-12-31' } as const;

  test('starts today when there was none, a demo, or an expired one', () => {
    const fresh = { plan: 'empresa', companies: 1, users: 3, startsOn: '2027-02-01', endsOn: '2028-02-01' };
    expect(extendLicense(null, given, '2027-02-01')).toEqual(fresh);
    expect(extendLicense({ ...firm, plan: 'demo', endsOn: '2027-02-09' }, given, '2027-02-01')).toEqual(fresh);
    expect(extendLicense(firm, given, '2027-02-01')).toEqual(fresh);
  });

  test('adds to the remaining days of a paid license and keeps its seats', () => {
    expect(extendLicense(firm, { ...given, users: 20 }, '2026-12-31')).toEqual({
      plan: 'empresa',
      companies: 60,
      users: 20,
      startsOn: '2026-01-01',
      endsOn: '2027-12-31',
    });
  });
});

test.each([
  [false, false, '2026-05-01', 'disponible'],
  [false, false, '2026-04-30', 'vencido'],
  [true, false, '2026-04-30', 'usado'],
  [false, true, '2026-05-01', 'anulado'],
])('a code, redeemed %s, annulled %s, until %s, is %s', (isRedeemed, isAnnulled, expiresOn, state) => {
  expect(codeState({ isRedeemed, isAnnulled, expiresOn }, '2026-05-01')).toBe(state);
});
