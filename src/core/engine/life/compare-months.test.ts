import { describe, expect, test } from 'vitest';
import { parsePeriod, periodKey } from '#core/calendar/period.ts';
import type { Finding } from '../finding.ts';
import { balanceOfBooks } from '../validation-case.ts';
import { type AuditedMonth, compareMonths } from './compare-months.ts';
import { comparedWords, correctedWords, noLongerWords } from './life-words.es.ts';

interface Made {
  about?: string[];
  isFlow?: boolean;
  severity?: Finding['severity'];
  registration?: Finding['registration'];
}

const ran = (how: Partial<AuditedMonth['validations'][number]>): AuditedMonth['validations'][number] => ({
  key: 'x',
  outcome: 'con_hallazgos',
  notEvaluated: [],
  findings: [],
  ...how,
});

/** A month with one finding, or none; `credited`: of the account of depreciation. */
function month(period: string, made: Made | null, credited = 500): AuditedMonth {
  const { about: subjects = [], isFlow = false, severity = 'alta', registration } = made ?? {};
  const fingerprint = ['X-1', ...subjects.slice(0, 1), ...(isFlow ? [period] : [])].join('@');
  const proof = isFlow ? 'flow' : 'balance';
  const finding = { fingerprint, topic: 'X-1', subjects, proof, severity, registration } as unknown as Finding;
  const balance = balanceOfBooks(period, `15920501 Acumulada | | 0 | 0 | ${credited}000 | 0`);
  return { period: parsePeriod(period)!, balance, validations: [ran({ findings: made === null ? [] : [finding] })] };
}

/** State of the finding of the last month, and what became of those that it lacks. */
function last(...months: AuditedMonth[]) {
  const { lives, gone } = compareMonths(months).at(-1)!;
  const [life] = [...lives.values()];
  return {
    now: life && `${life.change} ${periodKey(life.since)}`,
    compared: life?.compared ? comparedWords(life.compared) : null,
    gone: gone.map(({ finding, foundIn, change }) => `${finding.fingerprint} ${periodKey(foundIn)} ${change}`),
  };
}

describe('a finding about third parties', () => {
  test.each<[name: string, before: string[], now: string[], change: string, compared: string | null, gone: string[]]>([
    ['the same one', ['A'], ['A'], 'persistente 2026-01', null, []],
    ['another one', ['A'], ['B'], 'nuevo 2026-02', null, ['X-1@A 2026-01 corregido']],
    ['one more', ['A', 'B'], ['A', 'B', 'C'], 'persistente 2026-01', '2 siguen, 1 nuevo', []],
    ['one less', ['A', 'B'], ['B'], 'persistente 2026-01', '1 sigue, 1 ya no', []],
    ['all others', ['A', 'B'], ['C', 'D'], 'nuevo 2026-02', null, ['X-1@A 2026-01 corregido']],
    ['one for another', ['A', 'B'], ['B', 'C'], 'persistente 2026-01', '1 sigue, 1 nuevo, 1 ya no', []],
  ])('%s', (_name, before, now, change, compared, gone) => {
    expect(last(month('2026-01', { about: before }), month('2026-02', { about: now }))).toEqual({
      now: change,
      compared,
      gone,
    });
  });

  test('is reopened for the third party that had it, and for no other', () => {
    const past = [month('2026-01', { about: ['A'] }), month('2026-02', null)];
    expect(last(...past, month('2026-03', { about: ['A'] })).now).toBe('reabierto 2026-03');
    expect(last(...past, month('2026-03', { about: ['B'] })).now).toBe('nuevo 2026-03');
  });

  test('is followed through what it was about in each month', () => {
    const months = [['A'], ['A', 'B'], ['B'], ['B', 'C']].map((about, index) => month(`2026-0${index + 1}`, { about }));
    expect(last(...months).now).toBe('persistente 2026-01');
  });
});

describe('a state of the books that a month does not have', () => {
  const rule = 'X-1';
  test.each<[name: string, validations: AuditedMonth['validations'], change: string]>([
    ['was looked for', [ran({ outcome: 'sin_hallazgos' })], 'corregido'],
    ['of a validation that could not run', [ran({ outcome: 'no_evaluada' })], 'ya_no_aplica'],
    ['of one that does not apply', [ran({ outcome: 'no_aplica' })], 'ya_no_aplica'],
    ['of one that failed', [ran({ outcome: 'error' })], 'ya_no_aplica'],
    ['of one that was not there', [], 'ya_no_aplica'],
    ['whose rule lacked something', [ran({ notEvaluated: [{ rule, reason: '', lacks: [] }] })], 'ya_no_aplica'],
    ['whose rule is off', [ran({ ruleChanges: [{ rule, off: true, severity: null, reason: '' }] })], 'ya_no_aplica'],
    [
      'whose rule has another severity',
      [ran({ ruleChanges: [{ rule, off: false, severity: 'baja', reason: '' }] })],
      'corregido',
    ],
  ])('%s', (_name, validations, change) => {
    const found = month('2026-01', {});
    const finding = { ...found.validations[0]!.findings[0]!, rule };
    const january = { ...found, validations: [ran({ findings: [finding] })] };
    const february = { ...month('2026-02', null), validations };
    expect(last(january, february).gone).toEqual([`X-1 2026-01 ${change}`]);
    const march = { ...month('2026-03', null), validations: january.validations };
    const isAbsent = change === 'corregido';
    expect(last(january, february, march).now).toBe(isAbsent ? 'reabierto 2026-03' : 'persistente 2026-01');
  });
});

describe('a movement of one month', () => {
  const registration: Finding['registration'] = [
    { account: '15920501', nits: null, side: 'credit', amount: '500000.00', usual: '500000.00' },
  ];
  const missing = (period: string) => month(period, { isFlow: true, registration }, 0);

  test('is not that of another month', () => {
    expect(last(missing('2026-01'), missing('2026-02'))).toEqual({
      now: 'nuevo 2026-02',
      compared: null,
      gone: ['X-1@2026-01 2026-01 ya_no_aplica'],
    });
  });

  test('is listed until its registration is seen, for a year', () => {
    const waiting = ['X-1@2026-01 2026-01 ya_no_aplica'];
    const later = ['2026-02', '2026-03'].map((period) => month(period, null));
    expect(last(missing('2026-01'), ...later).gone).toEqual(waiting);
    const caughtUp = [missing('2026-01'), ...later, month('2026-04', null, 1000)];
    expect(last(...caughtUp).gone).toEqual(['X-1@2026-01 2026-01 corregido']);
    expect(last(...caughtUp, month('2026-05', null)).gone).toEqual([]);
    expect(last(missing('2026-01'), ...later, month('2027-01', null)).gone).toEqual(waiting);
    expect(last(missing('2026-01'), ...later, month('2027-02', null)).gone).toEqual([]);
  });

  test('is listed once where nothing would show its registration, and never where it is informative', () => {
    const variation = month('2026-01', { isFlow: true });
    expect(last(variation, month('2026-02', null)).gone).toEqual(['X-1@2026-01 2026-01 ya_no_aplica']);
    expect(last(variation, month('2026-02', null), month('2026-03', null)).gone).toEqual([]);
    const informative = month('2026-01', { isFlow: true, severity: 'informativa' });
    expect(last(informative, month('2026-02', null)).gone).toEqual([]);
  });
});

test('states are told in words', () => {
  const [february, march] = [parsePeriod('2026-02')!, parsePeriod('2026-03')!];
  expect(noLongerWords(march, february, { stake: 'at_risk', proof: 'flow' })).toBe(
    'Ya no aplica a marzo; no vimos el registro de febrero',
  );
  expect(noLongerWords(march, parsePeriod('2025-12')!, { stake: 'at_risk', proof: 'flow' })).toBe(
    'Ya no aplica a marzo; no vimos el registro de diciembre de 2025',
  );
  expect(noLongerWords(march, february, { stake: 'to_explain', proof: 'flow' })).toBe('Ya no aplica a marzo');
  expect(noLongerWords(march, february, { stake: 'at_risk', proof: 'flow', unseen: 'No se sabe.' })).toBe(
    'Ya no aplica a marzo; el balance no muestra si lo de febrero se corrigió',
  );
  expect(noLongerWords(march, february, { stake: 'at_risk', proof: 'balance' })).toBe(
    'No se evaluó en marzo: que no aparezca no prueba que se corrigió',
  );
  expect(correctedWords(march, february, 'balance')).toBe('Corregido en marzo');
  expect(correctedWords(march, february, 'flow')).toBe('Corregido: el registro de febrero está en marzo');
});
