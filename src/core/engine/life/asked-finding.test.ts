import { describe, expect, test } from 'vitest';
import { onlyShown, type ShownFinding, shownParts } from './asked-finding.ts';

const whole: ShownFinding = {
  title: 'El saldo bajó: quedó en $ 5.714.976',
  plainTitle: 'Variación',
  period: '2026-10',
  amount: '5714976.00',
  account: { code: '2365', name: 'Retención en la fuente' },
  thirdParties: [{ nit: '800197268', name: 'DIAN', amount: '5714976.00' }],
  thirdPartyCount: 3,
  lines: [{ label: 'Este mes', amount: '5714976.00', kind: 'total' }],
};

describe('what a question shows of a finding', () => {
  test('is all of it with all parts', () => {
    expect(onlyShown(whole, shownParts)).toEqual(whole);
  });

  test('has no trace of a part that was left out', () => {
    const without = (part: (typeof shownParts)[number]) =>
      JSON.stringify(
        onlyShown(
          whole,
          shownParts.filter((one) => one !== part),
        ),
      );
    expect(without('amount')).not.toMatch(/5\.?714\.?976/);
    expect(without('account')).not.toContain('2365');
    expect(without('third_party')).not.toContain('DIAN');
    expect(without('lines')).not.toContain('Este mes');
  });
});
