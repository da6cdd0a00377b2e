/** The contract of amounts: the last line of a formula is the amount, and third parties add up to it or say what they are. */
import type { Finding } from '#core/engine/finding.ts';
import { type Cents, fromDecimal } from '#core/money/money.ts';

/** Name of a line that no rule named. */
const unnamed = 'Monto';

/** What is wrong with the amounts of a finding; empty if they add up. */
export function amountFaults(finding: Finding): string[] {
  const amount = fromDecimal(finding.amount);
  if (amount === 0n) return [];
  return [...formulaFaults(finding, amount), ...tableFaults(finding, amount)].map(
    (fault) => `${finding.rule}: ${fault}`,
  );
}

function formulaFaults({ formula }: Finding, amount: Cents): string[] {
  const last = formula.at(-1);
  if (last === undefined) return ['no formula'];
  const total = fromDecimal(last.amount);
  return [
    ...(total === amount || total === -amount ? [] : [`the formula ends in ${last.amount}`]),
    ...(last.kind === 'total' ? [] : ['the formula has no total']),
    ...(formula.some(({ label }) => label === unnamed) ? ['a line of the formula has no name'] : []),
  ];
}

function tableFaults({ thirdParties, thirdPartyCount, thirdPartyMeasure }: Finding, amount: Cents): string[] {
  if (thirdParties.length === 0 || thirdParties.length < thirdPartyCount) return [];
  const shares = thirdParties.filter(({ share }) => share !== undefined);
  const sumOf = (some: readonly { amount: string; share?: string }[]) =>
    some.reduce((sum, one) => sum + fromDecimal(one.share ?? one.amount), 0n);
  if (shares.length > 0 && thirdPartyMeasure === null) return ['shares beside a column without a name'];
  if (shares.length > 0 && shares.length < thirdParties.length) return ['some third parties without a share'];
  if (thirdPartyMeasure !== null && shares.length === 0) return [];
  return sumOf(thirdParties) === amount ? [] : [`third parties add up to ${sumOf(thirdParties)}`];
}
