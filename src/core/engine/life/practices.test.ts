import { describe, expect, it } from 'vitest';
import type { AuditReport, Finding } from '../finding.ts';
import { practicesOf, type SeenMonth, withPracticesApart } from './practices.ts';

const rules = new Set(['TER-1', 'ANR-1']);

/** A finding of each topic, `TER-1:1110` or of a third party `ANR-1:2805@900`. */
function month(key: string, ...topics: string[]): SeenMonth {
  const [year, number] = key.split('-').map(Number);
  return {
    period: { year: year!, month: number! },
    findings: topics.map((text) => {
      const [topic, ...subjects] = text.split('@');
      return { rule: topic!.split(':')[0]!, topic: topic!, subjects, fingerprint: text };
    }),
  };
}

const apartIn = (months: readonly SeenMonth[]) => practicesOf(months, rules).map((found) => [...found.keys()]);

it('stands in the first three months: apart in all, also after a month without it', () => {
  const months = [
    month('2026-01', 'TER-1:1110'),
    month('2026-02', 'TER-1:1110'),
    month('2026-03', 'TER-1:1110'),
    month('2026-04'),
    month('2026-05', 'TER-1:1110'),
  ];
  expect(apartIn(months)).toEqual([['TER-1:1110'], ['TER-1:1110'], ['TER-1:1110'], [], ['TER-1:1110']]);
  expect(practicesOf(months, rules)[4]!.get('TER-1:1110')).toEqual({ since: { year: 2026, month: 1 }, months: 4 });
});

it('begins later: a finding in its first two months, apart from the third', () => {
  const months = [
    month('2026-01'),
    month('2026-02', 'TER-1:1110'),
    month('2026-03', 'TER-1:1110'),
    month('2026-04', 'TER-1:1110'),
    month('2026-05', 'TER-1:1110'),
  ];
  expect(apartIn(months)).toEqual([[], [], [], ['TER-1:1110'], ['TER-1:1110']]);
});

it.each([
  ['two months', [month('2026-01', 'TER-1:1110'), month('2026-02', 'TER-1:1110')]],
  ['a month that is not loaded', ['2026-01', '2026-02', '2026-04'].map((key) => month(key, 'TER-1:1110'))],
  ['another account each month', ['1110', '1120', '1125'].map((code, at) => month(`2026-0${at + 1}`, `TER-1:${code}`))],
  ['a rule that may be none', ['2026-01', '2026-02', '2026-03'].map((key) => month(key, 'RET-5:2365'))],
])('no practice: %s', (_, months) => {
  expect(apartIn(months).flat()).toEqual([]);
});

it('of several third parties: apart only if each of them is', () => {
  const both = 'ANR-1:2805@900@901';
  const months = ['2026-01', '2026-02', '2026-03'].map((key) => month(key, both));
  expect(apartIn(months).flat()).toEqual([both, both, both]);
  const more = month('2026-04', 'ANR-1:2805@900@901@902');
  expect(apartIn([...months, more])[3]).toEqual([]);
});

describe('answered', () => {
  const months = ['2026-01', '2026-02', '2026-03', '2026-04'].map((key) => month(key, 'ANR-1:2805@900'));
  const about = (key: string, answer: 'registered' | 'error', ...subjects: string[]) => {
    const [year, number] = key.split('-').map(Number);
    return { topic: 'ANR-1:2805', subjects, answer, from: { year: year!, month: number! } };
  };
  const counted = (...answers: ReturnType<typeof about>[]) =>
    practicesOf(months, rules, answers).map((found) => found.size);

  it('as an error: a finding from that month on, of that third party; a later answer holds', () => {
    expect(counted(about('2026-03', 'error', '900'))).toEqual([1, 1, 0, 0]);
    expect(counted(about('2026-03', 'error', '901'))).toEqual([1, 1, 1, 1]);
    expect(counted(about('2026-03', 'error', '900'), about('2026-04', 'registered', '900'))).toEqual([1, 1, 0, 1]);
    expect(counted(about('2026-03', 'error', '900'), about('2026-02', 'registered', '900'))).toEqual([1, 1, 1, 1]);
  });

  it('as registered so: apart from that month on, however few months have it', () => {
    const one = [month('2026-05'), month('2026-06', 'ANR-1:2805@900')];
    const answer = about('2026-03', 'registered', '900');
    expect(practicesOf(one, rules, [answer])[1]!.get('ANR-1:2805@900')).toEqual({
      since: { year: 2026, month: 6 },
      months: 1,
    });
    expect(practicesOf(one, new Set(['TER-1']), [answer])[1]!.size).toBe(0);
  });
});

it('apart: not among the findings, not in the index; a validation without others has none', () => {
  const finding = { rule: 'TER-1', topic: 'TER-1:1110', fingerprint: 'TER-1:1110', severity: 'media' } as Finding;
  const other = { ...finding, rule: 'TER-5', fingerprint: 'TER-5:1305' };
  const validation = (key: string, findings: Finding[]) => ({
    id: 18,
    key,
    title: '',
    outcome: 'con_hallazgos' as const,
    reason: null,
    notEvaluated: [],
    findings,
  });
  const report = {
    healthIndex: 60,
    validations: [validation('terceros', [finding]), validation('nit', [finding, other])],
  };
  const practices = new Map([['TER-1:1110', { since: { year: 2026, month: 1 }, months: 3 }]]);
  const apart = withPracticesApart(report as unknown as AuditReport, practices, new Map());
  expect(apart.validations.map(({ outcome, findings }) => [outcome, findings.length])).toEqual([
    ['sin_hallazgos', 0],
    ['con_hallazgos', 1],
  ]);
  expect(apart.healthIndex).toBe(90);
  expect(apart.practices).toMatchObject([
    { validation: 'terceros', since: '2026-01', months: 3, finding },
    { validation: 'nit', finding },
  ]);
});
