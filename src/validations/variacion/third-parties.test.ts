/** The table of third parties under a variation adds up to it, with the signs of their changes. */
import { expect, test } from 'vitest';
import { runValidations } from '#core/engine/run-validations.ts';
import { balanceOfBooks } from '#core/engine/validation-case.ts';
import { fromDecimal } from '#core/money/money.ts';
import { text } from './text.es.ts';
import { validation } from './validation.ts';

/** What is found in the last of some months, with the fees of each by third party, in thousands. */
function feesFound(fees: Readonly<Record<string, Readonly<Record<string, number>>>>) {
  const months = Object.values(fees);
  const names = [...new Set(months.flatMap((month) => Object.keys(month)))];
  const sums = new Map<string, number>();
  const balances = months.map((month, index) => {
    const rows = names
      .filter((name) => (sums.get(name) ?? 0) + (month[name] ?? 0) > 0)
      .map((name) => {
        const before = sums.get(name) ?? 0;
        const spent = (month[name] ?? 0) * 1000;
        sums.set(name, before + spent);
        return `51101001 Honorarios | ${900_100_200 + names.indexOf(name)} ${name} | ${before} | ${spent} | 0 | ${before + spent}`;
      });
    return balanceOfBooks(Object.keys(fees)[index]!, rows.join('\n'));
  });
  const [balance, ...history] = balances.reverse();
  const { report } = runValidations(
    { balance: balance!, period: balance!.period!, history, profile: {} },
    { validations: [validation], texts: { variacion: text } },
  );
  const finding = report.validations[0]!.findings.find(({ account }) => account === '51101001')!;
  const changes = finding.thirdParties.map(({ name, amount }) => `${name} ${Number(amount)}`);
  const sum = finding.thirdParties.reduce((all, { amount }) => all + fromDecimal(amount), 0n);
  return { finding, changes, isWhole: sum === fromDecimal(finding.formula.at(-1)!.amount) };
}

test('against the month before, with who is no longer there and beyond the tenth', () => {
  const others = Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`Otro ${index}`, 100 + index]));
  const { finding, changes, isWhole } = feesFound({
    '2026-01': { Ana: 9_000 },
    '2026-02': { Ana: 9_000, Leo: 400 },
    '2026-03': { ...others, Leo: 1_000 },
  });
  expect(changes.slice(0, 2)).toEqual(['Ana -9000000', 'Leo 600000']);
  expect(changes).toHaveLength(14);
  expect(isWhole).toBe(true);
  expect(finding.thirdPartyMeasure).toBe('Cambio');
  expect(finding.message).toContain('9.000.000 menos en Ana');
});

test('against a mean, to the cent', () => {
  const { changes, isWhole } = feesFound({
    '2026-01': { Ana: 9_000, Leo: 1_000 },
    '2026-02': { Ana: 9_001, Leo: 1_000 },
    '2026-03': { Ana: 9_000, Leo: 2_000 },
    // Without April there is no month before.
    '2026-05': { Ana: 17_000, Leo: 3_001 },
  });
  expect(changes).toEqual(['Ana 7999667', 'Leo 1667667']);
  expect(isWhole).toBe(true);
});
