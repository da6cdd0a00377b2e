/** The chart of a balance that stopped draws what was usual on its own side. */
import { expect, test } from 'vitest';
import { runValidations } from '#core/engine/run-validations.ts';
import { balanceOfBooks } from '#core/engine/validation-case.ts';
import { text } from './text.es.ts';
import { validation } from './validation.ts';

test.each([
  ['26102001 Prima de servicios', -1],
  ['13050501 Clientes nacionales', 1],
])('%s', (account, side) => {
  const balances = ['2026-01', '2026-02', '2026-03', '2026-04'].map((period, index) => {
    const [before, now] = [index === 0 ? 0 : 9_000_000 * side, index === 3 ? 0 : 9_000_000 * side];
    const [debit, credit] = now >= before ? [now - before, 0] : [0, before - now];
    return balanceOfBooks(period, `${account} | 52100200 Ana Ruiz | ${before} | ${debit} | ${credit} | ${now}`);
  });
  const [balance, ...history] = balances.reverse();
  const { report } = runValidations(
    { balance: balance!, period: balance!.period!, history, profile: {} },
    { validations: [validation], texts: { variacion: text } },
  );
  const [found] = report.validations[0]!.findings;
  expect(found).toMatchObject({ rule: 'VAR-3', series: { missing: 'Ya no está' } });
  expect(Number(found!.series!.expected)).toBe(9_000_000 * side);
});
