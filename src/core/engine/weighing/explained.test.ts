import { describe, expect, test } from 'vitest';
import type { ValidationResult } from '../finding.ts';
import { causesIn, explainedIn, type ToldFinding, withExplained, withExplanations } from './explained.ts';

type Line = ToldFinding['entry'][number];
const line = (account: string, debit: string, credit = '0.00') => ({ account, debit, credit }) as Line;

function finding(fingerprint: string, made: Partial<ToldFinding>): ToldFinding {
  return {
    ...{ fingerprint, rule: fingerprint, severity: 'media', stake: 'at_risk', account: null, accountName: null },
    ...{ amount: '0.00', expected: null, found: null, entry: [], title: fingerprint },
    ...made,
  } as ToldFinding;
}
const change = (account: string, expected: string, found: string) =>
  finding(`VAR:${account}`, { account, expected, found });

/** What explains one change among some findings. */
const causeOf = (changed: ToldFinding, ...others: ToldFinding[]) =>
  withExplanations([changed as never], others)[0]!.explainedBy?.fingerprint;

describe('a change of an account is explained', () => {
  test.each<[name: string, changed: ToldFinding, cause: ToldFinding]>([
    [
      'by the account left with the balance that is accused (cash in credit)',
      change('11050501', '4000000.00', '-3200000.00'),
      finding('NAT-1', { account: '11050501', amount: '3200000.00', found: '-3200000.00' }),
    ],
    [
      'by the entry that would take it back (a provision that stopped)',
      change('51053001', '2604336.00', '0.00'),
      finding('PRE-1', { account: '2610', amount: '7136142.00', entry: [line('51053001', '2735596.00')] }),
    ],
    [
      'by lines of its subaccounts together',
      change('5160', '1600000.00', '0.00'),
      finding('DEP-3', {
        account: '1592',
        amount: '1600000.00',
        entry: [line('51601501', '300000.00'), line('51603501', '1300000.00')],
      }),
    ],
    [
      'by a finding about it, of its amount',
      change('13300501', '0.00', '5000000.00'),
      finding('ANT-1', { account: '13300501', amount: '5000000.00' }),
    ],
  ])('%s', (_name, changed, cause) => {
    expect(causeOf(changed, cause)).toBe(cause.fingerprint);
  });

  test('by the nearest amount, then the most severe', () => {
    const changed = change('23654001', '2162284.00', '4177681.00');
    const near = finding('RET-5', { account: '2365', entry: [line('23654001', '2015397.00')] });
    const far = finding('RET-3', { account: '23654001', entry: [line('23654001', '2200000.00')] });
    expect(causeOf(changed, far, near)).toBe('RET-5');
    expect(causeOf(changed, near, { ...near, fingerprint: 'RET-4', severity: 'alta' })).toBe('RET-4');
  });
});

test.each<[name: string, changed: ToldFinding, other: ToldFinding]>([
  [
    'another amount on the same account',
    change('13050501', '10000000.00', '60000000.00'),
    finding('TER-2', { account: '13050501', amount: '9000000.00' }),
  ],
  [
    'a reclassification between third parties of the account',
    change('54050501', '2000000.00', '0.00'),
    finding('TER-3', {
      account: '54050501',
      amount: '2000000.00',
      entry: [line('54050501', '2000000.00'), line('54050501', '0.00', '2000000.00')],
    }),
  ],
  [
    'an informative finding',
    change('53059501', '0.00', '300000.00'),
    finding('NDE-5', { account: '53059501', amount: '300000.00', severity: 'informativa' }),
  ],
  [
    'a reference',
    change('41350501', '0.00', '300000.00'),
    finding('CON-1', { account: '41350501', amount: '300000.00', stake: 'reference' }),
  ],
  ['a ratio, which has no account', finding('VAR-6', {}), finding('NAT-1', { account: '1105', amount: '0.00' })],
])('not by %s', (_name, changed, other) => {
  expect(causeOf(changed, other)).toBeUndefined();
});

test('stored results explain, and are explained, like those of the run', () => {
  const changed = change('1105', '0.00', '5.00');
  const cause = finding('NAT-1', { account: '1105', amount: '5.00' });
  const consequences = new Set(['variacion']);
  const result = (key: string, findings: ToldFinding[]) => ({ key, findings }) as unknown as ValidationResult;
  const stored = (key: string, ...findings: ToldFinding[]) => new Map([[key, { findings }]]);

  expect([...explainedIn([result('naturaleza', [cause])], stored('variacion', changed), consequences)]).toEqual([
    ['VAR:1105', 'NAT-1'],
  ]);
  const causes = causesIn([], stored('naturaleza', cause), consequences);
  const told = withExplanations([changed as never], causes);
  const results = [result('variacion', told)];
  expect([...explainedIn(results, stored('naturaleza', cause), consequences)]).toEqual([['VAR:1105', 'NAT-1']]);
  const [named] = withExplained([result('naturaleza', [cause]), ...results]);
  expect(named!.findings[0]!.explains).toMatchObject([{ fingerprint: 'VAR:1105', account: '1105' }]);
});
